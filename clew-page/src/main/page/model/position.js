import { fromSymbol, toSymbol, valuesOf } from "./digits.js";
import { nameOfSide, positionOf } from "./reading.js";
import { Shape, range } from "./shape.js";

/**
 * What a player has in front of them: givens, values placed since, notes, removed candidates, cell colours. Treated as
 * a value: every change makes a copy.
 *
 * @typedef {Object<string, number[]>} Sets values by the names of cells
 * @typedef {string|number[]} Values one for each cell
 * @typedef {{clew?: number, shape: string, givens: Values, placed?: Values, notes?: Sets, marks?: Sets, removed?: Sets}} Json
 */
export class Position {
    /**
     * @param {Shape} shape
     * @param {number[]} givens one value a cell, 0 where it is open
     */
    constructor(shape, givens) {
        this.shape = shape;
        this.givens = givens;
        /** Givens and placed values. */
        this.values = [...givens];
        /** The player's notes as masks. Nothing follows from them. */
        this.marks = new Array(shape.cells).fill(0);
        /** Candidates that hints or the player struck, as masks. They are evidence. */
        this.removed = new Array(shape.cells).fill(0);
        /** The player's colours, 0 for none. */
        this.colours = new Array(shape.cells).fill(0);
    }

    static empty(shape = Shape.of("9x9")) {
        return new Position(shape, new Array(shape.cells).fill(0));
    }

    copy() {
        const copy = new Position(this.shape, this.givens);
        copy.values = [...this.values];
        copy.marks = [...this.marks];
        copy.removed = [...this.removed];
        copy.colours = [...this.colours];
        return copy;
    }

    /** The values that the rules leave in an open cell. @param {number} cell */
    candidates(cell) {
        if (this.values[cell]) {
            return 0;
        }
        const seen = this.shape.peers[cell].reduce((mask, peer) => mask | (1 << this.values[peer]), 0);
        return this.shape.everyValue & ~seen;
    }

    /** The values still possible: what the rules leave, less what was struck. @param {number} cell */
    open(cell) {
        return this.candidates(cell) & ~this.removed[cell];
    }

    /** @param {number} cell */
    isGiven(cell) {
        return this.givens[cell] !== 0;
    }

    get filled() {
        return this.values.filter(Boolean).length;
    }

    get hasMarks() {
        return this.marks.some((mask, cell) => mask && !this.values[cell]);
    }

    /** The position to reason about, without notes: nothing follows from them. */
    toReasonAbout() {
        const { notes, ...rest } = this.toJson();
        return rest;
    }

    /** How often a value still has to be placed. @param {number} value */
    remaining(value) {
        return this.shape.size - this.values.filter((one) => one === value).length;
    }

    /** The cells that share a value with one of their peers. */
    conflicts() {
        const { peers } = this.shape;
        return new Set(
            range(this.shape.cells).filter(
                (cell) => this.values[cell] && peers[cell].some((peer) => this.values[peer] === this.values[cell]),
            ),
        );
    }

    get isSolved() {
        return this.values.every(Boolean) && this.conflicts().size === 0;
    }

    /** One character a cell, values only. */
    toLine(values = this.values) {
        return values.map(toSymbol).join("");
    }

    /** @returns {Json} what the engine and a link take */
    toJson() {
        const placed = this.values.map((value, cell) => (this.givens[cell] ? 0 : value));
        const json = this.puzzleJson();
        if (placed.some(Boolean)) {
            json.placed = this.toLine(placed);
        }
        this.#put(json, "notes", this.marks);
        this.#put(json, "removed", this.removed);
        return json;
    }

    /**
     * Puts the sets of the open cells, where there are any.
     *
     * @param {any} json
     * @param {string} name
     * @param {number[]} masks
     */
    #put(json, name, masks) {
        const cells = range(this.shape.cells).filter((cell) => masks[cell] && !this.values[cell]);
        if (cells.length) {
            json[name] = Object.fromEntries(cells.map((cell) => [this.shape.cellName(cell), valuesOf(masks[cell])]));
        }
    }

    /** The puzzle alone, as published. @returns {Json} */
    puzzleJson() {
        return { clew: 2, shape: this.shape.name, givens: this.toLine(this.givens) };
    }

    /**
     * Reads what the engine or a link says, and rejects whatever the engine would reject.
     *
     * @param {Json} json
     * @throws {Error} with one sentence that says what is wrong
     */
    static fromJson(json) {
        return positionOf(json, (shape, givens) => new Position(shape, givens));
    }

    /** A line of N² characters, or null if the text is nothing as plain as that. @param {string} text */
    static fromLine(text) {
        const line = text.trim().split(/[\s,#]/)[0];
        const side = Math.sqrt(line.length);
        const values = [...line].map(fromSymbol);
        if (![4, 6, 9, 16].includes(side) || values.some((value) => value < 0 || value > side)) {
            return null;
        }
        return new Position(Shape.of(nameOfSide(side)), values);
    }
}
