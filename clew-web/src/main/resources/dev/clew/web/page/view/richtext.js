import { h } from "./dom.js";

/**
 * The words of answers. Answers say as data where their words name cells, so nothing is looked for in a sentence.
 *
 * @typedef {{at: number, text: string, cells: string[]}} Name
 * @typedef {{from: string[], to: string[]}} Link
 * @typedef {{text: string, names: Name[], cells: string[], links: Link[]}} Clause
 */

/**
 * A clause whose cell names are buttons that ring their cells.
 *
 * @param {Clause} clause
 * @param {import("../model/shape.js").Shape} shape
 * @param {(cells: number[]) => void} ring
 * @returns {(string|HTMLElement)[]}
 */
export function withCells({ text, names }, shape, ring) {
    const parts = [];
    let end = 0;
    for (const name of names) {
        parts.push(text.slice(end, name.at));
        const cells = name.cells.map((cell) => shape.cellNamed(cell));
        const show = () => ring(cells);
        const button = h("button", {
            type: "button",
            class: "cell-name",
            text: name.text,
            on: { click: show, focus: show, mouseenter: show },
        });
        const after = name.at + name.text.length;
        end = endOfWord(text, after);
        parts.push(end > after ? h("span", { class: "unbroken" }, button, text.slice(after, end)) : button);
    }
    parts.push(text.slice(end));
    return parts;
}

/** A line never begins with what a cell is, nor with what ends a sentence. */
function endOfWord(text, from) {
    const space = text.indexOf(" ", from);
    return space < 0 ? text.length : space;
}

/**
 * Why a step holds: because, therefore. A clause that is pointed at, or whose cell names have the keyboard, lights up what
 * it is about.
 *
 * @param {{because: Clause[], therefore: Clause}} step
 * @param {import("./board.js").Board} board where the step is drawn
 */
export function argument({ because, therefore }, board) {
    const { shape } = board;
    const clause = (/** @type {Clause} */ one) => {
        const light = () => board.light(one);
        const dark = () => board.light(null);
        const on = { mouseenter: light, focusin: light, mouseleave: dark, focusout: dark };
        return h("span", { class: "clause", on }, withCells(one, shape, (cells) => board.ring(cells)));
    };
    return [because, [therefore]]
        .filter((clauses) => clauses.length)
        .map((clauses) => h("p", {}, clauses.flatMap((one, i) => [i ? " " : "", clause(one)])));
}
