import { range } from "../model/shape.js";
import { n, s } from "../parts/dom.js";

/** What the page itself draws under the digits: the tints of playing, the lines of the grid, the ring of the selection. */

/**
 * The tints of playing; a drawing has its own.
 *
 * @param {import("./figure.js").Scene} scene
 * @returns {Map<number, string>} cell → name of a tint
 */
export function playTints({ play, drawing }) {
    const tints = new Map();
    if (play && !drawing) {
        play.peers.forEach((cell) => tints.set(cell, "peer"));
        play.colours.forEach((colour, cell) => colour && tints.set(cell, `colour-${colour}`));
        play.same.forEach((cell) => tints.set(cell, "same"));
        play.selected.forEach((cell) => {
            if (play.wrong.has(cell) || !play.colours[cell]) {
                tints.set(cell, play.wrong.has(cell) ? "removed" : "sel");
            }
        });
    }
    return tints;
}

/** One rectangle for neighbours of a row that share a tint. */
export function paintTints(geometry, tints) {
    const { shape, side } = geometry;
    const items = [];
    for (let cell = 0; cell < shape.cells; cell++) {
        const tint = tints.get(cell);
        const start = cell;
        while (tint && shape.column(cell) < shape.size - 1 && tints.get(cell + 1) === tint) {
            cell++;
        }
        if (tint) {
            const at = { x: n(geometry.x(start)), y: n(geometry.y(start)), height: n(side) };
            items.push(s("rect", { class: `tint-${tint}`, ...at, width: n((cell - start + 1) * side) }));
        }
    }
    return items;
}

/** Thin lines between cells, thick ones between regions and around all; between them room for what a variant adds. */
export function paintLines(geometry) {
    const { shape, side, extent } = geometry;
    const inner = range(shape.size - 1).map((i) => n((i + 1) * side));
    const thin = inner.map((at) => `M${at} 0V${n(extent)}M0 ${at}H${n(extent)}`).join("");
    return [
        s("path", { class: "line-thin", d: thin }),
        s("g", { class: "variant" }),
        s("path", { class: "line-thick", d: regionBorders(geometry) }),
        s("rect", { class: "line-frame", width: n(extent), height: n(extent) }),
    ];
}

function regionBorders({ shape, side }) {
    if (!shape.regions) {
        return "";
    }
    const differ = (a, b) => shape.regions[a] !== shape.regions[b];
    return range(shape.cells)
        .flatMap((cell) => {
            const [row, column] = [shape.row(cell), shape.column(cell)];
            const right = column < shape.size - 1 && differ(cell, cell + 1);
            const below = row < shape.size - 1 && differ(cell, cell + shape.size);
            return [
                right && `M${n((column + 1) * side)} ${n(row * side)}v${n(side)}`,
                below && `M${n(column * side)} ${n((row + 1) * side)}h${n(side)}`,
            ];
        })
        .filter(Boolean)
        .join("");
}

/**
 * A ring inside the edge of some cells together: every outer edge, drawn twice as wide and cut off at the cells.
 *
 * @param {import("./geometry.js").Geometry} geometry
 * @param {number[]} cells
 * @param {number} wide
 * @param {string} id of the cut, on this page
 * @param {string} name the class of the ring
 */
export function paintRing(geometry, cells, wide, id, name) {
    const { shape, side } = geometry;
    const chosen = new Set(cells);
    const squares = cells.map((cell) => `M${n(shape.column(cell) * side)} ${n(shape.row(cell) * side)}h${n(side)}v${n(side)}h${n(-side)}Z`);
    const edges = cells.flatMap((cell) => {
        const [row, column] = [shape.row(cell), shape.column(cell)];
        const [x, y] = [n(column * side), n(row * side)];
        return [
            (row === 0 || !chosen.has(cell - shape.size)) && `M${x} ${y}h${n(side)}`,
            (row === shape.size - 1 || !chosen.has(cell + shape.size)) && `M${x} ${n(y + side)}h${n(side)}`,
            (column === 0 || !chosen.has(cell - 1)) && `M${x} ${y}v${n(side)}`,
            (column === shape.size - 1 || !chosen.has(cell + 1)) && `M${n(x + side)} ${y}v${n(side)}`,
        ].filter(Boolean);
    });
    return [
        s("clipPath", { id }, s("path", { d: squares.join("") })),
        s("path", { class: name, d: edges.join(""), "stroke-width": 2 * wide, "clip-path": `url(#${id})` }),
    ];
}
