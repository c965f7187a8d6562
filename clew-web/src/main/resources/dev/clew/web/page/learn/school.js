import { get } from "../app/api.js";
import { notice } from "../view/card.js";
import { h, set } from "../view/dom.js";
import { Drill } from "./drill.js";
import { DrillView } from "./drillview.js";
import { Ladder } from "./ladder.js";
import { Lesson } from "./lesson.js";
import { Progress } from "./progress.js";

/** The techniques as a ladder, a lesson for each, and positions to practise on. */
export class School {
    /**
     * @param {import("../app/app.js").App} app
     * @param {HTMLElement} element where it is shown
     */
    constructor(app, element) {
        this.app = app;
        this.element = element;
        this.progress = new Progress();
        this.ladder = new Ladder();
        this.lesson = new Lesson({ practise: () => this.#go(`${this.id}/drill`), another: () => this.#another() });
        this.drill = new DrillView({
            announce: (text) => app.announce(text),
            found: (id) => this.#found(id),
            next: () => this.#draw(this.id),
        });
        this.slot = h("div", { class: "learn-slot" });
        this.area = h("div", { class: "learn-area" }, this.slot, this.lesson.element, this.drill.element);
        element.replaceChildren(this.ladder.element, this.area);
        /** Lessons by technique, each asked for once. @type {Map<string, Promise<object>>} */
        this.lessons = new Map();
    }

    #go(place) {
        location.hash = `#learn/${place}`;
    }

    /**
     * Goes to a place: x-wing is a lesson, x-wing/drill a drill, x-wing/drill/7 the one that the seed 7 draws; anything
     * else is where one was last, or in a narrow window the ladder.
     */
    async enter(place) {
        const [name, part, seed] = place.split("/");
        try {
            await this.#fill();
            const known = this.ladder.order.includes(name);
            this.id = known ? name : this.#lastOrFirst;
            this.#show(known || this.#isWide ? (part === "drill" ? "drill" : "lesson") : "ladder");
            this.update();
            this.ladder.reveal();
            await this.#open(this.id, this.part, seed);
        } catch (error) {
            this.#fail(error, () => this.enter(place));
        }
    }

    get #lastOrFirst() {
        const { order } = this.ladder;
        return order.includes(this.progress.last) ? this.progress.last : order[0];
    }

    get #isWide() {
        return ["desk", "hall"].includes(document.documentElement.dataset.layout ?? "");
    }

    async #fill() {
        if (this.ladder.rungs.length === 0) {
            this.ladder.fill((await get("techniques")).techniques);
        }
    }

    /** A drill shows once it has a position. @param {"ladder"|"lesson"|"drill"} part */
    #show(part) {
        this.part = part;
        set(this.element, { "data-part": part });
        this.lesson.element.hidden = part === "drill";
        this.drill.element.hidden = true;
        this.slot.replaceChildren();
    }

    async #open(id, part, seed) {
        if (part === "ladder") {
            return;
        }
        const lesson = await this.#lessonOf(id);
        if (id !== this.id || part !== this.part) {
            return;
        }
        this.progress.visit(id);
        document.title = `${lesson.name} · Clew`;
        if (part === "drill") {
            return this.#draw(id, seed);
        }
        this.lesson.show(lesson);
        this.app.announce(`${lesson.name}. ${lesson.sentence}`);
        this.area.scrollTop = 0;
        const kin = await Promise.all(lesson.relatives.map((one) => this.#lessonOf(one)));
        if (id === this.id) {
            this.lesson.relatives(kin);
        }
    }

    #lessonOf(id) {
        if (!this.lessons.has(id)) {
            const asked = get(`techniques/${id}`);
            asked.catch(() => this.lessons.delete(id));
            this.lessons.set(id, asked);
        }
        return this.lessons.get(id);
    }

    #drillOf(id, seed = Math.floor(Math.random() * 2 ** 31)) {
        return get(`techniques/${id}/drill?seed=${seed}`);
    }

    /** Draws a fresh position to practise on. */
    async #draw(id, seed) {
        try {
            const [lesson, answer] = await Promise.all([this.#lessonOf(id), this.#drillOf(id, seed)]);
            if (id === this.id && this.part === "drill") {
                const drill = new Drill(answer);
                this.drill.show(drill, lesson, this.progress.count(id));
                this.app.announce(drill.task);
            }
        } catch (error) {
            this.#fail(error, () => this.#draw(id, seed));
        }
    }

    /** Another example of the same technique. */
    async #another() {
        const { id } = this;
        try {
            const example = await this.#drillOf(id);
            if (id === this.id) {
                this.lesson.example(example);
                this.app.announce(example.step.texts.why);
            }
        } catch (error) {
            this.#fail(error, () => this.#another());
        }
    }

    #found(id) {
        this.progress.add(id);
        this.drill.found.show(this.progress.count(id));
        this.ladder.update(this.id, this.progress);
    }

    #fail(error, again) {
        const words = error.isOffline ? "You are offline. Lessons and drills need the server." : error.message;
        const run = () => {
            this.slot.replaceChildren();
            again();
        };
        const actions = [{ words: "Try again", run, primary: true }];
        this.slot.replaceChildren(notice({ text: [words], error: true, actions }));
    }

    /** The technique before or after this one on the ladder. */
    step(by) {
        const next = this.ladder.order[this.ladder.order.indexOf(this.id) + by];
        if (next && this.part !== "drill") {
            this.#go(next);
        }
    }

    update() {
        if (this.part === "ladder" && this.#isWide) {
            return void this.enter(this.id);
        }
        this.ladder.update(this.id, this.progress);
        this.part === "drill" ? this.drill.draw() : this.lesson.draw();
    }
}
