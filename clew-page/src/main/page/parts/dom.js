/** Small helpers that make elements. Styles come from classes and custom properties alone, as the policy demands. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an HTML element. Properties: `on` holds listeners, `vars` custom properties, `text` the text; everything else
 * is an attribute, left out where it is null or false.
 */
export function h(tag, properties = {}, ...children) {
    return dress(document.createElement(tag), properties, children);
}

/** Makes an SVG element in the same way. */
export function s(tag, properties = {}, ...children) {
    return dress(document.createElementNS(SVG, tag), properties, children);
}

function dress(element, { on = {}, vars = {}, text = undefined, ...attributes }, children) {
    Object.entries(on).forEach(([event, listener]) => element.addEventListener(event, listener));
    Object.entries(vars).forEach(([name, value]) => element.style.setProperty(`--${name}`, value));
    set(element, attributes);
    if (text !== undefined) {
        element.textContent = text;
    }
    element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
    return element;
}

/** Sets attributes; null and false take them away. */
export function set(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) {
            element.removeAttribute(name);
        } else if (element.getAttribute(name) !== String(value)) {
            element.setAttribute(name, value === true ? "" : value);
        }
    }
    return element;
}

/** A number for an attribute: at most three decimals. */
export function n(number) {
    return Math.round(number * 1000) / 1000;
}

/** Whether the person asked for less motion. */
export function isCalm() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
