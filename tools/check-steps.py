#!/usr/bin/env python3
# Copyright the authors of Clew. SPDX-License-Identifier: Apache-2.0
"""Checks the proofs of steps as docs/STEPS.md describes them; written from that document alone.

    clew explain --format json puzzles.txt | python3 check-steps.py
    python3 check-steps.py --verdicts explain.jsonl

Reads what `clew explain`, `hint` and `steps` write with --format json, one document a line.
Names in brackets, such as [cover-fins], are the rules of STEPS.md. Needs Python 3.9, nothing else.
Exit code: 0 if nothing was rejected, 1 if a step was, 2 if the input cannot be read.

Sets are bit masks. A set of cells has one bit a cell, in reading order. A set of candidates has
one bit a candidate: cell + value * cells, both from 0. So `cells << value * count` is one value in
these cells, and `cells * every` all values in them, where `every` has the first cell's candidates.
"""
import argparse
import json
import os
import re
import sys

MAX_DEPTH = 8  # [depth]
MAX_SIZE = 64  # larger grids are "unsupported"
SIZE = re.compile("([1-9][0-9]?)x([1-9][0-9]?)")
DIGITS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
KING = [(dr, dc) for dr in (-1, 1) for dc in (-1, 1)]
KNIGHT = [(dr, dc) for dr in (-2, -1, 1, 2) for dc in (-2, -1, 1, 2) if abs(dr) != abs(dc)]


class Rejected(Exception):
    """The first thing that does not hold, in words."""


def need(condition, otherwise):
    if not condition:
        raise Rejected(otherwise)


def field(thing, name, kind):
    """A field that has to be there and of this type; true is not a number."""
    need(type(thing) is dict, "something that should be an object is not")
    value = thing.get(name)
    if type(value) is not kind:
        raise Rejected(f"the field {name} is missing or of another type than described")
    return value


def look_up(table, name, what):
    """What a table has under a name that has to be in it."""
    if type(name) is not str or name not in table:
        raise Rejected(f"there is no {what} {str(name)[:40]}")
    return table[name]


