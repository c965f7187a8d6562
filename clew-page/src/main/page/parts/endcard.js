import { levelName } from "../model/singles.js";
import { button } from "./card.js";
import { h, n, s, set } from "./dom.js";
import { paintKnots, paintLine } from "../strip/threadline.js";
import { ThreadScale } from "../strip/threadscale.js";

const WIDTH = 400;
const HEIGHT = 56;

/** The end of a game: what it took, and the player's thread beside the solver's. */
export class EndCard {
    /** @param {{thread: () => void, another: () => void, games: () => void}} on */
    constructor(on) {
        /** The game whose end is shown. @type {import("../model/game.js").Game|null} */
        this.game = null;
        this.title = h("h2", { class: "notice-title end-title", tabindex: -1 });
        this.text = h("p", { class: "notice-text" });
        this.own = h("div", { class: "end-thread" });
        this.clews = h("div", { class: "end-thread" });
        this.element = h(
            "section",
            { class: "card end-card", "aria-label": "The end", hidden: true },
            this.title,
            this.text,
            h("div", { class: "end-threads" }, this.own, this.clews),
            h(
                "div",
                { class: "actions" },
                button({ words: "New puzzle", run: on.another, primary: true }),
                button({ words: "See the thread", run: on.thread }),
                button({ words: "Games", run: on.games }),
            ),
        );
    }

    /**
     * @param {import("../model/game.js").Game|null} game null where the game is not over
     * @param {{title: string, text: string}} [words]
     */
    show(game, words = { title: "", text: "" }) {
        this.game = game;
        set(this.element, { hidden: !game });
        if (game) {
            this.title.textContent = words.title;
            this.text.textContent = words.text;
            this.own.replaceChildren();
            this.clews.replaceChildren();
        }
    }

    /**
     * Draws both threads on one scale, so that they can be compared.
     *
     * @param {import("../model/threads.js").Thread} own
     * @param {import("../model/threads.js").Thread|null} clews null where it is not known
     */
    compare(own, clews) {
        const top = Math.max(own.top, clews?.top ?? 0);
        const found = { ...own, knots: own.knots.filter(({ shown }) => !shown) };
        this.own.replaceChildren(...row("Your thread", "move", found, top));
        this.clews.replaceChildren(...(clews ? row("Clew’s thread", "step", clews, top) : []));
    }
}

function row(name, unit, thread, top) {
    const { knots } = thread;
    const graded = knots.filter(({ level, leap, quiet }) => level !== null && !leap && !quiet);
    const highest = Math.max(...graded.map(({ level }) => level));
    const leaps = knots.filter(({ leap }) => leap).length;
    const words = [
        `${knots.length || "no"} ${unit}${knots.length === 1 ? "" : "s"}`,
        ...(graded.length ? [`up to ${levelName(highest).toLowerCase()}`] : []),
        ...(leaps ? [`${leaps} leap${leaps === 1 ? "" : "s"}`] : []),
    ];
    const line = knots.length > 1 ? [sparkline(thread, top)] : [];
    return [h("p", {}, h("strong", { text: name }), h("span", { text: words.join(", ") })), ...line];
}

function sparkline(thread, top) {
    const whole = { ...thread, top, whole: true, current: thread.knots.length };
    const scale = new ThreadScale({ width: WIDTH, height: HEIGHT, type: 1 }, whole);
    return s(
        "svg",
        { class: "end-line", viewBox: `0 0 ${n(WIDTH)} ${n(HEIGHT)}`, "aria-hidden": "true" },
        ...paintLine(scale),
        ...paintKnots(scale),
    );
}
