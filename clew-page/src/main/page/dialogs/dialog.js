import { h } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

let opened = 0;

/**
 * Opens a dialog: focus stays inside, Esc closes, and on closing the focus goes back to where it was.
 *
 * @param {string} title
 * @param {(close: () => void) => (Node|null)[]} content
 * @param {{name?: string, onClose?: () => void}} options
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, content, { name = "", onClose } = {}) {
    const before = document.activeElement;
    const id = `dialog-title-${++opened}`;
    const dialog = h("dialog", { class: `dialog ${name}`, "aria-labelledby": id });
    const close = () => dialog.close();
    dialog.append(
        h(
            "div",
            { class: "dialog-head" },
            h("h2", { id, text: title }),
            h(
                "button",
                { type: "button", class: "icon-button", "aria-label": "Close", on: { click: close } },
                icon("close"),
            ),
        ),
        ...content(close).filter(Boolean),
    );
    dialog.addEventListener("close", () => {
        onClose?.();
        dialog.remove();
        // The code that closed it may have moved the focus on, as to the grid of a new puzzle.
        const isLost = document.activeElement === document.body;
        isLost && before instanceof HTMLElement && before.isConnected && before.focus({ preventScroll: true });
    });
    dialog.addEventListener("click", (event) => event.target === dialog && close());
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
}

/** A labelled field. */
export function field(label, control, hint = "") {
    return h(
        "label",
        { class: "field" },
        h("span", { class: "field-label", text: label }),
        control,
        hint ? h("span", { class: "field-hint", text: hint }) : null,
    );
}

/**
 * A choice among options: [value, words].
 *
 * @param {string[][]} options
 * @param {string} value
 * @param {(value: string) => void} onChange
 */
export function select(options, value, onChange = () => {}) {
    const element = h(
        "select",
        {},
        options.map(([id, words]) => h("option", { value: id, text: words, selected: id === value })),
    );
    element.addEventListener("change", () => onChange(element.value));
    return element;
}
