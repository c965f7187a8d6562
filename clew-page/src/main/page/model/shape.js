/** Sets of values are masks of 32 bits. */
const LARGEST = 25;
const EXTRAS = ["diagonal", "windoku", "antiknight", "antiking"];

/** The moves of chess that part equal digits, down and right; rows and columns take care of a king's straight ones. */
/** @type {Record<string, number[][]>} */
const MOVES = {
    antiknight: [
        [1, -2],
        [1, 2],
        [2, -1],
        [2, 1],
    ],
    antiking: [
        [1, -1],
        [1, 1],
    ],
};

/**
 * The rules of a grid: how many values, which cells form a house, which cells see each other. Immutable.
 *
 * Names are those of the command line: 9x9, 6x6:2x3, 7x7:latin, 9x9:diagonal, 9x9:windoku, 9x9:antiknight,
 * 9x9:jigsaw:<regions>, 9x9:house:<cells>, 9x9:distinct:<cells>. Houses are numbered rows, columns, boxes or regions, then what the variant adds.
 *
 * @typedef {{kind: string, name: string, cells: number[]}} House
 */
export class Shape {
    /**
     * @param {string} name
     * @returns {Shape}
     * @throws {Error} if the name is not understood; the message says what is
     */
    static of(name) {
        return new Shape(name);
    }

    /** @param {string} name */
    constructor(name) {
        const { size, layout, extras, added } = partsOf(name);
        this.name = name;
        this.size = size;
        this.cells = size * size;
        this.extras = extras;
        this.added = added.map(({ word, names }) => ({ word, cells: this.#cellsNamed(names) }));
        this.boxRows = layout.rows;
        const { letters } = layout;
        const isJigsaw = letters !== undefined;
        this.regions = isJigsaw ? regionsOf(letters, size) : this.#boxes(layout.rows);
        /** @type {House[]} */
        this.houses = this.#houses(isJigsaw);
        this.peers = this.#peers();
        this.housesOf = range(this.cells).map((cell) => this.houses.filter((house) => house.cells.includes(cell)));
    }

    /** @param {number} cell */
    row(cell) {
        return Math.floor(cell / this.size);
    }

    /** @param {number} cell */
    column(cell) {
        return cell % this.size;
    }

    /** As players write it: r3c9. @param {number} cell */
    cellName(cell) {
        return `r${this.row(cell) + 1}c${this.column(cell) + 1}`;
    }

    /** The number of a cell that is named r3c9, or -1 where there is none. @param {string} name */
    cellNamed(name) {
        const [row, column] = (/^r(\d+)c(\d+)/.exec(name) ?? []).slice(1).map(Number);
        const inside = [row, column].every((one) => one >= 1 && one <= this.size);
        return inside ? (row - 1) * this.size + (column - 1) : -1;
    }

    /** Cells that are named one behind the other: r1c1r5c5. @param {string} names */
    #cellsNamed(names) {
        const cells = (names.match(/r\d+c\d+/g) ?? []).map((name) => this.cellNamed(name));
        if (cells.length < 2 || cells.includes(-1) || names.replace(/r\d+c\d+/g, "") !== "") {
            throw new Error(`A shape names the cells of a group one behind the other, not “${shortly(names)}”.`);
        }
        return cells;
    }

    /** All values as a mask: bit v stands for value v. */
    get everyValue() {
        return ((1 << this.size) - 1) << 1;
    }

    /** Whether rows, columns and boxes say it all. */
    get isClassic() {
        return this.boxRows > 0 && this.extras.size === 0 && this.added.length === 0;
    }

    /** @param {number} rows */
    #boxes(rows) {
        if (rows === 0) {
            return null;
        }
        const columns = this.size / rows;
        return range(this.cells).map(
            (cell) => Math.floor(this.row(cell) / rows) * rows + Math.floor(this.column(cell) / columns),
        );
    }

    /** @param {boolean} jigsaw */
    #houses(jigsaw) {
        const lines = range(this.size);
        const houses = [
            ...lines.map((row) =>
                house(
                    "row",
                    row,
                    lines.map((column) => row * this.size + column),
                ),
            ),
            ...lines.map((column) =>
                house(
                    "column",
                    column,
                    lines.map((row) => row * this.size + column),
                ),
            ),
        ];
        const { regions } = this;
        if (regions) {
            const cells = range(this.cells);
            const kind = jigsaw ? "region" : "box";
            houses.push(
                ...lines.map((box) =>
                    house(
                        kind,
                        box,
                        cells.filter((cell) => regions[cell] === box),
                    ),
                ),
            );
        }
        if (this.extras.has("diagonal")) {
            const last = this.size - 1;
            houses.push(
                house(
                    "diagonal",
                    0,
                    lines.map((i) => i * (this.size + 1)),
                ),
            );
            houses.push(
                house(
                    "diagonal",
                    1,
                    lines.map((i) => (last - i) * this.size + i),
                ),
            );
        }
        if (this.extras.has("windoku")) {
            houses.push(...this.#windows());
        }
        this.added
            .filter((group) => group.word === "house")
            .forEach((group, i) => houses.push(house("extra house", i, group.cells)));
        return houses;
    }

    #windows() {
        const box = this.boxRows;
        const windows = [];
        for (let top = 1; top + box < this.size; top += box + 1) {
            for (let left = 1; left + box < this.size; left += box + 1) {
                const inner = range(box * box);
                const cells = inner.map((i) => (top + Math.floor(i / box)) * this.size + left + (i % box));
                windows.push(house("window", windows.length, cells));
            }
        }
        return windows;
    }

