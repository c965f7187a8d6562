import assert from "node:assert/strict";
import { test } from "node:test";
import { threadOfPath } from "../../main/page/model/threads.js";

const step = (level, title) => ({ level, title, conclusions: ["r1c1<>1"] });
const singles = (number) => Array.from({ length: number }, () => step("beginner", "Hidden single"));

test("the hardest step has its name, and no other name lies on it", () => {
    const steps = [...singles(9), step("expert", "WXYZ-Wing"), step("extreme", "Alternating chain"), ...singles(9), step("expert", "WXYZ-Wing"), ...singles(9)];
    const { labels } = threadOfPath(steps, 1);
    assert.deepEqual(
        labels.map(({ from, to, words }) => [from, to, words]),
        [
            [10, 10, "Alternating chain"],
            [20, 20, "WXYZ-Wing"],
        ],
    );
});

test("neighbours of one kind share a bracket", () => {
    const steps = [...singles(3), step("hard", "X-Wing"), ...singles(1), step("hard", "X-Wing"), ...singles(9)];
    assert.deepEqual(threadOfPath(steps, 1).labels, [{ from: 3, to: 5, level: 3, words: "two × X-Wing" }]);
});
