import assert from "node:assert/strict";
import { test } from "node:test";
import { Shape } from "../../main/page/model/shape.js";

const ROWS = [..."ABCDEFGHI"].map((letter) => letter.repeat(9)).join("");

test("shapes have the houses and peers of their rules", () => {
    const facts = (name) => {
        const shape = Shape.of(name);
        return [shape.houses.length, shape.peers[shape.cells >> 1].length, shape.houses.at(-1).name];
    };
    assert.deepEqual(facts("4x4"), [12, 7, "box 4"]);
    assert.deepEqual(facts("6x6"), [18, 12, "box 6"]);
    assert.deepEqual(facts("9x9"), [27, 20, "box 9"]);
    assert.deepEqual(facts("16x16"), [48, 39, "box 16"]);
    assert.deepEqual(facts("9x9:diagonal"), [29, 32, "diagonal 2"]);
    assert.deepEqual(facts("9x9:windoku"), [31, 20, "window 4"]);
    assert.deepEqual(facts("9x9:antiknight"), [27, 28, "box 9"]);
    assert.deepEqual(facts("9x9:antiking"), [27, 20, "box 9"]);
    assert.deepEqual(facts("4x4:house:r1c1r2c3r3c2r4c4"), [13, 7, "extra house 1"]);
    assert.deepEqual(facts("9x9:distinct:r5c5r1c1r9c9"), [27, 22, "box 9"]);
    assert.deepEqual(facts("7x7:latin"), [14, 12, "column 7"]);
    assert.deepEqual(facts(`9x9:jigsaw:${ROWS}`), [27, 16, "region 9"]);
});

test("cells are named as players write them, and found by their names", () => {
    const shape = Shape.of("16x16");
    for (const cell of [0, 17, 255]) {
        assert.equal(shape.cellNamed(shape.cellName(cell)), cell);
    }
    assert.equal(shape.cellName(255), "r16c16");
    for (const name of ["r17c1", "r1c0", "r0c1", "", "x"]) {
        assert.equal(shape.cellNamed(name), -1, name);
    }
});

test("a shape that is not known is refused, never shown as something else", () => {
    for (const name of ["9x8", "9x9:thermo", "9x9:distinct:r1c1r0c5", "9x9:distinct:r1c1,r5c5", "7x7", "9x9:2x3", "9x9:jigsaw:AB", "1000x1000", ""]) {
        assert.throws(() => Shape.of(name), /shape|jigsaw|grid/i, name);
    }
});
