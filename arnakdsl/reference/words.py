"""The words of `vocabulary` that random effects are made of."""

from __future__ import annotations

CHIP_PILES = (
    "bag", "row", "heap", "hand", "bench", "deck", "crate", "start.hand", "next_seat(me).bench", "next_seat(me).deck",
    "chip_a.goes", "top(hand).goes",
)  # fmt: skip
PAWN_PILES = ("flock", "me.home.nest", "cell_a.nest", "cell_b.nest", "first(cells by -level).nest")
LIFETIMES = ("turn", "round")
COSTS = (
    "1 red", "1 blue", "1 leg", "2 leg", "1 wheel", "1 red, 1 leg", "1 card", "1 card, 1 keel", "9 red", "1 badge",
    "2 card", "1 card, 1 badge", "1 red, 1 blue, 1 worker", "cell_b.price", "chip_d.price, 1 red", "cell_c.price, pawn_a.fee",
)  # fmt: skip
DISCOUNTS = ("1 leg", "1 red, 1 wheel", "all", "1 card", "cell_b.price")
SETS = {
    "cell": ("cells", "cell_b.near", "me.home.near", "cells"),
    "corner": ("corners", "cell_b.corners", "me.home.corners"),
    "chip": ("hand", "bench", "row", "heap", "hand + bench", "row + hand", "chips", "next_seat(me).bench", "bag", "chip_d.goes"),
    "pawn": ("flock", "tops(nest)", "pawns", "me.home.nest", "cell_a.nest + flock", "tops(nest) + flock"),
    "seat": ("players", "seats"),
}  # fmt: skip
MEMBERS = {
    "cell": ("owner", "lit", "twin", "guest", "load > 1", "level = 2", "mine", "open", "any(corners)", "nest", "owner = start",
             "guest.value > 1", "heir = it", "any(corners where who)"),
    "corner": ("who = me", "weight = 2", "cell.lit", "not cell.owner", "cell.level > 1"),
    "chip": ("speed = slow", "speed = quick", "icons(carries) > 1", "it != chip_g", "it is chip", "it != me.pocket", "can(use)",
             "yields(use, leg)"),
    "pawn": ("value > 1", "not sung", "keeper = me", "keeper", "it != pot"),
    "seat": ("it = me", "it != start", "red > 2", "rich", "home", "hand", "turn_order(it) > 1"),
}  # fmt: skip
KEYS = {
    "cell": ("level", "-level", "load", "-load", "count(corners)", "guest.value"),
    "corner": ("weight", "-weight", "cell.level"),
    "chip": ("icons(carries)", "-icons(carries)"),
    "pawn": ("-value", "value"),
    "seat": ("red", "-blue", "turn_order(it)"),
}
NUMBERS = {
    "cell": ("level", "load", "twin.level", "heir.load", "guest.value", "owner.red"),
    "corner": ("weight", "cell.level", "who.blue"),
    "chip": ("icons({}.carries)", "icons({}.price)"),
    "pawn": ("value", "keeper.red"),
    "seat": ("red", "blue", "leg", "height", "home.level"),
}
EFFECT = {"pawn": "song", "chip": "use", "cell": "gift"}  # each leads to those before it alone, so that all of them end
THINGS = {
    "cell": ("cell_a", "cell_b", "cell_c", "me.home", "cell_d.twin", "cell_a.heir", "next_seat(me).home"),
    "corner": ("corner_a", "corner_b"),
    "chip": ("chip_a", "chip_d", "chip_f", "top(deck)", "bottom(heap)", "place(row, 2)", "top(bag)", "place(hand, me.blue)",
             "me.pocket", "chip_h", "top(start.hand)"),
    "pawn": ("pawn_a", "cell_b.guest", "cell_c.buried", "top(flock)", "top(cell_a.nest)", "pot", "pawn_e"),
    "seat": ("me", "start", "next_seat(me)", "active", "cell_b.owner", "next_seat(cell_a.owner)", "pawn_b.keeper", "ghost"),
}  # fmt: skip
UNITS = ("red", "blue", "worker", "spark", "shared", "leg", "wheel", "keel", "wing")
OFFERS = (
    "settle", "buy or rest", "travel or hand_over or offering", "trade", "count_up", "feed", "thank or call", "gather",
)  # fmt: skip
FACTS = (
    "me.tired", "dusk", "start = me", "me.home", "active = me", "bag", "row", "cell_b.owner = me", "me.rich", "ghost", "pot",
    "me.pocket", "weather = foul", "stretch > 1", "me = ghost", "active is player",
)  # fmt: skip
FIXED = (
    "me.red", "me.blue", "me.leg", "turns", "me.height", "shared", "turns_in_all", "start.red", "stretch", "ghost.red",
    "next_seat(me).worker", "count(seats)", "count(players)", "active.blue",
)  # fmt: skip
