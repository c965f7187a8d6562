import { ask } from "../app/api.js";
import { levelIndex } from "../model/singles.js";
import { fromSymbol } from "../model/digits.js";
import { h } from "../parts/dom.js";
import { dot } from "../parts/hintcard.js";

const FEW = 4;
const PATIENCE = 350;

/** The list "Also possible here": all steps that some technique finds at this place of the thread. */
export class Alternatives {
    /**
     * @param {import("../app/app.js").App} app
     * @param {(step: object|null) => void} onShow
     */
    constructor(app, onShow) {
        this.app = app;
        this.onShow = onShow;
        this.title = h("h2", { text: "Also possible here" });
        this.count = h("p", { class: "others-count" });
        this.more = h("button", { type: "button", class: "plain-link", on: { click: () => this.#showAll() } });
        this.list = h("ul", { class: "others-list" });
        this.element = h(
            "section",
            { class: "others", "aria-label": "Also possible here" },
            h("div", { class: "others-head" }, this.title, this.count, this.more),
            this.list,
        );
        this.known = new WeakMap();
    }

    /**
     * @param {object} own the path's own step
     * @param {object} shown the step that is shown
     */
    show(own, shown) {
        if (this.own !== own) {
            this.own = own;
            this.all = false;
            clearTimeout(this.timer);
            this.timer = setTimeout(() => this.#fetch(own), this.known.has(own) ? 0 : PATIENCE);
        }
        this.shown = shown;
        this.#draw();
    }

    async #fetch(own) {
        if (!this.known.has(own)) {
            try {
                const { steps, found } = await ask("steps", { puzzle: positionBefore(own, this.app.game), limit: 100, drawing: true });
                this.known.set(own, order(own, steps ?? [], found ?? 0));
            } catch {
                this.known.set(own, { steps: [own], found: 1, failed: true });
            }
        }
        if (this.own === own && this.app.view === "thread") {
            this.#draw();
        }
    }

    #draw() {
        const { steps, found, failed } = this.known.get(this.own) ?? { steps: [this.own], failed: true };
        this.count.textContent = failed ? "" : countWords(steps.length, found);
        this.more.hidden = steps.length <= FEW;
        this.more.textContent = this.all ? "Show few" : "Show all";
        this.list.replaceChildren(...(this.all ? steps : steps.slice(0, FEW)).map((step) => this.#row(step)));
    }

    #showAll() {
        this.all = !this.all;
        this.#draw();
    }

    #row(step) {
        const current = step === this.shown || (step === this.own && this.shown === this.own);
        const show = () => this.onShow(step === this.own ? null : step);
        return h(
            "li",
            {},
            h(
                "button",
                { type: "button", class: "other", "aria-current": current ? "true" : null, on: { click: show } },
                dot(levelIndex(step.level) ?? 0),
                h("span", { class: "other-name", text: step.title }),
                h("code", { text: short(step.conclusions) }),
            ),
        );
    }
}

/** The path's own step first; the same step is not listed twice. */
function order(own, steps, found) {
    const same = (step) => step.technique === own.technique && String(step.conclusions) === String(own.conclusions);
    const rest = steps.filter((step) => !same(step));
    const sorted = rest.sort((a, b) => (levelIndex(a.level) ?? 0) - (levelIndex(b.level) ?? 0));
    return { steps: [own, ...sorted], found: Math.max(found, 1 + sorted.length) };
}

/** The engine lists the first of many. */
function countWords(listed, found) {
    const all = `${found} step${found === 1 ? "" : "s"} in all`;
    return listed < found ? `${all}, ${listed} listed` : all;
}

function short(conclusions) {
    return conclusions.length > 2 ? `${conclusions[0]} +${conclusions.length - 1}` : conclusions.join(", ");
}

/**
 * The position before a step of a path, with its candidates.
 *
 * @param {{position: {values: string, marks: string[]}}} step
 * @param {import("../model/game.js").Game} game
 */
export function positionBefore({ position: { values, marks } }, { shape, start }) {
    const placed = [...values].map((value, cell) => (start.givens[cell] ? 0 : fromSymbol(value)));
    const open = marks.map((mask, cell) => [shape.cellName(cell), [...mask].map(fromSymbol)]).filter(([, list]) => list.length);
    return { ...start.puzzleJson(), placed: start.toLine(placed), marks: Object.fromEntries(open) };
}
