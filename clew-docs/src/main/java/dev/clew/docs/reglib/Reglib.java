package dev.clew.docs.reglib;

import dev.clew.core.Budget;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.PatternLimits;
import dev.clew.logic.technique.SetLimits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Runs every case of a library: a case passes when one step of its technique has exactly the expected conclusions; a
 * proven step with more is counted apart and passes too; a case that must fail passes when no step is found. Codes that
 * the catalogue lacks, among them Siamese and dual forms, are listed as not known.
 */
final class Reglib {
    private static final int MISSED = 1;
    private static final int NO_LIBRARY = 2;
    private static final int UNREADABLE = 3;
    private static final String ALLOWED = "1";

    /** How the cases of a code went. */
    private static final class Tally {
        int cases;
        int exact;
        int more;
        final List<String> missed = new ArrayList<>();
    }

    private final Map<String, Tally> tallies = new TreeMap<>();
    private final Map<String, Integer> unknown = new TreeMap<>();
    private final ProofChecker checker = new ProofChecker();

    private Reglib() {}

    /** Runs a library file, prints the table, and gives the exit code: 1 on a miss. */
    static int run(Path file, PrintStream out) {
        Reglib reglib = new Reglib();
        try {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                LibraryCase.parse(i + 1, lines.get(i)).ifPresent(reglib::run);
            }
        } catch (IOException e) {
            System.err.println("reglib: " + file + " cannot be read");
            return UNREADABLE;
        } catch (IllegalArgumentException e) {
            System.err.println("reglib: " + file + ": " + e.getMessage());
            return NO_LIBRARY;
        }
        return reglib.print(out) ? 0 : MISSED;
    }

    private void run(LibraryCase each) {
        Optional<Technique> technique = TechniqueCatalog.standard().find(each.code());
        if (technique.isEmpty()) {
            unknown.merge(each.code(), 1, Integer::sum);
            return;
        }
        Tally tally = tallies.computeIfAbsent(each.code(), code -> new Tally());
        tally.cases++;
        List<Step> steps = steps(technique.get(), each);
        boolean exact = steps.stream().anyMatch(step -> conclusions(step).equals(each.expected()));
        if (each.mustFail() ? steps.isEmpty() : exact) {
            tally.exact++;
        } else if (!each.mustFail()
                && steps.stream().anyMatch(step -> conclusions(step).containsAll(each.expected()))) {
            tally.more++;
        } else {
            tally.missed.add("line " + each.line() + ": expected " + (each.mustFail() ? "nothing" : each.expected())
                    + ", found " + steps);
        }
    }

    /** The proven steps of the case's code. */
    private List<Step> steps(Technique technique, LibraryCase each) {
        Board board = Board.of(each.position(), Uniqueness.OF_GIVENS);
        List<Step> steps = new ArrayList<>();
        technique.find(Facts.of(board), limits(each), Budget.unlimited().start(), steps::add);
        steps.removeIf(step -> !step.technique().code().equals(each.code())
                || !step.check(board, checker).isProven());
        return steps;
    }

    /**
     * As the library's author looked: loops and sets clear other cells only; variant 1 allows empty rectangles of two
     * candidates and forbids uniqueness patterns with missing ones.
     */
    private static Limits limits(LibraryCase each) {
        Limits standard = Limits.standard();
        boolean allowed = each.variant().equals(ALLOWED);
        SetLimits sets = standard.sets();
        return standard.with(standard.chains().withLoops(Integer.MAX_VALUE, false))
                .with(new SetLimits(sets.maxCells(), sets.overlap(), false))
                .with(new PatternLimits(allowed, !allowed));
    }

    private static Set<Conclusion> conclusions(Step step) {
        return new HashSet<>(step.conclusions());
    }

    private boolean print(PrintStream out) {
        out.printf("%-6s %-36s %6s %6s %6s %6s%n", "code", "technique", "cases", "exact", "more", "missed");
        tallies.forEach((code, tally) -> out.printf(
                "%-6s %-36s %6d %6d %6d %6d%n",
                code, nameOf(code), tally.cases, tally.exact, tally.more, tally.missed.size()));
        tallies.forEach((code, tally) -> tally.missed.forEach(miss -> out.println("missed " + code + " " + miss)));
        if (!unknown.isEmpty()) {
            out.println("not in the catalogue, not run: " + unknown);
        }
        int cases = tallies.values().stream().mapToInt(tally -> tally.cases).sum();
        int missed =
                tallies.values().stream().mapToInt(tally -> tally.missed.size()).sum();
        out.println(cases + " cases run, " + (cases - missed) + " passed, " + missed + " missed");
        return missed == 0;
    }

    private static String nameOf(String code) {
        return TechniqueCatalog.standard().info(code).orElseThrow().name();
    }
}
