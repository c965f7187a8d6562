import { h } from "./dom.js";

/**
 * The name of a step's technique in the catalogue, beside the title that players give it; nothing if they agree.
 *
 * @param {{name: string, title: string}} step
 */
export const catalogued = ({ name, title }) =>
    name.toLowerCase() === title.toLowerCase() ? null : h("span", { class: "catalogued", text: name });
