import { h } from "./dom.js";
import { icon } from "./icons.js";

/** The tools under the pad. Which of them show is a matter of the layout: a phone has Erase on its pad. */
export class Tools {
    /** @param {(command: string) => void} run */
    constructor(run) {
        const tool = (command, name, words) =>
            h(
                "button",
                { type: "button", class: `tool tool-${command}`, on: { click: () => run(command) } },
                icon(name, 20),
                h("span", { text: words }),
            );
        this.undo = tool("undo", "undo", "Undo");
        this.redo = tool("redo", "redo", "Redo");
        this.element = h(
            "div",
            { class: "tools", role: "group", "aria-label": "Tools" },
            this.undo,
            this.redo,
            tool("erase", "erase", "Erase"),
            tool("fill", "fill", "Fill notes"),
            tool("check", "check", "Check"),
            tool("hint", "bulb", "Hint"),
        );
    }

    /** @param {import("../model/game.js").Game} game */
    update(game) {
        this.undo.disabled = !game.canUndo;
        this.redo.disabled = !game.canRedo;
    }
}
