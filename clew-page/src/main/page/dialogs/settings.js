import { isServerThere } from "../app/api.js";
import { API } from "../app/places.js";
import { h } from "../parts/dom.js";
import { Segmented } from "../parts/segmented.js";
import { openDialog } from "./dialog.js";

const THEMES = [
    { id: "system", words: "System" },
    { id: "light", words: "Light" },
    { id: "dark", words: "Dark" },
];

const SWITCHES = [
    ["tidy", "Tidy notes", "A digit takes its notes away from the cells it sees."],
    ["conflicts", "Mark conflicts", "Equal digits that see each other turn red at once."],
    ["same", "Highlight equal digits", "Those of the selected cell, and their notes."],
    ["peers", "Tint what the cell sees", "Its row, column and box."],
    ["coordinates", "Coordinates", "r1 to r9 and c1 to c9 around the grid."],
    ["timer", "Timer", "Hidden, it still counts."],
    ["glyphs", "Signs on colours", "Each cell colour carries a small sign."],
];

/** How the page looks and what it does by itself. */
export function open(app) {
    openDialog(
        "Settings",
        () => {
            const { settings } = app;
            const theme = new Segmented("Light or dark", THEMES, (id) => {
                settings.set("theme", id);
                theme.choose(id);
            });
            theme.choose(settings.get("theme"));
            return [
                theme.element,
                h(
                    "ul",
                    { class: "switches" },
                    SWITCHES.map(([name, words, more]) => row(settings, name, words, more)),
                ),
                forPrograms(),
            ];
        },
        { name: "dialog-settings" },
    );
}

/** The API is there where a server is, and not on a host of files. */
function forPrograms() {
    const line = h("p", { hidden: true }, h("a", { class: "plain-link", href: API, text: "For programs: the API" }));
    isServerThere().then((there) => (line.hidden = !there));
    return line;
}

function row(settings, name, words, more) {
    const box = h("input", {
        type: "checkbox",
        role: "switch",
        checked: settings.get(name),
        on: { change: () => settings.set(name, box.checked) },
    });
    return h(
        "li",
        {},
        h("label", { class: "switch" }, h("span", {}, h("strong", { text: words }), h("small", { text: more })), box),
    );
}
