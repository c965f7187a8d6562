import { valuesOf } from "../model/digits.js";
import { range } from "../model/shape.js";
import { n, s } from "./dom.js";
import { BASELINE } from "./geometry.js";
import { figureClass, glyph, largeRing } from "./glyphs.js";

/** What stands on the grid: digits and marks, the candidates that play a part, the links between them. */

/**
 * A digit around a point; `halo` names the tint it is painted on where a line could cut it. Two figures are set as narrow
 * as `widest` demands.
 */
export function figure(x, y, value, size, name, halo = "", widest = Infinity) {
    const at = { x: n(x), y: n(y + BASELINE * size), "font-size": n(size) };
    if (value > 9 && 1.24 * size > widest) {
        Object.assign(at, { textLength: n(widest), lengthAdjust: "spacingAndGlyphs" });
    }
    return s("text", { class: halo ? `${name} halo halo-${halo}` : name, ...at, text: String(value) });
}

/**
 * Paints the figures cell by cell and touches only those cells that look different from the last time.
 */
export class FigureLayer {
    constructor(geometry, group) {
        this.geometry = geometry;
        this.cells = range(geometry.shape.cells).map(() => group.appendChild(s("g")));
        this.keys = [];
    }

    /** @param {import("./figure.js").Scene} scene */
    draw(scene, tints) {
        const points = scene.evidence?.points() ?? [];
        const hatched = scene.evidence?.hatched() ?? new Set();
        this.cells.forEach((group, cell) => {
            const halo = hatched.has(cell) || this.#isPassed(points, cell) ? (tints.get(cell) ?? "surface") : null;
            const look = lookOf(scene, cell, halo);
            const key = JSON.stringify(look);
            if (key !== this.keys[cell]) {
                this.keys[cell] = key;
                group.replaceChildren(...this.#paint(cell, look));
            }
        });
    }

    /** Whether a link comes near the figures of a cell. */
    #isPassed(points, cell) {
        const { shape } = this.geometry;
        const [left, top] = [shape.column(cell), shape.row(cell)];
        return points.some(({ x, y }) => x > left - 0.05 && x < left + 1.05 && y > top - 0.05 && y < top + 1.05);
    }

    #paint(cell, look) {
        const { x, y } = this.geometry.centre(cell);
        if (look.value) {
            const size = this.geometry.valueSize(look.value);
            return [figure(x, y, look.value, size, `value ${look.as}`, look.halo), ...this.#signs(cell, look)];
        }
        const marks = this.geometry.showsMarks ? valuesOf(look.marks) : [];
        return [...marks.map((value) => this.#mark(cell, value, look)), ...this.#signs(cell, look)];
    }

    #mark(cell, value, look) {
        const { x, y } = this.geometry.mark(cell, value);
        const name = look.strong === value ? "mark mark-strong" : "mark";
        return figure(x, y, value, this.geometry.markSize(value), name, look.halo, this.geometry.markWidth);
    }

    /** Conflict dot, wavy line and notch of a wrong entry, line under a revealed digit, glyph of a colour. */
    #signs(cell, look) {
        const { side } = this.geometry;
        const [left, top] = [this.geometry.x(cell), this.geometry.y(cell)];
        const signs = [];
        if (look.conflict) {
            signs.push(
                s("circle", {
                    class: "conflict-dot",
                    cx: n(left + 0.12 * side),
                    cy: n(top + 0.12 * side),
                    r: n(0.07 * side),
                }),
            );
        }
        if (look.wrong) {
            const wave = 0.34 * side;
            const bow = n(wave / 8);
            const d = `M${n(left + (side - wave) / 2)} ${n(top + 0.86 * side)}q${bow / 2} ${-bow} ${bow} 0${`t${bow} 0`.repeat(7)}`;
            signs.push(s("path", { class: "wave", d, "stroke-width": n(0.03 * side) }));
            const notch = n(0.24 * side);
            signs.push(s("path", { class: "notch", d: `M${n(left + side)} ${n(top)}v${notch}l${-notch} ${-notch}Z` }));
        }
        if (look.shown && look.value) {
            const d = `M${n(left + 0.34 * side)} ${n(top + 0.86 * side)}h${n(0.32 * side)}`;
            signs.push(s("path", { class: "shown-line", d, "stroke-width": n(0.03 * side) }));
        }
        if (look.sign) {
            signs.push(colourGlyph(look.sign, left + 0.88 * side, top + 0.88 * side, 0.055 * side));
        }
        return signs;
    }
}

