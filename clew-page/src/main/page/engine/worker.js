/**
 * The engine in a worker: questions as the API takes them, one after the other. WebAssembly where the browser has its
 * garbage collection, else JavaScript; `#script` behind the address asks for the latter.
 */

/** A module that holds one type, an empty struct: what lacks garbage collection does not take it. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/** What the build puts beside this file. */
const RUNTIME = "./engine-runtime.js";
const SCRIPT = "./engine.js";

const starting = start();

async function start() {
    if (self.location.hash !== "#script" && WebAssembly.validate(STRUCT)) {
        try {
            const { load } = await import(RUNTIME);
            const { exports } = await load(new URL("./engine.wasm", import.meta.url).href);
            return exports.ask;
        } catch (error) {
            console.info("The engine runs as JavaScript, since WebAssembly does not start here:", error.message);
        }
    }
    return (await import(SCRIPT)).ask;
}

starting.then(
    () => postMessage({ ready: true }),
    (error) => postMessage({ failed: String(error?.message ?? error) }),
);

addEventListener("message", async ({ data: { id, question, body } }) => {
    try {
        const ask = await starting;
        const { status, type, body: text } = ask(question, body, (progress) => postMessage({ id, progress }));
        postMessage({ id, status, type, body: text });
    } catch (error) {
        postMessage({ id, error: String(error?.message ?? error) });
    }
});
