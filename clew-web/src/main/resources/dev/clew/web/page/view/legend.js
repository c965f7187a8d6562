import { h, s } from "./dom.js";
import { glyph } from "./glyphs.js";

/** The words of the page for what the pictures call by its term. */
const WORDS = { "link strong": "one of the two is true", "link weak": "not both", "candidate removed": "goes" };

const UNIT = 57;
const DRAWN = { house, cells: set, deadly, link };
const CURVE = "M1 11C8 3 18 3 26 9";

/**
 * The key of a picture: only what is on it, houses and candidates first, links on a line of their own.
 *
 * @param {{kind: string, role: string, words: string}[]} entries
 */
export function legend(entries) {
    const lines = [entries.filter(({ kind }) => kind !== "link"), entries.filter(({ kind }) => kind === "link")];
    return h(
        "div",
        { class: "legend" },
        lines.filter((line) => line.length).map((line) => h("ul", {}, line.map(item))),
    );
}

function item({ kind, role, words }) {
    return h("li", {}, swatch(kind, role), h("span", { text: WORDS[`${kind} ${role}`] ?? words }));
}

function swatch(kind, role) {
    const wide = ["house", "cells", "link"].includes(kind);
    const [width, height] = [wide ? 30 : 18, 18];
    const drawn = (DRAWN[kind] ?? candidate)(role);
    return s(
        "svg",
        {
            class: "swatch figure",
            width,
            height,
            viewBox: `0 0 ${width} ${height}`,
            "aria-hidden": "true",
            vars: { side: UNIT, unit: 1 },
        },
        drawn,
    );
}

function house(role) {
    return box(role === "base" ? "tint-because outline-base" : "tint-cover outline-cover");
}

function set(role) {
    const tint = { "set-a": "because", "set-b": "fin", "set-c": "cover" }[role];
    const letter = s("text", {
        class: `letter letter-${role}`,
        x: 15,
        y: 13,
        "font-size": 11,
        text: role.slice(-1).toUpperCase(),
    });
    return [box(`tint-${tint} outline-${role}`), letter];
}

function deadly() {
    return s("rect", { class: "outline outline-deadly", x: 2, y: 2, width: 14, height: 14, rx: 3 });
}

function box(names) {
    return s("rect", { class: `swatch-box ${names}`, x: 1.5, y: 2, width: 27, height: 14, rx: 3 });
}

function candidate(role) {
    const unit = { fin: 46, deadly: 46, placed: 46, removed: 49 }[role] ?? UNIT;
    return glyph(role, 9, 9, unit);
}

/** The role of a link of the second case ends in -2. */
function link(role) {
    const [kind, branch = 1] = role.split("-");
    return s(
        "g",
        { class: `swatch-link branch-${branch}` },
        s("path", { class: `link-line link-${kind}`, d: CURVE }),
        s("path", { class: "link-head", d: "M29.5 11.4 22.8 10.6 26.6 5.6Z" }),
    );
}
