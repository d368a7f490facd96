"""A table on the web, with hidden hands: `python examples/web_server.py --pack kiln`, then open the links that it prints.

Each player has a secret link.  What goes to a player is `game.view(seat)`, the open decision if it is that player's, and the
points when the game is over.  All else stays here: the whole view, saves, records, the seed and points during the game
tell what is hidden.  A choice says for which moment it is meant, so that a second click does nothing.

It listens on this machine alone; behind a real server put TLS and limits in front of it.
"""

from __future__ import annotations

import argparse
import json
import secrets
import threading
from collections.abc import Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import arnakdsl
from arnakdsl import Game, RulesError

PAGE = """<!doctype html><meta charset=utf-8><title>table</title><h1 id=asked></h1><ul id=options></ul><pre id=view></pre>
<script>
const headers = {"Authorization": location.hash.slice(1)}
let moment = -1
function show(state) {
  if (state.moment == moment) return
  moment = state.moment
  const asked = state.decision
  document.all.asked.textContent = state.scores ? JSON.stringify(state.scores) : asked ? asked.text : "wait"
  document.all.options.replaceChildren(...(asked ? asked.options : []).map(option => {
    const item = document.createElement("li"), button = document.createElement("button")
    button.textContent = option.text
    button.onclick = () => fetch("/choose", {method: "POST", headers, body: JSON.stringify({moment, option: option.id})})
      .then(look)
    item.append(button)
    return item
  }))
  document.all.view.textContent = JSON.stringify(state.view, null, 1)
}
const look = () => fetch("/state", {headers}).then(answer => answer.json()).then(show)
look(); setInterval(look, 1000)
</script>"""
MOST_BYTES = 1000


class Table:
    """A game, and a secret for each seat."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.seats = {secrets.token_urlsafe(): seat for seat in range(players)}
        self.moment = 0
        self.lock = threading.Lock()  # a game belongs to one thread at a time

    def state(self, seat: int) -> dict[str, Any]:
        """What a seat is sent."""
        with self.lock:
            decision = self.game.decision
            asked = None
            if decision and decision.player == seat:
                options = [{"id": each.id, "text": each.text()} for each in decision.options]
                asked = {"text": decision.text(), "options": options}
            scores = self.game.scores if self.game.over else None
            return {"moment": self.moment, "view": self.game.view(seat), "decision": asked, "scores": scores}

    def choose(self, seat: int, moment: Any, option: Any) -> None:
        """Take an option for a seat.

        Raises:
            RulesError: It is not offered to this seat now.
        """
        with self.lock:
            decision = self.game.decision
            if decision is None or decision.player != seat or moment != self.moment:
                raise RulesError("you are not asked this now")
            self.game.choose(str(option))
            self.moment += 1


class Handler(BaseHTTPRequestHandler):
    """Answers as JSON; 403 without a secret, 409 where a choice cannot be taken."""

    table: Table

    def do_GET(self) -> None:
        if self.path == "/":
            self.answer(200, PAGE.encode(), "text/html")
        else:
            self.as_seat(lambda seat: self.table.state(seat))

    def do_POST(self) -> None:
        self.as_seat(self.choose)

    def choose(self, seat: int) -> dict[str, Any]:
        try:
            length = int(self.headers.get("Content-Length", 0))
            said = json.loads(self.rfile.read(max(0, min(length, MOST_BYTES))))
            moment, option = said["moment"], said["option"]
        except (ValueError, TypeError, KeyError):
            return {"refused": "a choice is a moment and an option"}
        try:
            self.table.choose(seat, moment, option)
        except RulesError as problem:  # one sentence for people
            return {"refused": str(problem)}
        return {}

    def as_seat(self, found: Any) -> None:
        seat = self.table.seats.get(self.headers.get("Authorization", ""))
        answer = {"refused": "this is nobody's link"} if seat is None else found(seat)
        status = 403 if seat is None else 409 if "refused" in answer else 200
        self.answer(status, json.dumps(answer).encode(), "application/json")

    def answer(self, status: int, body: bytes, kind: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words: Any) -> None:
        """Nothing is logged."""


def serve(game: Game, players: int, port: int = 0) -> tuple[ThreadingHTTPServer, Table]:
    """A server that is ready to run, and its table; port 0 is any free one."""
    table = Table(game, players)
    handler = type("TableHandler", (Handler,), {"table": table})
    return ThreadingHTTPServer(("127.0.0.1", port), handler), table


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve one game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pack", help="a folder, a built file, or the name of a packaged pack")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--port", type=int, default=8000)
    given = parser.parse_args(arguments)
    seed = secrets.randbits(64)  # nobody may guess it: all that is hidden follows from it
    game = arnakdsl.load(given.pack).new_game(players=given.players, seed=seed)
    server, table = serve(game, given.players, given.port)
    for token, seat in table.seats.items():
        print(f"player {seat + 1}: http://127.0.0.1:{server.server_port}/#{token}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
