import { fromSymbol, toSymbol, valuesOf } from "./digits.js";
import { nameOfSide, positionOf } from "./reading.js";
import { Shape, range } from "./shape.js";

/**
 * What a player has in front of them: givens, values placed since, pencil marks, cell colours. Treated as a value:
 * whoever changes something makes a copy.
 *
 * @typedef {{shape: string, givens: string|number[], placed?: string|number[], marks?: Object<string, number[]>}} Json
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
        /** Pencil marks as masks. */
        this.marks = new Array(shape.cells).fill(0);
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
        copy.colours = [...this.colours];
        return copy;
    }

    /** The values that the rules leave in an open cell. */
    candidates(cell) {
        if (this.values[cell]) {
            return 0;
        }
        const seen = this.shape.peers[cell].reduce((mask, peer) => mask | (1 << this.values[peer]), 0);
        return this.shape.everyValue & ~seen;
    }

    /** The values still possible for the player: the marks where there are any, else what the rules leave. */
    open(cell) {
        const candidates = this.candidates(cell);
        return this.marks[cell] ? candidates & this.marks[cell] : candidates;
    }

    isGiven(cell) {
        return this.givens[cell] !== 0;
    }

    get filled() {
        return this.values.filter(Boolean).length;
    }

    get hasMarks() {
        return this.marks.some((mask, cell) => mask && !this.values[cell]);
    }

    /**
     * Whether the notes are meant as all candidates: nearly every open cell has some. Fewer are a player's own signs,
     * such as the two places of a digit in a box, from which nothing follows for the other digits.
     */
    get isNoted() {
        const open = range(this.shape.cells).filter((cell) => !this.values[cell]);
        return open.filter((cell) => this.marks[cell]).length >= 0.8 * open.length;
    }

    /** The position to reason about: with the notes where they are meant as all candidates. */
    toReasonAbout() {
        const { marks, ...rest } = this.toJson();
        return this.isNoted && marks ? { ...rest, marks } : rest;
    }

    /** How often a value still has to be placed. */
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

    /** @returns {Json} what the server and a link take */
    toJson() {
        const { shape } = this;
        const placed = this.values.map((value, cell) => (this.givens[cell] ? 0 : value));
        const json = { clew: 1, shape: shape.name, givens: this.toLine(this.givens) };
        if (placed.some(Boolean)) {
            json.placed = this.toLine(placed);
        }
        const marked = range(shape.cells).filter((cell) => this.marks[cell] && !this.values[cell]);
        if (marked.length) {
            json.marks = Object.fromEntries(marked.map((cell) => [shape.cellName(cell), valuesOf(this.marks[cell])]));
        }
        return json;
    }

    /** The puzzle alone, as published. */
    puzzleJson() {
        return { clew: 1, shape: this.shape.name, givens: this.toLine(this.givens) };
    }

    /**
     * Reads what the server or a link says, and complains of whatever the server would complain of.
     *
     * @param {Json} json
     * @throws {Error} with one sentence that says what is wrong
     */
    static fromJson(json) {
        return positionOf(json);
    }

    /** A line of N² characters, or null if the text is nothing as plain as that. */
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
