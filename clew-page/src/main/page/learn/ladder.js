import { GUIDE } from "../app/places.js";
import { LEVELS, levelIndex, levelName } from "../model/singles.js";
import { h, set } from "../parts/dom.js";

/** The techniques as a thread to climb: solid as far as every one was found, dotted on; what was found is a full knot. */
export class Ladder {
    constructor() {
        this.rungs = [];
        /** Titles and rungs from the top down. @type {HTMLElement[]} */
        this.rows = [];
        this.element = h("nav", { class: "ladder", "aria-label": "Techniques" });
    }

    /** @param {{id: string, name: string, level: string}[]} techniques from the easiest on */
    fill(techniques) {
        const levels = LEVELS.map((name, level) => ({
            level,
            list: techniques.filter((technique) => levelIndex(technique.level) === level),
        })).filter(({ list }) => list.length);
        this.rows = [];
        this.rungs = [];
        const guide = h("a", { class: "guide-link", href: GUIDE, text: "How Clew solves: the illustrated guide" });
        this.element.replaceChildren(guide, ...levels.map((group) => this.#group(group)));
    }

    /** The ids, in the order of the ladder. */
    get order() {
        return this.rungs.map(({ id }) => id);
    }

    #group({ level, list }) {
        const title = h("h2", { class: "ladder-level", id: `ladder-${level}`, text: levelName(level) });
        this.rows.push(title);
        return h(
            "div",
            { class: "ladder-group" },
            title,
            h(
                "ol",
                { "aria-labelledby": title.id },
                list.map((technique) => this.#rung(technique, level)),
            ),
        );
    }

    #rung({ id, name }, level) {
        const state = h("span", { class: "unseen" });
        const link = h(
            "a",
            { class: `rung knot-${level}`, href: `#learn/${id}`, title: name },
            h("span", { class: "rung-knot", "aria-hidden": "true" }),
            h("span", { class: "rung-name", text: shortName(name) }),
            state,
        );
        const row = h("li", {}, link);
        this.rows.push(row);
        this.rungs.push({ id, link, row, state });
        return row;
    }

    /**
     * @param {string} current id of the technique that is looked at
     * @param {import("./progress.js").Progress} progress
     */
    update(current, progress) {
        const gap = this.rungs.findIndex(({ id }) => progress.count(id) === 0);
        const last = gap < 0 ? this.rungs.at(-1) : this.rungs[gap - 1];
        const end = this.rows.indexOf(last?.row);
        this.rows.forEach((row, i) => {
            row.classList.toggle("behind", i < end);
            row.classList.toggle("reached", i === end);
        });
        this.rungs.forEach(({ id, link, state }) => {
            const found = progress.count(id);
            link.classList.toggle("found", found > 0);
            state.textContent = found ? `, found ${found === 1 ? "once" : `${found} times`}` : "";
            set(link, { "aria-current": id === current ? "page" : null });
        });
    }

    /** Brings the current rung into sight without moving the page. */
    reveal() {
        const link = this.element.querySelector("[aria-current]");
        if (link) {
            const { element } = this;
            const top = link.getBoundingClientRect().top - element.getBoundingClientRect().top;
            if (top < 40 || top > element.clientHeight - 80) {
                element.scrollTop += top - element.clientHeight / 2;
            }
        }
    }
}

/** Locked Candidates Type 1 (Pointing) is Pointing where there is little room. */
export function shortName(name) {
    return /\((.+)\)$/.exec(name)?.[1] ?? name;
}
