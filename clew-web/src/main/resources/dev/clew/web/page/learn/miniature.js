import { Position } from "../model/position.js";
import { range } from "../model/shape.js";
import { n, s } from "../view/dom.js";
import { Evidence } from "../view/evidence.js";
import { Geometry } from "../view/geometry.js";
import { paintHatch, paintLines, paintTints } from "../view/under.js";

const EXTENT = 90;

/** What a cell shows where it has several parts: what follows comes before why. */
const FOREMOST = ["placed", "removed", "fin", "deadly", "cover", "if-not", "other-colour", "not-both"];
const DRAWN = {
    placed: (at) => circle(at, 0.32, "ring-place"),
    removed: cross,
    fin: diamond,
    deadly: diamond,
    cover: (at) => circle(at, 0.21, "ring ring-of-cover"),
    "if-not": (at) => circle(at, 0.21, "ring ring-of-because"),
    "other-colour": (at) => circle(at, 0.21, "ring ring-of-because"),
    "not-both": (at) => circle(at, 0.21, "ring ring-of-because"),
};

let drawn = 0;

/**
 * A step as small as a stamp, without words: the digit's candidates as dots, the pattern as discs, rings and diamonds,
 * what goes as crosses.
 *
 * @param {{position: object, step: object}} example
 */
export function miniature({ position: json, step }) {
    const position = Position.fromJson(json);
    const { shape } = position;
    const geometry = new Geometry(shape, EXTENT / shape.size);
    const evidence = new Evidence(shape, step.drawing);
    return s(
        "svg",
        {
            class: "miniature figure",
            width: EXTENT,
            height: EXTENT,
            viewBox: `0 0 ${EXTENT} ${EXTENT}`,
            "aria-hidden": "true",
            vars: { side: geometry.side },
        },
        s("rect", { class: "surface", width: EXTENT, height: EXTENT }),
        paintTints(geometry, evidence.tints()),
        paintHatch(geometry, evidence, `miniature-${++drawn}`),
        paintLines(geometry),
        dots(geometry, position, evidence),
        evidence.links.map((link) => thread(geometry, evidence, link)),
        parts(evidence).map(([cell, role]) => part(geometry, cell, role)),
    );
}

/** Where a single digit is talked about, all of its places. */
function dots(geometry, position, evidence) {
    const digits = new Set([...evidence.roles.keys()].map((key) => +key.split(":")[1]));
    const [digit] = digits;
    const wanted = digits.size === 1 && position.hasMarks;
    return range(wanted ? position.shape.cells : 0)
        .filter((cell) => position.marks[cell] & (1 << digit) && !evidence.role(cell, digit))
        .map((cell) => circle({ ...geometry.centre(cell), side: geometry.side }, 0.1, "miniature-dot"));
}

function parts(evidence) {
    const byCell = new Map();
    for (const [key, role] of evidence.roles) {
        const cell = +key.split(":")[0];
        byCell.set(cell, [...(byCell.get(cell) ?? []), role]);
    }
    return [...byCell].map(([cell, roles]) => [cell, FOREMOST.find((role) => roles.includes(role)) ?? "pattern"]);
}

function part(geometry, cell, role) {
    const at = { ...geometry.centre(cell), side: geometry.side };
    return (DRAWN[role] ?? ((place) => circle(place, 0.26, "disc")))(at);
}

function circle({ x, y, side }, radius, name) {
    return s("circle", { class: name, cx: n(x), cy: n(y), r: n(radius * side), "stroke-width": n(0.13 * side) });
}

function cross({ x, y, side }) {
    const reach = n(0.24 * side);
    const d = `M${n(x - reach)} ${n(y - reach)}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`;
    return s("path", { class: "strike", d, "stroke-width": n(0.17 * side) });
}

function diamond({ x, y, side }) {
    const reach = n(0.32 * side);
    const d = `M${n(x)} ${n(y - reach)}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}Z`;
    return s("path", { class: "diamond", d });
}

/** A gentle curve from cell to cell; at this size there is nothing to go around. */
function thread(geometry, evidence, { kind, branch, path }) {
    const numbers = path.match(/-?\d+(\.\d+)?/g).map((one) => one * geometry.side);
    const from = nearest(geometry, evidence, numbers.slice(0, 2));
    const to = nearest(geometry, evidence, numbers.slice(-2));
    const [across, down] = [to.x - from.x, to.y - from.y];
    const bow = Math.min(0.16, geometry.side / Math.max(1, Math.hypot(across, down)));
    const bend = [(from.x + to.x) / 2 - bow * down, (from.y + to.y) / 2 + bow * across].map(n);
    const name = `miniature-link miniature-${kind} branch-${branch}`;
    return s("path", { class: name, d: `M${n(from.x)} ${n(from.y)}Q${bend} ${n(to.x)} ${n(to.y)}` });
}

/** The middle of the cell whose candidate a link ends at; links end a little before it. */
function nearest(geometry, evidence, [x, y]) {
    const ends = [...evidence.roles.keys()].map((key) => {
        const [cell, value] = key.split(":").map(Number);
        const mark = geometry.mark(cell, value);
        return { cell, far: Math.hypot(mark.x - x, mark.y - y) };
    });
    return geometry.centre(ends.reduce((best, one) => (one.far < best.far ? one : best)).cell);
}
