import { n, s } from "../parts/dom.js";
import { ball } from "../parts/icons.js";

/** The thread itself: its line, its knots, its ball. */

/** Walked in full strength, what lies ahead fainter. */
export function paintLine(scale) {
    const { knots, current, whole } = scale.thread;
    const from = Math.max(0, current - 1);
    const ahead = current < knots.length ? path(scale, knots.slice(from), from) : "";
    const loose = !whole && knots.length && current === knots.length ? toBall(scale) : "";
    const walked = path(scale, knots.slice(0, Math.max(1, current)), 0) + loose;
    return [s("path", { class: "thread-ahead", d: ahead }), s("path", { class: "thread-walked", d: walked })];
}

/** Smooth through the knots: control points at half the distance, so that it never overshoots. */
function path(scale, knots, first) {
    const places = knots.map((knot, i) => [scale.x(first + i), scale.y(knot)]);
    return places.map((to, i) => (i === 0 ? `M${n(to[0])} ${n(to[1])}` : curve(places[i - 1], to))).join("");
}

function curve([x0, y0], [x, y]) {
    const middle = n((x0 + x) / 2);
    return `C${middle} ${n(y0)} ${middle} ${n(y)} ${n(x)} ${n(y)}`;
}

function toBall(scale) {
    const { knots } = scale.thread;
    const last = knots.length - 1;
    return curve([scale.x(last), scale.y(knots[last])], [scale.ball.x, scale.ball.y]);
}

/** Filled where a value is placed, hollow where candidates are eliminated. */
export function paintKnots(scale) {
    return scale.thread.knots.map((knot, i) => {
        const radius = scale.radius(knot.level);
        const tight = scale.small || scale.spacing < 2.6 * radius ? "tight" : "";
        const kind = knot.leap ? "leap" : knot.places ? "filled" : "hollow";
        const name = `knot knot-${knot.level ?? "none"} ${kind} ${tight}`;
        return s("circle", { class: name, cx: n(scale.x(i)), cy: n(scale.y(knot)), r: n(radius) });
    });
}

/** What lies ahead of a player is a dotted line without knots, so that nothing is given away. */
export function paintBall(scale) {
    const { whole, done } = scale.thread;
    if (whole) {
        return [];
    }
    const { x, y, radius } = scale.ball;
    const [start, end] = [x + radius + 8, scale.width - 18];
    const dots = s("line", { class: "thread-dots", x1: n(start), x2: n(end), y1: n(y), y2: n(y) });
    const paper = s("circle", { class: "ball-paper", cx: n(x), cy: n(y), r: n(radius) });
    return [paper, ball(n(x), n(y), radius), ...(start < end && done < 1 ? [dots] : [])];
}
