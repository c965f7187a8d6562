import { h } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { openDialog } from "./dialog.js";

/** What a narrow screen has no room for in its head. */
export function open(app) {
    const help = [
        ["next", "Reveal a cell", () => app.run("reveal")],
        ["check", "Solve", () => app.run("solve")],
        ["link", "Thread from here", () => app.run("threadFromHere")],
    ];
    const entries = [
        ["plus", "New puzzle", () => app.run("new")],
        ["games", "Games", () => app.run("games")],
        ["copy", "Paste or type a puzzle", () => app.run("enter")],
        ["share", "Share or save", () => app.run("share")],
        ...(app.view === "play" && app.stage.dataset.state === "game" ? help : []),
        ["play", "Play", () => app.run("view", "play")],
        ["link", "Thread", () => app.run("view", "thread")],
        ["bulb", "Learn", () => app.run("view", "learn")],
        [app.settings.isDark ? "sun" : "moon", app.settings.isDark ? "Light" : "Dark", () => app.run("theme")],
        ["settings", "Settings", () => app.run("settings")],
    ];
    openDialog(
        "Menu",
        (close) => {
            const row = (/** @type {any[]} */ [name, words, run]) => {
                const choose = () => {
                    close();
                    run();
                };
                return h(
                    "li",
                    {},
                    h("button", { type: "button", class: "menu-entry", on: { click: choose } }, icon(name), words),
                );
            };
            return [h("ul", { class: "menu" }, entries.map(row))];
        },
        { name: "dialog-menu" },
    );
}
