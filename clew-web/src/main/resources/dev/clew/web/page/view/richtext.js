import { h } from "./dom.js";

/** One cell or several in short: r3c9, r2c456, r49c1. Not the <> or = that may follow. */
const CELLS = /\br(\d+)c(\d+)\b/g;

/**
 * A text whose cell names are buttons that ring their cells.
 *
 * @param {string} text
 * @param {import("../model/shape.js").Shape} shape
 * @param {(cells: number[]) => void} ring
 * @returns {(string|HTMLElement)[]}
 */
export function withCells(text, shape, ring) {
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(CELLS)) {
        const cells = cellsNamed(shape, match[1], match[2]);
        parts.push(text.slice(end, match.index));
        const show = () => ring(cells);
        const name = h("button", {
            type: "button",
            class: "cell-name",
            text: match[0],
            on: { click: show, focus: show, mouseenter: show },
        });
        end = match.index + match[0].length;
        // A line never begins with what a cell is, nor with what ends a sentence.
        const sign = /^(?:(?:=|<>)\d+)?[.,;:)?]*/.exec(text.slice(end))[0];
        parts.push(sign ? h("span", { class: "unbroken" }, name, sign) : name);
        end += sign.length;
    }
    parts.push(text.slice(end));
    return parts;
}

/** Up to nine lines, several figures are several rows or columns. */
function cellsNamed(shape, rows, columns) {
    const split = (text) => (shape.size <= 9 ? [...text].map(Number) : [+text]);
    return split(rows).flatMap((row) => split(columns).map((column) => (row - 1) * shape.size + column - 1));
}

/** The first sentences as one paragraph, the conclusion as another: because, therefore. */
export function paragraphs(text) {
    const sentences = text.match(/[^.!?]+[.!?]+(?=\s|$)/g)?.map((one) => one.trim()) ?? [text];
    const turn = sentences.findIndex(
        (one, i) => i > 0 && /^(So |One of|No other|One candidate|[A-Z][a-z]+ candidates go|The only)/.test(one),
    );
    return turn < 0 ? [sentences.join(" ")] : [sentences.slice(0, turn).join(" "), sentences.slice(turn).join(" ")];
}
