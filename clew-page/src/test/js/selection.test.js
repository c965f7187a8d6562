import assert from "node:assert/strict";
import { test } from "node:test";
import { Selection } from "../../main/page/model/selection.js";
import { Shape } from "../../main/page/model/shape.js";

test("the cursor stays in the grid and takes cells along where it extends", () => {
    const selection = new Selection(Shape.of("9x9"));
    selection.pick(0);
    selection.move(-1, -1, false);
    assert.equal(selection.cursor, 0);
    selection.move(0, 1, true);
    selection.move(1, 0, true);
    assert.deepEqual(selection.list, [0, 1, 10]);
    selection.toggle(1);
    assert.deepEqual(selection.list, [0, 10]);
    selection.pick(4);
    selection.toggle(4);
    assert.deepEqual(selection.list, [4], "the last cell stays");
});
