import { Clock } from "./about.js";
import { h, s, set } from "./dom.js";
import { icon, logo } from "./icons.js";

const VIEWS = [
    ["play", "Play"],
    ["thread", "Thread"],
    ["learn", "Learn"],
];

/** The head of the page: where one is, a new puzzle, sharing, light and dark, settings. */
export class Header {
    /** @param {import("../app/app.js").App} app */
    constructor(app) {
        this.app = app;
        this.tabs = VIEWS.map(([id, words]) =>
            h("a", { class: "tab", href: `#${id}`, "data-view": id }, words, underline()),
        );
        this.clock = new Clock(() => app.run("pause"));
        this.theme = iconButton("moon", "Dark", () => app.run("theme"), "only-wide");
        this.element = h(
            "header",
            { class: "bar" },
            h(
                "a",
                { class: "home", href: "#play", "aria-label": "Clew, play" },
                logo(),
                h("span", { class: "wordmark", text: "Clew" }),
            ),
            h("nav", { class: "tabs", "aria-label": "Views" }, this.tabs),
            this.clock.element,
            h(
                "button",
                { type: "button", class: "button new-puzzle only-wide", on: { click: () => app.run("new") } },
                icon("plus", 18),
                "New puzzle",
            ),
            iconButton("games", "Games", () => app.run("games"), "only-wide"),
            iconButton("share", "Share or save", () => app.run("share"), "only-wide"),
            this.theme,
            iconButton("settings", "Settings", () => app.run("settings"), "only-wide"),
            iconButton("menu", "Menu", () => app.run("menu"), "only-phone"),
        );
    }

    update() {
        const { view, settings, game, paused } = this.app;
        this.tabs.forEach((tab) => set(tab, { "aria-current": tab.dataset.view === view ? "page" : null }));
        this.clock.update(game.seconds, paused);
        if (this.isDark !== settings.isDark) {
            this.isDark = settings.isDark;
            this.theme.replaceChildren(icon(this.isDark ? "sun" : "moon"));
            set(this.theme, { "aria-label": this.isDark ? "Light" : "Dark" });
        }
    }
}

/** A button that is only a sign; its name is spoken and shown on hover. */
export function iconButton(name, label, run, extra = "") {
    return h(
        "button",
        { type: "button", class: `icon-button ${extra}`, "aria-label": label, title: label, on: { click: run } },
        icon(name),
    );
}

/** A thread under the tab, drawn by hand. */
function underline() {
    return s(
        "svg",
        { class: "tab-thread", viewBox: "0 0 40 6", preserveAspectRatio: "none", "aria-hidden": "true" },
        s("path", { d: "M1 3.4C7 1 13 1.4 20 3.2S33 4.6 39 2.4" }),
    );
}
