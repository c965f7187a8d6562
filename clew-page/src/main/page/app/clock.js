/** Counts the seconds of play: not in a pause, not while another view or another window is in front. */
export class Ticking {
    /**
     * @param {() => boolean} runs
     * @param {(seconds: number) => void} onTick called with the seconds since the last call
     */
    constructor(runs, onTick) {
        this.last = performance.now();
        setInterval(() => {
            const now = performance.now();
            const passed = (now - this.last) / 1000;
            this.last = now;
            // A laptop that slept was not played on.
            if (runs() && !document.hidden && passed < 5) {
                onTick(passed);
            }
        }, 1000);
    }
}
