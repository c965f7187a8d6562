package dev.clew.cli.logic;

import dev.clew.cli.solve.OriginalOption;
import dev.clew.cli.solve.Verdict;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.OrderedPipeline;
import dev.clew.cli.stream.Report;
import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import dev.clew.logic.advice.Original;
import dev.clew.logic.advice.Standing;
import dev.clew.logic.board.Geometry;
import org.jspecify.annotations.Nullable;

/**
 * Reads a puzzle and has it told about. Immutable.
 *
 * @param shape the shape asked for, or null where it follows from the text
 * @param budget what it may cost to find out how a puzzle stands
 * @param original the puzzle as published, or null where it is not known
 * @param teller what says it
 */
public record LogicWork(
        @Nullable Shape shape, Budget budget, @Nullable Original original, Teller teller)
        implements OrderedPipeline.Work<Report> {
    @Override
    public String verb() {
        return teller.verb();
    }

    @Override
    public Report apply(Input input) {
        Reading reading = input.read(shape);
        if (reading instanceof Reading.Bad bad) {
            return teller.without(input, Verdict.INVALID, bad.problem());
        }
        Reading.Found found = (Reading.Found) reading;
        return tell(input, found.position()).after(input.warnings(found));
    }

    private Report tell(Input input, Position position) {
        if (position.shape().size() > Geometry.MAX_SIZE) {
            return teller.without(
                    input,
                    Verdict.UNSUPPORTED,
                    "techniques work on grids of up to " + Geometry.MAX_SIZE + " values, and "
                            + position.shape().name() + " has more; try clew solve");
        }
        if (original == null) {
            return teller.tell(input, Standing.of(position, budget));
        }
        return original.fits(position)
                ? teller.tell(input, Standing.of(position, original, budget))
                : teller.without(input, Verdict.UNSUPPORTED, OriginalOption.misfit(original, position));
    }
}
