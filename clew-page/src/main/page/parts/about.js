import { variantOf } from "../app/variants.js";
import { levelIndex, levelName } from "../model/singles.js";
import { h, set } from "./dom.js";
import { swatch } from "../grid/drawing.js";
import { dot } from "./hintcard.js";
import { icon } from "./icons.js";

/** A clock and its button; the clock never speaks by itself. */
export class Clock {
    /** @param {() => void} onPause */
    constructor(onPause) {
        this.time = h("span", { class: "clock-time", role: "timer", "aria-live": "off" });
        this.pause = h(
            "button",
            { type: "button", class: "icon-button", "aria-label": "Pause", on: { click: onPause } },
            icon("pause", 18),
        );
        this.element = h("div", { class: "clock" }, this.time, this.pause);
    }

    update(seconds, paused) {
        this.time.textContent = timeOf(seconds);
        if (this.paused !== paused) {
            this.paused = paused;
            this.pause.replaceChildren(icon(paused ? "play" : "pause", 18));
            set(this.pause, { "aria-label": paused ? "Go on" : "Pause" });
        }
    }
}

/** Name and level of the puzzle, with the reason in one line; what its shape demands in another. */
export class About {
    constructor(clock) {
        this.name = h("h1", { class: "name" });
        this.level = h("p", { class: "level" });
        this.rule = h("p", { class: "rule" });
        this.element = h("div", { class: "about" }, this.name, clock.element, this.level, this.rule);
    }

    /** @param {import("../model/game.js").Game} game */
    update(game) {
        const { name, level, reason } = game.about;
        this.name.textContent = name ?? "Your puzzle";
        const index = levelIndex(level);
        const parts =
            index === null
                ? [h("span", { class: "reason", text: reason ?? "" })]
                : [
                      dot(index),
                      h("strong", { text: levelName(index) }),
                      h("span", { class: "reason", text: reason ?? "" }),
                  ];
        this.level.replaceChildren(...parts);
        this.#state(game.shape);
    }

    /** What the shape demands beside rows, columns and boxes. */
    async #state(shape) {
        if (this.shape !== shape.name) {
            this.shape = shape.name;
            this.rule.hidden = true;
            const { rules } = await variantOf(shape);
            if (this.shape === shape.name) {
                this.rule.hidden = rules.length === 0;
                this.rule.replaceChildren(...rules.flatMap((rule) => [rule.svg && swatch(rule, "emblem"), `${rule.words} `]).filter(Boolean));
            }
        }
    }
}

/** 754 → 12:34. */
export function timeOf(seconds) {
    const whole = Math.floor(seconds);
    const two = (value) => String(value).padStart(2, "0");
    const hours = Math.floor(whole / 3600);
    const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
    return hours ? `${hours}:${rest}` : rest;
}
