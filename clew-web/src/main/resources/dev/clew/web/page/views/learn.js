import { get } from "../app/api.js";
import { levelIndex, levelName } from "../model/singles.js";
import { h } from "../view/dom.js";
import { dot } from "../view/hintcard.js";

/** Learning: the techniques of the catalogue, from the easiest on. */
export class LearnView {
    /** @param {import("../app/app.js").App} app */
    constructor(app) {
        this.app = app;
        this.element = h("div", { class: "learn-view" });
    }

    /** Called whenever the view comes to the front, with the place in it: x-wing for #learn/x-wing. */
    async enter(place) {
        this.place = place;
        if (this.filled) {
            return;
        }
        this.element.replaceChildren(h("h1", { class: "technique-title", text: "Techniques" }));
        try {
            const list = await get("techniques");
            this.element.append(h("ol", { class: "technique-list" }, (list.techniques ?? list).map(row)));
            this.filled = true;
        } catch (error) {
            this.element.append(h("p", { text: error.message, role: "alert" }));
        }
    }

    update() {}
}

function row({ name, family, difficulty }) {
    const level = levelIndex(difficulty) ?? 0;
    return h(
        "li",
        {},
        dot(level),
        h("span", { class: "technique-name", text: name }),
        h("span", { class: "technique-family", text: `${levelName(level)} · ${family}` }),
    );
}
