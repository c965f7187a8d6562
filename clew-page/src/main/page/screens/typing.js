import { ask } from "../app/api.js";
import { isRegions, jigsawOf, playTyped, startTyping } from "../app/typing.js";
import { field, select } from "../dialogs/dialog.js";
import { fromSymbol } from "../model/digits.js";
import { SHAPES } from "../model/shapes.js";
import { button } from "../parts/card.js";
import { h } from "../parts/dom.js";

const PATIENCE = 120;
const UNKNOWN = "Whether it has one solution is known once the engine has been loaded.";

/** What stands beside the grid while a puzzle is typed: its shape, and at once whether it has one solution. */
export class TypingCard {
    /** @param {import("../app/app.js").App} app */
    constructor(app) {
        this.app = app;
        this.lead = h("p", {});
        this.shape = select(SHAPES, "9x9", (name) => startTyping(app, name));
        this.status = h("p", { class: "typing-status", role: "status" });
        this.start = button({ words: "Start playing", primary: true, run: () => this.#begin() });
        this.element = h(
            "section",
            { class: "card stuck typing", "aria-label": "Typing a puzzle" },
            this.lead,
            field("Shape", this.shape),
            this.status,
            h(
                "div",
                { class: "actions" },
                this.start,
                button({ words: "Start over", run: () => startTyping(app, this.shape.value) }),
            ),
        );
    }

    /** Called whenever something may have changed. */
    update() {
        const { game } = this.app;
        if (this.position === game.position) {
            return;
        }
        this.position = game.position;
        const regions = isRegions(game);
        const { name } = game.shape;
        this.shape.value = regions || name.includes("jigsaw") ? "9x9:jigsaw" : name;
        this.lead.replaceChildren(
            h("strong", { text: regions ? "Number the regions" : "Type the digits" }),
            h("span", { text: regions ? "1 to 9, cell by cell." : "that the puzzle gives; 0 or a dot for a blank." }),
        );
        this.start.textContent = regions ? "Now the digits" : "Start playing";
        regions ? this.#count(game) : this.#judge(game);
    }

    #count({ position, shape }) {
        const open = shape.cells - position.filled;
        const uneven = open === 0 && !jigsawOf({ position, shape });
        this.#say(open ? `${open} cells have no region yet.` : uneven ? "Each region needs nine cells." : "Nine regions of nine.", {
            good: !open && !uneven,
        });
    }

    /** Asks whether there is one solution; further typing asks again. */
    async #judge(game) {
        this.asking?.abort();
        const { position } = game;
        if (position.filled === 0) {
            return this.#say("Nothing is typed yet.");
        }
        const asking = (this.asking = new AbortController());
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
        if (asking.signal.aborted) {
            return;
        }
        try {
            const puzzle = { ...position.puzzleJson(), givens: position.toLine() };
            const answer = await ask("solve", { puzzle }, { signal: asking.signal });
            const { outcome } = answer;
            this.#say(wordsOf(answer, game.shape), { good: outcome === "unique", bad: outcome === "none" });
        } catch (error) {
            error.name === "AbortError" || this.#say(error.isOffline ? UNKNOWN : error.message);
        }
    }

    #say(text, { good = false, bad = false } = {}) {
        this.status.textContent = text;
        this.status.classList.toggle("good", good);
        this.status.classList.toggle("bad", bad);
        this.good = good;
    }

    #begin() {
        const { app } = this;
        if (isRegions(app.game)) {
            const name = jigsawOf(app.game);
            return name ? startTyping(app, name) : app.board.focusCell(app.selection.cursor);
        }
        return app.game.position.filled ? playTyped(app) : app.board.focusCell(app.selection.cursor);
    }
}

/** Who still types is told of several solutions where two of them differ first. */
function wordsOf({ outcome, solutions, message }, shape) {
    if (outcome === "multiple") {
        const [one, other] = solutions.map((line) => [...line].map(fromSymbol));
        const cell = one.findIndex((value, i) => value !== other[i]);
        const values = [one[cell], other[cell]].sort((a, b) => a - b);
        return `More than one solution so far: ${shape.cellName(cell)} can be ${values.join(" or ")}.`;
    }
    return outcome === "unique" ? "Exactly one solution." : message;
}
