import { valuesOf } from "../model/digits.js";
import { range } from "../model/shape.js";

/**
 * What a player has concluded since a position began: r3c9=7 for a digit placed, r2c4<>5 for a note struck.
 *
 * @param {import("../model/position.js").Position} start
 * @param {import("../model/position.js").Position} now
 * @returns {string[]}
 */
export function conclusionsOf(start, now) {
    const { shape } = start;
    return range(shape.cells)
        .filter((cell) => !start.values[cell])
        .flatMap((cell) => {
            const name = shape.cellName(cell);
            return now.values[cell]
                ? [`${name}=${now.values[cell]}`]
                : valuesOf(start.marks[cell] & ~now.marks[cell]).map((value) => `${name}<>${value}`);
        });
}

/**
 * Compares conclusions with those of every step of the technique.
 *
 * @param {string[][]} answers
 * @param {string[]} own
 * @returns {{kind: "nothing"|"found"|"part"|"astray", astray: string[], left: number}} `left` says how many more
 *     conclusions the nearest step has
 */
export function judge(answers, own) {
    const right = new Set(answers.flat());
    const astray = own.filter((one) => !right.has(one));
    const left = Math.min(...answers.map((answer) => answer.filter((one) => !own.includes(one)).length));
    const kind = own.length === 0 ? "nothing" : astray.length ? "astray" : left === 0 ? "found" : "part";
    return { kind, astray, left };
}