def bits(mask):
    """The numbers of the bits of a mask, from the lowest on."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def size_of(mask):
    return bin(mask).count("1")


def union(masks):
    result = 0
    for mask in masks:
        result |= mask
    return result


# The grid

class Shape:
    """[shape] Houses, which cells see each other, and the names of all there is."""

    def __init__(self, name):
        parts = name.split(":")
        size = SIZE.fullmatch(parts.pop(0))
        need(size and size[1] == size[2] and int(size[1]) <= MAX_SIZE, "the shape does not begin with a size")
        self.size = n = int(size[1])
        self.count = n * n
        self.all_cells = (1 << self.count) - 1
        self.every = sum(1 << value * self.count for value in range(n))
        self.excluded = {}  # what candidates exclude, as far as it was asked for
        self.cells = {f"r{i // n + 1}c{i % n + 1}": i for i in range(self.count)}
        self.candidates = {f"{cell}={value + 1}": i + value * self.count
                           for cell, i in self.cells.items() for value in range(n)}
        self.houses = {f"row {i + 1}": self.block(i, 0, 1, n) for i in range(n)}
        self.houses.update((f"column {i + 1}", self.block(0, i, n, 1)) for i in range(n))
        box = self.add_layout(parts)
        added = self.take_added(parts)
        for part in parts:
            need(part in ("diagonal", "windoku", "antiknight", "antiking"), "a part of the shape is not known")
            need(parts.count(part) == 1, "a part of the shape is there twice")
        if "diagonal" in parts:
            self.houses["diagonal 1"] = sum(1 << i * n + i for i in range(n))
            self.houses["diagonal 2"] = sum(1 << i * n + n - 1 - i for i in range(n))
        if "windoku" in parts:
            need(box and box[0] == box[1], "windoku needs boxes with as many rows as columns")
            starts = range(1, n - box[0], box[0] + 1)
            windows = [self.block(row, column, *box) for row in starts for column in starts]
            self.houses.update((f"window {i}", cells) for i, cells in enumerate(windows, 1))
        self.houses.update((f"extra house {i}", cells) for i, cells in enumerate(added["house"], 1))
        self.groups = added["distinct"]
        # With which cells each makes a pair, and which it sees
        moves = (KNIGHT if "antiknight" in parts else []) + (KING if "antiking" in parts else [])
        self.partners = [self.moved(i, moves) for i in range(self.count)]
        self.sees = list(self.partners)
        for group in [*self.houses.values(), *self.groups]:
            for cell in bits(group):
                self.sees[cell] |= group
        self.sees = [seen & ~(1 << cell) for cell, seen in enumerate(self.sees)]

    def block(self, row, column, rows, columns):
        """The cells of a rectangle."""
        return sum(((1 << columns) - 1) << r * self.size + column for r in range(row, row + rows))

    def add_layout(self, parts):
        """Adds boxes or regions, takes their part from the list, and tells the size of boxes."""
        n = self.size
        box = SIZE.fullmatch(parts[0]) if parts else None
        if box:
            del parts[:1]
            rows, columns = int(box[1]), int(box[2])
        elif parts[:1] == ["latin"]:
            del parts[:1]
            return None
        elif parts[:1] == ["jigsaw"]:
            letters = "".join(parts[1:2])
            del parts[:2]
            regions = list(dict.fromkeys(letters))  # in the order in which they first appear
            need(len(letters) == self.count and all(letters.count(region) == n for region in regions),
                 "the regions of the jigsaw do not have as many cells as there are values")
            for i, region in enumerate(regions, 1):
                self.houses[f"region {i}"] = sum(1 << cell for cell, c in enumerate(letters) if c == region)
            return None
        else:
            rows = max(r for r in range(1, n + 1) if n % r == 0 and r * r <= n)
            columns = n // rows
            need(rows > 1 or n == 1, "a prime size needs a layout")
        need(rows * columns == n, "the boxes do not have as many cells as there are values")
        for i in range(n):
            down, right = divmod(i, rows)  # as many boxes side by side as a box has rows
            self.houses[f"box {i + 1}"] = self.block(down * rows, right * columns, rows, columns)
        return rows, columns

    def take_added(self, parts):
        """Takes the houses and groups that are told by their cells from the list."""
        added = {"house": [], "distinct": []}
        for word in [part for part in parts if part in added]:
            at = parts.index(word)
            names = "".join(parts[at + 1:at + 2])
            del parts[at:at + 2]
            cells = re.findall(r"r\d+c\d+", names)
            need(cells and "".join(cells) == names, "the cells of a house or group cannot be read")
            group = union(1 << self.cell(cell) for cell in cells)
            count = size_of(group)
            need(count == len(cells) and (count == self.size if word == "house" else 2 <= count < self.size),
                 "a house or group has the wrong number of cells")
            added[word].append(group)
        return added

    def moved(self, cell, moves):
        """The cells that are a move away."""
        n = self.size
        targets = [(cell // n + dr, cell % n + dc) for dr, dc in moves]
        return sum(1 << r * n + c for r, c in targets if 0 <= r < n and 0 <= c < n)

    def cell(self, name):
        return look_up(self.cells, name, "cell")

    def candidate(self, name):
        return look_up(self.candidates, name, "candidate")

    def value(self, number):
        """A value from 0, as masks have it, of one from 1."""
        if type(number) is not int or not 1 <= number <= self.size:
            raise Rejected(f"there is no value {str(number)[:40]}")
        return number - 1

    def cell_set(self, names):
        return union(1 << self.cell(name) for name in names)

    def candidate_set(self, names):
        return union(1 << self.candidate(name) for name in names)

    def name(self, candidate):
        value, cell = divmod(candidate, self.count)
        return f"r{cell // self.size + 1}c{cell % self.size + 1}={value + 1}"

    def need_none(self, candidates, otherwise):
        """Rejects if there are candidates, and names the first three."""
        if candidates:
            names = [self.name(candidate) for candidate in bits(candidates)]
            more = f" and {len(names) - 3} more" if len(names) > 3 else ""
            raise Rejected(f"{otherwise}: {', '.join(names[:3])}{more}")

    def excludes(self, candidate):
        """All that this candidate excludes; nothing excludes itself."""
        mask = self.excluded.get(candidate)
        if mask is None:
            value, cell = divmod(candidate, self.count)
            mask = (self.sees[cell] << value * self.count | self.every << cell) & ~(1 << candidate)
            if self.size <= 25:  # larger grids would need too much memory
                self.excluded[candidate] = mask
        return mask

    def excluded_by_all(self, candidates):
        """What each of these candidates excludes; there is at least one."""
        result = -1
        for candidate in bits(candidates):
            result &= self.excludes(candidate)
        return result

    def see_each_other(self, cells):
        return all(cells & ~self.sees[cell] == 1 << cell for cell in bits(cells))

    def places(self, candidates):
        """For each value that occurs, in which cells: {value: cells}."""
        split = ((value, candidates >> value * self.count & self.all_cells) for value in range(self.size))
        return {value: cells for value, cells in split if cells}

    def cells_of(self, candidates):
        return union(self.places(candidates).values())


SHAPES = {}  # the last ones, by name


def shape_of(name):
    if name not in SHAPES:
        if len(SHAPES) >= 20:
            SHAPES.clear()
        SHAPES[name] = Shape(name)
    return SHAPES[name]


# The board

class Board:
    """Candidates on the board (live), those that filled cells hold, filled cells and givens."""

    def __init__(self, shape, live, held, filled, givens, uniqueness):
        self.shape, self.live, self.held, self.filled = shape, live, held, filled
        self.givens, self.uniqueness = givens, uniqueness

    def without(self, off):
        """[proof] The same board without these candidates; no cell is filled by this."""
        return Board(self.shape, self.live & ~off, self.held, self.filled, self.givens, self.uniqueness)

    def carry_out(self, conclusions):
        """[carry-out] In their order."""
        for placed, candidate in conclusions.order:
            self.live &= ~(1 << candidate)
            if placed:
                self.live &= ~self.shape.excludes(candidate)
                self.held |= 1 << candidate
                self.filled |= 1 << candidate % self.shape.count


def read_values(shape, written):
    """[start] The candidates that a line of values holds."""
    if shape.size < len(DIGITS):
        need(type(written) is str, "givens or placed values are not written as text")
        written = [DIGITS.find(character) for character in written]
    need(type(written) is list and len(written) == shape.count, "there is not one value for each cell")
    return union(1 << cell + shape.value(value) * shape.count
                 for cell, value in enumerate(written) if type(value) is not int or value != 0)


def read_marks(shape, start, open_cells):
    """[start] All candidates that the marks leave in open cells."""
    everything = open_cells * shape.every
    need(start.get("meaning", "candidates") == "candidates", "the marks have a meaning that is not known")
    marks = field(start, "marks", dict) if "marks" in start else {}
    listed = shape.cell_set(marks)
    allowed = everything & ~(listed * shape.every)
    for name in marks:
        for value in field(marks, name, list):
            allowed |= 1 << shape.cell(name) + shape.value(value) * shape.count
    notes = "meaning" not in start and open_cells & ~listed
    return everything if notes else allowed & everything


def read_start(document):
    """[start] The board before the first step."""
    start = field(document, "start", dict)
    shape = shape_of(field(start, "shape", str))
    given = read_values(shape, start.get("givens"))
    placed = read_values(shape, start["placed"]) if "placed" in start else 0
    givens, held = shape.cells_of(given), given | placed
    need(not givens & shape.cells_of(placed), "a cell has a given and a placed value")
    filled = shape.cells_of(held)
    excluded = union(shape.excludes(candidate) for candidate in bits(held))
    need(not held & excluded, "two filled cells that see each other hold the same value")
    live = read_marks(shape, start, shape.all_cells & ~filled) & ~excluded
    return Board(shape, live, held, filled, givens, document.get("uniqueness"))


# Conclusions, slots and claims

class Conclusions:
    """[conclusions] What a proof has to show: pairs (placed?, candidate), and the same as sets."""

    def __init__(self, board, order):
        need(order, "there is no conclusion")
        self.order = order
        self.placed = union(1 << candidate for placed, candidate in order if placed)
        self.removed = union(1 << candidate for placed, candidate in order if not placed)
        board.shape.need_none((self.placed | self.removed) & ~board.live, "concluded but not on the board")
        need(size_of(self.placed | self.removed) == len(order), "a candidate is in two conclusions")
        for candidate in bits(self.placed):
            need(not self.placed & board.shape.excludes(candidate), "two placed candidates exclude each other")


def read_conclusions(board, step):
    order = []
    for text in field(step, "conclusions", list):
        removed = type(text) is str and "<>" in text
        order.append((not removed, board.shape.candidate(text.replace("<>", "=") if removed else text)))
    return Conclusions(board, order)


class Slot:
    """[slot] A usable slot: all that lies in it, and what of that is on the board."""

    def __init__(self, board, written):
        shape, kind = board.shape, field(written, "kind", str)
        self.exact, self.value = kind != "among", None
        if kind == "cell":
            self.cells = 1 << shape.cell(written.get("cell"))
            self.lies = self.cells * shape.every
            need(not board.filled & self.cells, "the cell of a slot is filled")
        elif kind == "house":
            self.cells = look_up(shape.houses, written.get("house"), "house")
            self.value = shape.value(written.get("value"))
            self.lies = self.cells << self.value * shape.count
            need(not board.held & self.lies, "the house of a slot has its value already")
        elif kind == "among":
            self.cells = shape.cell_set(field(written, "cells", list))
            self.value = shape.value(written.get("value"))
            self.lies = self.cells << self.value * shape.count
            need(self.cells and not board.filled & self.cells, "a slot among cells has none, or a filled one")
            need(shape.see_each_other(self.cells), "the cells of a slot do not see each other")
        else:
            raise Rejected("a slot is of a kind that is not known")
        self.candidates = self.lies & board.live
        self.key = kind, written.get("house"), self.cells, self.value  # equal for the same house or cell

    def taken_by(self, candidate, shape):
        """[cover-target] Whether a candidate takes this cover."""
        if self.lies >> candidate & 1:
            return True
        value, cell = divmod(candidate, shape.count)
        return not self.exact and value == self.value and not self.cells & ~shape.sees[cell]


def exact_slot(board, written):
    slot = Slot(board, written)
    need(slot.exact, "a slot is not exact: the value may be in none of its cells")
    return slot


def read_claim(board, written):
    """[branch] Whether a claim is on, and its candidates, all of them on the board."""
    on = field(written, "on", bool)
    candidates = board.shape.candidate_set(field(written, "candidates", list))
    need(candidates, "a claim names no candidate")
    board.shape.need_none(candidates & ~board.live, "claimed but not on the board")
    return on, candidates


def all_off(claims):
    return union(candidates for on, candidates in claims if not on)


# Proofs: each function rejects unless the proof shows the conclusions on this board

def check_proof(board, proof, conclusions, depth):
    need(depth <= MAX_DEPTH, "too many proofs are inside each other")
    check = PROOFS.get(field(proof, "kind", str))
    need(check, "a proof is of a kind that is not known")
    check(board, proof, conclusions, depth)


def check_single(board, proof, conclusions, depth):
    """[single]"""
    slot = exact_slot(board, proof.get("slot"))
    candidate = board.shape.candidate(proof.get("candidate"))
    need(slot.candidates >> candidate & 1, "the candidate is not in the slot")
    board.shape.need_none(slot.candidates & ~(1 << candidate), "the slot has other candidates")
    need(conclusions.order == [(True, candidate)], "a single places its own candidate and does nothing else")


def check_cover(board, proof, conclusions, depth):
    """[cover], [cover-fins] and [cover-target]"""
    shape = board.shape
    need(not conclusions.placed, "a cover places nothing")
    bases = [exact_slot(board, slot) for slot in field(proof, "bases", list)]
    covers = [Slot(board, slot) for slot in field(proof, "covers", list)]
    fins = shape.candidate_set(field(proof, "fins", list))
    need(len({base.key for base in bases}) == len(bases), "the same base is there twice")
    once = twice = 0
    for base in bases:
        twice |= once & base.candidates
        once |= base.candidates
    covered = union(cover.lies for cover in covers)
    shape.need_none(fins & ~once, "a fin but no candidate of a base")
    shape.need_none(once & ~covered & ~fins, "a base candidate outside the covers but no fin")
    shape.need_none(twice & ~fins, "a candidate of two bases but no fin")
    for target in bits(conclusions.removed):
        shape.need_none(fins & ~shape.excludes(target), "a fin that a target does not exclude")
        left = sum(not base.candidates >> target & 1 for base in bases)
        room = sum(not cover.taken_by(target, shape) for cover in covers)
        if left <= room:
            raise Rejected(f"with {shape.name(target)}, covers have room for all other bases ({room} for {left})")


def check_cases(board, proof, conclusions, depth):
    """[split-slot] and [split-none]"""
    assumed = read_assumptions(board, proof)
    off = [candidates for on, candidates in assumed if not on]
    if "split" in proof:
        need(not off, "a branch of a slot assumes that something is off")
        alternatives = exact_slot(board, proof["split"]).candidates
    else:
        need(len(off) == 1, "without a slot, exactly one branch has to assume that something is off")
        alternatives = off[0]
    check_branches(board, proof, assumed, alternatives, conclusions, depth)


def check_deadly(board, proof, conclusions, depth):
    """[deadly], [deadly-cell] and [deadly-extras]"""
    shape = board.shape
    need(board.uniqueness in ("givens", "candidates"), "it is not known that there is only one solution")
    pattern = shape.candidate_set(field(proof, "pattern", list))
    cells = shape.cells_of(pattern)
    need(pattern, "the pattern is empty")
    need(all(size_of(pattern & shape.every << cell) == 2 for cell in bits(cells)),
         "a cell of the pattern does not have two values in it")
    need(not cells & board.givens, "a cell of the pattern is a given")
    shape.need_none(board.held & cells * shape.every & ~pattern, "filled with a value outside the pattern")
    if board.uniqueness == "candidates":
        shape.need_none(pattern & ~board.live, "in the pattern but not on the board")
    check_groups(board, pattern, cells)
    extras = board.live & cells * shape.every & ~pattern
    need(extras, "the cells of the pattern have no other candidate")
    assumed = read_assumptions(board, proof)
    need(not all_off(assumed), "a branch of a pattern assumes that something is off")
    check_branches(board, proof, assumed, extras, conclusions, depth)


def check_groups(board, pattern, cells):
    """[deadly-group] In all houses, groups and pairs the values of the pattern can change places."""
    shape = board.shape
    pairs = {1 << cell | 1 << other for cell in bits(cells) for other in bits(shape.partners[cell])}
    for group in [*shape.houses.values(), *shape.groups, *pairs]:
        values = shape.places(pattern & group * shape.every)
        if any(size_of(places) != 2 for places in values.values()):
            others = shape.places((board.live | board.held) & (group & ~cells) * shape.every)
            need(size_of(group & cells) == 1 and not values.keys() & others.keys(),
                 "in a house or pair the values of the pattern cannot change places")


# Branches

def read_assumptions(board, proof):
    return [read_claim(board, field(branch, "assume", dict)) for branch in field(proof, "branches", list)]


def check_branches(board, proof, assumed, alternatives, conclusions, depth):
    """Each alternative is in an assumption that is on, and every branch holds."""
    covered = union(candidates for on, candidates in assumed if on)
    board.shape.need_none(alternatives & ~covered, "there is no branch for")
    for branch, assumption in zip(proof["branches"], assumed):
        claims = [assumption]
        for entry in field(branch, "then", list):
            claims.append(check_claim(board, entry, claims, depth))
        if "emptied" in branch:  # [emptied]
            left = exact_slot(board, branch["emptied"]).candidates & ~all_off(claims)
            board.shape.need_none(left, "the slot of a branch is not empty")
        else:
            check_reached(board.shape, claims, conclusions)


def check_claim(board, entry, claims, depth):
    """[branch] A claim that follows for its reason from some of those before it."""
    claim = read_claim(board, field(entry, "claim", dict))
    numbers = field(entry, "from", list)
    need(all(type(number) is int and 0 <= number < len(claims) for number in numbers),
         "a claim follows from one that is not before it")
    reason = field(entry, "reason", dict)
    check = REASONS.get(field(reason, "kind", str))
    need(check, "a reason is of a kind that is not known")
    check(board, reason, *claim, [claims[number] for number in numbers], depth)
    return claim


def check_reached(shape, claims, conclusions):
    """[reached] The branch leads to every conclusion."""
    removed, placed = conclusions.removed & ~all_off(claims), conclusions.placed
    for on, candidates in claims:
        if on:
            removed &= ~shape.excluded_by_all(candidates)
            if size_of(candidates) == 1:
                placed &= ~candidates
    shape.need_none(removed | placed, "a branch does not reach the conclusion on")


# Reasons: each function rejects unless the claim follows from the premises

def check_sees(board, reason, on, candidates, premises, depth):
    """[sees]"""
    need(not on, "what is seen does not go on")
    need(any(premise and not candidates & ~board.shape.excluded_by_all(group) for premise, group in premises),
         "there is no premise that excludes all that goes off")


def check_last(board, reason, on, candidates, premises, depth):
    """[last]"""
    need(on, "the last candidate of a slot does not go off")
    left = exact_slot(board, reason.get("slot")).candidates & ~all_off(premises)
    board.shape.need_none(left & ~candidates, "the slot has other candidates left")


def check_locked_set(board, reason, on, candidates, premises, depth):
    """[locked-set]"""
    shape = board.shape
    cells = shape.cell_set(field(reason, "cells", list))
    need(cells and not cells & board.filled, "a locked set has no cell, or a filled one")
    values = shape.places(board.live & cells * shape.every & ~all_off(premises))
    need(len(values) == size_of(cells), "a locked set does not have as many values as cells")
    need(all(shape.see_each_other(places) for places in values.values()),
         "two cells of a locked set may hold the same value")
    left = {value: places << value * shape.count for value, places in values.items()}
    if on:
        need(any(not places & ~candidates for places in left.values()),
             "the claim does not have all places of a value of the locked set")
    else:
        for candidate in bits(candidates):
            value, cell = divmod(candidate, shape.count)
            need(value in left and not cells >> cell & 1 and not left[value] & ~shape.excludes(candidate),
                 "the locked set does not exclude all that goes off")


def check_inner(board, reason, on, candidates, premises, depth):
    """[proof]"""
    need(not on or size_of(candidates) == 1, "a proof shows one candidate to be on, not one of several")
    inner = board.without(all_off(premises))
    conclusions = Conclusions(inner, [(on, candidate) for candidate in bits(candidates)])
    check_proof(inner, field(reason, "proof", dict), conclusions, depth + 1)


PROOFS = {"single": check_single, "cover": check_cover, "cases": check_cases, "deadly": check_deadly}
REASONS = {"sees": check_sees, "last": check_last, "locked-set": check_locked_set, "proof": check_inner}


# Documents

def read_document(line):
    """[path] A line of JSON, and its steps that can be checked."""
    try:
        document = json.loads(line.decode("utf-8"), object_pairs_hook=unique_names, parse_constant=int)  # no NaN
    except (ValueError, RecursionError):
        raise Rejected("the line is not JSON") from None
    need(type(document) is dict, "the line is not an object")
    if "found" in document:
        field(document, "found", int)
    if "steps" in document:
        return document, field(document, "steps", list)
    step = field(document, "step", dict) if "step" in document else {}
    return document, [step] if "conclusions" in step else []


def unique_names(pairs):
    """An object without a name that is there twice, which two readers may take for two things."""
    result = dict(pairs)
    need(len(result) == len(pairs), "an object has a name twice")
    return result


def check_step(board, step):
    """The verdict on one step, and its conclusions unless it is rejected."""
    try:
        conclusions = read_conclusions(board, step)
        if field(step, "guess", bool):  # [guess]
            return "guess", conclusions
        check_proof(board, field(step, "proof", dict), conclusions, 1)
        return "accepted", conclusions
    except Rejected as reason:
        return f"rejected: {reason}", None


def check_document(line):
    """[path] For each step its verdict and technique."""
    try:
        document, steps = read_document(line)
        board = read_start(document) if steps else None
    except Rejected as reason:
        yield f"rejected: {reason}", None
        return
    verdict = ""
    for step in steps:
        if verdict.startswith("rejected") and "found" not in document:
            verdict = "rejected: a step before it was rejected"
        else:
            verdict, conclusions = check_step(board, step)
            if conclusions and "found" not in document:
                board.carry_out(conclusions)
        yield verdict, step.get("technique") if type(step) is dict else None


def read_lines(name):
    """The lines of a file or of the standard input that are not empty, with their numbers."""
    with sys.stdin.buffer if name == "-" else open(name, "rb") as file:
        for number, line in enumerate(file, 1):
            if number == 1 and line.startswith(b"\xef\xbb\xbf"):
                line = line[3:]
            if line.strip():
                yield number, line


def run(files, verdicts):
    """Checks all files, prints what was rejected and the counts, and returns the exit code."""
    counts = {"accepted": 0, "rejected": 0, "guess": 0}
    for name in files:
        file = f"{name}:" if len(files) > 1 else ""
        for number, line in read_lines(name):
            for i, (verdict, technique) in enumerate(check_document(line), 1):
                kind, _, reason = verdict.partition(": ")
                counts[kind] += 1
                if verdicts:
                    print(f"{file}{number}.{i} {verdict}")
                elif reason:
                    print(f"{file}line {number}, step {i} ({technique or 'no technique'}): {reason}.")
    print("{accepted} accepted, {rejected} rejected, guesses: {guess}".format(**counts), flush=True)
    return 1 if counts["rejected"] else 0


def main():
    parser = argparse.ArgumentParser(description="Checks the proofs of steps as docs/STEPS.md describes them.")
    parser.add_argument("files", nargs="*", default=["-"], help="JSON lines; the standard input if there are none")
    parser.add_argument("--verdicts", action="store_true", help="print a line for each step")
    arguments = parser.parse_args()
    try:
        return run(arguments.files, arguments.verdicts)
    except BrokenPipeError:  # the reader of the verdicts has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"check-steps: {error.filename or 'the input'} cannot be read: {error.strerror}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
