import { Position } from "./position.js";
import { levelOfPlacement } from "./singles.js";

/**
 * A game: a puzzle, the moves made and taken back, the time, the help taken. Tells its listeners of every change.
 *
 * A move lists the cells it changes, each with what it held before and after, so that it can be taken back and saved.
 *
 * @typedef {[number, number, number, number, number, number, number]} Change cell, value, marks, colour before, after
 * @typedef {{kind: string, level: number|null, name?: string, changes: Change[]}} Move
 */
export class Game extends EventTarget {
    /**
     * @param {Position} position where it begins
     * @param {{name?: string, level?: string, reason?: string, seed?: number}} about
     */
    constructor(position, about = {}) {
        super();
        this.start = position.copy();
        this.position = position.copy();
        this.about = { ...about };
        /** @type {Move[]} */
        this.moves = [];
        /** How many of the moves stand. */
        this.index = 0;
        this.seconds = 0;
        this.hints = 0;
        /** Typing a puzzle in: what is entered becomes the givens. */
        this.typing = false;
    }

    get shape() {
        return this.position.shape;
    }

    get isEmpty() {
        return !this.typing && this.start.givens.every((value) => !value);
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
     * @param {string} kind digit, note, colour, erase, fill or hint
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
        this.#tell(changes);
        return true;
    }

    #levelOf(kind, changes) {
        const placed = changes.filter(([, before, , , after]) => after && after !== before);
        return kind === "digit" && placed.length === 1
            ? levelOfPlacement(this.position, placed[0][0], placed[0][4])
            : null;
    }

    undo() {
        this.goTo(this.index - 1);
    }

    redo() {
        this.goTo(this.index + 1);
    }

    /** Goes to where so many moves stand. */
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
            move.changes.forEach((change) => set(position, change, back ? 1 : 4));
            touched.push(...move.changes);
            this.index += back ? -1 : 1;
        }
        this.position = position;
        this.#tell(touched);
    }

    /** The number of moves that stood before the first of these cells got the value it has. */
    before(cells) {
        const wrong = new Set(cells);
        const first = this.moves
            .slice(0, this.index)
            .findIndex((move) =>
                move.changes.some(([cell, , , , value]) => wrong.has(cell) && value === this.position.values[cell]),
            );
        return first < 0 ? 0 : first;
    }

    /** Something beside the position changed: a name, a level, the help taken. */
    touch() {
        this.#tell([]);
    }

    #tell(changes) {
        this.dispatchEvent(
            new CustomEvent("change", { detail: { cells: [...new Set(changes.map(([cell]) => cell))] } }),
        );
    }

    toJson() {
        return {
            start: { ...this.start.toJson(), colours: this.start.colours },
            about: this.about,
            moves: this.moves.map(({ kind, level, name, changes }) => [kind, level, name ?? "", changes]),
            index: this.index,
            seconds: Math.round(this.seconds),
            hints: this.hints,
            typing: this.typing,
        };
    }

    static fromJson(json) {
        const game = new Game(Position.fromJson(json.start), json.about);
        game.moves = json.moves.map(([kind, level, name, changes]) => ({ kind, level, name, changes }));
        game.typing = Boolean(json.typing);
        game.goTo(json.index);
        game.seconds = json.seconds;
        game.hints = json.hints;
        return game;
    }
}

function differences(before, after) {
    const changes = [];
    before.values.forEach((_, cell) => {
        const was = [before.values[cell], before.marks[cell], before.colours[cell]];
        const is = [after.values[cell], after.marks[cell], after.colours[cell]];
        if (was.some((value, i) => value !== is[i])) {
            changes.push([cell, ...was, ...is]);
        }
    });
    return changes;
}

function set(position, change, from) {
    [position.values[change[0]], position.marks[change[0]], position.colours[change[0]]] = change.slice(from, from + 3);
}
