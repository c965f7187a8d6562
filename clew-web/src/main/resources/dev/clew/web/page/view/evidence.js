import { Shape } from "../model/shape.js";

/**
 * What a step shows on the grid, read from the server's `drawing`: the part that candidates, houses, cells and links
 * play. Immutable.
 */
export class Evidence {
    /**
     * @param {Shape} shape
     * @param {object|null} drawing
     */
    constructor(shape, drawing = null) {
        const { candidates = [], houses = [], cells = {}, deadly = [], links = [], capsules = [] } = drawing ?? {};
        this.shape = shape;
        /** "cell:value" → role. @type {Map<string, string>} */
        this.roles = new Map(candidates.map(({ candidate, role }) => [keyOf(shape, candidate), role]));
        this.houses = houses.map(({ cells: list, role }) => ({ role, cells: numbers(shape, list) }));
        /** Sets of cells by role: chain, set-a, set-b, set-c. */
        this.sets = Object.entries(cells).map(([role, list]) => ({ role, cells: numbers(shape, list) }));
        this.deadly = numbers(shape, deadly);
        this.links = links;
        this.capsules = capsules;
        this.coordinates = drawing?.coordinates ?? { rows: [], columns: [] };
        this.legend = drawing?.legend ?? [];
        this.letters = drawing?.letters ?? [];
        /** Values to place that have their cell to themselves: cell → value. */
        this.large = new Map(candidates.filter(({ large }) => large).map(({ candidate }) => pair(shape, candidate)));
    }

    get isEmpty() {
        return !(this.roles.size || this.houses.length || this.sets.length || this.links.length || this.deadly.length);
    }

    role(cell, value) {
        return this.roles.get(`${cell}:${value}`);
    }

    /** The roles of a cell: [value, role]. */
    rolesOf(cell) {
        const values = Array.from({ length: this.shape.size }, (_, i) => i + 1);
        return values.map((value) => [value, this.role(cell, value)]).filter(([, role]) => role);
    }

    /** The houses of a role, all their cells together. */
    cellsOfHouses(role) {
        return new Set(this.houses.filter((one) => one.role === role).flatMap((one) => one.cells));
    }

    /** The tint of each cell that has one, the last on top: cover, base, sets of cells. */
    tints() {
        const tints = new Map();
        this.cellsOfHouses("cover").forEach((cell) => tints.set(cell, "cover"));
        this.cellsOfHouses("base").forEach((cell) => tints.set(cell, "because"));
        const names = { chain: "because", "set-a": "because", "set-b": "fin", "set-c": "cover" };
        this.sets.forEach(({ role, cells }) => cells.forEach((cell) => tints.set(cell, names[role] ?? "because")));
        return tints;
    }

    /** Covered cells whose hatch is seen. */
    hatched() {
        const over = new Set([...this.cellsOfHouses("base"), ...this.sets.flatMap(({ cells }) => cells)]);
        return new Set([...this.cellsOfHouses("cover")].filter((cell) => !over.has(cell)));
    }

    /** Points along the links, in units of a cell, for whatever has to keep clear of them. */
    points() {
        return this.links.flatMap(({ path }) => sample(path));
    }

    /**
     * A shallower picture that shows where to look and gives nothing away: the houses of the pattern and the cells that
     * the words name, no candidate.
     *
     * @param {{cells: string[]}} look
     */
    whereOnly({ cells }) {
        const named = numbers(this.shape, cells);
        const where = new Evidence(this.shape, { coordinates: { rows: [], columns: [] } });
        where.houses = this.houses.filter((one) => one.role === "base");
        where.sets = named.length ? [{ role: "chain", cells: named }] : [];
        return where;
    }
}

/** No evidence at all. */
export const NOTHING = new Evidence(Shape.of("9x9"));

function pair(shape, candidate) {
    const [cell, value] = candidate.split("=");
    return [shape.cellNamed(cell), +value];
}

function keyOf(shape, candidate) {
    return pair(shape, candidate).join(":");
}

function numbers(shape, cells) {
    return cells.map((cell) => (typeof cell === "number" ? cell : shape.cellNamed(cell)));
}

/** Points of a path of one cubic curve, "M x y C a b c d e f". */
function sample(path) {
    const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    if (numbers.length < 8) {
        return [];
    }
    const steps = Math.max(8, Math.ceil(Math.hypot(numbers[6] - numbers[0], numbers[7] - numbers[1]) / 0.06));
    return Array.from({ length: steps + 1 }, (_, i) => {
        const t = i / steps;
        const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        const at = (from) => weights.reduce((sum, weight, k) => sum + weight * numbers[2 * k + from], 0);
        return { x: at(0), y: at(1) };
    });
}
