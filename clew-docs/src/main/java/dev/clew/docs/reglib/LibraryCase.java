package dev.clew.docs.reglib;

import dev.clew.core.Candidate;
import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.logic.board.Conclusion;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * One line of a library: a position, a technique and what it should conclude. Immutable.
 *
 * @param line its number in the file
 * @param code the technique's library code
 * @param variant what follows the code's hyphen; empty for none
 * @param position the position
 * @param expected the conclusions
 */
record LibraryCase(int line, String code, String variant, Position position, Set<Conclusion> expected) {
    private static final int SIDE = 9;
    private static final String MUST_FAIL = "x";

    /** Reads a line; empty for a comment or a blank line. */
    static Optional<LibraryCase> parse(int number, String line) {
        if (line.isBlank() || line.startsWith("#")) {
            return Optional.empty();
        }
        String[] fields = line.strip().split(":", -1);
        if (fields.length < 7 || !(FormatCatalog.standard().read(line.strip()) instanceof Reading.Found found)) {
            throw new IllegalArgumentException(
                    "line " + number + " is not a line of the library; it begins with " + start(line));
        }
        String[] name = fields[1].split("-", 2);
        Set<Conclusion> expected = new HashSet<>();
        for (String triple : triples(fields[5])) {
            expected.add(new Conclusion.Remove(candidate(triple)));
        }
        for (String triple : triples(fields[6])) {
            expected.add(new Conclusion.Place(candidate(triple)));
        }
        return Optional.of(new LibraryCase(
                number, name[0], name.length > 1 ? name[1] : "", found.position(), Set.copyOf(expected)));
    }

    private static String start(String line) {
        return "\"" + line.substring(0, Math.min(20, line.length())) + "\"";
    }

    private static String[] triples(String field) {
        return field.isBlank() ? new String[0] : field.strip().split("\\s+");
    }

    /** A triple is digit, row, column. */
    private static Candidate candidate(String triple) {
        int row = triple.charAt(1) - '1';
        int column = triple.charAt(2) - '1';
        return new Candidate(row * SIDE + column, triple.charAt(0) - '0');
    }

    /** Whether nothing is to be found. */
    boolean mustFail() {
        return variant.equals(MUST_FAIL);
    }
}
