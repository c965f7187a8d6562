import { get } from "../app/api.js";
import { notice } from "../parts/card.js";
import { h, set } from "../parts/dom.js";
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
        this.lesson = new Lesson({ practise: () => this.#go(`${this.id}/drill`), another: () => this.#another(), announce: (text) => app.announce(text) });
        this.drill = new DrillView({
            announce: (text) => app.announce(text),
            found: (id) => this.#found(id),
            next: () => this.#draw(this.id),
        });
        this.lesson.element.hidden = true;
        this.drill.element.hidden = true;
        this.slot = h("div", { class: "learn-slot" }, h("p", { class: "waiting", text: "The lessons are being loaded." }));
        this.area = h("div", { class: "learn-area" }, this.slot, this.lesson.element, this.drill.element);
        element.replaceChildren(this.ladder.element, this.area);
        /** Lessons by technique, each asked for once. @type {Map<string, Promise<object>>} */
        this.lessons = new Map();
    }

    #go(place) {
        location.hash = `#learn/${place}`;
    }

    /**
     * Goes to a place: x-wing is a lesson, x-wing/example/7 shows another example in it, x-wing/drill is a drill,
     * x-wing/drill/7 the one that the seed 7 draws; anything else is where one was last, or in a narrow window the ladder.
     */
    async enter(place) {
        const [name, part, seed] = place.split("/");
        try {
            await this.#fill();
            const known = this.ladder.order.includes(name);
            this.id = known ? name : this.#lastOrFirst;
            this.#showOrigin();
            this.#show(known || this.#isWide ? (part === "drill" ? "drill" : "lesson") : "ladder");
            this.update();
            this.ladder.reveal();
            await this.#open(this.id, this.part, seed);
        } catch (error) {
            this.#fail(error, () => this.enter(place));
        }
    }

    /** The way back to a hint or a step whose technique is looked up. */
    #showOrigin() {
        const { origin } = this.app;
        [this.lesson.origin, this.drill.origin].forEach((link) => {
            set(link, { hidden: !origin, href: origin?.href });
            link.textContent = origin?.words ?? "";
        });
    }

    /** Says in the address what is shown, so that a reload and a link show the same. */
    #tellAddress(place) {
        this.app.view === "learn" && history.replaceState(null, "", `#learn/${place}`);
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
        this.lesson.element.hidden = part === "drill" || !this.lesson.position;
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
        this.lesson.element.hidden = false;
        this.lesson.show(lesson);
        seed === undefined ? this.#tellAddress(id) : this.#another(seed);
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
                this.#tellAddress(`${id}/drill/${drill.seed}`);
                this.drill.show(drill, lesson, this.progress.count(id));
                this.app.announce(drill.task);
            }
        } catch (error) {
            this.#fail(error, () => this.#draw(id, seed));
        }
    }

    /** Another example of the same technique. */
    async #another(seed) {
        const { id } = this;
        try {
            const example = await this.#drillOf(id, seed);
            if (id === this.id && this.part === "lesson") {
                this.#tellAddress(`${id}/example/${example.seed}`);
                this.lesson.example(example);
                this.app.announce(example.step.texts.why);
            }
        } catch (error) {
            this.#fail(error, () => this.#another(seed));
        }
    }

    #found(id) {
        this.progress.add(id);
        this.drill.found.show(this.progress.count(id));
        this.ladder.update(this.id, this.progress);
    }

    #fail(error, again) {
        const run = () => {
            this.slot.replaceChildren();
            again();
        };
        const actions = [{ words: "Try again", run, primary: true }];
        this.slot.replaceChildren(notice({ text: [error.message], error: true, actions }));
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
