package dev.clew.core;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much work a search may do: nodes, time, and a way to call it off. Immutable and thread-safe as long as the
 * suppliers are; every run starts its own {@link Meter}.
 *
 * <p>A limit on nodes cuts every run at the same place; a limit on time does not.
 *
 * @since 0.2.0
 */
public final class Budget {
    private static final Budget UNLIMITED =
            new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Standard.INSTANCE, Standard.INSTANCE);

    private final long nodes;
    private final long nanos;
    private final BooleanSupplier cancelled;
    private final LongSupplier nanoClock;

    private Budget(long nodes, long nanos, BooleanSupplier cancelled, LongSupplier nanoClock) {
        this.nodes = nodes;
        this.nanos = nanos;
        this.cancelled = cancelled;
        this.nanoClock = nanoClock;
    }

    /** No limit at all. */
    public static Budget unlimited() {
        return UNLIMITED;
    }

    /**
     * Reads {@code 10s}, {@code 500ms}, {@code 2m} (time) or {@code 5000000n} (nodes).
     *
     * @throws IllegalArgumentException for anything else
     */
    public static Budget parse(String text) {
        Matcher matcher = Pattern.compile("(\\d{1,15})\\s*(ns|us|ms|s|m|h|n)")
                .matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "\"" + text + "\" is not a budget; write a time such as 10s or 500ms, or nodes such as 5000000n");
        }
        long amount = Long.parseLong(matcher.group(1));
        return switch (matcher.group(2)) {
            case "n" -> unlimited().withNodes(amount);
            case "ns" -> unlimited().withTime(Duration.ofNanos(amount));
            case "us" -> unlimited().withTime(Duration.ofNanos(Math.multiplyExact(amount, 1000)));
            case "ms" -> unlimited().withTime(Duration.ofMillis(amount));
            case "s" -> unlimited().withTime(Duration.ofSeconds(amount));
            case "m" -> unlimited().withTime(Duration.ofMinutes(amount));
            default -> unlimited().withTime(Duration.ofHours(amount));
        };
    }

    /** This budget with at most that many search nodes. */
    public Budget withNodes(long limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("A search cannot spend " + limit + " nodes; take 0 or more");
        }
        return new Budget(limit, nanos, cancelled, nanoClock);
    }

    /** This budget with at most that much time, counted from the start of each run. */
    public Budget withTime(Duration limit) {
        if (limit.isNegative()) {
            throw new IllegalArgumentException("A search cannot take " + limit + "; take no time or more");
        }
        long most = limit.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0 ? limit.toNanos() : Long.MAX_VALUE;
        return new Budget(nodes, most, cancelled, nanoClock);
    }

    /** This budget, and a run also ends when the supplier says so; it is asked often, from the running thread. */
    public Budget withCancellation(BooleanSupplier isCancelled) {
        return new Budget(nodes, nanos, () -> cancelled.getAsBoolean() || isCancelled.getAsBoolean(), nanoClock);
    }

    /**
     * This budget with its time counted from now on: one deadline for all runs that share it, on any number of threads.
     */
    public Budget fromNow() {
        if (nanos == Long.MAX_VALUE) {
            return this;
        }
        long start = nanoClock.getAsLong();
        return withTime(Duration.ofNanos(Long.MAX_VALUE))
                .withCancellation(() -> nanoClock.getAsLong() - start >= nanos);
    }

    /** This budget with another clock of nanoseconds, for tests and simulations. */
    public Budget withClock(LongSupplier clock) {
        return new Budget(nodes, nanos, cancelled, clock);
    }

    /** The limits: {@code at most 5000 nodes, 10 s}; {@code no limit} where there are none. */
    @Override
    public String toString() {
        String most = nodes == Long.MAX_VALUE ? "" : "at most " + nodes + (nodes == 1 ? " node" : " nodes");
        String time = nanos == Long.MAX_VALUE
                ? ""
                : BigDecimal.valueOf(nanos, 9).stripTrailingZeros().toPlainString() + " s";
        return most.isEmpty()
                ? time.isEmpty() ? "no limit" : "at most " + time
                : time.isEmpty() ? most : most + ", " + time;
    }

    /** Starts a run. */
    public Meter start() {
        return new Meter(this);
    }

    /** Never called off, on the system's clock; a class, because the first lambda of a process costs milliseconds. */
    private enum Standard implements BooleanSupplier, LongSupplier {
        INSTANCE;

        @Override
        public boolean getAsBoolean() {
            return false;
        }

        @Override
        public long getAsLong() {
            return System.nanoTime();
        }
    }

    /** What one run has spent. Mutable, for one thread. */
    public static final class Meter {
        private final Budget budget;
        private final long start;
        private long nodes;
        private boolean exhausted;

        private Meter(Budget budget) {
            this(budget, budget.nanos == Long.MAX_VALUE ? 0 : budget.nanoClock.getAsLong());
        }

        private Meter(Budget budget, long start) {
            this.budget = budget;
            this.start = start;
        }

        /**
         * A meter for a thread that helps with this run: its time ends when this one's does. To be given back with {@link
         * #add}.
         */
        public Meter helper() {
            return new Meter(budget, start);
        }

        /** Adds what a helper has spent; if its budget ended, so has this one. */
        public void add(Meter helper) {
            nodes += helper.nodes;
            exhausted |= helper.exhausted;
        }

        /** Whether nodes are limited: then a run is cut at the same place every time, and must not be shared. */
        public boolean isCountingNodes() {
            return budget.nodes != Long.MAX_VALUE;
        }

        /** Spends one node; false once the budget is used up, and from then on always. */
        public boolean spend() {
            if (!exhausted) {
                exhausted = nodes >= budget.nodes
                        || budget.cancelled.getAsBoolean()
                        || budget.nanos != Long.MAX_VALUE && budget.nanoClock.getAsLong() - start >= budget.nanos;
                nodes += exhausted ? 0 : 1;
            }
            return !exhausted;
        }

        /** How many nodes were spent. */
        public long nodes() {
            return nodes;
        }

        /** Whether the budget is at its end. */
        public boolean isExhausted() {
            return exhausted;
        }
    }
}
