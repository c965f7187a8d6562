/**
 * Asks the engine, which runs in workers and answers as the API of a server does. Every answer is JSON; every failure
 * becomes one sentence that a player can act on. A question is called off by ending its worker.
 */
import { HEALTH, WORKER } from "./places.js";

export const OFFLINE =
    "You are offline, and the engine has not been loaded yet. Playing, notes and saving work as always; hints and new puzzles come with the network.";
const SLOW = "That took too long and was stopped. Your grid is as it was; try again in a moment.";
const OUTDATED = "This page is older than what lies at its address now. Load it again; your games stay.";
const TOO_OLD = "The engine does not start in this browser; hints and new puzzles need a newer one. Playing works as always.";

/** The status of a browser in which the engine does not start. */
const UNABLE = 501;

/** A failure in words. */
export class ApiError extends Error {
    constructor(message, { status = 0 } = {}) {
        super(message);
        this.status = status;
    }

    get isOffline() {
        return this.status === 0;
    }
}

/** How many questions are worked on at once: a hint need not wait for a rating. */
const MOST = 2;

/**
 * @typedef {object} Asked
 * @property {string} question the path of an endpoint
 * @property {string} body JSON
 * @property {number} timeout in milliseconds, once the engine works on it
 * @property {(progress: any) => void} [hear]
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {boolean} [calledOff]
 */

/** Those that run, busy or not. @type {Set<Engine>} */
const engines = new Set();

/** Questions that no engine works on yet. @type {Asked[]} */
let waiting = [];

/** A worker, which works on one question at a time. */
class Engine {
    /** What it works on, or will once it has started. @type {Asked|null} */
    asked = null;
    works = false;

    /** @param {boolean} again whether one before it did not start although it could be had */
    constructor(again = false) {
        this.again = again;
        this.worker = new Worker(WORKER, { type: "module" });
        /** Whether it has started. @type {Promise<void>} */
        this.ready = new Promise((resolve, reject) => {
            this.worker.addEventListener("message", ({ data }) => {
                data.ready && resolve();
                data.failed && reject(new Error(data.failed));
            });
            this.worker.addEventListener("error", (event) => reject(new Error(event.message || "the worker does not load")));
        });
        this.worker.addEventListener("message", ({ data }) => this.#hear(data));
        this.ready.catch((error) => this.#fail(error));
    }

    /** @param {Asked} asked */
    async work(asked) {
        this.asked = asked;
        await this.ready;
        if (this.asked === asked) {
            this.works = true;
            this.worker.postMessage({ id: 0, question: asked.question, body: asked.body });
            this.timer = setTimeout(() => this.end(new ApiError(SLOW, { status: 504 })), asked.timeout);
        }
    }

    #hear({ progress, status, body, error }) {
        if (!this.asked) {
            return;
        }
        if (progress) {
            this.asked.hear?.(JSON.parse(progress));
        } else if (status) {
            const { resolve, reject } = this.#leave();
            const answer = JSON.parse(body);
            status < 400 ? resolve(answer) : reject(new ApiError(answer.detail ?? answer.title, { status }));
            goOn();
        } else if (error) {
            this.end(new ApiError(`The engine stumbled and was started again: ${error}`, { status: 500 }));
        }
    }

    #leave() {
        const asked = /** @type {Asked} */ (this.asked);
        clearTimeout(this.timer);
        this.asked = null;
        this.works = false;
        return asked;
    }

    /** Ends its question, and itself if it works on it already. @param {Error} error for the caller */
    end(error) {
        if (this.works) {
            this.worker.terminate();
            engines.delete(this);
            engines.size || start();
        }
        this.#leave().reject(error);
        goOn();
    }

    /** An engine that does not start leaves nobody waiting. */
    async #fail(error) {
        this.worker.terminate();
        engines.delete(this);
        const asked = this.asked ? [this.#leave(), ...waiting] : waiting;
        waiting = [];
        if (asked.length === 0) {
            return;
        }
        console.info("The engine does not start:", error.message);
        const why = await whyNot();
        if (why.status === UNABLE && !this.again) {
            // The network may have come back in between.
            waiting.unshift(...asked.filter(({ calledOff }) => !calledOff));
            start(true);
            return goOn();
        }
        asked.forEach(({ reject }) => reject(why));
    }
}

/** Why an engine does not start: it cannot be had, is no longer there, or does not run here. */
async function whyNot() {
    try {
        const response = await fetch(WORKER, { cache: "no-cache" });
        return response.ok ? new ApiError(TOO_OLD, { status: UNABLE }) : new ApiError(OUTDATED, { status: 410 });
    } catch {
        return new ApiError(OFFLINE);
    }
}

function start(again = false) {
    const engine = new Engine(again);
    engines.add(engine);
    return engine;
}

function goOn() {
    for (const engine of engines) {
        if (!engine.asked && waiting.length) {
            engine.work(/** @type {Asked} */ (waiting.shift())).catch(() => {});
        }
    }
    if (waiting.length && engines.size < MOST) {
        start();
        goOn();
    }
}

/** Starts an engine before the first question. @returns {Promise<boolean>} whether it runs */
export function warmUp() {
    const [engine = start()] = engines;
    return engine.ready.then(
        () => true,
        () => false,
    );
}

/**
 * Asks a question.
 *
 * @param {string} question the path of an endpoint
 * @param {object} body its fields
 * @param {{timeout?: number, signal?: AbortSignal, hear?: (progress: any) => void}} options
 * @returns {Promise<any>}
 */
export function ask(question, body, { timeout = 30_000, signal, hear } = {}) {
    return new Promise((resolve, reject) => {
        const leave = () => {
            const error = new DOMException("Called off", "AbortError");
            asked.calledOff = true;
            waiting = waiting.filter((one) => one !== asked);
            [...engines].find((engine) => engine.asked === asked)?.end(error);
            reject(error);
        };
        const done = () => signal?.removeEventListener("abort", leave);
        /** @type {Asked} */
        const asked = {
            question,
            body: JSON.stringify(body),
            timeout,
            hear,
            resolve: (answer) => (done(), resolve(answer)),
            reject: (error) => (done(), reject(error)),
        };
        if (signal?.aborted) {
            return leave();
        }
        signal?.addEventListener("abort", leave);
        waiting.push(asked);
        goOn();
    });
}

/** Asks for something that has an address: techniques/x-wing/drill?seed=7. */
export function get(address) {
    const [question, query = ""] = address.split("?");
    return ask(question, Object.fromEntries(new URLSearchParams(query)));
}

/**
 * Asks for a new puzzle and reports progress. Ends with `done` or `missed`.
 *
 * @param {Record<string, string|number|boolean>} wishes
 * @param {{progress: Function, done: Function, missed: Function, failed: (error: ApiError) => void}} listeners
 * @returns {() => void} stops looking
 */
export function generate(wishes, { progress, done, missed, failed }) {
    const said = Object.entries(wishes).filter(([, value]) => value !== "" && value !== null);
    const leave = new AbortController();
    ask("generate", Object.fromEntries(said), { timeout: 120_000, signal: leave.signal, hear: (news) => progress(news) }).then(
        (answer) => (answer.outcome === "found" ? done(answer) : missed(answer)),
        (error) => error.name === "AbortError" || failed(error),
    );
    return () => leave.abort();
}

/** Whether a server is there, and not only a host of files. */
export async function isServerThere() {
    try {
        const response = await fetch(HEALTH, { cache: "no-store" });
        return response.ok && /json/.test(response.headers.get("Content-Type") ?? "");
    } catch {
        return false;
    }
}
