import { s } from "./dom.js";

/** Line drawings of 20 × 20, in the colour of the text around them. */
const PATHS = {
    plus: "M10 4v12M4 10h12",
    share: "M10 12.5V2.8M6.4 6 10 2.5 13.6 6M4 10.5v6.2h12v-6.2",
    moon: "M16.2 12.2A6.7 6.7 0 0 1 8 3.6a6.9 6.9 0 1 0 8.2 8.6Z",
    sun: "M10 6.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4",
    settings:
        "M3 5.8h7M14.6 5.8H17M3 14.2h2.4M10 14.2h7M12.3 3.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6ZM7.7 11.9a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z",
    undo: "M7 3.4 3.4 7 7 10.6M3.8 7h7.6a4.7 4.7 0 0 1 0 9.4H6.6",
    redo: "M13 3.4 16.6 7 13 10.6M16.2 7H8.6a4.7 4.7 0 0 0 0 9.4h4.8",
    erase: "M11.6 3.4 3.2 11.8l4.4 4.4h2.6l6.6-6.6-5.2-6.2ZM7.4 7.6l6.2 5.6M9.4 16.2H17",
    fill: "M5 2.8h10A2.2 2.2 0 0 1 17.2 5v10a2.2 2.2 0 0 1-2.2 2.2H5A2.2 2.2 0 0 1 2.8 15V5A2.2 2.2 0 0 1 5 2.8ZM6.2 6.7a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M9.5 6.7a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M12.8 10a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M6.2 13.3a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M9.5 13.3a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0",
    check: "M4 10.6 8.2 15 16.2 5.4",
    bulb: "M7.4 14.2c0-2-2.6-3-2.6-6.4a5.2 5.2 0 0 1 10.4 0c0 3.4-2.6 4.4-2.6 6.4ZM7.8 17.4h4.4",
    pause: "M7.2 4.4v11.2M12.8 4.4v11.2",
    play: "M6.4 4.2v11.6l9-5.8Z",
    menu: "M3 5.4h14M3 10h14M3 14.6h14",
    close: "M4.6 4.6l10.8 10.8M15.4 4.6 4.6 15.4",
    previous: "M12.4 4.6 7 10l5.4 5.4",
    next: "M7.6 4.6 13 10l-5.4 5.4",
    shield: "M10 2.4 16 4.6v4.6c0 4-2.4 6.6-6 8.2-3.6-1.6-6-4.2-6-8.2V4.6ZM7.2 9.8l2.1 2.1 3.7-4",
    broken: "M10 2.4 16 4.6v4.6c0 4-2.4 6.6-6 8.2-3.6-1.6-6-4.2-6-8.2V4.6ZM7.8 7.6l4.4 4.4M12.2 7.6 7.8 12",
    copy: "M7 7h9.4v9.4H7ZM13 7V3.6H3.6V13H7",
    down: "M10 3v10M5.8 9.2 10 13.4l4.2-4.2M3.6 16.8h12.8",
    link: "M8.4 11.6a3.4 3.4 0 0 0 4.8 0l2.6-2.6a3.4 3.4 0 0 0-4.8-4.8L9.8 5.4M11.6 8.4a3.4 3.4 0 0 0-4.8 0L4.2 11a3.4 3.4 0 0 0 4.8 4.8l1.2-1.2",
    games: "M3 3h6v6H3ZM11 3h6v6h-6ZM3 11h6v6H3ZM11 11h6v6h-6Z",
    bin: "M4 5.4h12M8 5.4V3.2h4v2.2M5.4 5.4l.8 11.4h7.6l.8-11.4M8.4 8.6v5M11.6 8.6v5",
    print: "M5.6 7.4V2.8h8.8v4.6M5.6 14H3V7.4h14V14h-2.6M5.6 11.6h8.8v5.6H5.6Z",
};

/** An icon; it says nothing to a screen reader, its button does. */
export function icon(name, size = 20) {
    return s(
        "svg",
        { class: "icon", viewBox: "0 0 20 20", width: size, height: size, "aria-hidden": "true", focusable: "false" },
        s("path", { d: PATHS[name] }),
    );
}

/** The strands of the ball of thread, for a radius of 10 around the origin. */
export const STRANDS = [
    "M-5.6-8C-.6-8.7 5-7 8.6-3.9",
    "M-9.6-1.6C-3.6-5.2 4.6-3.4 9.7 1.6",
    "M-8.4 4.9C-3.4.8 3.2 1.9 7 6.7",
    "M3.4-6.9C-.9-2.6-4.4 2.2-5.2 8.2",
];

/** A ball of thread around a point. */
export function ball(x, y, radius) {
    const scale = radius / 10;
    return s(
        "g",
        { class: "ball", transform: `translate(${x} ${y}) scale(${scale})` },
        s("circle", { r: 10 }),
        STRANDS.map((d) => s("path", { d })),
    );
}

/** The mark of the house: a ball with a loose end. */
export function logo() {
    const end = s("path", { class: "loose-end", d: "M17.6 19.6C22 24.6 28.6 23.4 34 19.6" });
    return s(
        "svg",
        { class: "logo", viewBox: "0 0 36 26", width: 36, height: 26, "aria-hidden": "true" },
        ball(12, 12.6, 10),
        end,
    );
}
