import { s } from "../parts/dom.js";

/** The side of a cell in drawings. */
export const UNIT = 100;

/** All that a drawing is made of; anything else is left out. */
const ELEMENTS = new Set(["g", "path", "rect", "circle", "line", "text", "tspan"]);

/**
 * What an answer shows on the grid, painted by the engine that answered: SVG under the digits, SVG over them, and what the page
 * needs to know to draw its own digits and notes between the two. Immutable.
 *
 * @typedef {{ground: string, width: number}} Halo
 */
export class Drawing {
    /**
     * @param {import("../model/shape.js").Shape} shape
     * @param {any} drawing as the answer has it
     */
    constructor(shape, drawing) {
        const { candidates = [], halos = [], where } = drawing;
        this.shape = shape;
        this.drawing = drawing;
        this.coordinates = drawing.coordinates;
        this.legend = drawing.legend ?? [];
        /** Where to look, and nothing that gives the step away. @type {Drawing|null} */
        this.where = where ? new Drawing(shape, where) : null;
        const named = candidates.map(({ candidate, large }) => ({ ...split(candidate), large }));
        /** The values of a cell that the drawing shows, as masks: cell → mask. @type {Map<number, number>} */
        this.shown = new Map();
        named.forEach(({ cell, value }) => this.shown.set(this.#at(cell), (this.shown.get(this.#at(cell)) ?? 0) | (1 << value)));
        /** Cells that the drawing takes whole. */
        this.whole = new Set(named.filter(({ large }) => large).map(({ cell }) => this.#at(cell)));
        /** The figures that something passes under, by name: r1c1 for a digit, r1c1=5 for a note. @type {Map<string, Halo>} */
        this.halos = new Map(halos.flatMap(({ figures, ...halo }) => figures.map((figure) => [figure, halo])));
    }

    #at(cell) {
        return this.shape.cellNamed(cell);
    }

    /** What goes under the figures. */
    get under() {
        return layersOf(this.drawing.under ?? "");
    }

    /** What goes over the figures. @param {boolean} bare whether cells are too small for notes */
    over(bare) {
        return layersOf((bare && this.drawing.overBare) || (this.drawing.over ?? ""));
    }
}

/** r1c2=5 → {cell: "r1c2", value: 5} */
function split(candidate) {
    const [cell, value] = candidate.split("=");
    return { cell, value: +value };
}

/**
 * Elements of a drawing. They come from Clew itself, never from what a player typed, and still only shapes and text are
 * let in.
 *
 * @param {string} text
 * @returns {Element[]}
 */
export function layersOf(text) {
    const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`, "image/svg+xml");
    [...parsed.documentElement.querySelectorAll("*")]
        .filter(({ localName }) => !ELEMENTS.has(localName))
        .forEach((element) => element.remove());
    return [...document.importNode(parsed.documentElement, true).children];
}

/** A small picture of its own. @param {{width: number, height: number, svg: string}} swatch */
export function swatch({ width, height, svg }, name = "swatch") {
    const box = { width, height, viewBox: `0 0 ${width} ${height}` };
    return s("svg", { class: `${name} figure`, ...box, "aria-hidden": "true" }, layersOf(svg));
}

/** A step as small as a stamp. @param {string} svg @param {number} size of the grid, in cells */
export function miniature(svg, size) {
    const box = `-1 -1 ${size * UNIT + 2} ${size * UNIT + 2}`;
    return s("svg", { class: "miniature figure", width: 90, height: 90, viewBox: box, "aria-hidden": "true" }, layersOf(svg));
}
