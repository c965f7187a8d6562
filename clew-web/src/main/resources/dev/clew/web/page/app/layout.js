/**
 * How large a cell is. The one place that turns the size of the window into the size of the grid; style sheets take it
 * from the custom properties set here.
 */

/**
 * @param {number} size the number of values
 * @returns {{kind: "phone"|"tablet"|"desk"|"hall", low: boolean, nine: number, side: number, gutter: number}} the side of
 *     a cell, and the one it would have in a 9×9 grid
 */
export function measure(width, height, size, pixelRatio = 1) {
    if (width < 600) {
        return phone(width, height, size, pixelRatio);
    }
    if (width <= 1100) {
        const nine = Math.min(64, Math.floor((width - 60) / 9));
        return { kind: "tablet", low: false, nine, side: cellOf(nine, size), gutter: 21 };
    }
    if (width >= 1600 && height >= 940) {
        const nine = Math.min(Math.floor((height - 64 - 42 - 152 - 48) / 9), Math.floor((width - 540 - 72 - 150) / 9));
        return { kind: "hall", low: false, nine, side: cellOf(nine, size), gutter: 25 };
    }
    const low = height < 760;
    const high = Math.floor((height - 56 - 35 - (low ? 44 : 136) - 15) / 9);
    const wide = Math.floor((width - 462 - 56 - 2 * 32 - 22) / 9);
    const nine = Math.max(40, Math.min(high, wide));
    return { kind: "desk", low, nine, side: cellOf(nine, size), gutter: 21 };
}

/** Whole device pixels, so that every line is as sharp as the next. */
function phone(width, height, size, pixelRatio) {
    const room = height >= 700 ? 21 : 20;
    const nine = Math.floor(((width - room) / 9) * pixelRatio) / pixelRatio;
    return { kind: "phone", low: height < 700, nine, side: cellOf(nine, size, pixelRatio), gutter: 14 };
}

/** The grid keeps its extent; small grids have larger cells, but not without measure. */
export function cellOf(nine, size, pixelRatio = 1) {
    return Math.min(1.5 * nine, Math.floor(((9 * nine) / size) * pixelRatio) / pixelRatio);
}

/**
 * Measures now and whenever the window changes.
 *
 * @param {() => number} sizeOf the number of values of the grid
 * @param {(layout: ReturnType<typeof measure>) => void} apply
 */
export function watchLayout(sizeOf, apply) {
    const update = () => {
        // Not innerHeight: a phone counts in what it has zoomed out to while the page was still too wide.
        const root = document.documentElement;
        const layout = measure(root.clientWidth, root.clientHeight, sizeOf(), devicePixelRatio);
        root.dataset.layout = layout.kind;
        root.dataset.low = layout.low ? "yes" : "no";
        root.style.setProperty("--side", layout.side);
        root.style.setProperty("--cell", `${layout.side}px`);
        root.style.setProperty("--gutter", `${layout.gutter}px`);
        root.style.setProperty("--room", `${9 * layout.nine}px`);
        root.style.setProperty("--extent", `${layout.side * sizeOf()}px`);
        apply(layout);
    };
    addEventListener("resize", update);
    update();
    return update;
}
