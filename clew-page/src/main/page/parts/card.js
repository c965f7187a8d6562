import { h } from "./dom.js";
import { icon } from "./icons.js";

/**
 * A card with one message and what can be done about it.
 *
 * @param {{title?: string, text: (string|Node)[], actions?: {words: string, run: () => void, primary?: boolean}[],
 *     error?: boolean, onClose?: () => void}} content
 */
export function notice({ title, text, actions = [], error = false, onClose }) {
    return h(
        "section",
        {
            class: error ? "card notice notice-error" : "card notice",
            role: error ? "alert" : null,
            "aria-label": title ?? "Notice",
        },
        onClose &&
            h(
                "button",
                { type: "button", class: "icon-button card-close", "aria-label": "Close", on: { click: onClose } },
                icon("close", 18),
            ),
        title && h("h2", { class: "notice-title", tabindex: -1, text: title }),
        h("p", { class: "notice-text" }, text),
        actions.length > 0 && h("div", { class: "actions" }, actions.map(button)),
    );
}

/** A button with words; the primary one is ink. */
export function button({ words, run, primary = false, name = "" }) {
    return h(
        "button",
        { type: "button", class: `button ${primary ? "button-primary" : ""} ${name}`, on: { click: run } },
        words,
    );
}
