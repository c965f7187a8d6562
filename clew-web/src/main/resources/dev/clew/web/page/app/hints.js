import { Evidence } from "../view/evidence.js";
import { applyConclusions, parse } from "../model/moves.js";
import { levelIndex } from "../model/singles.js";
import { doing } from "../model/threads.js";
import { isCalm } from "../view/dom.js";
import { ask } from "./api.js";

/** How long what goes takes to go. */
const LEAVING = 180;

/**
 * The hint that is open: the next step from the player's own position, shown as deep as asked for. The server is asked
 * once for a position; going deeper is instant. Tells by `change`.
 *
 * @typedef {{step: object, depth: number, evidence: Evidence, key: string}} Hint
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
    }

    /**
     * Opens a hint or deepens it.
     *
     * @param {number} depth 1 to 3
     * @param {boolean} search whether it may be a guess
     */
    async show(depth, search = false) {
        const key = JSON.stringify(this.app.game.position.toReasonAbout());
        if (this.open?.key === key) {
            this.#set({ ...this.open, depth: Math.min(3, depth) });
            return;
        }
        const answer = await this.#ask(depth, key, search);
        if (answer?.outcome === "step") {
            const { shape } = this.app.game;
            this.app.game.hints += isGuess(answer.step) ? 0 : 1;
            this.#set({ step: named(answer.step), depth, key, evidence: new Evidence(shape, answer.step.drawing) });
        } else if (answer) {
            this.close();
            this.app.tell(answer);
        }
    }

    /** One depth more, or the first. */
    deepen() {
        return this.show(this.open ? Math.min(3, this.open.depth + 1) : 1);
    }

    async #ask(depth, key, search) {
        this.#setBusy(depth);
        try {
            return await ask("hint", { puzzle: JSON.parse(key), depth: 3, search });
        } catch (error) {
            this.close();
            this.app.fail(error, () => this.show(depth, search));
            return null;
        } finally {
            this.#setBusy(0);
        }
    }

    #setBusy(depth) {
        this.busy = depth;
        this.dispatchEvent(new Event("busy"));
    }

    #set(hint) {
        this.open = hint;
        this.dispatchEvent(new Event("change"));
    }

    close() {
        this.app.board.figure.element.classList.remove("going");
        if (this.open) {
            this.#set(null);
        }
    }

    /** Carries out what the step concludes, and closes. */
    apply() {
        const { step } = this.open;
        const { element } = this.app.board.figure;
        if (!isCalm() && !element.classList.contains("going")) {
            element.classList.add("going");
            setTimeout(() => this.open?.step === step && this.apply(), LEAVING);
            return;
        }
        element.classList.remove("going");
        const more = { level: levelIndex(step.difficulty), name: step.name };
        const tidy = this.app.settings.get("tidy");
        this.close();
        const kind = isGuess(step) ? "guess" : "hint";
        this.app.game.play(kind, (position) => applyConclusions(position, step.conclusions, tidy), more);
        this.app.game.position.isSolved || this.app.announce(`${step.name}: ${doing(step)}`);
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
    get evidence() {
        if (!this.open || this.open.depth === 1) {
            return null;
        }
        this.open.where ??= this.open.evidence.whereOnly(this.open.step.texts.where);
        return this.open.depth === 2 ? this.open.where : this.open.evidence;
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

/** Whether a step is only found by trying out. */
export function isGuess({ technique }) {
    return technique === "brute-force";
}

function named(step) {
    return isGuess(step) ? { ...step, name: "A guess" } : step;
}
