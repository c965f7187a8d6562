package dev.clew.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.clew.bench.peer.Peer;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Seconds of processor time per puzzle, Clew and its peers side by side: a Markdown table a set. Processor time is that of
 * the whole process, so that native code counts, and other work on the machine does not.
 *
 * <p>Arguments: puzzles a set, seconds a solve may take, then the names of sets and, after {@code --}, of peers; without
 * names all.
 */
public final class Comparison {
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    /** The clock of the processor ticks every 10 ms: shorter runs are repeated. */
    private static final long SHORT = 300_000_000;

    private static final int MOST_RUNS = 20;

    private final PrintStream out;
    private final List<Peer> peers;
    private final Duration limit;

    private Comparison(PrintStream out, List<Peer> peers, Duration limit) {
        this.out = out;
        this.peers = peers;
        this.limit = limit;
    }

    /** Runs the comparison. */
    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        Duration limit = Duration.ofSeconds(args.length > 1 ? Long.parseLong(args[1]) : 30);
        List<String> names = Arrays.asList(args).subList(Math.min(2, args.length), args.length);
        int dash = names.contains("--") ? names.indexOf("--") : names.size();
        List<PuzzleSet> sets = names.subList(0, dash).stream()
                .map(name -> PuzzleSet.valueOf(name.toUpperCase(Locale.ROOT)))
                .toList();
        List<Peer> peers = names.stream().skip(dash + 1).map(Peer::named).toList();
        Comparison comparison = new Comparison(System.out, peers.isEmpty() ? Peer.all() : peers, limit);
        for (PuzzleSet set : sets.isEmpty() ? List.of(PuzzleSet.values()) : sets) {
            comparison.compare(set, count);
        }
    }

    private void compare(PuzzleSet set, int count) {
        List<Puzzle> puzzles = set.puzzles(count);
        List<Peer> able = new ArrayList<>();
        for (Peer peer : peers) {
            peer.obstacle(puzzles.get(0).shape())
                    .ifPresentOrElse(
                            obstacle -> out.println("(" + peer.name() + " is left out: " + obstacle + ")"),
                            () -> able.add(peer));
        }
        out.println();
        out.println("| " + set.name().toLowerCase(Locale.ROOT) + ", clues | "
                + String.join(" | ", able.stream().map(Peer::name).toList()) + " |");
        out.println("|---|" + "---|".repeat(able.size()));
        able.forEach(peer -> peer.solve(puzzles.get(0), limit)); // classes loaded, first code compiled
        for (Puzzle puzzle : puzzles) {
            row(puzzle, able);
        }
    }

    private void row(Puzzle puzzle, List<Peer> able) {
        StringBuilder line = new StringBuilder("| " + puzzle.givenCount());
        List<Outcome> outcomes = new ArrayList<>();
        for (Peer peer : able) {
            long before = SYSTEM.getProcessCpuTime();
            Outcome outcome = peer.solve(puzzle, limit);
            int runs = 1;
            while (SYSTEM.getProcessCpuTime() - before < SHORT && runs < MOST_RUNS) {
                peer.solve(puzzle, limit);
                runs++;
            }
            double seconds = (SYSTEM.getProcessCpuTime() - before) / 1e9 / runs;
            boolean answered = !(outcome instanceof Outcome.OutOfBudget);
            line.append(answered ? String.format(Locale.ROOT, " | %.4f", seconds) : " | –");
            outcomes.add(outcome);
        }
        out.println(line + " |" + (agree(outcomes) ? "" : " THESE DO NOT AGREE"));
    }

    /**
     * Equal where there is one solution. Where there are several, each may show others, but they must obey the rules;
     * where there is none, each may have another reason.
     */
    static boolean agree(List<Outcome> outcomes) {
        List<Outcome> answers = outcomes.stream()
                .filter(outcome -> !(outcome instanceof Outcome.OutOfBudget))
                .toList();
        return answers.stream().map(Comparison::essence).distinct().count() <= 1;
    }

    private static Object essence(Outcome outcome) {
        if (outcome instanceof Outcome.Multiple several) {
            Grid first = several.first();
            Grid second = several.second();
            return !first.equals(second) && first.isValid() && second.isValid() ? Outcome.Multiple.class : outcome;
        }
        return outcome instanceof Outcome.None ? Outcome.None.class : outcome;
    }
}
