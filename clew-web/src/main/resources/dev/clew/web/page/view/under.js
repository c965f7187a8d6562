import { range } from "../model/shape.js";
import { n, s } from "./dom.js";
import { outline } from "./outline.js";

/** What lies under the digits: tints, hatch, the lines of the grid, the outlines of houses and sets. */

/**
 * The colour of each cell: the tints of play, or those of the evidence. Also says what a halo has to be painted in.
 *
 * @param {import("./figure.js").Scene} scene
 * @returns {Map<number, string>} cell → name of a tint
 */
export function cellTints(shape, scene) {
    const tints = new Map();
    shape.shaded.forEach((cell) => tints.set(cell, "shaded"));
    const { play, evidence } = scene;
    if (evidence && !evidence.isEmpty) {
        evidence.tints().forEach((tint, cell) => tints.set(cell, tint));
    } else if (play) {
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

/** Lines at 45°, rising to the right, in a pattern that runs on from cell to cell. */
export function paintHatch(geometry, evidence, id) {
    const cells = [...evidence.hatched()];
    if (cells.length === 0) {
        return [];
    }
    const pitch = 0.11 * geometry.side;
    const line = s("line", { class: "hatch", y2: n(pitch * Math.SQRT2), "stroke-width": n(0.036 * geometry.side) });
    const size = n(pitch * Math.SQRT2);
    const turned = { patternUnits: "userSpaceOnUse", width: n(pitch), height: size, patternTransform: "rotate(45)" };
    const area = cells.map(
        (cell) =>
            `M${n(geometry.x(cell))} ${n(geometry.y(cell))}h${n(geometry.side)}v${n(geometry.side)}h${n(-geometry.side)}Z`,
    );
    return [s("pattern", { id, ...turned }, line), s("path", { d: area.join(""), fill: `url(#${id})` })];
}

/** Thin lines between cells, thick ones between regions and around all. */
export function paintLines(geometry) {
    const { shape, side, extent } = geometry;
    const inner = range(shape.size - 1).map((i) => n((i + 1) * side));
    const thin = inner.map((at) => `M${at} 0V${n(extent)}M0 ${at}H${n(extent)}`).join("");
    return [
        s("path", { class: "line-thin", d: thin }),
        ...paintVariant(geometry),
        s("path", { class: "line-thick", d: regionBorders(geometry) }),
        s("rect", { class: "line-frame", width: n(extent), height: n(extent) }),
    ];
}

/**
 * What a variant adds: a dotted frame around each window, stitches at the corners of each diagonal, which leave digits
 * and marks alone. No tint can hide them.
 */
function paintVariant(geometry) {
    const { shape } = geometry;
    const windows = shape.houses.filter(({ kind }) => kind === "window");
    const frames = windows.map(({ cells }) => outline(geometry, cells, 0.05 * geometry.side, 0.08 * geometry.side)).join("");
    return [
        ...(frames ? [s("path", { class: "line-variant line-window", d: frames })] : []),
        ...(shape.extras.has("diagonal") ? [s("path", { class: "line-variant", d: stitches(geometry) })] : []),
    ];
}

function stitches({ shape, side }) {
    const reach = n(0.14 * side);
    return range(shape.size + 1)
        .flatMap((i) => {
            const [x, other] = [n(i * side), n((shape.size - i) * side)];
            return [
                i > 0 && `M${x} ${x}l${-reach} ${-reach}M${other} ${x}l${reach} ${-reach}`,
                i < shape.size && `M${x} ${x}l${reach} ${reach}M${other} ${x}l${-reach} ${reach}`,
            ];
        })
        .filter(Boolean)
        .join("");
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

/** The outlines of houses, of lettered sets and of a deadly pattern. */
export function paintOutlines(geometry, evidence) {
    const { side } = geometry;
    const around = (cells, name) =>
        cells.length > 0 && s("path", { class: name, d: outline(geometry, cells, 0.035 * side, 0.06 * side) });
    const houses = (role) => evidence.houses.filter((one) => one.role === role);
    return [
        ...houses("cover").map(({ cells }) => around(cells, "outline outline-cover")),
        ...houses("base").map(({ cells }) => around(cells, "outline outline-base")),
        ...evidence.sets
            .filter(({ role }) => role !== "chain")
            .map(({ role, cells }) => around(cells, `outline outline-${role}`)),
        ...evidence.deadly.map((cell) => around([cell], "outline outline-deadly")),
    ].filter(Boolean);
}