/** Everything that decides how the figures of a cell look; equal looks need no painting. */
function lookOf(scene, cell, halo) {
    const { play, evidence } = scene;
    if (scene.hidden) {
        return { marks: 0 };
    }
    const value = scene.values[cell];
    const showing = evidence && !evidence.isEmpty;
    const wrong = play?.wrong.has(cell) ?? false;
    const conflict = play?.conflicts.has(cell) ?? false;
    const shown = scene.revealed?.has(cell) ?? false;
    const base = { halo, wrong, conflict, shown, sign: !showing && play?.glyphs ? play.colours[cell] : 0 };
    if (value) {
        const kind = scene.sketch
            ? "sketch"
            : scene.givens[cell]
              ? "given"
              : showing || scene.quiet || shown
                ? "stepped-back"
                : "pen";
        return { ...base, value, as: wrong || conflict ? `${kind} is-wrong` : kind };
    }
    const parts = evidence?.rolesOf(cell).reduce((mask, [digit]) => mask | (1 << digit), 0) ?? 0;
    const marks = evidence?.large.has(cell) ? 0 : scene.marks[cell] & ~parts;
    return { ...base, marks, strong: showing ? 0 : (play?.digit ?? 0) };
}

/** The candidates that play a part. */
export function paintRoles(geometry, evidence) {
    const items = [];
    for (const [key, role] of evidence.roles) {
        const [cell, value] = key.split(":").map(Number);
        if (!evidence.large.has(cell)) {
            const { x, y, unit, size, widest } = placeOf(geometry, evidence, cell, value);
            const group = glyph(role, x, y, unit);
            const halo = role === "removed" ? "removed-thin" : "";
            group.append(figure(x, y, value, size, `in-role ${figureClass(role)}`, halo, widest));
            items.push(group);
        }
    }
    return items;
}

/** Where a candidate that plays a part is drawn, and how large. */
function placeOf(geometry, evidence, cell, value) {
    const own = evidence.rolesOf(cell);
    if (!geometry.showsMarks && evidence.links.length === 0 && own.length <= 4) {
        return inTheOpen(geometry, cell, own.length, own.findIndex(([one]) => one === value), value);
    }
    const size = geometry.markSize(value) * (value < 10 ? 1 : 0.94);
    return { ...geometry.mark(cell, value), unit: geometry.unit, size, widest: geometry.markWidth };
}

/** Where marks are too small to be drawn, their room is free: few candidates share it. */
function inTheOpen(geometry, cell, count, index, value) {
    const { side } = geometry;
    const columns = Math.min(2, count);
    const rows = Math.ceil(count / 2);
    const unit = side * [2.3, 1.62, 1.62, 1.62][count - 1];
    const at = (i, many) => (many === 1 ? 0.5 : 0.26 + 0.48 * i) * side;
    const size = 0.26 * unit * (value < 10 ? 1 : 0.78);
    const [x, y] = [geometry.x(cell) + at(index % 2, columns), geometry.y(cell) + at(Math.floor(index / 2), rows)];
    return { x, y, unit, size };
}

/** Values to place, as large as their cells. */
export function paintPlacements(geometry, evidence) {
    return [...evidence.large].map(([cell, value]) => {
        const { x, y } = geometry.centre(cell);
        const digit = figure(x, y, value, geometry.valueSize(value), "value is-place");
        return s("g", { class: "placement" }, largeRing(x, y, geometry.side), digit);
    });
}

/** Capsules around candidates of one cell or of a group. Paths are in units of a cell. */
export function paintCapsules(evidence) {
    return evidence.capsules.flatMap(({ kind, branch, path, inside }) =>
        kind === "group"
            ? [
                  s("path", { class: `group-line branch-${branch}`, d: path }),
                  s("path", { class: "group-inside", d: inside }),
              ]
            : [s("path", { class: `capsule link-${kind} branch-${branch}`, d: path })],
    );
}

/** Links, each with its arrowhead, in chain order. */
export function paintLinks(evidence) {
    return evidence.links.map(({ kind, branch, path, head }) =>
        s(
            "g",
            { class: `link branch-${branch}` },
            s("path", { class: `link-line link-${kind}`, d: path }),
            head && s("path", { class: "link-head", d: head }),
        ),
    );
}

/** The letters of sets of cells. */
export function paintLetters(geometry, evidence) {
    return evidence.letters.map(({ letter, role, x, y }) =>
        figure(x * geometry.side, y * geometry.side, letter, 0.2 * geometry.side, `letter letter-${role}`),
    );
}

const COLOUR_GLYPHS = [
    "M-.6 0a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0-1.2 0Z",
    "M-.8 0a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0M-.35 0a.35 .35 0 1 1 .7 0a.35 .35 0 1 1-.7 0Z",
    "M-1-.3h2v.6h-2Z",
    "M-.3-1h.6v.7h.7v.6h-.7v.7h-.6v-.7h-.7v-.6h.7Z",
    "M0-.9 1 .8H-1Z",
    "M-.8-.8h1.6v1.6h-1.6Z",
    "M-1 .3C-.5-.9 0-.6 0 0S.5 .9 1-.3V.3C.5 1.4-.4 1.2-.4 .3S-.8 .1-1 .8Z",
    "M0-1 .3-.3 1-.3 .45.15 .65 .9 0 .45-.65 .9-.45.15-1-.3-.3-.3Z",
];

/** The sign of a cell colour, for those who cannot tell colours apart. */
export function colourGlyph(colour, x, y, radius) {
    const at = `translate(${n(x)} ${n(y)}) scale(${n(radius)})`;
    return s("path", { class: "colour-glyph", d: COLOUR_GLYPHS[colour - 1], transform: at });
}
