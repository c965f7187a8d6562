package dev.clew.cli.generate;

import dev.clew.core.Budget;
import java.util.function.BooleanSupplier;

/** Says when a time is over, to any thread that asks; it may end a run and never changes a puzzle. Thread-safe. */
public final class TimeLimit implements BooleanSupplier {
    private static final long TICK_MILLIS = 10;

    private volatile boolean over;

    /** Starts counting. */
    public static TimeLimit start(Budget budget) {
        TimeLimit limit = new TimeLimit();
        Thread watch = new Thread(() -> limit.watch(budget.start()), "clew-time-limit");
        watch.setDaemon(true);
        watch.start();
        return limit;
    }

    private void watch(Budget.Meter meter) {
        try {
            while (meter.spend()) {
                Thread.sleep(TICK_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        over = true;
    }

    @Override
    public boolean getAsBoolean() {
        return over;
    }
}
