/**
 * How large a cell is, and where the panel stands. The one place that turns the size of the window, and of type, into
 * the size of the grid; style sheets take it from the attributes and custom properties set here.
 */

/** Beyond nine values notes are small, so that the grid gets more of the window. */
const isLarge = (size) => size > 9;

/**
 * @param {number} size the number of values
 * @param {number} type how much larger type is than usual: what holds text needs as much more room
 * @returns {{kind: string, low: boolean, room: number, side: number, gutter: number}} phone, side, tablet, desk or hall;
 *     the extent that the grid may have, and the side of a cell
 */
export function measure(width, height, size, pixelRatio = 1, type = 1) {
    const [wide, high] = [width / type, height / type];
    if (wide < 600) {
        return phone(width, height, size, pixelRatio, type);
    }
    const found = onATable(wide, high, size);
    const room = Math.floor(found.room * type);
    return { ...found, room, side: cellOf(room, size) };
}

function onATable(wide, high, size) {
    const narrow = wide <= (isLarge(size) ? 1240 : 1100);
    if (high < 600 || (narrow && high < (isLarge(size) ? 1100 : 900))) {
        return beside(wide, high, size);
    }
    if (narrow) {
        const room = Math.min(9 * 64, wide - 60, high - 56 - 35 - 60 - 296);
        return { kind: "tablet", low: high < 1240, room, gutter: 21 };
    }
    if (wide >= 1600 && high >= 940) {
        return { kind: "hall", low: false, room: nines(Math.min(high - 64 - 42 - 152 - 48, wide - 540 - 72 - 150)), gutter: 25 };
    }
    const low = high < 760;
    const tall = high - 56 - 35 - (low ? 44 : 136) - 15;
    return { kind: "desk", low, room: nines(Math.min(tall, wide - 462 - 56 - 2 * 32 - 22)), gutter: 21 };
}

/** The panel beside the grid, as narrow as it can be; under 600 high the head is lower and the thread folded away. */
function beside(wide, high, size) {
    const low = high < 600;
    const panel = isLarge(size) ? 280 : Math.max(280, Math.min(360, 0.36 * wide));
    const tall = high - (low ? 44 : 56) - 34 - (low ? 0 : 52);
    const room = Math.min(tall, wide - panel - (isLarge(size) ? 28 : 60));
    return { kind: "side", low, room, gutter: low || isLarge(size) ? 14 : 21 };
}

function nines(room) {
    return 9 * Math.floor(room / 9);
}

/** Whole device pixels, so that every line is as sharp as the next; as much margin at the left as at the right. */
function phone(width, height, size, pixelRatio, type) {
    const wide = width - (width >= 380 ? 30 : 20);
    const gutter = width >= 380 ? 14 : 10;
    // What stands above and under the grid: head, name, thread, keys and tools.
    const low = height / type < wide + 440;
    // The sheet of a hint takes 240, the head and gaps 50.
    const free = Math.max(height - 290 - gutter, Math.min(0.62 * height, 270));
    const nine = Math.floor((Math.min(wide, 0.62 * height, free) / 9) * pixelRatio) / pixelRatio;
    return { kind: "phone", low, room: 9 * nine, side: cellOf(9 * nine, size, pixelRatio), gutter };
}

/** The grid keeps its extent; small grids have larger cells, but not without measure. */
export function cellOf(room, size, pixelRatio = 1) {
    return Math.min(room / 6, Math.floor((room / size) * pixelRatio) / pixelRatio);
}

/**
 * Measures now and whenever the window or the size of type changes.
 *
 * @param {() => number} sizeOf the number of values of the grid
 * @param {(layout: ReturnType<typeof measure>) => void} apply
 */
export function watchLayout(sizeOf, apply) {
    const root = document.documentElement;
    const update = () => {
        // Not innerHeight: a phone counts in what it has zoomed out to while the page was still too wide.
        const type = typeOf(root);
        const layout = measure(root.clientWidth, root.clientHeight, sizeOf(), devicePixelRatio, type);
        root.dataset.layout = layout.kind;
        root.dataset.low = layout.low ? "yes" : "no";
        root.dataset.type = type > 1.25 ? "large" : "usual";
        const set = (name, value) => root.style.setProperty(name, value);
        set("--side", layout.side);
        set("--cell", `${layout.side}px`);
        set("--gutter", `${layout.gutter}px`);
        set("--coordinate", layout.gutter < 20 && isLarge(sizeOf()) ? "9px" : "11px");
        set("--room", `${layout.room}px`);
        set("--extent", `${layout.side * sizeOf()}px`);
        set("--edge", `${(root.clientWidth - layout.room) / 2}px`);
        apply(layout);
    };
    addEventListener("resize", update);
    watchType(update);
    update();
    return update;
}

/** A hall has larger type by itself. */
function typeOf(root) {
    const usual = root.dataset.layout === "hall" ? 19.2 : 16;
    return parseFloat(getComputedStyle(root).fontSize) / usual;
}

/** No event says that larger type was chosen, but what is measured in it changes its size. */
function watchType(update) {
    const probe = document.createElement("div");
    probe.className = "unseen type-probe";
    probe.ariaHidden = "true";
    document.body.append(probe);
    new ResizeObserver(() => update()).observe(probe);
}
