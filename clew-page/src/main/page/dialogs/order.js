import { ask, get } from "../app/api.js";
import { LEVELS, levelIndex, levelName } from "../model/singles.js";
import { h, set } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { field, select } from "./dialog.js";

/** How long somebody stops choosing before it is asked whether that can be had, in milliseconds. */
const PAUSE = 250;
/** Above any score. */
const MOST = 99_999;

const TECHNIQUES = [
    ["technique", "Necessary", "Without it, the puzzle cannot be solved."],
    ["without", "Without", "Not needed anywhere."],
    ["only", "Only these", "Nothing else is needed but singles."],
];

/**
 * What a puzzle made to order has to be like beside its level, shape and symmetry. Tells by `change`, and of what cannot
 * be had at once by `refused`.
 *
 * @typedef {Record<string, any>} Wishes
 */
export class Order extends EventTarget {
    /** @param {Wishes} wishes as they are kept; changed in place */
    constructor(wishes) {
        super();
        this.wishes = wishes;
        this.pickers = TECHNIQUES.map(([name, label, hint]) => this.#picker(name, label, hint));
        this.element = h(
            "details",
            { class: "order", open: this.isFine, on: { toggle: () => this.#fill() } },
            h("summary", {}, "Made to order", icon("next", 14)),
            h(
                "div",
                { class: "order-fields" },
                field("Up to", select(this.#upTo(), wishes.upTo ?? "", (value) => this.#set("upTo", value))),
                this.#range("Score", "score"),
                this.#range("Clues", "clues"),
                this.pickers.map(({ element }) => element),
            ),
        );
    }

    /** Whether anything is wished for here. */
    get isFine() {
        const { upTo, scoreFrom, scoreTo, cluesFrom, cluesTo } = this.wishes;
        return [upTo, scoreFrom, scoreTo, cluesFrom, cluesTo, ...TECHNIQUES.flatMap(([name]) => this.#chosen(name))].some(Boolean);
    }

    /** All wishes as the question takes them. */
    get question() {
        const { shape, symmetry, level, upTo = "" } = this.wishes;
        const range = (/** @type {string} */ name) => {
            const [from, to] = [this.wishes[`${name}From`], this.wishes[`${name}To`]];
            return from || to ? `${from || 0}..${to || MOST}` : "";
        };
        const levels = [level, upTo].sort((a, b) => (levelIndex(a) ?? 0) - (levelIndex(b) ?? 0));
        const all = {
            shape,
            symmetry,
            level: upTo === "any" ? "" : upTo && upTo !== level ? levels.join("..") : level,
            score: range("score"),
            clues: range("clues"),
            ...Object.fromEntries(TECHNIQUES.map(([name]) => [name, this.#chosen(name).join(",")])),
        };
        return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
    }

    /** @returns {string[]} */
    #chosen(name) {
        return this.wishes[name] ?? [];
    }

    #upTo() {
        return [["", "Same level"], ...LEVELS.slice(1, 6).map((level, i) => [level, levelName(i + 1)]), ["any", "Any level"]];
    }

    #set(name, value) {
        this.wishes[name] = value;
        this.changed();
    }

    /** A smallest and a largest number, either of which may be left out. */
    #range(label, name) {
        const part = (/** @type {string} */ end, /** @type {string} */ words) =>
            h("input", {
                type: "text",
                inputmode: "numeric",
                autocomplete: "off",
                "aria-label": `${label} ${words}`,
                placeholder: words,
                value: this.wishes[name + end] ?? "",
                on: { input: ({ target }) => this.#set(name + end, target.value.replace(/\D/g, "")) },
            });
        return h(
            "div",
            { class: "field", role: "group", "aria-label": label },
            h("span", { class: "field-label", text: label }),
            h("div", { class: "range" }, part("From", "from"), part("To", "to")),
        );
    }

    /** Techniques to choose any number of; those chosen stand under the list. */
    #picker(name, label, hint) {
        const list = /** @type {HTMLSelectElement} */ (select([["", "Choose…"]], ""));
        const chips = h("div", { class: "chips" });
        const show = () =>
            chips.replaceChildren(
                ...this.#chosen(name).map((id) =>
                    h(
                        "button",
                        { type: "button", class: "chip", "aria-label": `Leave out ${this.#nameOf(id)}`, on: { click: () => leave(id) } },
                        this.#nameOf(id),
                        icon("close", 12),
                    ),
                ),
            );
        const leave = (/** @type {string} */ id) => {
            this.#set(name, this.#chosen(name).filter((one) => one !== id));
            show();
            list.focus();
        };
        list.addEventListener("change", () => {
            this.#set(name, [...new Set([...this.#chosen(name), list.value])]);
            list.value = "";
            show();
        });
        show();
        return { list, show, element: h("div", { class: "picker" }, field(label, list, hint), chips) };
    }

    #nameOf(id) {
        return this.techniques?.find((one) => one.id === id)?.name ?? id;
    }

    /** The catalogue is asked for when somebody looks here. */
    async #fill() {
        if (this.techniques) {
            return;
        }
        try {
            this.techniques = (await get("techniques")).techniques;
        } catch (error) {
            return this.#refuse(error.message);
        }
        const groups = LEVELS.map((level, i) => {
            const own = this.techniques.filter((one) => one.level === level);
            const options = own.map(({ id, name }) => h("option", { value: id, text: name }));
            return own.length ? h("optgroup", { label: levelName(i) }, options) : null;
        });
        this.pickers.forEach(({ list, show }) => {
            list.append(...groups.filter((group) => group !== null).map((group) => group.cloneNode(true)));
            show();
        });
    }

    /** Something was chosen, here or beside: asks whether such a puzzle can be. */
    changed() {
        this.dispatchEvent(new Event("change"));
        this.stop();
        this.#refuse("");
        if (this.isFine || this.wishes.shape !== "9x9") {
            const asking = (this.asking = new AbortController());
            this.timer = setTimeout(() => this.#ask(asking.signal), PAUSE);
        }
    }

    /** Nobody waits for an answer any more. */
    stop() {
        clearTimeout(this.timer);
        this.asking?.abort();
    }

    /** What cannot be is refused before the first attempt. */
    async #ask(signal) {
        try {
            await ask("generate", { ...this.question, attempts: 1 }, { signal });
        } catch (error) {
            error.status === 400 && !signal.aborted && this.#refuse(error.message);
        }
    }

    #refuse(detail) {
        set(this.element, { "data-refused": detail ? "yes" : null });
        this.dispatchEvent(new CustomEvent("refused", { detail }));
    }
}
