/** What the tests share. */

// Node 18 has none.
globalThis.CustomEvent ??= class extends Event {
    constructor(name, { detail = null } = {}) {
        super(name);
        this.detail = detail;
    }
};

/** Vincent's challenge, and its solution. */
export const VINCENT = "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";
export const SOLVED = "736154892254978631918362457571643289823795164469821375645287913392516748187439526";

/** The number of a cell: r3c9 is at(3, 9). */
export const at = (row, column) => (row - 1) * 9 + column - 1;

/** The mask of values. */
export const mask = (...values) => values.reduce((all, value) => all | (1 << value), 0);
