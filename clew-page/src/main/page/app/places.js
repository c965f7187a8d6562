/**
 * Where everything lies that the page fetches or links to. The build puts in the names with which the files are
 * published, so an address stands here or nowhere.
 */

export const HOME = new URL("../", import.meta.url).href;
export const WORKER = new URL("../engine/worker.js", import.meta.url).href;
export const SERVICE_WORKER = new URL("../sw.js", import.meta.url).href;
export const GUIDE = new URL("../guide.html", import.meta.url).href;

/** The figures of the grid by weight. */
export const FIGURES = {
    400: new URL("../fonts/clew-figures-400.woff2", import.meta.url).href,
    600: new URL("../fonts/clew-figures-600.woff2", import.meta.url).href,
};

/** What a server has beside the page: the description of its API, and a word that it is there. */
export const API = new URL("../api", import.meta.url).href;
export const HEALTH = new URL("../api/v1/health", import.meta.url).href;
