import { valuesOf } from "./digits.js";
import { range } from "./shape.js";

/** What a player can do to cells. Each function changes the position that a game hands it. */

/**
 * Puts a value into the open cells, or takes it out where all of them hold it.
 *
 * @param {import("./position.js").Position} position
 * @param {number[]} cells
 * @param {number} value
 * @param {boolean} tidy
 */
export function enterDigit(position, cells, value, tidy) {
    const own = cells.filter((cell) => !position.isGiven(cell));
    const all = own.length > 0 && own.every((cell) => position.values[cell] === value);
    for (const cell of own) {
        position.values[cell] = all ? 0 : value;
        if (!all) {
            position.marks[cell] = 0;
            tidy && clearPeers(position, cell, value);
        }
    }
}

/**
 * @param {import("./position.js").Position} position
 * @param {number} cell
 * @param {number} value
 */
function clearPeers(position, cell, value) {
    for (const peer of position.shape.peers[cell]) {
        position.marks[peer] &= ~(1 << value);
    }
}

/**
 * Notes a value in the open cells, or takes the note away where all of them have it.
 *
 * @param {import("./position.js").Position} position
 * @param {number[]} cells
 * @param {number} value
 */
export function toggleNote(position, cells, value) {
    const open = cells.filter((cell) => !position.values[cell]);
    const all = open.every((cell) => position.marks[cell] & (1 << value));
    open.forEach((cell) => (all ? takeNote : addNote)(position, cell, 1 << value));
}

/**
 * What is noted again is no longer struck.
 *
 * @param {import("./position.js").Position} position
 * @param {number} cell
 * @param {number} bit
 */
export function addNote(position, cell, bit) {
    position.marks[cell] |= bit;
    position.removed[cell] &= ~bit;
}

/**
 * Where a cell lists all its candidates, what is taken away is struck; elsewhere it is a note less.
 *
 * @param {import("./position.js").Position} position
 * @param {number} cell
 * @param {number} bit
 */
function takeNote(position, cell, bit) {
    const listsAll = (position.open(cell) & ~position.marks[cell]) === 0;
    position.removed[cell] |= listsAll ? position.candidates(cell) & bit : 0;
    position.marks[cell] &= ~bit;
}

/**
 * Colours cells, or takes the colour away where all of them have it.
 *
 * @param {import("./position.js").Position} position
 * @param {number[]} cells
 * @param {number} colour
 */
export function toggleColour(position, cells, colour) {
    const all = cells.every((cell) => position.colours[cell] === colour);
    cells.forEach((cell) => (position.colours[cell] = all ? 0 : colour));
}

/**
 * Empties cells: the value first; where there is none, the notes, then the colour.
 *
 * @param {import("./position.js").Position} position
 * @param {number[]} cells
 */
export function erase(position, cells) {
    const own = cells.filter((cell) => !position.isGiven(cell));
    const field = [position.values, position.marks].find((one) => own.some((cell) => one[cell])) ?? null;
    field ? own.forEach((cell) => (field[cell] = 0)) : cells.forEach((cell) => (position.colours[cell] = 0));
}

/** Notes in every open cell what is still possible. @param {import("./position.js").Position} position */
export function fillNotes(position) {
    for (const cell of range(position.shape.cells)) {
        position.marks[cell] = position.open(cell);
    }
}

/** Notes what is still possible where there is no note yet. @param {import("./position.js").Position} position */
export function fillMissing(position, cells = range(position.shape.cells)) {
    for (const cell of cells) {
        position.marks[cell] ||= position.open(cell);
    }
}

/**
 * What a step comes to: its conclusions, and the digit it proves where all of them are about one cell and leave it alone
 * there.
 *
 * @param {{conclusions: string[], proves: string[]}} step
 */
export function outcomeOf({ conclusions, proves }) {
    const cells = new Set([...conclusions, ...proves].map((text) => text.split(/<>|=/)[0]));
    return cells.size === 1 ? [...new Set([...conclusions, ...proves])] : conclusions;
}

/**
 * Carries out the conclusions of a step, r3c9=7 or r2c4<>5. A candidate is seen to go only where notes are, so these are
 * made where they are missing: in the whole grid if it has none at all.
 *
 * @param {import("./position.js").Position} position
 * @param {string[]} conclusions
 * @param {boolean} tidy
 */
export function applyConclusions(position, conclusions, tidy) {
    const parsed = conclusions.map((text) => parse(position.shape, text));
    const removals = parsed.filter(({ place }) => !place);
    if (removals.length && !position.hasMarks) {
        fillMissing(position);
    }
    fillMissing(
        position,
        removals.map(({ cell }) => cell),
    );
    for (const { cell, value } of removals) {
        position.marks[cell] &= ~(1 << value);
        position.removed[cell] |= 1 << value;
    }
    for (const { cell, value } of parsed.filter(({ place }) => place)) {
        if (!position.values[cell]) {
            enterDigit(position, [cell], value, tidy);
        }
    }
}

/**
 * @param {import("./shape.js").Shape} shape
 * @param {string} conclusion
 * @returns {{cell: number, value: number, place: boolean}}
 */
export function parse(shape, conclusion) {
    const place = !conclusion.includes("<>");
    const [cell, value] = conclusion.split(place ? "=" : "<>");
    return { cell: shape.cellNamed(cell), value: +value, place };
}

/**
 * Whether a digit repeats one that it sees: ", conflicts with row 3 column 1"; empty where it does not.
 *
 * @param {{shape: import("./shape.js").Shape, values: number[]}} position
 * @param {number} cell
 */
export function conflictWords({ shape, values }, cell) {
    const clash = values[cell] ? shape.peers[cell].find((peer) => values[peer] === values[cell]) : undefined;
    return clash === undefined ? "" : `, conflicts with row ${shape.row(clash) + 1} column ${shape.column(clash) + 1}`;
}

/**
 * A short announcement of what a move did, for those who listen.
 *
 * @param {import("./position.js").Position} before
 * @param {import("./position.js").Position} after
 * @param {number[]} cells
 */
export function describe(before, after, cells) {
    const [cell] = cells;
    const { shape } = after;
    const at = `row ${shape.row(cell) + 1} column ${shape.column(cell) + 1}`;
    if (cells.length !== 1) {
        return `${cells.length} cells changed`;
    }
    if (after.values[cell] !== before.values[cell]) {
        const value = after.values[cell];
        const rest = value && after.remaining(value) === 0 ? `, ${value} finished` : "";
        return value
            ? `${value} in ${at}${conflictWords(after, cell) || rest}`
            : `${before.values[cell]} removed from ${at}`;
    }
    const notes = before.marks[cell] ^ after.marks[cell];
    return notes
        ? valuesOf(notes)
              .map((value) => `note ${value} ${after.marks[cell] & (1 << value) ? "on" : "off"}`)
              .join(", ")
        : `${at} ${after.colours[cell] ? "coloured" : "without colour"}`;
}
