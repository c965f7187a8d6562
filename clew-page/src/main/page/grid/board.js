import { valuesOf } from "../model/digits.js";
import { conflictWords } from "../model/moves.js";
import { range } from "../model/shape.js";
import { h, set } from "../parts/dom.js";
import { Figure } from "./figure.js";
import { Loupe } from "./loupe.js";

const RINGING = 1200;

/**
 * The grid that one plays on: a figure, the coordinates around it, and over it one element a cell that speaks, takes
 * focus and is touched. Says by events what was pointed at: `pick` with {cell, add, drag}. What assistive technology
 * does counts as pointing, too: a click without a pointer, and a focus that comes by itself (`focused`).
 */
export class Board extends EventTarget {
    /** One element a cell. @type {HTMLElement[]} */
    cells;
    /** What is drawn. @type {import("./figure.js").Scene} */
    scene;

    constructor(shape, side) {
        super();
        this.figure = new Figure(shape, side);
        this.grid = h("div", {
            class: "cells",
            role: "grid",
            "aria-label": "Sudoku grid",
            "aria-multiselectable": "true",
        });
        this.rows = h("div", { class: "coordinates coordinates-rows", "aria-hidden": "true" });
        this.columns = h("div", { class: "coordinates coordinates-columns", "aria-hidden": "true" });
        this.message = h("div", { class: "board-message", hidden: true });
        this.loupe = new Loupe();
        this.square = h("div", { class: "square" }, this.figure.element, this.grid, this.message, this.loupe.element);
        this.element = h("div", { class: "board" }, this.columns, this.rows, this.square);
        this.#listen();
        this.resize(shape, side);
    }

    get shape() {
        return this.figure.geometry.shape;
    }

    /** Takes another shape or size of cell. */
    resize(shape, side) {
        if (this.cells && this.shape.name === shape.name && this.figure.geometry.side === side) {
            return;
        }
        const changed = !this.cells || this.shape.name !== shape.name;
        this.figure.resize(shape, side);
        set(this.element, { "data-size": shape.size });
        if (changed) {
            this.#build(shape);
        }
    }

    #build(shape) {
        this.cells = range(shape.cells).map((cell) =>
            h("div", { class: "cell", role: "gridcell", tabindex: -1, "data-cell": cell }),
        );
        const rows = range(shape.size).map((row) =>
            h("div", { class: "row", role: "row" }, this.cells.slice(row * shape.size, (row + 1) * shape.size)),
        );
        set(this.grid, { "aria-rowcount": shape.size, "aria-colcount": shape.size });
        this.grid.replaceChildren(...rows);
        this.rows.replaceChildren(...range(shape.size).map((i) => h("span", {}, h("i", { text: "r" }), String(i + 1))));
        this.columns.replaceChildren(
            ...range(shape.size).map((i) => h("span", {}, h("i", { text: "c" }), String(i + 1))),
        );
    }

    #listen() {
        const cellAt = (event) => {
            const target = document.elementFromPoint(event.clientX, event.clientY)?.closest?.(".cell");
            return target && this.grid.contains(target) ? +(target.getAttribute("data-cell") ?? -1) : -1;
        };
        let last = -1;
        let pressed = false;
        const pick = (cell, add, drag, focused = false) => {
            last = cell;
            this.dispatchEvent(new CustomEvent("pick", { detail: { cell, add, drag, focused } }));
        };
        const cellOf = ({ target }) => +(target.closest(".cell")?.dataset.cell ?? -1);
        this.grid.addEventListener("pointerdown", (event) => {
            const cell = cellAt(event);
            if (cell >= 0 && event.button === 0) {
                event.preventDefault();
                pressed = true;
                this.grid.setPointerCapture(event.pointerId);
                pick(cell, event.ctrlKey || event.metaKey, false);
            }
        });
        this.grid.addEventListener("pointermove", (event) => {
            const cell = this.grid.hasPointerCapture(event.pointerId) ? cellAt(event) : -1;
            if (cell >= 0 && cell !== last) {
                pick(cell, true, true);
            }
        });
        this.grid.addEventListener("click", (event) => {
            const cell = cellOf(event);
            if (!pressed && cell >= 0) {
                pick(cell, event.ctrlKey || event.metaKey, false);
            }
            pressed = false;
        });
        this.grid.addEventListener("focusin", (event) => {
            const cell = cellOf(event);
            if (cell >= 0 && !this.scene?.play?.selected.has(cell)) {
                pick(cell, false, false, true);
            }
        });
    }

    /**
     * Draws a scene and says it to those who listen.
     *
     * @param {import("./figure.js").Scene} scene
     * @param {number} cursor the cell that takes focus
     */
    show(scene, cursor) {
        this.scene = scene;
        this.figure.draw(scene);
        const single = scene.play?.selected.size === 1 && !scene.hidden && !scene.values[cursor];
        this.loupe.show(this.figure.geometry, single ? cursor : -1, scene.marks[cursor] ?? 0);
        const named = scene.drawing?.coordinates ?? { rows: [], columns: [] };
        set(this.element, { "data-evidence": scene.drawing ? "on" : null });
        [...this.rows.children].forEach((one, i) => one.classList.toggle("named", named.rows.includes(i + 1)));
        [...this.columns.children].forEach((one, i) => one.classList.toggle("named", named.columns.includes(i + 1)));
        this.cells.forEach((element, cell) => {
            set(element, {
                tabindex: cell === cursor ? 0 : -1,
                "aria-selected": scene.play?.selected.has(cell) ? "true" : "false",
                "aria-invalid": scene.play?.conflicts.has(cell) || scene.play?.wrong.has(cell) ? "true" : null,
                "aria-label": this.#label(cell),
            });
        });
    }

    #label(cell) {
        const { scene, shape } = this;
        const at = `row ${shape.row(cell) + 1} column ${shape.column(cell) + 1}`;
        if (scene.hidden) {
            return `${at}, paused`;
        }
        const value = scene.values[cell];
        if (!value) {
            const notes = valuesOf(scene.marks[cell]);
            return notes.length ? `${at}, empty, notes ${notes.join(" ")}` : `${at}, empty`;
        }
        const whose = scene.revealed?.has(cell) ? "revealed" : "yours";
        const said = scene.givens[cell] ? `${at}, given ${value}` : `${at}, ${value}, ${whose}`;
        const clash = scene.play?.conflicts.has(cell) ? conflictWords({ shape, values: scene.values }, cell) : "";
        return said + (clash || (scene.play?.wrong.has(cell) ? ", cannot stay" : ""));
    }

    focusCell(cell) {
        this.cells[cell].focus({ preventScroll: true });
    }

    get hasFocus() {
        return this.grid.contains(document.activeElement);
    }

    /** Lets what a clause is about stand out; null for all of the drawing. @param {import("../parts/argument.js").Clause|null} clause */
    light(clause) {
        this.figure.light(clause);
    }

    /** Rings cells for a moment: a text has named them. */
    ring(cells) {
        cells.forEach((cell) => this.cells[cell]?.classList.add("ringing"));
        setTimeout(() => cells.forEach((cell) => this.cells[cell]?.classList.remove("ringing")), RINGING);
    }

    /** Words in the middle of the grid: paused, let go to read it. */
    say(text, name = "") {
        this.message.hidden = !text;
        this.message.className = `board-message ${name}`;
        this.message.replaceChildren(h("span", { text }));
    }
}
