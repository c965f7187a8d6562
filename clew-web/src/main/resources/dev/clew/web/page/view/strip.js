import { h, n, s, set } from "./dom.js";
import { ball } from "./icons.js";
import { levelName } from "../model/singles.js";

/**
 * The thread: moves or steps from left to right, how hard each was as its height. It is a slider: arrows, a drag or a
 * tap on a knot go back and forward.
 *
 * @typedef {object} Knot
 * @property {number|null} level
 * @property {boolean} places filled if a value is placed, hollow if candidates go
 * @property {string} text for those who listen, and on hover
 * @property {string} [name] the technique, for the labels
 *
 * @typedef {object} Thread
 * @property {Knot[]} knots
 * @property {number} current how many knots are walked
 * @property {number} top the highest level to show
 * @property {number} ahead how many moves may still come; 0 where the knots are the whole way
 * @property {string} title
 * @property {string} words
 * @property {string} count
 */
export class Strip {
    /** @param {(knots: number) => void} onGo called with how many knots shall be walked */
    constructor(onGo) {
        this.onGo = onGo;
        this.title = h("h2", { class: "strip-title" });
        this.words = h("p", { class: "strip-words" });
        this.count = h("p", { class: "strip-count" });
        this.svg = s("svg", { class: "strip-svg", "aria-hidden": "true" });
        this.now = s("g", { hidden: true }, s("line", { class: "strip-now" }), s("circle", { class: "strip-ring" }));
        this.tip = h("div", { class: "strip-tip", hidden: true });
        this.track = h("div", { class: "strip-track", role: "slider", tabindex: 0, "aria-label": "The thread" }, this.svg, this.tip);
        this.element = h("section", { class: "strip", "aria-label": "Thread" }, h("div", { class: "strip-head" }, this.title, this.words, this.count), this.track);
        this.#listen();
        new ResizeObserver(() => this.thread && this.draw(this.thread)).observe(this.track);
    }

    #listen() {
        const at = (event) => {
            const x = event.clientX - this.track.getBoundingClientRect().left;
            return Math.max(0, Math.min(this.thread.knots.length, Math.round((x - this.left) / this.spacing) + 1));
        };
        this.track.addEventListener("pointerdown", (event) => {
            this.track.setPointerCapture(event.pointerId);
            this.onGo(at(event));
        });
        this.track.addEventListener("pointermove", (event) => {
            if (this.track.hasPointerCapture(event.pointerId)) {
                this.onGo(at(event));
            }
            this.#hover(at(event));
        });
        this.track.addEventListener("pointerleave", () => (this.tip.hidden = true));
        this.track.addEventListener("keydown", (event) => this.#walk(event));
    }

