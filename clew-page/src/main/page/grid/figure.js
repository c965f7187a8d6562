import { variantOf } from "../app/variants.js";
import { s, n } from "../parts/dom.js";
import { UNIT, layersOf } from "./drawing.js";
import { Geometry } from "./geometry.js";
import { FigureLayer } from "./over.js";
import { paintLines, paintRing, paintTints, playTints } from "./under.js";

/**
 * What to draw.
 *
 * @typedef {object} Play the tints and signs of playing
 * @property {Set<number>} selected
 * @property {Set<number>} peers
 * @property {Set<number>} same cells that hold the highlighted digit
 * @property {number} digit the highlighted digit, 0 for none
 * @property {number[]} colours
 * @property {boolean} glyphs whether colours carry their signs
 * @property {Set<number>} conflicts
 * @property {Set<number>} wrong
 *
 * @typedef {object} Scene
 * @property {number[]} values
 * @property {number[]} givens
 * @property {number[]} marks
 * @property {Play|null} [play]
 * @property {import("./drawing.js").Drawing|null} [drawing]
 * @property {{struck?: number[], missing?: number[]}} [notes] notes that the player struck, and notes that are missing
 * @property {Set<number>} [proposed] cells whose digit is a proposal
 * @property {Set<number>} [revealed] cells whose digit was not found by the player
 * @property {boolean} [hidden] lines only, as in a pause
 * @property {boolean} [sketch] all values are faint: not a puzzle yet
 * @property {boolean} [quiet] placed values step back though nothing is drawn
 */

const LAYERS = ["shade", "tints", "drawn", "lines", "under", "thread", "figures", "over", "lit", "rings"];

let figures = 0;

/**
 * A drawn grid at any size of cell: a position, and the drawing of a step around its digits. Layers have one fixed order,
 * so that links pass behind digits and no digit is ever cut. Play, Thread and Learn all show their grids with it.
 */
export class Figure {
    /** @type {Geometry} */
    geometry;
    /** @type {Record<string, SVGGElement>} */
    layers;
    /** @type {FigureLayer} */
    figureLayer;

    /**
     * @param {import("../model/shape.js").Shape} shape
     * @param {number} side the side of a cell in pixels
     */
    constructor(shape, side) {
        this.id = `ring-${++figures}`;
        this.element = s("svg", { class: "figure", "aria-hidden": "true", focusable: "false" });
        this.resize(shape, side);
    }

    /** Takes another shape or size; everything is painted again. */
    resize(shape, side) {
        this.geometry = new Geometry(shape, side);
        const { extent } = this.geometry;
        this.element.setAttribute("width", n(extent));
        this.element.setAttribute("height", n(extent));
        this.element.setAttribute("viewBox", `0 0 ${n(extent)} ${n(extent)}`);
        this.element.style.setProperty("--side", String(side));
        this.layers = Object.fromEntries(LAYERS.map((name) => [name, s("g", { class: `layer-${name}` })]));
        const surface = s("rect", { class: "surface", width: n(extent), height: n(extent) });
        this.element.replaceChildren(surface, ...Object.values(this.layers));
        this.layers.lines.append(...paintLines(this.geometry));
        ["shade", "drawn", "under", "over", "thread"].forEach((name) => this.#inUnits(this.layers[name]));
        this.figureLayer = new FigureLayer(this.geometry, this.layers.figures);
        this.#addRule(shape);
        this.shown = null;
        if (this.scene) {
            this.draw(this.scene);
        }
    }

    /** Lets a group have the unit of drawings. */
    #inUnits(group) {
        group.setAttribute("transform", `scale(${n(this.geometry.side) / UNIT})`);
        return group;
    }

    /** What a variant adds comes from an answer. */
    async #addRule(shape) {
        const { layers } = this;
        const { under } = await variantOf(shape);
        if (under && layers === this.layers) {
            const [shade, rule] = layersOf(under);
            layers.shade.replaceChildren(shade);
            this.#inUnits(/** @type {Element} */ (layers.lines.querySelector(".variant"))).replaceChildren(rule);
        }
    }

    /** @param {Scene} scene */
    draw(scene) {
        if (scene.values.length !== this.geometry.shape.cells) {
            return;
        }
        this.scene = scene;
        const drawing = scene.hidden ? null : (scene.drawing ?? null);
        this.#paintTints(scene.hidden ? new Map() : playTints(scene));
        this.figureLayer.draw({ ...scene, drawing });
        if (drawing !== this.shown) {
            this.shown = drawing;
            this.#insert(drawing);
            this.#fade();
        }
        this.#paintRing(scene.hidden ? null : scene.play);
    }

    /** Two names for one fade: changing between them restarts it. */
    #fade() {
        const { classList } = this.element;
        const again = classList.contains("fresh-a");
        classList.toggle("fresh-a", !again);
        classList.toggle("fresh-b", again);
    }

    #paintTints(tints) {
        const key = JSON.stringify([...tints]);
        if (key !== this.tintKey) {
            this.tintKey = key;
            this.layers.tints.replaceChildren(...paintTints(this.geometry, tints));
        }
    }

    /** @param {import("./drawing.js").Drawing|null} drawing */
    #insert(drawing) {
        const { layers } = this;
        this.light(null);
        const [tints, ...rest] = drawing?.under ?? [];
        layers.drawn.replaceChildren(...(tints ? [tints] : []));
        layers.under.replaceChildren(...rest);
        layers.over.replaceChildren(...(drawing?.over(!this.geometry.showsMarks) ?? []));
    }

    /**
     * Lets what a clause is about stand out, and all else step back; nothing brings all of it back.
     *
     * @param {import("../parts/argument.js").Clause|null} clause
     */
    light(clause) {
        const { geometry, layers, element } = this;
        const cells = (clause?.cells ?? []).map((name) => geometry.shape.cellNamed(name));
        const ring = paintRing(geometry, cells, geometry.side < 45 ? 1.6 : 2, `${this.id}-lit`, "lit-cells");
        layers.lit.replaceChildren(...(cells.length ? ring : []));
        const isLit = clause ? about(clause) : () => false;
        const parts = [...element.querySelectorAll("[data-about]")];
        parts.forEach((part) => part.classList.toggle("lit", isLit((part.getAttribute("data-about") ?? "").split(" "))));
        element.classList.toggle("lighting", clause !== null);
    }

    #paintRing(play) {
        const cells = play ? [...play.selected] : [];
        const wide = this.geometry.side < 45 ? 2.4 : 3;
        const name = cells.some((cell) => play.wrong.has(cell)) ? "selection selection-wrong" : "selection";
        this.layers.rings.replaceChildren(...(cells.length ? paintRing(this.geometry, cells, wide, this.id, name) : []));
    }
}

/**
 * Whether a part of a drawing, told by the candidates it is about, is what a clause speaks of: its links and their ends,
 * else its candidates, else whatever stands in its cells.
 *
 * @param {import("../parts/argument.js").Clause} clause
 * @returns {(about: string[]) => boolean}
 */
function about({ cells, links, candidates = [] }) {
    const told = new Set(links.map(({ from, to }) => [...from, ...to].sort().join(" ")));
    const ends = new Set([...candidates, ...links.flatMap(({ from, to }) => [...from, ...to])]);
    return (about) =>
        ends.size
            ? told.has([...about].sort().join(" ")) || (about.length === 1 && ends.has(about[0]))
            : about.every((candidate) => cells.includes(candidate.split("=")[0]));
}
