import { OFFLINE } from "../app/api.js";
import { notice } from "../parts/card.js";
import { h } from "../parts/dom.js";

/** Learning. What it needs is fetched when the screen is opened, so that players do not wait for it. */
export class LearnView {
    /** Set once the screen has been opened. @type {import("../learn/school.js").School|undefined} */
    school;

    /** @param {import("../app/app.js").App} app */
    constructor(app) {
        this.app = app;
        this.element = h("div", { class: "learn-view" });
    }

    /** Called whenever the view comes to the front, with the place in it: x-wing for #learn/x-wing. */
    async enter(place) {
        this.place = place;
        try {
            const { School } = await import("../learn/school.js");
            this.school ??= new School(this.app, this.element);
        } catch {
            return this.#fail(place);
        }
        return this.school?.enter(this.place);
    }

    #fail(place) {
        const again = { words: "Try again", run: () => this.enter(place), primary: true };
        this.element.replaceChildren(
            h("div", { class: "learn-slot" }, notice({ text: [OFFLINE], error: true, actions: [again] })),
        );
    }

    /** The technique before or after this one. */
    step(by) {
        this.school?.step(by);
    }

    update() {
        this.school?.update();
    }
}
