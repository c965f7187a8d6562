import { applyConclusions, outcomeOf, parse } from "../model/moves.js";
import { levelIndex } from "../model/singles.js";
import { doing } from "../model/threads.js";
import { isCalm } from "../parts/dom.js";
import { Drawing } from "../grid/drawing.js";
import { ask } from "./api.js";

/** How long what goes takes to go. */
const LEAVING = 180;

/**
 * The hint that is open: the next step from the player's own position, shown as deep as asked for. The engine is asked
 * once for a position; going deeper is instant. Tells by `change`.
 *
 * @typedef {{step: any, depth: number, drawing: Drawing, key: string, putBack: string, greeting: boolean}} Hint
 *     `greeting` says that nobody has asked for it: a first visit begins with it
 */
export class Hints extends EventTarget {
    /** @param {import("./app.js").App} app */
    constructor(app) {
        super();
        this.app = app;
        /** @type {Hint|null} */
        this.open = null;
        /** Entries that were found to be wrong and may be shown. */
        this.wrong = new Set();
        this.busy = 0;
        /** Stops looking for a hint, while there is one. @type {AbortController|null} */
        this.asking = null;
    }

    /**
     * Opens a hint or deepens it.
     *
     * @param {number} depth 1 to 3
     * @param {boolean} guess whether it may be a guess
     */
    async show(depth, guess = false) {
        if (this.open?.key === this.#key) {
            this.#set({ ...this.open, depth: Math.min(3, depth) });
            return;
        }
        const answer = await this.#ask(depth, guess);
        if (answer?.outcome === "step") {
            this.app.game.hints += answer.step.guess ? 0 : 1;
            this.#take(answer, depth, false);
        } else if (answer) {
            this.close();
            this.app.tell(answer);
        }
    }

    /** Opens the hint that a first visit begins with. It does not count, and where there is no answer there is none. */
    async greet() {
        const { game } = this.app;
        const puzzle = game.position.toReasonAbout();
        const answer = await ask("hint", { puzzle, depth: 3, drawing: true }).catch(() => null);
        if (answer?.outcome === "step" && game === this.app.game && game.isGreeting && !this.open && !this.busy) {
            this.#take(answer, 3, true);
        }
    }

    #take({ step, putBack }, depth, greeting) {
        const drawing = new Drawing(this.app.game.shape, step.drawing);
        this.#set({ step: named(step), depth, key: this.#key, drawing, putBack: putBack ? putBackWords(putBack) : "", greeting });
    }

    get #key() {
        return JSON.stringify(this.app.game.position.toReasonAbout());
    }

    /** One depth more, or the first. */
    deepen() {
        return this.show(this.open ? Math.min(3, this.open.depth + 1) : 1);
    }

    /** Looks for a step from the position as it is when the answer comes: a player may go on meanwhile, or dismiss it. */
    async #ask(depth, guess) {
        this.#stop();
        const asking = (this.asking = new AbortController());
        this.#setBusy(depth);
        try {
            for (;;) {
                const key = this.#key;
                const puzzle = this.app.game.position.toReasonAbout();
                const answer = await ask("hint", { puzzle, depth: 3, guess, drawing: true }, asking);
                if (asking.signal.aborted || key === this.#key) {
                    return asking.signal.aborted ? null : answer;
                }
            }
        } catch (error) {
            if (!asking.signal.aborted) {
                this.close();
                this.app.fail(error, () => this.show(depth, guess));
            }
            return null;
        } finally {
            this.asking === asking && this.#stop();
        }
    }

    #stop() {
        this.asking?.abort();
        this.asking = null;
        this.#setBusy(0);
    }

    #setBusy(depth) {
        this.busy = depth;
        this.dispatchEvent(new Event("busy"));
    }

    #set(hint) {
        this.open = hint;
        this.dispatchEvent(new Event("change"));
    }

    /** Closes the hint, and stops looking for one. */
    close() {
        this.#stop();
        this.app.board.figure.element.classList.remove("going");
        if (this.open) {
            this.#set(null);
        }
    }

    /** Carries out what the step concludes, and closes. */
    apply() {
        const { step } = /** @type {Hint} */ (this.open);
        const { element } = this.app.board.figure;
        if (!isCalm() && !element.classList.contains("going")) {
            element.classList.add("going");
            setTimeout(() => this.open?.step === step && this.apply(), LEAVING);
            return;
        }
        element.classList.remove("going");
        const more = { level: levelIndex(step.level), name: step.title };
        const tidy = this.app.settings.get("tidy");
        this.close();
        const kind = step.guess ? "guess" : "hint";
        this.app.game.play(kind, (position) => applyConclusions(position, outcomeOf(step), tidy), more);
        this.app.game.position.isSolved || this.app.announce(`${step.title}: ${doing(step)}`);
    }

    /** Closes by itself once the player has carried the step out. */
    settle() {
        const { position, shape } = this.app.game;
        const done = this.open?.step.conclusions
            .map((text) => parse(shape, text))
            .every(({ cell, value, place }) =>
                place
                    ? position.values[cell] === value
                    : position.values[cell] || position.removed[cell] & (1 << value),
            );
        if (done) {
            this.close();
        }
    }

    /** What is drawn at this depth: nothing for a nudge, the place for "where", all of it for "why". */
    get drawing() {
        if (!this.open || this.open.depth === 1) {
            return null;
        }
        return this.open.depth === 2 ? this.open.drawing.where : this.open.drawing;
    }

    /** The marks to draw: the player's own; where a step argues with candidates, also those not noted yet. */
    marks(position) {
        const singles = this.open?.step.proof?.kind === "single";
        if (!this.open || this.open.depth < 3 || singles) {
            return position.marks;
        }
        return position.marks.map((mask, cell) => mask || position.open(cell));
    }
}

/** That struck candidates were put back; which ones only Check says. */
function putBackWords(putBack) {
    return putBack === 1
        ? "One struck candidate counts again because the solution needs it."
        : `${putBack} struck candidates count again because the solution needs them.`;
}

function named(step) {
    return step.guess ? { ...step, name: "A guess", title: "A guess" } : step;
}
