import { Position } from "../model/position.js";
import { levelIndex, levelName } from "../model/singles.js";
import { Board } from "../grid/board.js";
import { button } from "../parts/card.js";
import { h } from "../parts/dom.js";
import { Drawing, miniature } from "../grid/drawing.js";
import { dot } from "../parts/hintcard.js";
import { legend } from "../grid/legend.js";
import { Argument } from "../parts/argument.js";
import { shortName } from "./ladder.js";
import { fit } from "./measure.js";
import { NINE } from "./nine.js";

const PARTS = [
    ["see", "See it"],
    ["why", "Why it works"],
    ["follows", "What follows"],
];

/** One technique: a drawn example, what it is, why it holds, when to look, and its kin. */
export class Lesson {
    /** What is drawn. @type {Position} */
    position;
    selected = new Set();
    cursor = 0;

    /** @param {{practise: () => void, another: () => void, announce: (text: string) => void}} on */
    constructor(on) {
        this.board = new Board(NINE, 40);
        this.board.addEventListener("pick", (/** @type {CustomEventInit} */ { detail }) => this.#look(detail.cell));
        this.board.grid.addEventListener("keydown", (event) => this.#walk(event));
        this.key = h("div", { class: "lesson-key" });
        this.level = h("p", { class: "lesson-level" });
        this.title = h("h1", { class: "lesson-title", tabindex: -1 });
        this.lead = h("p", { class: "lesson-lead" });
        this.origin = h("a", { class: "back-link", hidden: true });
        this.parts = h("ol", { class: "lesson-parts" });
        this.argument = new Argument(this.board, on.announce);
        this.here = h("div", { class: "lesson-here" }, this.argument.element);
        this.when = h("p", { class: "lesson-when" });
        this.kin = h("ul", { class: "kin" });
        const all = h("a", { class: "all-techniques", href: "#learn/all", text: "All techniques" });
        const ways = h("nav", { class: "lesson-ways", "aria-label": "Ways back" }, all, this.origin);
        this.element = h(
            "article",
            { class: "lesson" },
            h("header", { class: "lesson-head" }, ways, this.level, this.title, this.lead),
            h("div", { class: "lesson-figure" }, this.board.element, this.key),
            h(
                "div",
                { class: "lesson-words" },
                this.parts,
                h(
                    "div",
                    { class: "actions" },
                    button({ words: "Practise on a fresh position", run: on.practise, primary: true }),
                    button({ words: "Show me another", run: on.another }),
                ),
                h(
                    "section",
                    { class: "lesson-more" },
                    h("h2", { text: "In this grid" }),
                    this.here,
                    h("h2", { text: "When to look" }),
                    this.when,
                ),
            ),
            h("section", { class: "lesson-kin", "aria-label": "Kin" }, this.kin),
        );
    }

    /** @param {object} lesson what the engine tells of a technique */
    show(lesson) {
        const level = levelIndex(lesson.level) ?? 0;
        this.level.replaceChildren(
            dot(level),
            h("strong", { text: levelName(level) }),
            h("span", { text: lesson.family.toLowerCase() }),
        );
        this.title.textContent = lesson.name;
        this.lead.textContent = lesson.sentence;
        this.when.textContent = lesson.when;
        this.parts.replaceChildren(
            ...PARTS.map(([key, words], i) =>
                h(
                    "li",
                    {},
                    h("span", { class: "numeral", text: i + 1, "aria-hidden": "true" }),
                    h("h2", { text: words }),
                    h("p", { text: lesson[key] }),
                ),
            ),
        );
        this.kin.replaceChildren();
        this.example(lesson.examples[0]);
    }

    /** Draws a position and the step in it. @param {{position: object, step: object}} example */
    example({ position: json, step }) {
        this.position = Position.fromJson(json);
        this.step = step;
        this.cursor = 0;
        this.selected = new Set();
        const { shape } = this.position;
        this.drawing = new Drawing(shape, step.drawing);
        this.argument.show(step);
        this.key.replaceChildren(legend(step.drawing.legend));
        this.draw();
    }

    /** @param {object[]} lessons those of the three relatives */
    relatives(lessons) {
        this.kin.replaceChildren(
            ...lessons.map(({ id, name, level, examples }) =>
                h(
                    "li",
                    {},
                    h(
                        "a",
                        { class: "relative", href: `#learn/${id}` },
                        miniature(examples[0].miniature, NINE.size),
                        h("strong", { text: shortName(name) }),
                        h("span", { text: levelName(levelIndex(level)) }),
                    ),
                ),
            ),
        );
    }

    /** Looks closer at one cell: where marks are too small to be drawn, a loupe shows them. */
    #look(cell) {
        this.cursor = cell;
        this.selected = this.board.figure.geometry.needsLoupe ? new Set([cell]) : new Set();
        this.draw();
        this.board.focusCell(cell);
    }

    #walk(event) {
        const { size, cells } = this.position.shape;
        const by = { ArrowUp: -size, ArrowDown: size, ArrowLeft: -1, ArrowRight: 1 }[event.key];
        const next = this.cursor + by;
        const stays = Math.abs(by) === 1 && Math.floor(next / size) !== Math.floor(this.cursor / size);
        if (by) {
            event.preventDefault();
            next >= 0 && next < cells && !stays && this.#look(next);
        }
    }

    draw() {
        if (!this.position) {
            return;
        }
        const { position, drawing, step, selected } = this;
        const { values, givens } = position;
        const none = new Set();
        const play = { selected, peers: none, same: none, digit: 0, colours: [], glyphs: false, conflicts: none, wrong: none };
        const marks = step.proof?.kind === "single" ? position.marks.map(() => 0) : position.marks;
        fit(this.board, position.shape);
        this.board.show({ values, givens, marks, drawing, play, quiet: true }, this.cursor);
    }
}