    #peers() {
        /** @type {Set<number>[]} */
        const peers = range(this.cells).map(() => new Set());
        const meet = (/** @type {number[]} */ cells) => cells.forEach((a) => cells.forEach((b) => a !== b && peers[a].add(b)));
        this.houses.forEach((one) => meet(one.cells));
        this.added.forEach((group) => meet(group.cells));
        range(this.cells).forEach((cell) => {
            for (const [down, right] of [...this.extras].flatMap((extra) => MOVES[extra] ?? [])) {
                const row = this.row(cell) + down;
                const column = this.column(cell) + right;
                if (row < this.size && column >= 0 && column < this.size) {
                    meet([cell, row * this.size + column]);
                }
            }
        });
        return peers.map((set) => [...set].sort((a, b) => a - b));
    }
}

/** 0 … n − 1. @param {number} n */
export function range(n) {
    return Array.from({ length: n }, (_, i) => i);
}

/**
 * @param {string} kind
 * @param {number} index
 * @param {number[]} cells
 */
function house(kind, index, cells) {
    return { kind, name: `${kind} ${index + 1}`, cells };
}

/** The sides of boxes and grids: 9x9 → [9, 9]. @param {string} word */
function sidesIn(word) {
    const match = /^(\d{1,4})[x×](\d{1,4})$/i.exec(word);
    return match && [+match[1], +match[2]];
}

/**
 * Takes a name apart, and rejects what the engine would reject.
 *
 * @param {string} name
 * @returns {{size: number, layout: {rows: number, letters?: string}, extras: Set<string>, added: {word: string, names: string}[]}} rows is 0 where there are no
 *     boxes
 */
function partsOf(name) {
    const parts = String(name)
        .trim()
        .split(":")
        .map((part) => part.trim());
    const sides = sidesIn(parts[0]);
    if (!sides || sides[0] !== sides[1] || sides[0] < 2 || sides[0] > LARGEST) {
        throw new Error(`A grid of the shape “${shortly(name)}” cannot be shown; take 4x4, 6x6, 9x9 or 16x16.`);
    }
    const size = sides[0];
    const extras = new Set();
    const layouts = [];
    const added = [];
    for (let i = 1; i < parts.length; i++) {
        const word = parts[i].toLowerCase();
        if (EXTRAS.includes(word)) {
            extras.add(word);
        } else if (word === "house" || word === "distinct") {
            added.push({ word, names: parts[++i] ?? "" });
        } else {
            layouts.push(word === "jigsaw" ? { rows: 0, letters: parts[++i] ?? "" } : layoutOf(size, word, name));
        }
    }
    const layout = layouts[0] ?? { rows: classicBoxRows(size) };
    if (layouts.length > 1 || (layouts.length === 0 && layout.rows < 2)) {
        throw new Error(`The shape “${shortly(name)}” needs one layout of boxes; a prime side takes “latin”.`);
    }
    if (extras.has("windoku") && (layout.rows < 2 || layout.rows ** 2 !== size)) {
        throw new Error("Windows need square boxes, as 9x9 and 16x16 have them.");
    }
    return { size, layout, extras, added };
}

/**
 * @param {number} size
 * @param {string} word
 * @param {string} name
 */
function layoutOf(size, word, name) {
    if (word === "latin") {
        return { rows: 0 };
    }
    const box = sidesIn(word);
    if (!box || box[0] * box[1] !== size) {
        throw new Error(`The shape “${shortly(name)}” has a part “${shortly(word)}” that does not fit it.`);
    }
    return { rows: box[0] };
}

/** @param {string} text */
function shortly(text) {
    return String(text).slice(0, 40);
}

/** @param {number} size */
function classicBoxRows(size) {
    let rows = Math.floor(Math.sqrt(size));
    while (size % rows) {
        rows--;
    }
    return rows;
}

/**
 * Region numbers in order of first appearance.
 *
 * @param {string} letters
 * @param {number} size
 */
function regionsOf(letters, size) {
    const all = [...letters];
    const order = [...new Set(all)];
    const even = order.every((letter) => all.filter((one) => one === letter).length === size);
    if (all.length !== size * size || !even) {
        throw new Error(`A ${size}x${size} jigsaw needs ${size} regions of ${size} cells, one letter for each cell.`);
    }
    return all.map((letter) => order.indexOf(letter));
}
