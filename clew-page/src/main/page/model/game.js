import { Position } from "./position.js";
import { levelOfPlacement } from "./singles.js";

/** What a move can change of a cell. A change lists them before and after; older games may know fewer than newer ones. */
const FIELDS = /** @type {const} */ (["values", "marks", "colours", "removed"]);

/** Moves by which Clew, not the player, finds a digit. */
export const SHOWN = ["reveal", "solve", "guess"];

/**
 * A game: a puzzle, the moves made and taken back, the time, the help taken. Tells its listeners of every change.
 *
 * A move lists the cells it changes, each with what it held before and after, so that it can be taken back and saved.
 *
 * @typedef {number[]} Change cell; value, marks, colour, removed candidates before; the same after
 * @typedef {{kind: string, level: number|null, name?: string, changes: Change[]}} Move
 */
export class Game extends EventTarget {
    /**
     * @param {Position} position where it begins
     * @param {{name?: string, level?: string, reason?: string, seed?: number, version?: string, of?: string, greeting?: boolean}} about
     *     `of` names the puzzle where the game begins at a step of its thread; `greeting` says that it is what a first
     *     visit begins with
     * @param {string} id under which it is kept
     */
    constructor(position, about = {}, id = newId()) {
        super();
        this.id = id;
        this.start = position.copy();
        this.position = position.copy();
        this.about = { ...about };
        /** @type {Move[]} */
        this.moves = [];
        /** How many of the moves stand. */
        this.index = 0;
        this.seconds = 0;
        this.hints = 0;
        /** How many digits Clew has shown, whether they stand or were taken back. */
        this.shown = 0;
        /** When the last move was made: where two windows play one game, the newer move wins. */
        this.movedAt = Date.now();
        /** Typing a puzzle in: what is entered becomes the givens. */
        this.typing = false;
    }

    get shape() {
        return this.position.shape;
    }

    get isEmpty() {
        return !this.typing && this.start.values.every((value) => !value);
    }

    /** Whether nobody has chosen this game or played it. */
    get isGreeting() {
        return Boolean(this.about.greeting) && this.moves.length === 0;
    }

    get canUndo() {
        return this.index > 0;
    }

    get canRedo() {
        return this.index < this.moves.length;
    }

    /**
     * Makes a move out of a changed copy of the position. Nothing happens where nothing changed.
     *
     * @param {string} kind digit, note, colour, erase, fill, hint, guess, reveal or solve
     * @param {(position: Position) => void} change what the move does
     * @param {{level?: number|null, name?: string}} more
     * @returns {boolean} whether something changed
     */
    play(kind, change, more = {}) {
        const after = this.position.copy();
        change(after);
        const changes = differences(this.position, after);
        if (changes.length === 0) {
            return false;
        }
        const level = more.level ?? this.#levelOf(kind, changes);
        this.moves.length = this.index;
        this.moves.push({ kind, level, changes, ...(more.name && { name: more.name }) });
        this.index++;
        this.position = after;
        this.shown += SHOWN.includes(kind) ? changes.filter(places).length : 0;
        this.#moved(changes);
        return true;
    }

    /**
     * @param {string} kind
     * @param {Change[]} changes
     */
    #levelOf(kind, changes) {
        const placed = changes.filter(places);
        return kind === "digit" && placed.length === 1
            ? levelOfPlacement(this.position, placed[0][0], valueAfter(placed[0]))
            : null;
    }

    undo() {
        this.goTo(this.index - 1);
    }

    redo() {
        this.goTo(this.index + 1);
    }

    /** Goes to the position after a number of moves. @param {number} index */
    goTo(index) {
        const target = Math.max(0, Math.min(index, this.moves.length));
        if (target === this.index) {
            return;
        }
        const position = this.position.copy();
        const touched = [];
        while (this.index !== target) {
            const back = this.index > target;
            const move = this.moves[back ? this.index - 1 : this.index];
            move.changes.forEach((change) => set(position, change, back));
            touched.push(...move.changes);
            this.index += back ? -1 : 1;
        }
        this.position = position;
        this.#moved(touched);
    }

    /** The cells whose digit Clew has found: revealed, guessed, or filled in with the solution. */
    get revealed() {
        const by = new Map();
        for (const { kind, changes } of this.moves.slice(0, this.index)) {
            changes.filter(places).forEach(([cell]) => by.set(cell, kind));
        }
        return new Set([...by.keys()].filter((cell) => SHOWN.includes(by.get(cell)) && this.position.values[cell]));
    }

    /** The number of moves that stood before the first of these cells got the value it has. @param {number[]} cells */
    before(cells) {
        const wrong = new Set(cells);
        const first = this.moves
            .slice(0, this.index)
            .findIndex((move) =>
                move.changes.some(
                    (change) => wrong.has(change[0]) && valueAfter(change) === this.position.values[change[0]],
                ),
            );
        return first < 0 ? 0 : first;
    }

    /** Something beside the position changed: a name, a level, the help taken. */
    touch() {
        this.#tell([]);
    }

    /** @param {Change[]} changes */
    #moved(changes) {
        this.movedAt = Math.max(Date.now(), this.movedAt + 1);
        this.#tell(changes);
    }

    /** @param {Change[]} changes */
    #tell(changes) {
        this.dispatchEvent(
            new CustomEvent("change", { detail: { cells: [...new Set(changes.map(([cell]) => cell))] } }),
        );
    }

    toJson() {
        return {
            id: this.id,
            movedAt: this.movedAt,
            start: { ...this.start.toJson(), colours: this.start.colours },
            about: this.about,
            moves: this.moves.map(({ kind, level, name, changes }) => [kind, level, name ?? "", changes]),
            index: this.index,
            seconds: Math.round(this.seconds),
            hints: this.hints,
            shown: this.shown,
            typing: this.typing,
        };
    }

    /**
     * Reads what any version since the first has kept. What was added since has a value that fits without it.
     *
     * @param {any} json
     */
    static fromJson(json) {
        const game = new Game(Position.fromJson(json.start), json.about, json.id);
        game.moves = json.moves.map((/** @type {any[]} */ [kind, level, name, changes]) => ({ kind, level, name, changes }));
        game.typing = Boolean(json.typing);
        game.goTo(json.index);
        game.seconds = json.seconds ?? 0;
        game.hints = json.hints ?? 0;
        game.shown = json.shown ?? 0;
        game.movedAt = json.movedAt ?? 0;
        return game;
    }
}

/** Not randomUUID, which plain HTTP does not offer. */
function newId() {
    return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`;
}

/**
 * @param {Position} before
 * @param {Position} after
 */
function differences(before, after) {
    /** @type {Change[]} */
    const changes = [];
    before.values.forEach((_, cell) => {
        const was = FIELDS.map((field) => before[field][cell]);
        const is = FIELDS.map((field) => after[field][cell]);
        if (was.some((value, i) => value !== is[i])) {
            changes.push([cell, ...was, ...is]);
        }
    });
    return changes;
}

/**
 * @param {Position} position
 * @param {Change} change
 * @param {boolean} back
 */
function set(position, change, back) {
    const known = (change.length - 1) / 2;
    FIELDS.slice(0, known).forEach((field, i) => (position[field][change[0]] = change[1 + i + (back ? 0 : known)]));
}

/** The value that a change leaves in its cell. @param {Change} change */
export function valueAfter(change) {
    return change[(change.length + 1) / 2];
}

/** Whether a change puts a value into its cell. @param {Change} change */
export function places(change) {
    return valueAfter(change) !== 0 && valueAfter(change) !== change[1];
}
