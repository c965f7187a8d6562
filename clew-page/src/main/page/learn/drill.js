import { Game } from "../model/game.js";
import { applyConclusions, describe, parse } from "../model/moves.js";
import { Position } from "../model/position.js";
import { Selection } from "../model/selection.js";
import { Drawing } from "../grid/drawing.js";
import { conclusionsOf, judge } from "./judge.js";

/**
 * A position to practise on: what the player strikes and places, the help taken, and what it amounts to. Tells by
 * `change`; `told` carries a verdict.
 */
export class Drill extends EventTarget {
    /** @param {object} answer what the engine draws for a seed */
    constructor({ technique, seed, position, step, answers }) {
        super();
        this.technique = technique;
        this.seed = seed;
        this.answers = answers;
        this.game = new Game(Position.fromJson(position));
        this.game.addEventListener("change", () => this.#changed());
        this.selection = new Selection(this.game.shape);
        /** Singles are found without notes. */
        this.bare = step.proof?.kind === "single";
        this.places = answers.flat().every((one) => !one.includes("<>"));
        /** Where notes are struck, a digit that this leaves alone in its cell is not placed. */
        this.step = this.places ? step : { ...step, proves: [] };
        this.mode = this.places ? "digits" : "notes";
        this.drawing = new Drawing(this.game.shape, step.drawing);
        this.depth = 0;
        this.deepest = 0;
        this.solved = false;
        this.pinned = 0;
    }

    get shape() {
        return this.game.shape;
    }

    get conclusions() {
        return conclusionsOf(this.game.start, this.game.position);
    }

    #changed() {
        this.dispatchEvent(new Event("change"));
    }

    /** Strikes a note or places a digit, as the mode has it; where neither can be, lets the digit stand out. */
    digit(value, other = false) {
        if (this.solved) {
            return "";
        }
        const mode = other && !this.bare ? (this.mode === "digits" ? "notes" : "digits") : this.mode;
        const { start } = this.game;
        const open = this.selection.list.filter((cell) => !start.values[cell]);
        const cells = mode === "digits" ? open : open.filter((cell) => start.marks[cell] & (1 << value));
        if (cells.length === 0) {
            return this.pin(value);
        }
        return mode === "digits"
            ? this.#play("digit", (now) => place(now, cells, value), cells)
            : this.#play("note", (now) => strike(now, start, cells, value), cells);
    }

    /** Strikes a note, or brings it back. */
    strike(cell, value) {
        return this.solved ? "" : this.#play("note", (now) => strike(now, this.game.start, [cell], value), [cell]);
    }

    pin(value) {
        this.pinned = this.pinned === value ? 0 : value;
        this.#changed();
        return this.pinned ? `${this.pinned} highlighted` : "no digit highlighted";
    }

    /** Makes cells what they were. */
    erase(cells = this.selection.list) {
        const { start } = this.game;
        const back = (now) =>
            cells.forEach((cell) => {
                now.values[cell] = start.values[cell];
                now.marks[cell] = start.marks[cell];
            });
        return this.solved ? "" : this.#play("erase", back, cells);
    }

    #play(kind, change, cells) {
        const before = this.game.position;
        return this.game.play(kind, change) ? describe(before, this.game.position, cells) : "";
    }

    setMode(mode) {
        this.mode = mode;
        this.#changed();
    }

    /** How much help is shown: 0 for none. */
    help(depth) {
        this.depth = depth;
        this.deepest = Math.max(this.deepest, depth);
        this.#changed();
    }

    /** Carries the step out for the player. */
    apply() {
        this.depth = 0;
        this.game.goTo(0);
        this.game.play("hint", (now) => applyConclusions(now, this.step.conclusions, false));
        this.solved = true;
        this.#changed();
    }

    /** Compares what the player has marked with the steps of the technique. */
    check() {
        const verdict = judge(this.answers, this.conclusions);
        if (verdict.kind === "found") {
            this.solved = true;
            this.depth = 0;
            this.#changed();
        }
        return verdict;
    }

    /** Takes back what does not follow. @param {string[]} astray */
    takeBack(astray) {
        const { shape } = this;
        const all = astray.map((text) => parse(shape, text));
        this.game.play("erase", (now) =>
            all.forEach(({ cell, value, place }) => {
                now.values[cell] = place ? 0 : now.values[cell];
                now.marks[cell] = place ? this.game.start.marks[cell] : now.marks[cell] | (1 << value);
            }),
        );
    }

    /** Whether all that the drawn step concludes is marked; another step of the technique may have been found. */
    get isWhole() {
        return judge([this.step.conclusions], this.conclusions).left === 0;
    }

    /** What is drawn as deep as asked for; all of it once the step is found. */
    get drawn() {
        if (this.depth === 3 || (this.solved && this.isWhole)) {
            return this.drawing;
        }
        return this.depth === 2 ? this.drawing.where : null;
    }

    /** The scene of the grid. */
    get scene() {
        const { start, position } = this.game;
        const { selection } = this;
        const under = selection.cells.size === 1 ? position.values[selection.cursor] : 0;
        const digit = this.pinned || under;
        const none = new Set();
        return {
            values: position.values,
            givens: start.givens,
            marks: start.marks.map((mask, cell) => (this.bare || position.values[cell] ? 0 : mask)),
            notes: { struck: start.marks.map((mask, cell) => mask & ~position.marks[cell]) },
            proposed: new Set(position.values.flatMap((value, cell) => (value && !start.values[cell] ? [cell] : []))),
            drawing: this.drawn,
            quiet: true,
            play: {
                selected: this.solved ? none : selection.cells,
                peers: none,
                same: new Set(position.values.flatMap((value, cell) => (digit && value === digit ? [cell] : []))),
                digit,
                colours: [],
                glyphs: false,
                conflicts: none,
                wrong: none,
            },
        };
    }

    /** What to do, in one line. */
    get task() {
        return this.places
            ? `Find the ${this.step.name}. Place its digit, then check.`
            : `Find the ${this.step.name}. Strike the notes that go, then check.`;
    }
}

/** Places a value in all cells, or takes it out where all of them hold it; notes stay, so that nothing seems struck. */
function place(now, cells, value) {
    const all = cells.every((cell) => now.values[cell] === value);
    cells.forEach((cell) => (now.values[cell] = all ? 0 : value));
}

/** Strikes a note in all cells, or brings it back where all of them are struck. */
function strike(now, start, cells, value) {
    const bit = 1 << value;
    const all = cells.every((cell) => !(now.marks[cell] & bit));
    for (const cell of cells) {
        now.values[cell] = start.values[cell];
        now.marks[cell] = all ? now.marks[cell] | bit : now.marks[cell] & ~bit;
    }
}
