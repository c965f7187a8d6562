import { Figure } from "../grid/figure.js";
import { legend } from "../grid/legend.js";
import { levelIndex, levelName } from "../model/singles.js";
import { h } from "../parts/dom.js";

/** The side of a cell in the drawings; style sheets give them their size on paper. */
const SIDE = 40;

/**
 * The whole thread on paper: the puzzle, then each step with its drawing and its words.
 *
 * @param {import("../model/game.js").Game} game
 * @param {any[]} steps
 * @param {(step: any) => import("../grid/figure.js").Scene} sceneOf
 * @param {string} link
 */
export function walkthrough(game, steps, sceneOf, link) {
    const { shape, start, about } = game;
    const level = levelIndex(about.level);
    const facts = [level === null ? "" : levelName(level), `${steps.length} steps`, link].filter(Boolean).join(" · ");
    const bare = { values: start.givens, givens: start.givens, marks: start.givens.map(() => 0) };
    return h(
        "div",
        { class: "walkthrough" },
        h("header", {}, h("h1", { text: about.name ?? "Your puzzle" }), h("p", { text: facts }), drawn(shape, bare)),
        steps.map((step, i) => stepOf(step, i, drawn(shape, quiet(step, sceneOf(step))))),
    );
}

/** A single is found without notes. */
function quiet({ proof }, scene) {
    return proof?.kind === "single" ? { ...scene, marks: scene.marks.map(() => 0) } : scene;
}

function stepOf(step, i, figure) {
    const level = step.guess ? "A guess" : levelName(levelIndex(step.level) ?? 0);
    const reasons = step.because.map((/** @type {{text: string}} */ { text }) => h("li", { text }));
    return h(
        "article",
        { class: "walk-step" },
        figure,
        h(
            "div",
            {},
            h("h2", {}, h("span", { text: `${i + 1}` }), ` ${step.title}`, h("small", { text: level })),
            h("p", { class: "walk-end", text: step.therefore.text }),
            h("ol", {}, reasons),
            legend(step.drawing?.legend ?? []),
        ),
    );
}

function drawn(shape, scene) {
    const figure = new Figure(shape, SIDE);
    figure.draw(scene);
    return figure.element;
}
