package dev.clew.bench.peer;

import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * QQWing as a process for every puzzle, its start included. It takes classic 9×9 puzzles, and counts all solutions, so
 * that many of them end in the limit of time.
 */
final class QqwingPeer implements Peer {
    @Override
    public String name() {
        return "qqwing";
    }

    @Override
    public Optional<String> obstacle(Shape shape) {
        if (!shape.equals(Shape.CLASSIC_9)) {
            return Optional.of("qqwing takes classic 9×9 puzzles alone");
        }
        try {
            return run("--version", "", Duration.ofSeconds(10)).isEmpty()
                    ? Optional.of("qqwing does not answer")
                    : Optional.empty();
        } catch (UncheckedIOException missing) {
            return Optional.of("qqwing is not installed; on Debian: apt-get install qqwing");
        }
    }

    @Override
    public Outcome solve(Puzzle puzzle, Duration limit) {
        FoundSolutions findings = new FoundSolutions(puzzle.shape());
        List<String> lines = run("--solve", puzzle + "\n", limit).lines().toList();
        if (lines.isEmpty()) {
            return findings.outcome(false);
        }
        if (lines.get(0).matches("[1-9]{81}")) {
            findings.add(lines.get(0).chars().map(digit -> digit - '0').toArray());
        }
        boolean one = lines.stream().anyMatch(line -> line.contains("unique"));
        boolean none = lines.stream().anyMatch(line -> line.contains("no solution") || line.contains("not possible"));
        return findings.outcome(one || none);
    }

    /** What it prints, or nothing when it takes too long. */
    private static String run(String command, String input, Duration limit) {
        try {
            Process process = new ProcessBuilder("qqwing", command, "--one-line", "--count-solutions")
                    .redirectErrorStream(true)
                    .start();
            process.outputWriter(StandardCharsets.US_ASCII).append(input).close();
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
                return "";
            }
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
