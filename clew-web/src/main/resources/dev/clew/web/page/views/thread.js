import { ask } from "../app/api.js";
import { maskOf } from "../model/digits.js";
import { fromSymbol } from "../model/digits.js";
import { levelIndex, levelName } from "../model/singles.js";
import { doing, threadOfPath } from "../model/threads.js";
import { button, notice } from "../view/card.js";
import { h, set } from "../view/dom.js";
import { Drawing } from "../view/drawing.js";
import { fadeBelow } from "../view/fade.js";
import { dot } from "../view/hintcard.js";
import { icon } from "../view/icons.js";
import { legend } from "../view/legend.js";
import { argument } from "../view/richtext.js";
import { Alternatives } from "./alternatives.js";

const PACE = 1600;

/** The thread: the whole way from the puzzle to its solution, step by step, each drawn, explained and checked. */
export class ThreadView {
    /** The way of a game, once it is known. @type {{game: object, steps: any[], message: string, outcome: string}|null} */
    path = null;

    /** @param {import("../app/app.js").App} app */
    constructor(app) {
        this.app = app;
        this.forget();
        this.count = h("p", { class: "step-count" });
        const control = (name, label, run) =>
            h(
                "button",
                { type: "button", class: "square-button", "aria-label": label, title: label, on: { click: run } },
                icon(name),
            );
        this.player = control("play", "Play the steps", () => this.#toggle());
        this.controls = h(
            "div",
            { class: "step-controls" },
            control("previous", "Previous step", () => this.step(-1)),
            this.player,
            control("next", "Next step", () => this.step(1)),
        );
        this.title = h("h1", { class: "technique-title", tabindex: -1 });
        this.facts = h("p", { class: "step-facts" });
        this.text = h("div", { class: "step-text" });
        this.refade = fadeBelow(this.text);
        this.others = new Alternatives(app, (step) => this.#preview(step));
        this.body = h(
            "div",
            { class: "thread-body" },
            h("div", { class: "step-head" }, this.count, this.controls),
            this.title,
            this.facts,
            this.text,
            this.others.element,
        );
        this.slot = h("div", { class: "slot" });
        this.element = h("div", { class: "panel thread-panel" }, this.body, this.slot);
    }

    /** Another puzzle: its path is not known yet. */
    forget() {
        this.path = null;
        this.at = 1;
        this.stop?.();
    }

    enter() {
        if (this.path?.game !== this.app.game) {
            return this.#ask(false);
        }
    }

    /** Asks for the whole way. @param {boolean} search whether it may go on with guesses */
    async #ask(search) {
        const { game } = this.app;
        if (game.isEmpty || game.typing) {
            return this.#fail("There is no puzzle yet, so there is no thread to follow.", {
                words: "New puzzle",
                run: () => this.app.run("new"),
            });
        }
        this.#say("");
        set(this.app.stage, { "data-busy": "thread" });
        try {
            const answer = await wayOf(game, search);
            if (game === this.app.game) {
                this.#take(game, answer);
            }
        } catch (error) {
            this.#fail(error.message, { words: "Try again", run: () => this.#ask(search) });
        } finally {
            set(this.app.stage, { "data-busy": null });
        }
    }

    #take(game, answer) {
        if (!answer.steps?.length) {
            const back = { words: "Back to the puzzle", run: () => this.app.run("view", "play") };
            return this.#fail(answer.message, answer.outcome === "stuck" ? this.#guess() : back);
        }
        this.path = { game, steps: answer.steps, message: answer.message, outcome: answer.outcome };
        this.at = Math.min(this.at, answer.steps.length);
        this.slot.replaceChildren();
        this.app.refresh();
    }

    #guess() {
        return { words: "Go on with guesses", run: () => this.#ask(true) };
    }

    #say(text) {
        this.path = null;
        this.slot.replaceChildren(h("p", { class: "waiting", text }));
        this.app.refresh();
    }

    #fail(text, action) {
        this.#say("");
        this.slot.replaceChildren(notice({ text: [text], error: true, actions: [{ ...action, primary: true }] }));
    }

    /** Goes some steps on or back. */
    step(by) {
        this.goToKnot(this.at + by);
    }

    goToKnot(number) {
        if (!this.path) {
            return;
        }
        const next = Math.max(1, Math.min(this.path.steps.length, number));
        if (next !== this.at || this.preview) {
            this.at = next;
            this.preview = null;
            this.app.refresh();
            this.app.announce(threadOfPath(this.path.steps, next).text);
        }
        if (next === this.path.steps.length) {
            this.stop?.();
        }
    }

    #toggle() {
        if (this.stop) {
            return this.stop();
        }
        const timer = setInterval(() => (this.app.view === "thread" ? this.step(1) : this.stop()), PACE);
        this.stop = () => {
            clearInterval(timer);
            this.stop = null;
            this.#showPlayer();
        };
        this.#showPlayer();
    }

    #showPlayer() {
        const label = this.stop ? "Stop" : "Play the steps";
        this.player.replaceChildren(icon(this.stop ? "pause" : "play"));
        set(this.player, { "aria-label": label, title: label });
    }

    /** Shows another step that is possible here; null goes back to the path's own. */
    #preview(step) {
        this.preview = step;
        this.app.refresh();
    }

    update() {
        this.body.hidden = !this.path;
        if (!this.path) {
            const { position } = this.app.game;
            this.app.board.show(
                { values: position.givens, givens: position.givens, marks: [] },
                this.app.selection.cursor,
            );
            this.app.board.say("");
            this.app.strip.draw({
                knots: [],
                current: 0,
                top: 1,
                ahead: 0,
                done: 0,
                title: "",
                words: "",
                count: "",
                text: "",
                labels: [],
                whole: true,
            });
            return;
        }
        const { steps } = this.path;
        const own = steps[this.at - 1];
        const step = this.preview ?? own;
        const { shape } = this.app.game;
        const unsolved = this.path.outcome === "solved" ? "" : ", unsolved";
        this.count.textContent = `step ${this.at} of ${steps.length}${unsolved}`;
        this.#end(this.path);
        this.title.textContent = step.name;
        this.facts.replaceChildren(...factsOf(step));
        const words = argument(step, this.app.board);
        this.text.replaceChildren(...words, legend(step.drawing?.legend ?? []));
        this.refade();
        this.others.show(own, this.position(own), step);
        this.app.board.show(this.#scene(own, step), this.app.selection.cursor);
        this.app.board.say("");
        this.app.strip.draw(threadOfPath(steps, this.at));
    }

    /** Where the way ends before the solution, its last step says so and offers to go on. */
    #end({ steps, outcome, message }) {
        const ends = outcome !== "solved" && this.at === steps.length;
        const actions = outcome === "stuck" ? [{ ...this.#guess(), primary: true }] : [];
        this.slot.replaceChildren(...(ends ? [notice({ text: [message], actions })] : []));
        this.others.element.hidden = ends;
    }

    /** Values and marks before a step. */
    position(step) {
        const { values, marks } = step.position;
        return {
            values: [...values].map(fromSymbol),
            marks: marks.map((digits) => maskOf([...digits].map(fromSymbol))),
        };
    }

    #scene(own, step) {
        const { shape, start } = this.app.game;
        step.painted ??= new Drawing(shape, step.drawing);
        return { ...this.position(own), givens: start.givens, drawing: step.painted, quiet: true };
    }
}

/** @returns {Promise<object>} the way through the puzzle of a game, as the server tells it */
export function wayOf(game, search = false) {
    return ask("explain", { puzzle: game.start.puzzleJson(), search, drawing: true }, { timeout: 60_000 });
}

function factsOf(step) {
    const level = levelIndex(step.level) ?? 0;
    const proof =
        step.checked === undefined || step.guess
            ? null
            : h(
                  "span",
                  { class: step.checked ? "proof" : "proof proof-failed" },
                  icon(step.checked ? "shield" : "broken", 16),
                  step.checked ? "proof checked" : "proof failed",
              );
    const name = step.guess ? "A guess" : levelName(level);
    return [dot(level), h("strong", { text: name }), h("span", { text: doing(step) }), proof].filter(Boolean);
}
