import { Position } from "../model/position.js";

/**
 * Links that carry a position in their fragment, which no server sees.
 *
 * A puzzle as published is readable: #p=73...4... (with a shape where it is not 9x9). What a player added is packed:
 * #s= and the position as JSON, deflated, in the alphabet of URLs.
 */

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

/**
 * Reads a fragment.
 *
 * @returns {Promise<{position: Position, name: string}|null>} null if it carries no position
 * @throws {Error} if it carries one that cannot be read
 */
export async function fromFragment(fragment) {
    const parts = new URLSearchParams(fragment.replace(/^#/, ""));
    const name = (parts.get("n") ?? "").slice(0, 60);
    if (parts.has("s")) {
        return { position: Position.fromJson(JSON.parse(await unpack(parts.get("s")))), name };
    }
    if (parts.has("p")) {
        const shape = parts.get("shape");
        const position = shape
            ? Position.fromJson({ shape, givens: parts.get("p") })
            : Position.fromLine(parts.get("p"));
        if (!position || position.givens.length !== position.shape.cells) {
            throw new Error("The link is not complete: its puzzle has too few or too many cells. Copy it again.");
        }
        return { position, name };
    }
    return null;
}

async function pack(text) {
    const bytes = new Uint8Array(await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text)));
    return btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
}

async function unpack(text) {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes));
}

function through(stream, bytes) {
    return new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
}
