/**
 * The rules of a grid: how many values, which cells form a house, which cells see each other. Immutable.
 *
 * Names are those of the command line: 9x9, 6x6:2x3, 7x7:latin, 9x9:diagonal, 9x9:windoku, 9x9:antiknight,
 * 9x9:jigsaw:<regions>. Houses are numbered rows, columns, boxes or regions, then what the variant adds.
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
        const [sides, ...words] = name.trim().toLowerCase().split(":");
        const match = /^(\d+)x\1$/.exec(sides);
        if (!match || +match[1] < 2 || +match[1] > 25) {
            throw new Error(`A grid of the shape “${name}” cannot be shown; take 4x4, 6x6, 9x9 or 16x16.`);
        }
        this.name = name;
        this.size = +match[1];
        this.cells = this.size * this.size;
        const jigsaw = words.indexOf("jigsaw");
        this.regions = jigsaw >= 0 ? regionsOf(name, this.cells) : this.#boxes(words);
        this.extras = new Set(words.filter((word) => ["diagonal", "windoku", "antiknight"].includes(word)));
        /** @type {House[]} */
        this.houses = this.#houses(jigsaw >= 0);
        this.peers = this.#peers();
        this.housesOf = range(this.cells).map((cell) => this.houses.filter((house) => house.cells.includes(cell)));
    }

    row(cell) {
        return Math.floor(cell / this.size);
    }

    column(cell) {
        return cell % this.size;
    }

    /** As players write it: r3c9. */
    cellName(cell) {
        return `r${this.row(cell) + 1}c${this.column(cell) + 1}`;
    }

    /** The number of a cell that is named r3c9. */
    cellNamed(name) {
        const match = /^r(\d+)c(\d+)/.exec(name);
        return match ? (match[1] - 1) * this.size + (match[2] - 1) : -1;
    }

    /** All values as a mask: bit v stands for value v. */
    get everyValue() {
        return ((1 << this.size) - 1) << 1;
    }

    /** The cells that a variant adds to the usual houses, for a quiet tint. */
    get shaded() {
        return new Set(this.houses.filter((h) => h.kind === "diagonal" || h.kind === "window").flatMap((h) => h.cells));
    }

    #boxes(words) {
        if (words.includes("latin")) {
            return null;
        }
        const layout = words.map((word) => /^(\d+)x(\d+)$/.exec(word)).find(Boolean);
        const rows = layout ? +layout[1] : classicBoxRows(this.size);
        const columns = this.size / rows;
        if (rows === 1 || !Number.isInteger(columns)) {
            return null;
        }
        this.boxRows = rows;
        const across = this.size / columns;
        return range(this.cells).map(
            (cell) => Math.floor(this.row(cell) / rows) * across + Math.floor(this.column(cell) / columns),
        );
    }

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
        if (this.regions) {
            const cells = range(this.cells);
            const kind = jigsaw ? "region" : "box";
            houses.push(
                ...lines.map((box) =>
                    house(
                        kind,
                        box,
                        cells.filter((cell) => this.regions[cell] === box),
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
        const peers = range(this.cells).map(() => new Set());
        const meet = (cells) => cells.forEach((a) => cells.forEach((b) => a !== b && peers[a].add(b)));
        this.houses.forEach((one) => meet(one.cells));
        if (this.extras.has("antiknight")) {
            range(this.cells).forEach((cell) => {
                for (const [down, right] of [
                    [1, -2],
                    [1, 2],
                    [2, -1],
                    [2, 1],
                ]) {
                    const row = this.row(cell) + down;
                    const column = this.column(cell) + right;
                    if (row < this.size && column >= 0 && column < this.size) {
                        meet([cell, row * this.size + column]);
                    }
                }
            });
        }
        return peers.map((set) => [...set].sort((a, b) => a - b));
    }
}

/** 0 … n − 1. */
export function range(n) {
    return Array.from({ length: n }, (_, i) => i);
}

function house(kind, index, cells) {
    return { kind, name: `${kind} ${index + 1}`, cells };
}

function classicBoxRows(size) {
    let rows = Math.floor(Math.sqrt(size));
    while (size % rows) {
        rows--;
    }
    return rows;
}

/** Region numbers in order of first appearance. The letters keep their case, so the name is read again. */
function regionsOf(name, cells) {
    const letters = name.split(":").find((part) => part.length === cells) ?? "";
    const order = [...new Set(letters)];
    if (letters.length !== cells || order.length * order.length !== cells) {
        throw new Error(`A jigsaw needs one region letter for each of its ${cells} cells.`);
    }
    return [...letters].map((letter) => order.indexOf(letter));
}
