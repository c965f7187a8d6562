/** The grid as a picture of its own: what is on the screen, with colours written into it and the figures' font inside. */
import { FIGURES } from "../app/places.js";

const PAINT = [
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "fill-rule",
    "font-weight",
    "font-family",
    "text-anchor",
    "paint-order",
];
const MARGIN = 12;
const SHARP = 3;

/**
 * A drawn grid as an SVG file.
 *
 * @param {import("./figure.js").Figure} figure
 */
export async function toSvg(figure) {
    const copy = figure.element.cloneNode(true);
    write(figure.element, copy);
    const extent = figure.geometry.extent + 2 * MARGIN;
    copy.removeAttribute("class");
    copy.removeAttribute("style");
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("width", extent);
    copy.setAttribute("height", extent);
    copy.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${extent} ${extent}`);
    const paper = copy.firstElementChild.cloneNode();
    ["x", "y"].forEach((name) => paper.setAttribute(name, -MARGIN));
    ["width", "height"].forEach((name) => paper.setAttribute(name, extent));
    const style = document.createElementNS(copy.namespaceURI, "style");
    style.textContent = await faces();
    copy.prepend(style, paper);
    return new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
}

/** Writes what style sheets say into attributes, so that any viewer shows the same. */
function write(from, to) {
    const style = getComputedStyle(from);
    if (from.tagName !== "svg" && from.tagName !== "g") {
        PAINT.forEach((name) => to.setAttribute(name, style.getPropertyValue(name)));
    }
    to.removeAttribute("class");
    [...from.children].forEach((child, i) => write(child, to.children[i]));
}

async function faces() {
    const weights = await Promise.all(
        [400, 600].map(async (weight) => {
            const data = await dataUrl(FIGURES[weight]);
            return data && `@font-face{font-family:"Clew Figures";font-weight:${weight};src:url(${data})}`;
        }),
    );
    return weights.filter(Boolean).join("");
}

async function dataUrl(address) {
    try {
        const blob = await (await fetch(address)).blob();
        return await new Promise((resolve) => {
            const reader = new FileReader();
            reader.onload = () => resolve(reader.result);
            reader.readAsDataURL(blob);
        });
    } catch {
        return null;
    }
}

/** The same as PNG, drawn by the browser at three times the size. */
export async function toPng(figure) {
    const address = URL.createObjectURL(await toSvg(figure));
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = Math.round(SHARP * (figure.geometry.extent + 2 * MARGIN));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    URL.revokeObjectURL(address);
    return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Hands a file to the player. */
export function download(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
