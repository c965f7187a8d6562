// Runs before the first paint, so that a dark page never flashes light. The rest is in settings.js.
(() => {
    let theme = "system";
    try {
        theme = JSON.parse(localStorage.getItem("clew.settings") ?? "null")?.theme ?? theme;
    } catch {
        // Nothing kept: the system decides.
    }
    const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
