import { generate } from "../app/api.js";
import { read, write } from "../app/settings.js";
import { Game } from "../model/game.js";
import { Position } from "../model/position.js";
import { SHAPES } from "../model/shapes.js";
import { levelIndex, levelName, LEVELS } from "../model/singles.js";
import { button } from "../parts/card.js";
import { h, set } from "../parts/dom.js";
import { field, openDialog, select } from "./dialog.js";
import { Order } from "./order.js";

const KEY = "clew.wishes";
const LEVEL_WORDS = [
    "The eye finds every next cell.",
    "Singles, with some looking.",
    "Notes help: intersections and pairs.",
    "Larger subsets, fish and wings.",
    "Patterns of many cells, short chains.",
    "Long chains, again and again.",
];
const SYMMETRIES = [
    ["180", "Half turn"],
    ["90", "Quarter turn"],
    ["horizontal", "Mirror, top to bottom"],
    ["vertical", "Mirror, left to right"],
    ["axes", "Both mirrors"],
    ["diagonal", "One diagonal"],
    ["diagonals", "Both diagonals"],
    ["full", "Everything"],
    ["none", "None"],
];

/** Asks what the new puzzle shall be like, and makes it. */
export function open(app) {
    const wishes = { level: "moderate", symmetry: "180", shape: "9x9", ...read(KEY) };
    let stop = () => {};
    openDialog(
        "New puzzle",
        (close) => {
            const form = new NewForm(app, wishes, close);
            stop = () => {
                form.stop();
                form.order.stop();
            };
            return form.parts;
        },
        {
            name: "dialog-new",
            onClose: () => {
                stop();
                app.refresh();
            },
        },
    );
}

class NewForm {
    constructor(app, wishes, close) {
        this.app = app;
        this.wishes = wishes;
        this.close = close;
        this.stop = () => {};
        this.seed = h("input", {
            type: "text",
            inputmode: "numeric",
            pattern: "[0-9]*",
            autocomplete: "off",
            placeholder: "any",
        });
        this.status = h("div", { class: "making", role: "status" });
        this.make = button({ words: "Make it", run: () => this.#start(), primary: true });
        const other = button({ words: "Paste or type one", run: () => this.#instead("enter") });
        this.actions = h("div", { class: "actions" }, this.make, other);
        this.order = new Order(wishes);
        this.order.addEventListener("refused", (/** @type {CustomEventInit} */ { detail }) => this.#refused(detail));
        const wish = (/** @type {string} */ name) => (/** @type {string} */ value) => {
            wishes[name] = value;
            this.order.changed();
        };
        this.fields = h(
            "div",
            { class: "fields" },
            this.#levels(),
            field("Shape", select(SHAPES, wishes.shape, wish("shape"))),
            field("Symmetry", select(SYMMETRIES, wishes.symmetry, wish("symmetry"))),
            field("Seed", this.seed),
            this.order.element,
        );
        this.parts = [this.fields, h("div", { class: "foot" }, this.status, this.actions)];
    }

    #levels() {
        const words = h("p", { class: "level-words", text: LEVEL_WORDS[levelIndex(this.wishes.level) ?? 0] });
        const choose = (level) => {
            this.wishes.level = level;
            this.order.changed();
            words.textContent = LEVEL_WORDS[levelIndex(level) ?? 0];
        };
        const options = LEVELS.slice(0, 6).map((level, i) => {
            const input = h("input", {
                type: "radio",
                name: "level",
                value: level,
                checked: level === this.wishes.level,
                autofocus: level === this.wishes.level,
                on: { change: () => choose(level) },
            });
            return h(
                "label",
                { class: "level-choice" },
                input,
                h("span", { class: `dot dot-${i}`, "aria-hidden": "true" }),
                levelName(i),
            );
        });
        return h(
            "fieldset",
            { class: "levels" },
            h("legend", { class: "field-label", text: "Level" }),
            h("div", { class: "level-choices" }, options),
            words,
        );
    }

    #instead(command) {
        this.close();
        this.app.run(command);
    }

    #start() {
        write(KEY, this.wishes);
        this.order.stop();
        const seed = this.seed.value.replace(/\D/g, "");
        const wishes = { ...this.order.question, ...(seed && { seed }) };
        this.#say(h("p", { text: "Looking for a puzzle." }));
        this.#busy(true);
        const end = generate(wishes, {
            progress: (news) => this.#progress(news),
            done: (news) => this.#play(news),
            missed: (news) => this.#missed(news),
            failed: (error) => this.#failed(error),
        });
        this.stop = () => {
            end();
            this.stop = () => {};
        };
    }

    /** Says what cannot be had while it is being chosen. */
    #refused(text) {
        this.#say(...(text ? [h("p", { class: "making-error", role: "alert", text })] : []));
    }

    #busy(on) {
        set(this.fields, { inert: on });
        const cancel = button({
            words: "Cancel",
            run: () => {
                this.stop();
                this.#busy(false);
                this.#say();
                this.app.refresh();
            },
        });
        const hadFocus = this.actions.contains(document.activeElement);
        this.actions.replaceChildren(
            ...(on ? [cancel] : [this.make, button({ words: "Paste or type one", run: () => this.#instead("enter") })]),
        );
        hadFocus && this.actions.firstElementChild.focus({ preventScroll: true });
    }

    #say(...parts) {
        this.status.replaceChildren(...parts);
    }

    #progress({ attempts = 0, best }) {
        const level = Object.values(best?.ratings ?? {})[0]?.level;
        const close = level ? `; the closest is ${levelName(levelIndex(level))}` : "";
        this.#say(
            h("p", { text: `${attempts.toLocaleString("en")} tried${close}.` }),
            h("div", { class: "making-thread" }),
        );
        if (best?.puzzle) {
            this.#sketch(Position.fromJson({ shape: best.shape, givens: best.puzzle }));
        }
    }

    /** The closest puzzle so far stands faintly on the grid. */
    #sketch({ shape, values }) {
        const { board } = this.app;
        if (board.shape.name === shape.name) {
            board.show({ values, givens: values, marks: values.map(() => 0), sketch: true }, 0);
        }
    }

    #play({ puzzle, shape, ratings, seed, version }) {
        this.stop();
        const position = Position.fromJson({ shape, givens: puzzle });
        const [{ level }] = Object.values(ratings);
        const index = levelIndex(level);
        this.app.begin(new Game(position, { name: nameOf(position, index, seed), level, seed, version }));
        this.close();
        this.app.run("view", "play");
        this.app.board.focusCell(this.app.selection.cursor);
        this.app.announce(`New puzzle, ${levelName(index)}, ${position.filled} digits given`);
    }

    #missed(news) {
        this.#busy(false);
        const best = news.best?.puzzle ? news.best : news;
        this.#say(h("p", { text: news.message }));
        const take = button({ words: "Take it", run: () => this.#play(best), primary: true });
        const longer = button({ words: "Try longer", run: () => this.#start() });
        this.actions.replaceChildren(...(best.puzzle ? [take] : []), longer);
    }

    #failed(error) {
        this.#busy(false);
        this.#say(h("p", { class: "making-error", role: "alert", text: error.message }));
    }
}

/** A name to remember it by: level and seed make the same puzzle again. */
function nameOf(position, level, seed) {
    const kind = { 4: "Small ", 6: "Small ", 16: "Large " }[position.shape.size] ?? "";
    return `${kind}${kind ? levelName(level).toLowerCase() : levelName(level)} no. ${String(seed ?? 0).slice(-5)}`;
}
