import { valuesOf } from "../model/digits.js";
import { h, n, s } from "../parts/dom.js";
import { figure } from "./over.js";

const SIDE = 132;

/** Shows the marks of one cell large, where the cells are too small to write them in. */
export class Loupe {
    constructor() {
        this.svg = s("svg", { class: "figure", width: SIDE, height: SIDE, viewBox: `0 0 ${SIDE} ${SIDE}` });
        this.element = h("div", { class: "loupe", hidden: true, "aria-hidden": "true" }, this.svg);
    }

    /**
     * @param {import("./geometry.js").Geometry} geometry
     * @param {number} cell -1 for none
     * @param {number} marks
     */
    show(geometry, cell, marks) {
        const wanted = cell >= 0 && marks !== 0 && geometry.needsLoupe;
        this.element.hidden = !wanted;
        if (!wanted) {
            return;
        }
        const { markColumns: columns, markRows: rows, side, extent } = geometry;
        const across = (/** @type {number} */ index) => ((index % columns) + 0.5) * (SIDE / columns);
        const down = (/** @type {number} */ index) => (Math.floor(index / columns) + 0.5) * (SIDE / rows);
        this.svg.replaceChildren(
            ...valuesOf(marks).map((value) => figure(across(value - 1), down(value - 1), value, 17, "mark")),
        );
        const { x, y } = geometry.centre(cell);
        const left = Math.max(0, Math.min(extent - SIDE, x - SIDE / 2));
        const above = y - side / 2 - SIDE - 10;
        this.element.style.setProperty("left", `${n(left)}px`);
        this.element.style.setProperty("top", `${n(above >= 0 ? above : y + side / 2 + 10)}px`);
    }
}
