import assert from "node:assert/strict";
import { test } from "node:test";
import { Position } from "../../main/page/model/position.js";
import { at, mask, SOLVED, VINCENT } from "./page.js";

const vincent = () => Position.fromJson({ shape: "9x9", givens: VINCENT });

test("what is written is read back whole", () => {
    const position = vincent();
    position.values[at(3, 9)] = 7;
    position.marks[at(1, 3)] = mask(6, 8);
    position.removed[at(2, 3)] = mask(1);
    const read = Position.fromJson(JSON.parse(JSON.stringify(position.toJson())));
    assert.deepEqual(read.toJson(), position.toJson());
    assert.equal(read.isGiven(at(3, 9)), false);
    assert.deepEqual(read.toJson().removed, { r2c3: [1] });
});

test("notes are not sent to reason about, struck candidates are", () => {
    const position = vincent();
    position.marks[at(1, 3)] = mask(6);
    position.removed[at(1, 3)] = mask(8);
    assert.deepEqual(Object.keys(position.toReasonAbout()), ["clew", "shape", "givens", "removed"]);
    assert.deepEqual([position.candidates(at(1, 3)), position.open(at(1, 3))], [mask(6, 8), mask(6)]);
});

test("marks in every open cell are candidates, a few are notes", () => {
    const all = Object.fromEntries(
        vincent().values.flatMap((value, cell) => (value ? [] : [[`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`, [6]]])),
    );
    const full = Position.fromJson({ shape: "9x9", givens: VINCENT, marks: all });
    assert.equal(full.removed[at(1, 3)], mask(8));
    const few = Position.fromJson({ shape: "9x9", givens: VINCENT, marks: { r1c3: [6] } });
    assert.equal(few.removed[at(1, 3)], 0);
    const notes = Position.fromJson({ shape: "9x9", givens: VINCENT, notes: all });
    assert.equal(notes.removed[at(1, 3)], 0, "notes stay notes, however many");
});

test("a grid is solved when it is full and repeats nothing", () => {
    const solved = Position.fromJson({ shape: "9x9", givens: SOLVED });
    assert.equal(solved.isSolved, true);
    solved.values[0] = 3;
    assert.equal(solved.isSolved, false);
    assert.deepEqual([...solved.conflicts()].sort((a, b) => a - b), [0, 1, at(8, 1)]);
});

test("nothing is taken on trust", () => {
    const bad = [
        [{}, /no puzzle/],
        [{ clew: 9, shape: "9x9", givens: VINCENT }, /version/],
        [{ shape: "9x9", givens: `${VINCENT}1` }, /81/],
        [{ shape: "4x4", givens: "9...............".slice(0, 16) }, /./],
        [{ shape: "9x9", givens: VINCENT, notes: { r10c1: [1] } }, /r10c1/],
    ];
    for (const [json, words] of bad) {
        assert.throws(() => Position.fromJson(json), words, JSON.stringify(json));
    }
});

test("a line says its side by its length", () => {
    assert.equal(Position.fromLine(VINCENT).shape.name, "9x9");
    assert.equal(Position.fromLine("1...".repeat(4)).shape.name, "4x4");
    assert.equal(Position.fromLine("hello"), null);
});
