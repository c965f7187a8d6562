/** Where the knots of a thread stand in the room there is. Immutable. */
export class ThreadScale {
    /**
     * @param {{width: number, height: number, type: number}} room in pixels, and how large type is
     * @param {import("../model/threads.js").Thread} thread
     */
    constructor({ width, height, type }, thread) {
        const { whole, knots, ahead } = thread;
        this.thread = thread;
        this.width = width;
        this.font = 11 * type;
        /** Too low for names: a line and its knots only. */
        this.small = height < 60;
        this.left = this.small ? 8 : 79 * type;
        this.top = this.small ? 7 : (whole ? 26 : 12) * type;
        this.bottom = this.small ? height - 8 : height - (whole ? 30 : 19) * type;
        const room = width - this.left - (this.small ? 18 : 20);
        const slots = whole ? knots.length - 1 : knots.length + ahead + 1;
        const wanted = this.small && !whole ? (room - 60) / Math.max(1, knots.length) : room / Math.max(1, slots);
        this.spacing = Math.min(this.small ? 17 : 26 * type, Math.max(0.5, wanted));
    }

    x(index) {
        return this.left + index * this.spacing;
    }

    /** The height of a knot: that of its level; a leap has none and stands on a line under them all. */
    y({ level, leap = false }) {
        return leap ? this.bottom : this.ground - ((level ?? 0) * (this.ground - this.top)) / Math.max(1, this.thread.top);
    }

    /** The line of the lowest level. */
    get ground() {
        const lines = this.thread.top + 1;
        return this.thread.leaps ? this.bottom - (this.bottom - this.top) / Math.max(2, lines) : this.bottom;
    }

    /** Larger for harder; smaller where knots would touch. */
    radius(level) {
        const wanted = this.small ? 2.4 + 0.3 * (level ?? 0) : 3 + 0.45 * (level ?? 0);
        return Math.max(1.4, Math.min(wanted, 0.36 * this.spacing + 0.1 * (level ?? 0)));
    }

    /** How many knots lie before the pointer. */
    knotsAt(x) {
        return Math.max(0, Math.min(this.thread.knots.length, Math.round((x - this.left) / this.spacing) + 1));
    }

    /** The ball after the last knot; it grows smaller as the grid fills. */
    get ball() {
        const { knots, done = 0 } = this.thread;
        const gap = this.small ? 14 : 34;
        const most = this.small ? 9 : 14;
        return {
            x: knots.length ? this.x(knots.length - 1) + Math.max(this.spacing, gap) : this.left + gap / 2,
            y: this.small ? this.ground : this.ground - 14,
            radius: most - (most - 7) * done,
        };
    }
}
