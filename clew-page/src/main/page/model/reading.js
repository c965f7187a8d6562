import { fromSymbol, maskOf } from "./digits.js";
import { range, Shape } from "./shape.js";

/** Reads positions from elsewhere. Nothing is taken on trust: a link can hold anything. */

/** The newest version of the JSON that is read here. */
const VERSION = 2;

/**
 * @param {import("./position.js").Json} json
 * @param {(shape: Shape, givens: number[]) => import("./position.js").Position} begin makes a position of its givens
 * @returns {import("./position.js").Position}
 * @throws {Error} with one sentence that says what is wrong
 */
export function positionOf(json, begin) {
    if (!isObject(json) || (json.givens === undefined && json.shape === undefined)) {
        throw new Error("There is no puzzle in it.");
    }
    if (json.clew !== undefined && !(json.clew >= 1 && json.clew <= VERSION)) {
        throw new Error("It was not written by this version of Clew or an older one.");
    }
    const shape = Shape.of(json.shape ?? nameOfCells(valuesIn(json.givens).length));
    const position = begin(shape, checked(shape, json.givens, "givens"));
    checked(shape, json.placed, "placed values").forEach((value, cell) => place(position, cell, value));
    position.marks = marksIn(shape, json.notes ?? json.marks, "notes");
    position.removed = marksIn(shape, json.removed, "removed candidates");
    json.notes || strikeUnmarked(position);
    return position;
}

/**
 * Marks in every open cell list all candidates, so that what they lack was struck. A few marks are notes.
 *
 * @param {import("./position.js").Position} position
 */
function strikeUnmarked(position) {
    const open = range(position.shape.cells).filter((cell) => !position.values[cell]);
    if (open.every((cell) => position.marks[cell])) {
        open.forEach((cell) => (position.removed[cell] |= position.candidates(cell) & ~position.marks[cell]));
    }
}

/** 9 → 9x9 @param {number} side */
export function nameOfSide(side) {
    return `${side}x${side}`;
}

/** @param {number} cells */
function nameOfCells(cells) {
    if (!Number.isInteger(Math.sqrt(cells))) {
        throw new Error(`It has ${cells} cells, and no grid has that many; 9×9 has 81.`);
    }
    return nameOfSide(Math.sqrt(cells));
}

/** @param {any} value */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * @param {import("./position.js").Position} position
 * @param {number} cell
 * @param {any} value
 */
function place(position, cell, value) {
    const given = position.givens[cell];
    if (value && given && value !== given) {
        throw new Error(`${position.shape.cellName(cell)} is given as ${given}, so ${value} cannot be placed there.`);
    }
    position.values[cell] ||= value;
}

/**
 * One value a cell, all of them within the grid's; nothing at all is a grid of blanks.
 *
 * @param {Shape} shape
 * @param {any} text
 * @param {string} what
 */
function checked(shape, text, what) {
    const values = text === undefined || text === null ? range(shape.cells).map(() => 0) : valuesIn(text);
    if (values.length !== shape.cells) {
        throw new Error(`It has ${values.length} ${what}, and a ${shape.size}×${shape.size} grid has ${shape.cells} cells.`);
    }
    const bad = values.findIndex((value) => !Number.isInteger(value) || value < 0 || value > shape.size);
    if (bad >= 0) {
        throw new Error(`What it says of ${shape.cellName(bad)} is not a value from 1 to ${shape.size}.`);
    }
    return values;
}

/** @param {any} text */
function valuesIn(text) {
    if (typeof text === "string") {
        return [...text].map(fromSymbol);
    }
    if (!Array.isArray(text)) {
        throw new Error("Its values are neither a line nor a list of numbers.");
    }
    return text.flat();
}

/**
 * Sets of values by the names of their cells, as one mask a cell.
 *
 * @param {Shape} shape
 * @param {any} marks
 * @param {string} what
 */
function marksIn(shape, marks, what) {
    const masks = range(shape.cells).map(() => 0);
    if (marks === undefined || marks === null) {
        return masks;
    }
    if (!isObject(marks)) {
        throw new Error(`Its ${what} are not listed by cell.`);
    }
    for (const [name, values] of Object.entries(marks)) {
        const cell = /^r\d{1,3}c\d{1,3}$/.test(name) ? shape.cellNamed(name) : -1;
        const fits = (/** @type {any} */ value) => Number.isInteger(value) && value >= 1 && value <= shape.size;
        if (cell < 0 || !Array.isArray(values) || !values.every(fits)) {
            throw new Error(`Its ${what} in “${name.slice(0, 12)}” do not fit a ${shape.size}×${shape.size} grid.`);
        }
        masks[cell] = maskOf(values);
    }
    return masks;
}
