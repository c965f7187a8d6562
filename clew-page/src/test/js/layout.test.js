import assert from "node:assert/strict";
import { test } from "node:test";
import { measure } from "../../main/page/app/layout.js";
import { Geometry } from "../../main/page/grid/geometry.js";
import { Shape } from "../../main/page/model/shape.js";

test("a cell is as large as the window allows", () => {
    const sides = {
        62: [1280, 800, 9],
        86: [1920, 1080, 9],
        40: [390, 844, 9],
        37: [360, 640, 9],
        42: [412, 732, 9],
        93: [1280, 800, 6],
        64: [768, 1024, 9],
    };
    for (const [side, [width, height, size]] of Object.entries(sides)) {
        assert.equal(measure(width, height, size).side, +side, `${width} × ${height}, ${size}`);
    }
    assert.equal(measure(390, 664, 9).side, 40, "a phone whose browser shows its bars");
    assert.equal(measure(390, 640, 9).side, 37, "the sheet of a hint has room under the grid");
    assert.equal(measure(1000, 1300, 9).side, 64, "no larger on a large tablet");
});

test("wherever there is a window, the grid fits beside or above its panel", () => {
    for (let width = 360; width <= 2000; width += 40) {
        for (let height = 390; height <= 1400; height += 35) {
            const { kind, room, side, gutter } = measure(width, height, 9);
            const where = `${width} × ${height}: ${kind}`;
            assert.ok(room + gutter <= width && room <= height, where);
            assert.ok(side >= 25 && side * 9 <= room + 1e-9, where);
        }
    }
});

test("notes of a 12×12 are shown on tablets and laptops", () => {
    for (const [width, height] of [
        [820, 700],
        [1024, 768],
        [1280, 800],
        [820, 1180],
    ]) {
        assert.ok(new Geometry(Shape.of("12x12"), measure(width, height, 12).side).showsMarks, `${width} × ${height}`);
    }
});
