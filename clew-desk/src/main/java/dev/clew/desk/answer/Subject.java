package dev.clew.desk.answer;

import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.format.Reading;
import java.util.List;

/**
 * What a question is about. Immutable.
 *
 * @param position the position
 * @param solutions full grids that its text gives as the solution, right or wrong; usually none
 * @param unknownRules rules in its text that Clew does not know, so the position lacks them; usually none
 * @param number the number of the puzzle among those that are asked about together, from 0
 */
public record Subject(Position position, List<Grid> solutions, List<String> unknownRules, long number) {
    /** Keeps copies of the lists. */
    public Subject {
        solutions = List.copyOf(solutions);
        unknownRules = List.copyOf(unknownRules);
    }

    /** A position alone. */
    public static Subject of(Position position) {
        return new Subject(position, List.of(), List.of(), 0);
    }

    /** What was read. */
    public static Subject of(Reading.Found found) {
        return new Subject(found.position(), found.solutions(), List.of(), 0);
    }

    /** What was read of a puzzle whose rules Clew does not all know. */
    public static Subject of(Reading.Partial partial) {
        return new Subject(partial.position(), List.of(), partial.dropped(), 0);
    }

    /** The same as one of several. */
    public Subject numbered(long place) {
        return new Subject(position, solutions, unknownRules, place);
    }
}
