import { h } from "../parts/dom.js";
import { openDialog } from "./dialog.js";

const KEYS = [
    ["Arrows, Home, End", "move"],
    ["Shift + arrows, Ctrl + click, drag", "select several cells"],
    ["1–9", "enter; Shift: in the other mode"],
    ["0, Delete, Backspace", "erase"],
    ["Z  X  C", "digits, notes, colours"],
    ["Space", "digits ⇄ notes"],
    ["Ctrl+Z, Ctrl+Y", "undo, redo"],
    ["F", "highlight the digit under the cursor; then 1–9: that digit"],
    ["M", "fill notes"],
    ["K", "check"],
    ["H", "hint; again: one depth more"],
    ["Enter, Esc", "apply, dismiss the hint"],
    [",  .", "back and forward: moves, steps of the thread, clauses of a hint"],
    ["P", "pause"],
    ["N", "new puzzle"],
    ["G  T  L", "play, thread, learn"],
    ["0  .  Space, Backspace", "while a puzzle is typed: a blank, one back"],
    ["?", "this list"],
];

/** Lists the keys. */
export function open() {
    const list = h(
        "dl",
        { class: "keys" },
        KEYS.map(([key, words]) => h("div", {}, h("dt", {}, h("kbd", { text: key })), h("dd", { text: words }))),
    );
    openDialog(
        "Keys",
        () => [h("p", { class: "field-hint", text: "Letters act while the grid has the focus." }), list],
        { name: "dialog-keys" },
    );
}
