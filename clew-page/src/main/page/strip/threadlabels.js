import { levelName } from "../model/singles.js";
import { range } from "../model/shape.js";
import { n, s } from "../parts/dom.js";

/** The words around a thread: its levels at the left, steps below, techniques beside their knots. */

/** One hairline for each level up to the highest. */
export function paintLevels(scale) {
    if (scale.small) {
        return [];
    }
    const levels = range(scale.thread.top + 1).map((level) => [scale.y({ level }), levelName(level)]);
    const leaps = scale.thread.leaps ? [[scale.y({ leap: true }), "Leap"]] : [];
    return [...levels, ...leaps].flatMap(([y, name]) => [
        s("line", { class: "strip-level", x1: n(scale.left - 9), x2: n(scale.width - 12), y1: n(y), y2: n(y) }),
        text(scale, "strip-name", scale.left - 19, y + 0.35 * scale.font, name),
    ]);
}

/** Numbers of steps and names of techniques, where the whole way is known. */
export function paintLabels(scale) {
    const { whole, labels, knots } = scale.thread;
    return whole && !scale.small && knots.length
        ? [...ticks(scale), ...labels.flatMap((label) => paintLabel(scale, label))]
        : [];
}

function ticks(scale) {
    const last = scale.thread.knots.length;
    const every = last > 120 ? 20 : 10;
    const round = range(Math.floor(last / every)).map((i) => (i + 1) * every);
    const shown = new Set([1, ...round.filter((tick) => last - tick > every / 3), last]);
    return [...shown].map((tick) => text(scale, "strip-tick", scale.x(tick - 1), scale.bottom + 20, tick));
}

/** A name beside its knot, or a bracket over neighbours of one kind. */
function paintLabel(scale, { from, to, words, level }) {
    const y = scale.y({ level });
    const [x1, x2] = [scale.x(from), scale.x(to)];
    if (from === to) {
        const fits = x1 < scale.width - 130;
        return [text(scale, fits ? "strip-label" : "strip-label at-end", x1 + (fits ? 8 : -8), y - 11, words)];
    }
    const bracket = `M${n(x1)} ${n(y - 9)}v-5H${n(x2)}v5`;
    return [
        s("path", { class: "strip-bracket", d: bracket }),
        text(scale, "strip-label middle", (x1 + x2) / 2, y - 18, words),
    ];
}

function text(scale, name, x, y, words) {
    return s("text", { class: name, x: n(x), y: n(y), "font-size": scale.font, text: words });
}
