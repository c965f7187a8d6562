import { h } from "./dom.js";

/**
 * The ways from a step to its lesson and to practice.
 *
 * @param {{technique: string, name: string, guess?: boolean}} step
 * @param {(Node|false)[]} more further ways
 */
export function onward({ technique, name, guess = false }, more = []) {
    const way = (/** @type {string} */ words, /** @type {string} */ place) =>
        h("a", { class: "plain-link", href: `${location.href.split("#")[0]}#learn/${technique}${place}`, text: words });
    const lessons = guess ? [] : [way("Lesson", ""), way("Practise", "/drill")];
    lessons.forEach((one) => one.setAttribute("aria-label", `${one.textContent}: ${name}`));
    return h("p", { class: "onward" }, ...lessons, ...more);
}

/** A way that is not an address. */
export function wayOn(words, run) {
    return h("button", { type: "button", class: "plain-link", text: words, on: { click: run } });
}
