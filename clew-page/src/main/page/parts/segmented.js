import { h, set } from "./dom.js";

/**
 * A choice of one among few, as a radio group: arrows move, one stop for the tab key.
 *
 * @typedef {{id: string, words: string, key?: string}} Segment
 */
export class Segmented {
    /**
     * @param {string} label what is chosen
     * @param {Segment[]} segments
     * @param {(id: string) => void} onChoose
     */
    constructor(label, segments, onChoose) {
        this.onChoose = onChoose;
        this.buttons = segments.map(({ id, words, key }) =>
            h(
                "button",
                { type: "button", class: "segment", role: "radio", "data-id": id, on: { click: () => onChoose(id) } },
                h("span", { text: words }),
                key && h("kbd", { text: key, "aria-hidden": "true" }),
            ),
        );
        this.element = h("div", { class: "segmented", role: "radiogroup", "aria-label": label }, this.buttons);
        this.element.addEventListener("keydown", (event) => this.#walk(event));
        this.choose(segments[0].id);
    }

    #walk(event) {
        const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        const at = this.buttons.indexOf(document.activeElement);
        if (by && at >= 0) {
            const next = this.buttons[(at + by + this.buttons.length) % this.buttons.length];
            event.preventDefault();
            event.stopPropagation();
            this.onChoose(next.dataset.id);
            next.focus();
        }
    }

    /** Shows which one is chosen. */
    choose(id) {
        this.chosen = id;
        this.buttons.forEach((button) => {
            const on = button.dataset.id === id;
            set(button, { "aria-checked": String(on), tabindex: on ? 0 : -1 });
        });
    }
}
