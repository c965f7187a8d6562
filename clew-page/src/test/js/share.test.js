import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fromFragment } from "../../main/page/app/share.js";

test("links of the first version open", async () => {
    const file = new URL("../resources/dev/clew/page/browser/first-version.json", import.meta.url);
    const told = [];
    for (const [name, link] of Object.entries(JSON.parse(readFileSync(file, "utf8")).links)) {
        const { position } = await fromFragment(link);
        const notes = position.marks.filter(Boolean).length;
        told.push(`${name}: ${position.shape.cells} cells, ${position.filled} filled, ${notes} notes`);
    }
    assert.deepEqual(told.sort(), [
        "link 16x16: 256 cells, 135 filled, 1 notes",
        "link 6x6: 36 cells, 12 filled, 1 notes",
        "link 9x9:jigsaw: 81 cells, 25 filled, 1 notes",
        "link 9x9:windoku: 81 cells, 30 filled, 1 notes",
        "link9: 81 cells, 41 filled, 1 notes",
        "plain 16x16: 256 cells, 135 filled, 0 notes",
        "plain 6x6: 36 cells, 12 filled, 0 notes",
        "plain 9x9:jigsaw: 81 cells, 25 filled, 0 notes",
        "plain 9x9:windoku: 81 cells, 30 filled, 0 notes",
    ]);
});
