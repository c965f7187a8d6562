import { set } from "./dom.js";

/**
 * Lets the last line of a text fade where more waits below, and lets the keyboard scroll it then.
 *
 * @param {HTMLElement} element that scrolls
 * @returns {() => void} to call when its content has changed
 */
export function fadeBelow(element) {
    const update = () => {
        const { scrollTop, clientHeight, scrollHeight } = element;
        element.classList.toggle("more-below", scrollTop + clientHeight < scrollHeight - 2);
        set(element, { tabindex: scrollHeight > clientHeight + 2 ? 0 : null });
    };
    element.addEventListener("scroll", update);
    new ResizeObserver(update).observe(element);
    return () => {
        element.scrollTop = 0;
        requestAnimationFrame(update);
    };
}
