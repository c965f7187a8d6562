import { h, set } from "./dom.js";
import { icon } from "./icons.js";

/**
 * The words of answers. Answers say as data where their words name cells, so nothing is looked for in a sentence.
 *
 * @typedef {{at: number, text: string, cells: string[]}} Name
 * @typedef {{from: string[], to: string[]}} Link
 * @typedef {{text: string, names: Name[], cells: string[], candidates?: string[], links: Link[], detail?: boolean}} Clause
 */

/** How far a finger goes for a swipe, in pixels. */
const SWIPE = 40;

let made = 0;

/**
 * A clause whose cell names are buttons that ring their cells.
 *
 * @param {Clause} clause
 * @param {import("../model/shape.js").Shape} shape
 * @param {(cells: number[]) => void} ring
 * @returns {(string|HTMLElement)[]}
 */
export function withCells({ text, names }, shape, ring) {
    const parts = [];
    let end = 0;
    for (const name of names) {
        parts.push(text.slice(end, name.at));
        const cells = name.cells.map((cell) => shape.cellNamed(cell));
        const show = () => ring(cells);
        const button = h("button", {
            type: "button",
            class: "cell-name",
            text: name.text,
            on: { click: show, focus: show, mouseenter: show },
        });
        const after = name.at + name.text.length;
        end = endOfWord(text, after);
        parts.push(end > after ? h("span", { class: "unbroken" }, button, text.slice(after, end)) : button);
    }
    parts.push(text.slice(end));
    return parts;
}

/** A line never begins with what a cell is, nor with what ends a sentence. */
function endOfWord(text, from) {
    const space = text.indexOf(" ", from);
    return space < 0 ? text.length : space;
}

/**
 * Why a step holds: what follows, then the reasons by number. A clause that is pointed at, has the keyboard or is
 * stepped to lights up what it is about; one that was stepped to or chosen stays lit.
 */
export class Argument {
    /**
     * @param {import("../grid/board.js").Board} board where the step is drawn
     * @param {(text: string) => void} announce
     */
    constructor(board, announce) {
        this.board = board;
        this.announce = announce;
        /** The step that is shown. @type {object|null} */
        this.shown = null;
        this.id = `argument-${++made}`;
        this.at = -1;
        /** @type {Clause[]} */
        this.clauses = [];
        /** @type {{element: HTMLElement, number: HTMLElement}[]} */
        this.items = [];
        const arrow = (name, label, by) =>
            h(
                "button",
                { type: "button", class: "walk-button", "aria-label": label, title: label, on: { click: () => this.step(by) } },
                icon(name, 16),
            );
        this.place = h("span", { class: "walk-place", "aria-hidden": "true" });
        this.walk = h(
            "div",
            { class: "argument-walk" },
            h("span", { class: "because-word", text: "because" }),
            this.place,
            arrow("previous", "Previous clause", -1),
            arrow("next", "Next clause", 1),
        );
        this.end = h("ol", { class: "clauses conclusion", "aria-label": "What follows" });
        this.reasons = h("ol", { class: "clauses", "aria-label": "Because" });
        this.element = h("div", { class: "argument" }, this.end, this.walk, this.reasons);
        this.#listen();
    }

    #listen() {
        let from = null;
        this.element.addEventListener("touchstart", ({ touches }) => (from = touches[0]), { passive: true });
        this.element.addEventListener("touchend", ({ changedTouches: [to] }) => {
            const [x, y] = from ? [to.clientX - from.clientX, to.clientY - from.clientY] : [0, 0];
            from = null;
            if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) {
                this.step(x < 0 ? 1 : -1);
            }
        });
        this.element.addEventListener("keydown", (event) => {
            const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
            if (by && event.target instanceof Element && event.target.matches(".clause-number")) {
                event.preventDefault();
                event.stopPropagation();
                this.step(by);
                this.items[this.at].number.focus();
            }
        });
    }

    /** Shows the argument of a step. The same step stays as it is, with its lit clause. */
    show(step) {
        if (this.shown === step) {
            return;
        }
        this.clear();
        this.shown = step;
        this.clauses = [step.therefore, ...step.because];
        this.items = this.clauses.map((clause, i) => this.#item(clause, i));
        this.end.replaceChildren(this.items[0].element);
        this.reasons.replaceChildren(...this.items.slice(1).map(({ element }) => element));
        this.walk.hidden = step.because.length === 0;
        this.#mark();
    }

    /** Nothing is shown any more, so nothing is lit. */
    clear() {
        this.shown = null;
        this.rest();
    }

    /** No clause is lit. */
    rest() {
        this.#goTo(-1);
    }

    #item(clause, i) {
        const id = `${this.id}-${i}`;
        const light = () => this.board.light(clause);
        const back = () => this.board.light(this.clauses[this.at] ?? null);
        const choose = () => this.#goTo(this.at === i ? -1 : i);
        const number = h("button", {
            type: "button",
            class: "clause-number",
            text: i || "so",
            "aria-label": i ? `Clause ${i} of ${this.clauses.length - 1}` : "What follows",
            "aria-describedby": id,
            on: { click: choose },
        });
        const words = h("span", { class: "clause-words", id }, withCells(clause, this.board.shape, (cells) => this.board.ring(cells)));
        words.addEventListener("click", ({ target }) => target === words && choose());
        const on = { mouseenter: light, mouseleave: back, focusin: light, focusout: back };
        const element = h("li", { class: clause.detail ? "clause detail" : "clause", on }, number, words);
        return { element, number };
    }

    /** Goes some clauses on or back; what follows comes first. @param {number} by */
    step(by) {
        const last = this.clauses.length - 1;
        const next = Math.max(0, Math.min(last, this.at < 0 && by < 0 ? 0 : this.at + by));
        this.#goTo(next);
        this.items[next].element.scrollIntoView({ block: "nearest" });
        this.announce(`${next ? `${next} of ${last}: ` : ""}${this.clauses[next].text}`);
    }

    #goTo(at) {
        this.at = at;
        this.#mark();
        this.board.light(this.clauses[at] ?? null);
    }

    /** One stop for the tab key: the clause that is lit, else the first. */
    #mark() {
        this.items.forEach(({ element, number }, i) => {
            set(element, { "data-lit": i === this.at ? "yes" : null });
            set(number, { "aria-pressed": String(i === this.at), tabindex: i === Math.max(0, this.at) ? 0 : -1 });
        });
        this.place.textContent = this.at > 0 ? `${this.at} of ${this.clauses.length - 1}` : "";
    }
}
