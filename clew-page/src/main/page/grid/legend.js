import { h } from "../parts/dom.js";
import { swatch } from "./drawing.js";

/**
 * The key of a drawing: only what is on it, houses and candidates first, links on a line of their own.
 *
 * @param {{link: boolean, words: string, width: number, height: number, svg: string}[]} entries
 */
export function legend(entries) {
    const lines = [entries.filter(({ link }) => !link), entries.filter(({ link }) => link)];
    const item = (entry) => h("li", {}, swatch(entry), h("span", { text: entry.words }));
    return h(
        "div",
        { class: "legend" },
        lines.filter((line) => line.length).map((line) => h("ul", {}, line.map(item))),
    );
}
