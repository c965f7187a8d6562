import { inWords } from "../model/digits.js";
import { outcomeOf, parse } from "../model/moves.js";
import { levelIndex, levelName } from "../model/singles.js";
import { button } from "./card.js";
import { catalogued } from "./catalogued.js";
import { h, set } from "./dom.js";
import { fadeBelow } from "./fade.js";
import { icon } from "./icons.js";
import { legend } from "../grid/legend.js";
import { onward } from "./onward.js";
import { Argument, withCells } from "./argument.js";
import { Segmented } from "./segmented.js";

const GREETING = "Clew finds the next step of any Sudoku and shows why it holds, as here. Place it, or close this and play.";

const SEGMENTS = [
    { id: "1", words: "Nudge" },
    { id: "2", words: "Where" },
    { id: "3", words: "Why" },
];

/** The card of an open hint: how hard, which technique, the text as deep as asked for, and one thing to do. */
export class HintCard {
    /**
     * @param {import("../grid/board.js").Board} board where the step is drawn
     * @param {{depth: (depth: number) => void, apply: () => void, close: () => void, announce: (text: string) => void}} on
     */
    constructor(board, on) {
        this.board = board;
        this.on = on;
        this.level = h("p", { class: "hint-level" });
        this.title = h("h2", { class: "hint-title", tabindex: -1 });
        this.depths = new Segmented("How much help", SEGMENTS, (id) => on.depth(+id));
        this.argument = new Argument(board, on.announce);
        /** What is shown, and how deep. @type {any} */
        this.step = null;
        this.depth = 0;
        /** Whether somebody is learning already. */
        this.isLesson = false;
        this.text = h("div", { class: "hint-text" });
        this.refade = fadeBelow(this.text);
        this.actions = h("div", { class: "actions" });
        const close = h(
            "button",
            {
                type: "button",
                class: "icon-button card-close",
                "aria-label": "Close the hint",
                on: { click: on.close },
            },
            icon("close", 20),
        );
        this.element = h(
            "section",
            { class: "card hint-card", "aria-label": "Hint", hidden: true },
            h("div", { class: "grip", "aria-hidden": "true" }),
            h("div", { class: "hint-head" }, this.level, this.title, close),
            this.depths.element,
            this.text,
            this.actions,
        );
    }

    /**
     * @param {{step: any, depth: number, putBack?: string, greeting?: boolean}|null} hint
     * @param {import("../model/shape.js").Shape} shape
     */
    show(hint, shape) {
        set(this.element, { hidden: !hint });
        if (hint?.depth !== 3) {
            this.argument.clear();
        }
        if (!hint) {
            this.step = null;
        }
        if (!hint || (this.step === hint.step && this.depth === hint.depth)) {
            return;
        }
        const { step, depth } = hint;
        Object.assign(this, { step, depth });
        const level = levelIndex(step.level) ?? 0;
        const named = depth === 1 ? null : catalogued(step);
        this.level.replaceChildren(
            ...[dot(level), h("strong", { text: levelName(level) }), h("span", { text: " step" }), named].filter((one) => one !== null),
        );
        this.title.textContent = depth === 1 ? "A nudge" : step.title;
        this.depths.choose(String(depth));
        this.text.replaceChildren(...this.#body(hint, shape));
        this.refade();
        this.actions.replaceChildren(...this.#buttons(step, depth, shape));
    }

    #body({ step, depth, putBack = "", greeting = false }, shape) {
        const ring = (/** @type {number[]} */ cells) => this.board.ring(cells);
        const words = [
            () => [h("p", { text: step.texts.nudge })],
            () => [h("p", {}, withCells(step.look, shape, ring))],
            () => this.#argument(step),
        ][depth - 1]();
        putBack && words.push(h("p", { class: "put-back", text: putBack }));
        if (depth < 3) {
            return words;
        }
        const notation =
            step.notation && step.proof && step.proof.kind !== "single" && h("p", { class: "notation", text: notationOf(step) });
        greeting && words.unshift(h("p", { class: "greeting", text: GREETING }));
        return [...words, legend(step.drawing?.legend ?? []), notation, this.isLesson ? null : onward(step)].filter(Boolean);
    }

    #argument(step) {
        this.argument.show(step);
        return [this.argument.element];
    }

    #buttons(step, depth, shape) {
        const next = [
            { words: "Show me where", run: () => this.on.depth(2) },
            { words: "Show me why", run: () => this.on.depth(3) },
            { words: actionWords(step, shape), run: this.on.apply },
        ][depth - 1];
        return [button({ ...next, primary: true }), button({ words: "Not now", run: this.on.close })];
    }
}

/** The notation without the name, which is the title already. */
function notationOf({ notation, name }) {
    const bare = notation.startsWith(`${name}: `) ? notation.slice(name.length + 2) : notation;
    return bare.replaceAll(" - ", " – ").replace("=>", "⇒");
}

/** A coloured dot; the name of the level always stands beside it. */
export function dot(level) {
    return h("span", { class: `dot dot-${level}`, "aria-hidden": "true" });
}

/** What the action does: Place 7 in r3c9, Remove the three 5s. */
export function actionWords(step, shape) {
    const all = outcomeOf(step).map((text) => parse(shape, text));
    const placed = all.filter(({ place }) => place);
    if (placed.length === 0) {
        return removeWords(all, shape);
    }
    const cells = new Set(placed.map(({ cell }) => cell));
    return all.every(({ cell }) => cells.has(cell)) ? placeWords(placed, shape) : "Do all of this";
}

function placeWords(placed, shape) {
    return placed.length === 1
        ? `Place ${placed[0].value} in ${shape.cellName(placed[0].cell)}`
        : `Place ${inWords(placed.length)} digits`;
}

function removeWords(removed, shape) {
    const digits = [...new Set(removed.map(({ value }) => value))];
    if (removed.length === 1) {
        return `Remove the ${digits[0]} from ${shape.cellName(removed[0].cell)}`;
    }
    return digits.length === 1
        ? `Remove the ${inWords(removed.length)} ${digits[0]}s`
        : `Remove ${inWords(removed.length)} candidates`;
}