    #walk(event) {
        const { current, knots } = this.thread;
        const target = {
            ArrowLeft: current - 1, ArrowDown: current - 1, ArrowRight: current + 1, ArrowUp: current + 1,
            PageDown: current - 10, PageUp: current + 10, Home: 0, End: knots.length,
        }[event.key];
        if (target !== undefined) {
            event.preventDefault();
            event.stopPropagation();
            this.onGo(Math.max(0, Math.min(knots.length, target)));
        }
    }

    #hover(knots) {
        const knot = this.thread.knots[knots - 1];
        this.tip.hidden = !knot;
        if (knot) {
            this.tip.textContent = knot.text;
            this.tip.style.setProperty("--x", `${n(this.x(knots - 1))}px`);
        }
    }

    x(index) {
        return this.left + index * this.spacing;
    }

    y(level) {
        return this.bottom - ((level ?? 0) * (this.bottom - this.top)) / Math.max(1, this.thread.top);
    }

    /** @param {Thread} thread */
    draw(thread) {
        this.thread = thread;
        this.title.textContent = thread.title;
        this.words.textContent = thread.words;
        this.count.textContent = thread.count;
        set(this.track, { "aria-valuemin": 0, "aria-valuemax": thread.knots.length, "aria-valuenow": thread.current, "aria-valuetext": thread.text });
        this.#measure(thread);
        this.svg.replaceChildren(
            ...(this.small ? [] : this.#levels(thread)),
            ...(thread.ahead >= 0 && thread.whole ? this.#labels(thread) : []),
            ...this.#line(thread),
            ...thread.knots.map((knot, i) => this.#knot(knot, i, thread)),
            ...(thread.whole ? [] : this.#ball(thread)),
        );
        this.#current(thread);
    }

    #measure(thread) {
        const { width, height } = this.track.getBoundingClientRect();
        this.small = height < 60;
        const scale = parseFloat(getComputedStyle(this.track).getPropertyValue("--type")) || 1;
        this.left = this.small ? 8 : 79 * scale;
        this.top = this.small ? 7 : thread.whole ? 26 * scale : 12 * scale;
        this.bottom = this.small ? height - 8 : height - (thread.whole ? 30 : 19) * scale;
        this.width = width;
        const slots = Math.max(1, thread.whole ? thread.knots.length - 1 : thread.knots.length + thread.ahead + 1);
        const room = width - this.left - (this.small ? 18 : 20);
        const least = this.small && !thread.whole ? (room - 60) / Math.max(1, thread.knots.length) : room / slots;
        this.spacing = Math.min(this.small ? 17 : 26 * scale, Math.max(0.5, least));
        this.type = 11 * scale;
        set(this.svg, { width: n(width), height: n(height), viewBox: `0 0 ${n(width)} ${n(height)}` });
    }

    #levels(thread) {
        return Array.from({ length: thread.top + 1 }, (_, level) => [
            s("line", { class: "strip-level", x1: n(this.left - 9), x2: n(this.width - 12), y1: n(this.y(level)), y2: n(this.y(level)) }),
            s("text", { class: "strip-name", x: n(this.left - 19), y: n(this.y(level) + 0.35 * this.type), "font-size": this.type, text: levelName(level) }),
        ]).flat();
    }

    /** Walked in full strength, what lies ahead fainter. */
    #line({ knots, current, whole }) {
        const walked = this.#path(knots.slice(0, Math.max(1, current)), 0);
        const ahead = current < knots.length ? this.#path(knots.slice(Math.max(0, current - 1)), Math.max(0, current - 1)) : "";
        const loose = !whole && current === knots.length && knots.length ? this.#toBall(knots.length - 1) : "";
        return [s("path", { class: "thread-ahead", d: ahead }), s("path", { class: "thread-walked", d: walked + loose })];
    }

    /** Smooth through the knots: control points at half the distance, so that it never overshoots. */
    #path(knots, first) {
        return knots
            .map(({ level }, i) => {
                const [x, y] = [this.x(first + i), this.y(level)];
                const half = this.spacing / 2;
                return i === 0 ? `M${n(x)} ${n(y)}` : `C${n(x - half)} ${n(this.y(knots[i - 1].level))} ${n(x - half)} ${n(y)} ${n(x)} ${n(y)}`;
            })
            .join("");
    }

    #ballAt() {
        const { knots } = this.thread;
        const gap = this.small ? 14 : 34;
        return { x: knots.length ? this.x(knots.length - 1) + Math.max(this.spacing, gap) : this.left + gap / 2, y: this.small ? this.bottom : this.bottom - 14 };
    }

    #toBall(last) {
        const { x, y } = this.#ballAt();
        const [x0, y0] = [this.x(last), this.y(this.thread.knots[last].level)];
        const half = (x - x0) / 2;
        return `C${n(x0 + half)} ${n(y0)} ${n(x0 + half)} ${n(y)} ${n(x)} ${n(y)}`;
    }

    /** The ball grows smaller as the grid fills; what lies ahead gives nothing away. */
    #ball({ done, words }) {
        const { x, y } = this.#ballAt();
        const most = this.small ? 9 : 14;
        const radius = most - (most - 7) * done;
        const dots = x + radius + 8 < this.width - 20 && done < 1 ? [s("line", { class: "thread-dots", x1: n(x + radius + 8), x2: n(this.width - 18), y1: y, y2: y })] : [];
        return [s("circle", { class: "ball-paper", cx: n(x), cy: n(y), r: n(radius) }), ball(n(x), n(y), radius), ...dots];
    }

    #knot({ level, places }, index, { current }) {
        const radius = this.#radius(level);
        const tight = this.spacing < 2.6 * radius ? " tight" : "";
        const state = `${places ? "filled" : "hollow"}${index < current ? "" : " is-ahead"}${tight}`;
        return s("circle", { class: `knot knot-${level ?? "none"} ${state}`, cx: n(this.x(index)), cy: n(this.y(level)), r: n(radius) });
    }

    /** Larger for harder; smaller where knots would touch. */
    #radius(level) {
        const wanted = this.small ? 2.4 + 0.3 * (level ?? 0) : 3 + 0.45 * (level ?? 0);
        return Math.max(1.4, Math.min(wanted, 0.36 * this.spacing + 0.1 * (level ?? 0)));
    }

    /** The ring stays one element, so that it slides from knot to knot. */
    #current({ knots, current, whole }) {
        const knot = whole ? knots[current - 1] : null;
        set(this.now, { hidden: !knot });
        if (knot) {
            this.svg.append(this.now);
            const [line, ring] = this.now.children;
            set(line, { y1: n(this.top - 14), y2: n(this.bottom + 8), visibility: this.small ? "hidden" : null });
            set(ring, { r: n(this.#radius(knot.level) + 4.5) });
            this.now.style.setProperty("--x", `${n(this.x(current - 1))}px`);
            this.now.style.setProperty("--y", `${n(this.y(knot.level))}px`);
        }
    }

    #labels(thread) {
        return this.small ? [] : [...this.#ticks(thread), ...thread.labels.map((label) => this.#label(label)).flat()];
    }

    #ticks({ knots }) {
        const last = knots.length;
        const every = last > 120 ? 20 : 10;
        const ticks = [1, ...Array.from({ length: Math.floor(last / every) }, (_, i) => (i + 1) * every).filter((t) => last - t > every / 3), last];
        return [...new Set(ticks)].map((tick) => s("text", { class: "strip-tick", x: n(this.x(tick - 1)), y: n(this.bottom + 20), "font-size": this.type, text: tick }));
    }

    /** A name beside its knot, or a bracket over neighbours of one kind. */
    #label({ from, to, words, level }) {
        const y = this.y(level);
        if (from === to) {
            const right = this.x(from) < this.width - 130;
            return [s("text", { class: right ? "strip-label" : "strip-label at-end", x: n(this.x(from) + (right ? 8 : -8)), y: n(y - 11), "font-size": this.type, text: words })];
        }
        const [x1, x2] = [n(this.x(from)), n(this.x(to))];
        const bracket = `M${x1} ${n(y - 9)}v-5H${x2}v5`;
        return [s("path", { class: "strip-bracket", d: bracket }), s("text", { class: "strip-label middle", x: n((x1 + x2) / 2), y: n(y - 18), "font-size": this.type, text: words })];
    }
}
