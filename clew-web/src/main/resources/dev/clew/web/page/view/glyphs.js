import { n, s } from "./dom.js";

/**
 * The shape of each role of a candidate, without its digit; the same on the grid and in a legend. Every role has its
 * own shape, so that it survives grey print and every colour vision.
 */
const SHAPES = {
    pattern: disc,
    "then-so": disc,
    colour: disc,
    shared: disc,
    breaker: disc,
    "if-not": ring,
    "other-colour": ring,
    "not-both": ring,
    fin: diamond,
    deadly: cutDiamond,
    cover: (x, y, unit) => ring(x, y, unit, "cover"),
    removed: struckBox,
    placed: doubleRing,
    missing: (x, y, unit) => ring(x, y, unit, "place"),
};

/** Draws a role around a point. */
export function glyph(role, x, y, unit) {
    return s("g", { class: `role role-${role}` }, (SHAPES[role] ?? disc)(x, y, unit));
}

/** The class of the digit inside a role. */
export function figureClass(role) {
    const shape = SHAPES[role] ?? disc;
    if (shape === disc || shape === diamond || shape === cutDiamond) {
        return "on-role";
    }
    return { removed: "is-removed", placed: "is-place", cover: "is-cover", missing: "is-place" }[role] ?? "is-because";
}

/** The ring of a value that is placed, as large as its cell. */
export function largeRing(x, y, side) {
    return s("circle", { class: "ring-place", cx: n(x), cy: n(y), r: n(0.38 * side), "stroke-width": n(0.04 * side) });
}

function disc(x, y, unit) {
    return s("circle", { class: "disc", cx: n(x), cy: n(y), r: n(0.14 * unit) });
}

function ring(x, y, unit, ink = "because") {
    const at = { cx: n(x), cy: n(y), r: n(0.126 * unit), "stroke-width": n(0.032 * unit) };
    return s("circle", { class: `ring ring-of-${ink}`, ...at });
}

function diamond(x, y, unit) {
    const reach = n(0.28 * unit * Math.SQRT1_2);
    return s("path", {
        class: "diamond",
        d: `M${n(x)} ${n(y - reach)}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}Z`,
    });
}

/** In a deadly cell diamonds stand next to each other: they lose their tips, and none reaches into another. */
function cutDiamond(x, y, unit) {
    const cut = 0.149 * unit;
    const rest = 0.242 * unit * Math.SQRT1_2 - cut;
    const corners = [
        [-rest, -cut],
        [rest, -cut],
        [cut, -rest],
        [cut, rest],
        [rest, cut],
        [-rest, cut],
        [-cut, rest],
        [-cut, -rest],
    ];
    return s("path", { class: "diamond", d: `M${corners.map(([dx, dy]) => `${n(x + dx)} ${n(y + dy)}`).join("L")}Z` });
}

function struckBox(x, y, unit) {
    const half = 0.1375 * unit;
    const reach = 1.3 * half;
    const box = { x: n(x - half), y: n(y - half), width: n(2 * half), height: n(2 * half), rx: n(0.045 * unit) };
    const strike = { x1: n(x - reach), y1: n(y + reach), x2: n(x + reach), y2: n(y - reach) };
    return [
        s("rect", { class: "box-removed", ...box, "stroke-width": n(0.02 * unit) }),
        s("line", { class: "strike", ...strike, "stroke-width": n(0.034 * unit) }),
    ];
}

/** Where a value is placed in a cell that has other parts to show: no ring of a chain looks like it. */
function doubleRing(x, y, unit) {
    return [0.166, 0.126].map((radius) =>
        s("circle", { class: "ring-place", cx: n(x), cy: n(y), r: n(radius * unit), "stroke-width": n(0.025 * unit) }),
    );
}
