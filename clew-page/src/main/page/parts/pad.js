import { range } from "../model/shape.js";
import { h, s, set } from "./dom.js";
import { icon } from "./icons.js";
import { colourGlyph } from "../grid/over.js";

const COLOURS = ["sand", "rose", "apricot", "yellow", "green", "teal", "blue", "violet"];

/** The keys for digits, notes and colours; each digit says how many of it are still to come. */
export class Pad {
    /** @type {HTMLElement[]} */
    keys = [];

    /**
     * @param {(value: number) => void} onPress
     * @param {() => void} onErase
     */
    constructor(onPress, onErase) {
        this.onPress = onPress;
        this.erase = h(
            "button",
            { type: "button", class: "key key-erase", "aria-label": "Erase", on: { click: onErase } },
            icon("erase", 22),
        );
        this.element = h("div", { class: "pad", role: "group", "aria-label": "Digits" });
    }

    #build(size, colours) {
        const keys = colours
            ? COLOURS.map((name, i) => this.#colourKey(i + 1, name))
            : range(size).map((i) => this.#digitKey(i + 1));
        this.keys = keys;
        this.built = `${size}${colours}`;
        set(this.element, {
            "data-size": size,
            "data-keys": colours ? "colours" : "digits",
            "aria-label": colours ? "Colours" : "Digits",
        });
        this.element.replaceChildren(...keys, this.erase);
    }

    #digitKey(value) {
        return h(
            "button",
            { type: "button", class: "key", on: { click: () => this.onPress(value) } },
            h("span", { class: "key-digit", text: value }),
            h("span", { class: "unseen", text: ", " }),
            h("span", { class: "key-left" }),
            h("span", { class: "unseen key-rest" }),
        );
    }

    #colourKey(colour, name) {
        const label = `Colour ${colour}, ${name}`;
        const swatch = s(
            "svg",
            { class: "key-swatch", viewBox: "-4 -4 8 8", "aria-hidden": "true" },
            s("rect", { class: `tint-colour-${colour}`, x: -4, y: -4, width: 8, height: 8, rx: 1 }),
            colourGlyph(colour, 0, 0, 1.5),
        );
        return h(
            "button",
            { type: "button", class: "key key-colour", "aria-label": label, on: { click: () => this.onPress(colour) } },
            swatch,
            h("span", { class: "key-left", text: colour }),
        );
    }

    /**
     * @param {import("../model/position.js").Position} position
     * @param {string} mode digits, notes or colours
     * @param {number} digit the highlighted one
     */
    update(position, mode, digit) {
        const { size } = position.shape;
        const colours = mode === "colours";
        if (this.built !== `${size}${colours}`) {
            this.#build(size, colours);
        }
        set(this.element, { "data-mode": mode });
        if (colours) {
            return;
        }
        this.keys.forEach((key, i) => {
            const left = position.remaining(i + 1);
            const done = left <= 0;
            key.classList.toggle("key-done", done);
            key.classList.toggle("key-same", digit === i + 1);
            const [, , corner, rest] = key.children;
            rest.textContent = done ? "finished" : " left";
            corner.replaceChildren(done ? icon("check", 12) : String(left));
        });
    }
}
