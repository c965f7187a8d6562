import { ask } from "./api.js";

const NOTHING = { under: "", rules: [] };

/** @type {Map<string, Promise<{under: string, rules: any[]}>>} */
const known = new Map();

/**
 * What a shape adds to rows, columns and boxes, drawn and in words. It is asked for once; until the answer is there, and
 * where there is none, nothing is shown.
 *
 * @param {import("../model/shape.js").Shape} shape
 */
export function variantOf(shape) {
    if (shape.isClassic) {
        return Promise.resolve(NOTHING);
    }
    const puzzle = { shape: shape.name, givens: ".".repeat(shape.cells) };
    const asked =
        known.get(shape.name) ??
        ask("render", { puzzle, format: "json" }).then(
            ({ drawing }) => drawing,
            () => {
                known.delete(shape.name);
                return NOTHING;
            },
        );
    known.set(shape.name, asked);
    return asked;
}
