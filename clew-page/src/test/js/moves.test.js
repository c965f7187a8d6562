import assert from "node:assert/strict";
import { test } from "node:test";
import * as moves from "../../main/page/model/moves.js";
import { Position } from "../../main/page/model/position.js";
import { levelOfPlacement } from "../../main/page/model/singles.js";
import { at, mask, VINCENT } from "./page.js";

const vincent = () => Position.fromLine(VINCENT);

test("a digit tidies the notes it sees, where that is wished, and is taken out again", () => {
    const position = vincent();
    moves.fillNotes(position);
    moves.enterDigit(position, [at(3, 9)], 7, true);
    assert.equal(position.marks[at(8, 9)] & mask(7), 0);
    assert.equal(position.marks[at(3, 9)], 0);
    moves.enterDigit(position, [at(3, 9)], 7, true);
    assert.equal(position.values[at(3, 9)], 0);
});

test("a given is never changed", () => {
    const position = vincent();
    moves.enterDigit(position, [0], 5, false);
    moves.erase(position, [0]);
    assert.equal(position.values[0], 7);
});

test("a note that goes is struck only where all candidates were listed", () => {
    const position = vincent();
    moves.toggleNote(position, [at(1, 3)], 6);
    moves.toggleNote(position, [at(1, 3)], 6);
    assert.deepEqual([position.marks[at(1, 3)], position.removed[at(1, 3)]], [0, 0]);
    moves.fillNotes(position);
    moves.toggleNote(position, [at(1, 3)], 8);
    assert.deepEqual([position.marks[at(1, 3)], position.removed[at(1, 3)]], [mask(6), mask(8)]);
    moves.toggleNote(position, [at(1, 3)], 8);
    assert.deepEqual([position.marks[at(1, 3)], position.removed[at(1, 3)]], [mask(6, 8), 0]);
});

test("conclusions are carried out once and for all", () => {
    const position = vincent();
    moves.applyConclusions(position, ["r2c3<>8", "r3c9=7"], true);
    assert.equal(position.values[at(3, 9)], 7);
    assert.equal(position.removed[at(2, 3)], mask(8));
    assert.equal(position.marks[at(2, 3)] & mask(8), 0);
    assert.notEqual(position.marks[at(1, 3)], 0, "notes are made where there were none");
});

test("erasing takes the value first, then notes, then the colour", () => {
    const position = vincent();
    const cell = at(1, 3);
    Object.assign(position.values, { [cell]: 6 });
    position.marks[at(2, 3)] = mask(4);
    position.colours[cell] = 3;
    moves.erase(position, [cell, at(2, 3)]);
    assert.deepEqual([position.values[cell], position.marks[at(2, 3)]], [0, mask(4)]);
    moves.erase(position, [cell, at(2, 3)]);
    assert.deepEqual([position.marks[at(2, 3)], position.colours[cell]], [0, 3]);
    moves.erase(position, [cell, at(2, 3)]);
    assert.equal(position.colours[cell], 0);
});

test("what a move did is said in a few words", () => {
    const before = vincent();
    const after = before.copy();
    moves.enterDigit(after, [at(3, 9)], 7, true);
    assert.equal(moves.describe(before, after, [at(3, 9)]), "7 in row 3 column 9");
    assert.equal(moves.describe(after, before, [at(3, 9)]), "7 removed from row 3 column 9");
    const clash = before.copy();
    moves.enterDigit(clash, [at(1, 3)], 7, true);
    assert.equal(moves.describe(before, clash, [at(1, 3)]), "7 in row 1 column 3, conflicts with row 1 column 1");
});

test("moves are told by how easily they are seen", () => {
    const nakedSingle = Position.fromLine(`1234...........7.........8..................5........6${".".repeat(27)}`);
    assert.equal(levelOfPlacement(vincent(), at(3, 9), 7), 0);
    assert.equal(levelOfPlacement(nakedSingle, at(1, 9), 9), 1);
    assert.equal(levelOfPlacement(vincent(), at(1, 4), 1), null);
});

test("a digit is placed where a step is about one cell and leaves it alone there", () => {
    const left = { conclusions: ["r9c8<>9"], proves: ["r9c8=8"] };
    assert.deepEqual(moves.outcomeOf(left), ["r9c8<>9", "r9c8=8"]);
    const beside = { conclusions: ["r9c4<>2", "r9c5<>2"], proves: ["r9c4=1"] };
    assert.deepEqual(moves.outcomeOf(beside), beside.conclusions);
    const single = { conclusions: ["r3c9=7"], proves: ["r3c9=7"] };
    assert.deepEqual(moves.outcomeOf(single), ["r3c9=7"]);
});
