import { valuesOf } from "../model/digits.js";
import { range } from "../model/shape.js";
import { n, s } from "../parts/dom.js";
import { UNIT } from "./drawing.js";
import { BASELINE } from "./geometry.js";

/** What the page itself draws on the grid: digits, notes, and the signs that a player needs at once. */

/**
 * A digit around a point; `halo` says what it is painted on where something passes under it. Two figures are set as narrow
 * as `widest` demands.
 *
 * @param {{ground: string, width: number}|null} halo
 */
export function figure(x, y, value, size, name, halo = null, widest = Infinity) {
    const at = { x: n(x), y: n(y + BASELINE * size), "font-size": n(size) };
    if (value > 9 && 1.24 * size > widest) {
        Object.assign(at, { textLength: n(widest), lengthAdjust: "spacingAndGlyphs" });
    }
    const around = halo ? { class: `${name} halo stroke-${halo.ground}`, "stroke-width": n(halo.width) } : { class: name };
    return s("text", { ...around, ...at, text: String(value) });
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
    draw(scene) {
        this.cells.forEach((group, cell) => {
            const look = lookOf(scene, cell, this.#halosOf(scene.drawing, cell));
            const key = JSON.stringify(look);
            if (key !== this.keys[cell]) {
                this.keys[cell] = key;
                group.replaceChildren(...this.#paint(cell, look));
            }
        });
    }

    /** The halos of a cell's figures: 0 for its digit, else the value of a note. */
    #halosOf(drawing, cell) {
        const { shape, side } = this.geometry;
        const name = shape.cellName(cell);
        /** @type {Record<number, {ground: string, width: number}>} */
        const halos = {};
        for (const value of drawing?.halos.size ? range(shape.size + 1) : []) {
            const halo = drawing.halos.get(value ? `${name}=${value}` : name);
            halo && (halos[value] = { ...halo, width: (halo.width / UNIT) * side });
        }
        return halos;
    }

    #paint(cell, look) {
        const { x, y } = this.geometry.centre(cell);
        if (look.value) {
            const size = this.geometry.valueSize;
            return [figure(x, y, look.value, size, `value ${look.as}`, look.halos[0]), ...this.#signs(cell, look)];
        }
        const marks = this.geometry.showsMarks ? valuesOf(look.marks) : [];
        return [...marks.flatMap((value) => this.#mark(cell, value, look)), ...this.#signs(cell, look)];
    }

    /** A note; one that the player has struck has a line through it, one that is missing is there in green. */
    #mark(cell, value, look) {
        const { x, y } = this.geometry.mark(cell, value);
        const size = this.geometry.markSize(value);
        const is = (mask) => Boolean(mask & (1 << value));
        const kind = is(look.struck) ? " mark-struck" : is(look.missing) ? " mark-missing" : look.strong === value ? " mark-strong" : "";
        const digit = figure(x, y, value, size, `mark${kind}`, look.halos[value], this.geometry.markWidth);
        const reach = n(0.6 * size);
        const d = `M${n(x - reach)} ${n(y + reach)}l${2 * reach} ${-2 * reach}`;
        return is(look.struck) ? [s("path", { class: "strike", d, "stroke-width": n(0.12 * size) }), digit] : [digit];
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
function lookOf(scene, cell, halos) {
    const { play, drawing, notes } = scene;
    if (scene.hidden) {
        return { marks: 0, halos };
    }
    const value = scene.values[cell];
    const wrong = play?.wrong.has(cell) ?? false;
    const conflict = play?.conflicts.has(cell) ?? false;
    const shown = scene.revealed?.has(cell) ?? false;
    const base = { halos, wrong, conflict, shown, sign: !drawing && play?.glyphs ? play.colours[cell] : 0 };
    if (drawing?.whole.has(cell)) {
        return { ...base, marks: 0 };
    }
    if (value) {
        const kind = kindOf(scene, cell, shown);
        return { ...base, value, as: wrong || conflict ? `${kind} is-wrong` : kind };
    }
    const struck = notes?.struck?.[cell] ?? 0;
    const missing = notes?.missing?.[cell] ?? 0;
    const marks = (scene.marks[cell] | struck | missing) & ~(drawing?.shown.get(cell) ?? 0);
    return { ...base, marks, struck, missing, strong: drawing ? 0 : (play?.digit ?? 0) };
}

function kindOf({ sketch, givens, drawing, quiet, proposed }, cell, shown) {
    if (sketch) {
        return "sketch";
    }
    if (proposed?.has(cell)) {
        return "proposed";
    }
    return givens[cell] ? "given" : drawing || quiet || shown ? "stepped-back" : "pen";
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
