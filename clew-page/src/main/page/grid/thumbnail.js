import { toSymbol } from "../model/digits.js";
import { range } from "../model/shape.js";
import { n, s } from "../parts/dom.js";
import { Geometry } from "./geometry.js";
import { paintLines } from "./under.js";

const EXTENT = 76;

/** A position as small as a stamp: lines, what was given, what was placed. */
export function thumbnail(position) {
    const { shape } = position;
    const geometry = new Geometry(shape, EXTENT / shape.size);
    const row = (index, name, wanted) => {
        const cells = range(shape.size)
            .map((column) => index * shape.size + column)
            .filter((cell) => position.values[cell] && wanted(cell));
        const at = {
            x: cells.map((cell) => n(geometry.centre(cell).x)).join(" "),
            y: n((index + 0.5) * geometry.side + 0.36 * 0.74 * geometry.side),
        };
        const text = cells.map((cell) => toSymbol(position.values[cell])).join("");
        return cells.length && s("text", { class: name, ...at, "font-size": n(0.74 * geometry.side), text });
    };
    return s(
        "svg",
        {
            class: "thumbnail figure",
            width: EXTENT,
            height: EXTENT,
            viewBox: `0 0 ${EXTENT} ${EXTENT}`,
            "aria-hidden": "true",
            vars: { side: geometry.side },
        },
        s("rect", { class: "surface", width: EXTENT, height: EXTENT }),
        paintLines(geometry),
        range(shape.size).flatMap((index) => [
            row(index, "given", (cell) => position.isGiven(cell)),
            row(index, "pen", (cell) => !position.isGiven(cell)),
        ]),
    );
}
