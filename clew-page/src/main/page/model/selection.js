/** The cells that the next entry goes to, and the cursor among them. */
export class Selection {
    /** @param {import("./shape.js").Shape} shape */
    constructor(shape) {
        this.shape = shape;
        this.cursor = 0;
        /** @type {Set<number>} */
        this.cells = new Set();
    }

    /** Selects one cell. @param {number} cell */
    pick(cell) {
        this.cursor = cell;
        this.cells = new Set([cell]);
    }

    /** Adds a cell. @param {number} cell */
    add(cell) {
        this.cursor = cell;
        this.cells.add(cell);
    }

    /** Adds a cell, or takes it out if it is in and not the last. @param {number} cell */
    toggle(cell) {
        this.cursor = cell;
        if (this.cells.has(cell) && this.cells.size > 1) {
            this.cells.delete(cell);
        } else {
            this.cells.add(cell);
        }
    }

    clear() {
        this.cells = new Set();
    }

    /**
     * Moves the cursor; off the edge there is nowhere to go.
     *
     * @param {number} down
     * @param {number} right
     * @param {boolean} extend
     */
    move(down, right, extend) {
        const last = this.shape.size - 1;
        const row = Math.min(last, Math.max(0, this.shape.row(this.cursor) + down));
        const column = Math.min(last, Math.max(0, this.shape.column(this.cursor) + right));
        this.goTo(row * this.shape.size + column, extend);
    }

    /**
     * @param {number} cell
     * @param {boolean} extend
     */
    goTo(cell, extend) {
        extend ? this.add(cell) : this.pick(cell);
    }

    get list() {
        return [...this.cells].sort((a, b) => a - b);
    }
}
