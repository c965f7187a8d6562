import { s, n } from "./dom.js";
import { NOTHING } from "./evidence.js";
import { Geometry } from "./geometry.js";
import { FigureLayer, paintCapsules, paintLetters, paintLinks, paintPlacements, paintRoles } from "./over.js";
import { outline } from "./outline.js";
import { cellTints, paintHatch, paintLines, paintOutlines, paintTints } from "./under.js";

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
 * @property {import("./evidence.js").Evidence|null} [evidence]
 * @property {Set<number>} [revealed] cells whose digit was not found by the player
 * @property {boolean} [hidden] lines only, as in a pause
 * @property {boolean} [sketch] all values are faint: not a puzzle yet
 * @property {boolean} [quiet] placed values step back though there is no evidence
 */

const LAYERS = ["tints", "lines", "outlines", "capsules", "links", "figures", "roles", "placements", "rings"];

let figures = 0;

/**
 * A drawn grid at any size of cell: a position, and what plays a part in it. Layers are painted in one fixed order, so
 * that links pass behind digits and no digit is ever cut. Play, Thread and Learn all show their grids with it.
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
        this.id = `hatch-${++figures}`;
        this.element = s("svg", { class: "figure", "aria-hidden": "true", focusable: "false" });
        this.resize(shape, side);
    }

    /** Takes another shape or size; everything is painted anew. */
    resize(shape, side) {
        this.geometry = new Geometry(shape, side);
        const { extent, unit } = this.geometry;
        this.element.setAttribute("width", n(extent));
        this.element.setAttribute("height", n(extent));
        this.element.setAttribute("viewBox", `0 0 ${n(extent)} ${n(extent)}`);
        this.element.style.setProperty("--side", side);
        this.element.style.setProperty("--unit", unit / side);
        this.layers = Object.fromEntries(LAYERS.map((name) => [name, s("g", { class: `layer-${name}` })]));
        const surface = s("rect", { class: "surface", width: n(extent), height: n(extent) });
        this.element.replaceChildren(surface, ...Object.values(this.layers));
        this.layers.lines.append(...paintLines(this.geometry));
        this.layers.capsules.setAttribute("transform", `scale(${side})`);
        this.layers.links.setAttribute("transform", `scale(${side})`);
        this.figureLayer = new FigureLayer(this.geometry, this.layers.figures);
        this.shown = null;
        if (this.scene) {
            this.draw(this.scene);
        }
    }

    /** @param {Scene} scene */
    draw(scene) {
        if (scene.values.length !== this.geometry.shape.cells) {
            return;
        }
        this.scene = scene;
        const tints = cellTints(this.geometry.shape, scene);
        const evidence = scene.hidden ? NOTHING : (scene.evidence ?? NOTHING);
        this.#paintTints(scene.hidden ? new Map() : tints, evidence);
        this.figureLayer.draw({ ...scene, evidence }, tints);
        if (evidence !== this.shown) {
            this.shown = evidence;
            this.#paintEvidence(evidence);
            this.#fade();
        }
        this.#paintRing(scene.hidden ? null : scene.play);
    }

    /** Two names for one fade: changing between them starts it anew. */
    #fade() {
        const { classList } = this.element;
        const again = classList.contains("fresh-a");
        classList.toggle("fresh-a", !again);
        classList.toggle("fresh-b", again);
    }

    #paintTints(tints, evidence) {
        const key = JSON.stringify([...tints]);
        if (key !== this.tintKey || evidence !== this.shown) {
            this.tintKey = key;
            this.layers.tints.replaceChildren(
                ...paintTints(this.geometry, tints),
                ...paintHatch(this.geometry, evidence, this.id),
            );
        }
    }

    #paintEvidence(evidence) {
        const { geometry, layers } = this;
        layers.outlines.replaceChildren(...paintOutlines(geometry, evidence));
        layers.capsules.replaceChildren(...paintCapsules(evidence));
        layers.links.replaceChildren(...paintLinks(evidence));
        layers.roles.replaceChildren(...paintRoles(geometry, evidence), ...paintLetters(geometry, evidence));
        layers.placements.replaceChildren(...paintPlacements(geometry, evidence));
    }

    #paintRing(play) {
        const cells = play ? [...play.selected] : [];
        const wide = this.geometry.side < 45 ? 2.4 : 3;
        const d = cells.length ? outline(this.geometry, cells, wide / 2, 2) : "";
        const wrong = cells.some((cell) => play.wrong.has(cell));
        this.layers.rings.replaceChildren(
            ...(d
                ? [s("path", { class: wrong ? "selection selection-wrong" : "selection", d, "stroke-width": wide })]
                : []),
        );
    }
}
