import { threadFragment } from "../app/address.js";
import { ask } from "../app/api.js";
import { Game } from "../model/game.js";
import { Position } from "../model/position.js";
import { maskOf } from "../model/digits.js";
import { fromSymbol } from "../model/digits.js";
import { levelIndex, levelName } from "../model/singles.js";
import { doing, threadOfPath } from "../model/threads.js";
import { catalogued } from "../parts/catalogued.js";
import { button, notice } from "../parts/card.js";
import { h, set } from "../parts/dom.js";
import { Drawing } from "../grid/drawing.js";
import { fadeBelow } from "../parts/fade.js";
import { dot } from "../parts/hintcard.js";
import { icon } from "../parts/icons.js";
import { legend } from "../grid/legend.js";
import { Argument } from "../parts/argument.js";
import { onward, wayOn } from "../parts/onward.js";
import { Alternatives, positionBefore } from "./alternatives.js";
import { walkthrough } from "./walkthrough.js";

const PACE = 1600;

/** The thread: the whole way from the puzzle to its solution, step by step, each drawn, explained and checked. */
export class ThreadView {
    /** The way of a game, once it is known. @type {{game: object, steps: any[], message: string, outcome: string, addressOf: (step: number) => string}|null} */
    path = null;
    /** Where the thread begins: a position of the player's, or null for the puzzle. @type {Position|null} */
    from = null;

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
        this.argument = new Argument(app.board, (text) => app.announce(text));
        this.text = h("div", { class: "step-text" });
        this.ways = h("div", { class: "step-ways" });
        this.refade = fadeBelow(this.text);
        this.others = new Alternatives(app, (step) => this.#preview(step));
        this.body = h(
            "div",
            { class: "thread-body" },
            h("div", { class: "step-head" }, this.count, this.controls),
            this.title,
            this.facts,
            this.text,
            this.ways,
            this.others.element,
        );
        this.slot = h("div", { class: "slot" });
        this.element = h("div", { class: "panel thread-panel" }, this.body, this.slot);
        addEventListener("beforeprint", () => this.#unroll());
        addEventListener("afterprint", () => this.paper?.remove());
    }

    /** Another puzzle: its path is not known yet. */
    forget() {
        this.from = null;
        this.#unravel();
    }

    /** Lets the thread begin elsewhere; where it begins there already, it stays as it is. @param {Position|null} from */
    begin(from) {
        const line = (/** @type {Position|null} */ one) => JSON.stringify(one?.toReasonAbout());
        if (line(from) !== line(this.from)) {
            this.from = from;
            this.#unravel();
        }
    }

    #unravel() {
        this.path = null;
        this.at = 1;
        this.stop?.();
    }

    /** @param {string} place the number of the step in the address */
    enter(place) {
        const at = Math.max(1, Number.parseInt(place) || this.at);
        if (this.path) {
            this.goToKnot(at);
            return this.#tellAddress();
        }
        this.at = at;
        return this.#ask(false);
    }

    /** The way back here from a lesson. */
    get origin() {
        return this.path ? { words: `Back to step ${this.at}`, href: this.path.addressOf(this.at) } : null;
    }

    /** The address has the step, and the puzzle for the receiver of the link. */
    #tellAddress() {
        if (this.path && this.app.view === "thread") {
            history.replaceState(null, "", this.path.addressOf(this.at));
        }
    }

    /** Another view comes to the front. */
    leave() {
        this.argument.rest();
    }

    /** Asks for the whole path. @param {boolean} guess whether it may go on with guesses */
    async #ask(guess) {
        const { game } = this.app;
        const { from } = this;
        if (game.isEmpty || game.typing) {
            return this.#fail("There is no puzzle yet, so there is no thread to follow.", {
                words: "New puzzle",
                run: () => this.app.run("new"),
            });
        }
        this.#say("");
        set(this.app.stage, { "data-busy": "thread" });
        try {
            const [answer, addressOf] = await Promise.all([wayOf(game, guess, from), threadFragment(game, from)]);
            if (game === this.app.game && from === this.from) {
                this.#take(game, answer, addressOf);
            }
        } catch (error) {
            this.#fail(error.message, { words: "Try again", run: () => this.#ask(guess) });
        } finally {
            set(this.app.stage, { "data-busy": null });
        }
    }

    #take(game, answer, addressOf) {
        if (!answer.steps?.length) {
            const back = { words: "Back to the puzzle", run: () => this.app.run("view", "play") };
            return this.#fail(answer.message, answer.outcome === "stuck" ? this.#guess() : back);
        }
        const { steps, message, outcome } = answer;
        this.path = { game, steps, message, outcome, addressOf };
        this.at = Math.min(this.at, answer.steps.length);
        this.slot.replaceChildren();
        this.#tellAddress();
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
            this.#tellAddress();
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
        this.title.textContent = step.title;
        this.facts.replaceChildren(...factsOf(step));
        this.#tell(step);
        this.others.show(own, step);
        this.app.board.show(this.#scene(own, step), this.app.selection.cursor);
        this.app.board.say("");
        this.app.strip.draw(threadOfPath(steps, this.at));
    }

    /** The words of a step; the same step keeps the clause that is lit. */
    #tell(step) {
        if (this.argument.shown !== step) {
            this.argument.show(step);
            const ways = [wayOn("Play from here", () => this.#play()), wayOn("Print the thread", () => print()), this.from && wayOn("The whole thread", () => this.#whole())];
            this.text.replaceChildren(this.argument.element, legend(step.drawing?.legend ?? []));
            this.ways.replaceChildren(onward(step, ways));
            this.refade();
        }
    }

    /** A game that begins before this step, with all that the thread knows there. */
    #play() {
        const { app, at, path } = this;
        const { about } = app.game;
        const of = about.of ?? about.name ?? "Your puzzle";
        const position = Position.fromJson(positionBefore(path?.steps[at - 1], app.game));
        const back = { words: `Back to step ${at}`, run: () => (location.hash = path?.addressOf(at) ?? "#thread") };
        app.begin(new Game(position, { ...about, of, name: `${of}, from step ${at}` }));
        app.run("view", "play");
        app.views.play.note({ text: [`This is the puzzle before step ${at} of the thread. Your own game is in your games.`], actions: [back] });
    }

    /** What is printed while the thread is shown is all of it. */
    #unroll() {
        this.paper?.remove();
        if (this.path && this.app.view === "thread") {
            const { game, steps, addressOf } = this.path;
            const link = `${location.href.split("#")[0]}${addressOf(1)}`;
            this.paper = walkthrough(game, steps, (step) => this.#scene(step, step), link);
            document.body.append(this.paper);
        }
    }

    #whole() {
        this.begin(null);
        this.#ask(false);
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

/**
 * @param {import("../model/game.js").Game} game
 * @param {boolean} guess whether it may go on with guesses
 * @param {Position|null} from where it begins; null for the puzzle
 * @returns {Promise<any>} the way through the puzzle of a game, as the answer tells it
 */
export function wayOf(game, guess = false, from = null) {
    const puzzle = from ? from.toReasonAbout() : game.start.puzzleJson();
    return ask("explain", { puzzle, guess, drawing: true }, { timeout: 60_000 });
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
    const facts = [dot(level), h("strong", { text: name }), catalogued(step), h("span", { text: doing(step) }), proof];
    return facts.filter(Boolean);
}
