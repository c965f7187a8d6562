import { n } from "./dom.js";

/** Steps right, down, left, up, as (column, row). A border is walked with its cells on the right hand. */
const STEPS = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
];

/**
 * The path around a set of cells, however they lie: inset from the cells' edges, with rounded corners.
 *
 * @param {import("./geometry.js").Geometry} geometry
 * @param {Iterable<number>} cells
 */
export function outline(geometry, cells, inset, radius) {
    const edges = edgesOf(geometry.shape, new Set(cells));
    let path = "";
    while (edges.size) {
        path += draw(nextLoop(edges, geometry.shape.size + 1), geometry, inset, radius);
    }
    return path;
}

/** Corner, numbered by rows of N + 1 → the directions of the border's edges that leave it. */
function edgesOf(shape, cells) {
    const edges = new Map();
    const corners = shape.size + 1;
    const inside = (row, column) =>
        row >= 0 && row < shape.size && column >= 0 && column < shape.size && cells.has(row * shape.size + column);
    for (const cell of [...cells].sort((a, b) => a - b)) {
        const row = shape.row(cell);
        const column = shape.column(cell);
        const starts = [
            [row, column],
            [row, column + 1],
            [row + 1, column + 1],
            [row + 1, column],
        ];
        starts.forEach(([top, left], direction) => {
            const [right, down] = STEPS[(direction + 3) % 4];
            if (!inside(row + down, column + right)) {
                const corner = top * corners + left;
                edges.set(corner, [...(edges.get(corner) ?? []), direction]);
            }
        });
    }
    return edges;
}

/** Walks one border; its first edge is taken last, so that the walk finds back to it. */
function nextLoop(edges, corners) {
    const [start, [first]] = edges.entries().next().value;
    const loop = [];
    let place = start;
    let direction = first;
    do {
        place += STEPS[direction][0] + STEPS[direction][1] * corners;
        const next = turn(edges.get(place), direction);
        take(edges, place, next);
        if (next !== direction) {
            loop.push({ row: Math.floor(place / corners), column: place % corners, into: direction, out: next });
        }
        direction = next;
    } while (place !== start || direction !== first);
    return loop;
}

/** Right before left: where two cells touch at a corner, the border stays with its own cell. */
function turn(out, direction) {
    return [1, 0, 3].map((by) => (direction + by) % 4).find((next) => out.includes(next));
}

function take(edges, place, direction) {
    const left = edges.get(place).filter((one) => one !== direction);
    left.length ? edges.set(place, left) : edges.delete(place);
}

function draw(loop, { side }, inset, radius) {
    const parts = loop.map(({ row, column, into, out }) => {
        const inwards = [STEPS[(into + 1) % 4], STEPS[(out + 1) % 4]];
        const x = column * side + inset * (inwards[0][0] + inwards[1][0]);
        const y = row * side + inset * (inwards[0][1] + inwards[1][1]);
        const before = `${n(x - radius * STEPS[into][0])} ${n(y - radius * STEPS[into][1])}`;
        const after = `${n(x + radius * STEPS[out][0])} ${n(y + radius * STEPS[out][1])}`;
        return `${before}Q${n(x)} ${n(y)} ${after}`;
    });
    return `M${parts.join("L")}Z`;
}
