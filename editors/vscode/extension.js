// Starts `arnakc lsp` for the YAML files of packs.
"use strict";

const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

function makeClient() {
  const [command, ...args] = vscode.workspace.getConfiguration("arnakdsl").get("command");
  const server = { command, args, transport: TransportKind.stdio };
  const options = {
    documentSelector: [
      { scheme: "file", language: "yaml" },
      { scheme: "file", pattern: "**/lang/**/*.ftl" },
    ],
  };
  return new LanguageClient("arnakdsl", "arnakdsl", server, options);
}

async function start() {
  client = makeClient();
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(
      `arnakc lsp cannot be started: ${error.message}. Install it with pip install 'arnakdsl[lsp]', or set arnakdsl.command.`,
    );
  }
}

async function stop() {
  const running = client;
  client = undefined;
  if (running && running.needsStop()) {
    await running.stop();
  }
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("arnakdsl.restart", async () => {
      await stop();
      await start();
    }),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
