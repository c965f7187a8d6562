const KEY = "clew.settings";

const DEFAULTS = {
    theme: "system",
    coordinates: true,
    timer: true,
    peers: true,
    same: true,
    tidy: true,
    conflicts: true,
    glyphs: false,
};

/** What the player prefers; remembered on this machine. Tells its listeners of every change. */
export class Settings extends EventTarget {
    constructor() {
        super();
        this.values = { ...DEFAULTS, ...read(KEY) };
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
            this.#apply();
            this.dispatchEvent(new Event("change"));
        });
        this.#apply();
    }

    get(name) {
        return this.values[name];
    }

    set(name, value) {
        this.values[name] = value;
        write(KEY, this.values);
        this.#apply();
        this.dispatchEvent(new Event("change"));
    }

    get isDark() {
        const { theme } = this.values;
        return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    }

    #apply() {
        const root = document.documentElement;
        root.dataset.theme = this.isDark ? "dark" : "light";
        root.dataset.coordinates = this.values.coordinates ? "on" : "off";
        root.dataset.timer = this.values.timer ? "on" : "off";
        const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
        document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
    }
}

/** Reads something kept on this machine; null where there is nothing or it cannot be read. */
export function read(key) {
    try {
        return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
        return null;
    }
}

/** Keeps something on this machine; where that is not allowed, the page works without. @returns {boolean} whether */
export function write(key, value) {
    try {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
    } catch {
        // Private windows and full disks refuse: nothing is lost but the memory of it.
        return false;
    }
}
