import { Position } from "../model/position.js";

/**
 * Links that carry a position in their fragment, which no host sees.
 *
 * A puzzle as published is readable: #p=73...4... (with a shape where it is not 9x9). What a player added is packed:
 * #s= and the position as JSON, deflated, in the alphabet of URLs.
 */

/** How many bytes a packed position may have: the largest grid with all its notes needs a third of it. */
const MOST = 64 * 1024;

/** The fragment of a puzzle as published. */
export function puzzleFragment(position, name = "") {
    const parts = new URLSearchParams({ p: position.toLine(position.givens) });
    if (position.shape.name !== "9x9") {
        parts.set("shape", position.shape.name);
    }
    if (name) {
        parts.set("n", name);
    }
    return `#${parts}`;
}

/** The fragment of a position. */
export async function toFragment(position, name = "") {
    const played = JSON.stringify(position.toJson()) !== JSON.stringify(position.puzzleJson());
    if (!played) {
        return puzzleFragment(position, name);
    }
    const parts = new URLSearchParams({ s: await pack(JSON.stringify(position.toJson())) });
    if (name) {
        parts.set("n", name);
    }
    return `#${parts}`;
}

/** A link that cannot be read; its message is one sentence for the player. */
class BrokenLink extends Error {
    constructor(why) {
        super(`This link cannot be read: ${why[0].toLowerCase()}${why.slice(1)}`);
    }
}

/**
 * Reads a fragment.
 *
 * @returns {Promise<{position: Position, name: string}|null>} null if it carries no position
 * @throws {Error} if it carries one that cannot be read; the message is for the player
 */
export async function fromFragment(fragment) {
    const parts = new URLSearchParams(fragment.replace(/^#/, ""));
    const name = (parts.get("n") ?? "").slice(0, 60);
    if (parts.has("s")) {
        return { position: position(await unpacked(parts.get("s"))), name };
    }
    if (parts.has("p")) {
        return { position: position({ shape: parts.get("shape") ?? undefined, givens: parts.get("p") }), name };
    }
    return null;
}

function position(json) {
    try {
        return Position.fromJson(json);
    } catch (error) {
        throw new BrokenLink(error.message);
    }
}

async function unpacked(text) {
    try {
        return JSON.parse(await unpack(text));
    } catch (error) {
        throw error instanceof BrokenLink ? error : new BrokenLink("It is not complete; copy it again.");
    }
}

async function pack(text) {
    const chunks = await all(new CompressionStream("deflate-raw"), new TextEncoder().encode(text), Infinity);
    return btoa(String.fromCharCode(...chunks))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
}

async function unpack(text) {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    return new TextDecoder().decode(await all(new DecompressionStream("deflate-raw"), bytes, MOST));
}

/** Sends bytes through a stream and stops at a limit: a short link can hold very long rubbish. */
async function all(stream, bytes, most) {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const found = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        length += part.value.length;
        if (length > most) {
            reader.cancel().catch(() => {});
            throw new BrokenLink("It holds more than any puzzle does.");
        }
        found.push(part.value);
    }
    const whole = new Uint8Array(length);
    found.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
    return whole;
}
