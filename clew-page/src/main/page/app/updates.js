import { warmUp } from "./api.js";
import { SERVICE_WORKER } from "./places.js";

/** How often it is looked whether there is a newer build, in milliseconds. */
const OFTEN = 3_600_000;

/** How long after the page the engine starts, unless it is asked before, in milliseconds. */
const SOON = 1000;

const BUILD = document.querySelector('meta[name="clew-build"]')?.getAttribute("content");

/**
 * What can wait until the page and its fonts are there and somebody may have begun to play: the engine starts, and the
 * page is kept for the next visit.
 *
 * @param {import("./app.js").App} app
 */
export async function settleIn(app) {
    if (document.readyState !== "complete") {
        await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, SOON));
    await warmUp();
    await keepForLater((take) => {
        app.views.play.note({
            text: ["There is a newer version of Clew."],
            actions: [{ words: "Take it", run: take, primary: true }],
        });
        app.announce("There is a newer version of Clew");
    });
}

/**
 * Has a service worker keep the page, so that the next visit needs no network, and says when a newer build has come.
 * Page, engine and what is kept are always of one build: a newer one waits until the player takes it.
 *
 * @param {(take: () => void) => void} announce says that there is a newer build, and how to take it
 */
async function keepForLater(announce) {
    const { serviceWorker } = navigator;
    if (!serviceWorker) {
        return;
    }
    let controlled = Boolean(serviceWorker.controller);
    let quiet = false;
    serviceWorker.addEventListener("controllerchange", () => {
        controlled && !quiet && location.reload();
        controlled = true;
    });
    const consider = async (worker) => {
        quiet = (await buildOf(worker)) === BUILD;
        const take = () => worker.postMessage({ take: true });
        quiet ? take() : announce(take);
    };
    try {
        const registration = await serviceWorker.register(SERVICE_WORKER, { updateViaCache: "none" });
        registration.waiting && consider(registration.waiting);
        registration.addEventListener("updatefound", () => {
            const worker = registration.installing;
            worker?.addEventListener("statechange", () => {
                worker.state === "installed" && serviceWorker.controller && consider(worker);
            });
        });
        setInterval(() => registration.update().catch(() => {}), OFTEN);
    } catch {
        // Without one the page works as long as there is a network.
    }
}

/** The build that a service worker keeps. */
function buildOf(worker) {
    return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        worker.postMessage({ build: true }, [port2]);
    });
}
