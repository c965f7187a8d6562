package dev.clew.web.work;

import dev.clew.desk.service.SizeLimits;
import java.time.Duration;

/**
 * What a request may ask for. Immutable.
 *
 * @param bodyBytes the longest body
 * @param allBodiesBytes how much of all bodies together may be held while they arrive and are worked on
 * @param sizes how large grids and batches may be
 * @param budget how long one request may think
 * @param making how long one request may make a puzzle
 * @param idle how long a connection may say nothing, and a request may take to arrive
 * @param connections how many connections there may be at once
 * @param thinkers how many requests may think at once
 * @param waitingThinkers how many more may wait for that
 * @param makers how many requests may make puzzles at once
 * @param waitingMakers how many more may wait for that
 */
public record Limits(
        int bodyBytes,
        long allBodiesBytes,
        SizeLimits sizes,
        Duration budget,
        Duration making,
        Duration idle,
        int connections,
        int thinkers,
        int waitingThinkers,
        int makers,
        int waitingMakers) {
    /** Limits for a machine with a number of processors. */
    public static Limits standard(int processors) {
        return new Limits(
                256 * 1024,
                32L * 1024 * 1024,
                SizeLimits.STANDARD,
                Duration.ofSeconds(10),
                Duration.ofSeconds(60),
                Duration.ofSeconds(30),
                2_000,
                Math.max(2, processors),
                64,
                Math.max(1, processors / 2),
                16);
    }

    /** These limits with another number of connections. */
    public Limits withConnections(int most) {
        return new Limits(
                bodyBytes,
                allBodiesBytes,
                sizes,
                budget,
                making,
                idle,
                most,
                thinkers,
                waitingThinkers,
                makers,
                waitingMakers);
    }

    /** These limits with other times. */
    public Limits withTimes(Duration forThinking, Duration forMaking, Duration forIdling) {
        return new Limits(
                bodyBytes,
                allBodiesBytes,
                sizes,
                forThinking,
                forMaking,
                forIdling,
                connections,
                thinkers,
                waitingThinkers,
                makers,
                waitingMakers);
    }

    /** These limits with other numbers of requests that think or make at once, and that wait for it. */
    public Limits withLanes(int thinking, int waitingToThink, int making, int waitingToMake) {
        return new Limits(
                bodyBytes,
                allBodiesBytes,
                sizes,
                budget,
                this.making,
                idle,
                connections,
                thinking,
                waitingToThink,
                making,
                waitingToMake);
    }
}
