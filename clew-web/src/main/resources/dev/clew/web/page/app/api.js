/** Talks to the server. Every answer is JSON; every failure becomes one sentence that a player can act on. */

export const OFFLINE =
    "You are offline. Playing, notes and saving work as always; hints and new puzzles need the server.";
const SLOW = "The server has not answered in time. Your grid is as it was; try again in a moment.";

/** A failure in words. `retry` says after how many seconds a busy server wants to be asked again. */
export class ApiError extends Error {
    constructor(message, { status = 0, retry = 0 } = {}) {
        super(message);
        this.status = status;
        this.retry = retry;
    }

    get isOffline() {
        return this.status === 0;
    }
}

/**
 * Sends a question and waits for the answer.
 *
 * @param {string} name of the endpoint
 * @param {object} body
 * @param {{timeout?: number, signal?: AbortSignal}} options
 */
export async function ask(name, body, { timeout = 30_000, signal } = {}) {
    const response = await send(`/api/v1/${name}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
        signal: anyOf(signal, timeout),
    });
    return response.json();
}

/** Fetches something that needs no question. */
export async function get(name, { timeout = 15_000 } = {}) {
    return (await send(`/api/v1/${name}`, { signal: AbortSignal.timeout(timeout) })).json();
}

/** Whether the server answers. */
export function isServerThere() {
    return get("health", { timeout: 3000 }).then(
        () => true,
        () => false,
    );
}

function anyOf(signal, timeout) {
    const limit = AbortSignal.timeout(timeout);
    return signal && AbortSignal.any ? AbortSignal.any([signal, limit]) : (signal ?? limit);
}

async function send(address, options) {
    let response;
    try {
        response = await fetch(address, options);
    } catch (error) {
        if (error.name === "AbortError") {
            throw error;
        }
        throw new ApiError(error.name === "TimeoutError" ? SLOW : OFFLINE, {
            status: error.name === "TimeoutError" ? 504 : 0,
        });
    }
    if (!response.ok) {
        throw await problem(response);
    }
    return response;
}

async function problem(response) {
    const { detail, title } = await response.json().catch(() => ({}));
    const retry = +(response.headers.get("Retry-After") ?? 0);
    const busy = `Many puzzles are being made just now. Trying again in ${retry || 5} seconds.`;
    const words = response.status === 429 ? busy : (detail ?? title ?? `The server answered ${response.status}.`);
    return new ApiError(words, { status: response.status, retry });
}

/**
 * Asks for a new puzzle and tells of the way there. Ends with `done` or `missed`.
 *
 * @param {Record<string, string|number|boolean>} wishes
 * @param {{progress: Function, done: Function, missed: Function, failed: (error: ApiError) => void}} listeners
 * @returns {() => void} ends the search; the server notices and ends it, too
 */
export function generate(wishes, listeners) {
    const said = Object.entries(wishes).filter(([, value]) => value !== "" && value !== null);
    const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
    const leave = new AbortController();
    listen(`/api/v1/generate/stream?${query}`, leave.signal, listeners).catch((error) => {
        if (error.name !== "AbortError") {
            listeners.failed(error instanceof ApiError ? error : new ApiError(OFFLINE));
        }
    });
    return () => leave.abort();
}

/** Reads server-sent events. EventSource would hide why a server refuses. */
async function listen(address, signal, listeners) {
    const response = await send(address, { signal, headers: { Accept: "text/event-stream" } });
    const body = /** @type {ReadableStream} */ (response.body);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const events = (text + part.value).split("\n\n");
        text = events.pop() ?? "";
        events.forEach((event) => tell(event, listeners));
    }
}

function tell(event, listeners) {
    const name = /^event: ?(.*)$/m.exec(event)?.[1];
    const data = /^data: ?(.*)$/m.exec(event)?.[1];
    if (name && data) {
        listeners[name]?.(JSON.parse(data));
    }
}
