/**
 * Where things are on a drawn grid. Every size is a multiple of the side of a cell, so that all pictures agree.
 * Immutable.
 */
export class Geometry {
    /**
     * @param {import("../model/shape.js").Shape} shape
     * @param {number} side the side of a cell in pixels
     */
    constructor(shape, side) {
        this.shape = shape;
        this.side = side;
        this.extent = side * shape.size;
        /** The lattice of the marks: 2×2 to 4, 3×2 for 6, 3×3 for 9, 4×3 for 12, 4×4 for 16. */
        this.markColumns = Math.max(2, Math.ceil(Math.sqrt(shape.size)));
        this.markRows = Math.max(2, Math.ceil(shape.size / this.markColumns));
        const step = (1 - 1.2 / this.markColumns) / (this.markColumns - 1);
        this.step = step;
    }

    x(cell) {
        return this.shape.column(cell) * this.side;
    }

    y(cell) {
        return this.shape.row(cell) * this.side;
    }

    centre(cell) {
        return { x: this.x(cell) + this.side / 2, y: this.y(cell) + this.side / 2 };
    }

    /** The place of a mark. */
    mark(cell, value) {
        const index = value - 1;
        return {
            x: this.x(cell) + along(index % this.markColumns, this.markColumns) * this.side,
            y: this.y(cell) + along(Math.floor(index / this.markColumns), this.markRows) * this.side,
        };
    }

    /** Type size of a mark: on usual grids never under nine pixels; two figures are a little smaller than one. */
    markSize(value = 1) {
        const size = Math.min(0.245, 0.8 / this.markColumns) * this.side;
        if (this.shape.size <= 9) {
            return Math.max(SMALLEST, size);
        }
        return value < 10 ? size : 0.95 * size;
    }

    /** How wide two figures of a mark may be, so that they keep clear of their neighbours. */
    get markWidth() {
        return 0.88 * this.step * this.side;
    }

    /** Marks under six pixels cannot be read: then they show in a loupe only. */
    get showsMarks() {
        return this.shape.size <= 9 ? 0.3 * this.side >= SMALLEST : this.markSize(this.shape.size) >= 6;
    }

    /** Small marks are shown larger for the cell that is looked at. */
    get needsLoupe() {
        return !this.showsMarks || this.markSize(this.shape.size) < SMALLEST;
    }

    /** All values of a grid are of one size, however many figures they have. */
    get valueSize() {
        return (this.shape.size < 10 ? 0.6 : 0.46) * this.side;
    }
}

const SMALLEST = 9;

/** At 0.20, 0.50 and 0.80 of three; other counts spread in the same way. */
function along(index, count) {
    const inset = 0.6 / count;
    return inset + (index * (1 - 2 * inset)) / (count - 1);
}

/** Baseline below the centre, as a share of the type size: half the height of a figure. */
export const BASELINE = 0.364;
