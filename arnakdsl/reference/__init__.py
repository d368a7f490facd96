"""The reference: a plain interpreter of the typed tree, to compare compiled play with.

It is the readable definition of what the language means, slow and without any of the compiler's means: no generated code, no
bitmasks, no tables of costs.  Each file has one concern, and its class sees those before it: `position`, `values`, `known`,
`marks`, `moves`, `verbs`, `asking`, `payment`, `possible`, `decisions`, `steps`, `play`.  `compare` plays both side by side;
`writer` and `generated` make packs to play.
"""
