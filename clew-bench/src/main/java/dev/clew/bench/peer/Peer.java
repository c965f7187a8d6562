package dev.clew.bench.peer;

import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A solver to compare with. Looks for two solutions, so that every answer proves as much as any other. Thread-safe. */
public interface Peer {
    /** The name in tables. */
    String name();

    /** Why it cannot take puzzles of a shape here, as one line; empty where it can. */
    default Optional<String> obstacle(Shape shape) {
        return Optional.empty();
    }

    /** Solves a puzzle; {@link Outcome.OutOfBudget} after about that much time. */
    Outcome solve(Puzzle puzzle, Duration limit);

    /** Every solver there is to compare, Clew first. */
    static List<Peer> all() {
        return List.of(
                new ClewPeer(), new CpSatPeer(), new ChocoPeer(), new JacopPeer(), new Sat4jPeer(), new QqwingPeer());
    }

    /** The solver of that name. */
    static Peer named(String name) {
        return all().stream()
                .filter(peer -> peer.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No solver is called \"" + name + "\"; there are "
                        + all().stream().map(Peer::name).toList()));
    }
}
