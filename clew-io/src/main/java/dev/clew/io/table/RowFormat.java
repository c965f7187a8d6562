package dev.clew.io.table;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.format.Loss;
import dev.clew.core.format.Reading;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.LineFormat;
import dev.clew.io.format.Classic9Format;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A row with a puzzle in one of its columns. It is read as any other line with columns is. */
abstract class RowFormat extends Classic9Format {
    /** Enough for every known puzzle with one solution; others have none then. */
    private static final Budget ENOUGH = Budget.unlimited().withNodes(100_000);

    private static final LineFormat LINE = new LineFormat();

    RowFormat(String name, String description) {
        super(name, description);
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.PLACED, Loss.MARKS, Loss.NOTES, Loss.REMOVED);
    }

    /** A line with columns finds itself. */
    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return false;
    }

    @Override
    protected Reading.Found found(String text, @Nullable Shape asked) throws Complaint {
        Reading reading = LINE.read(text, shape(asked));
        if (reading instanceof Reading.Found found) {
            return found;
        }
        throw new Complaint(((Reading.Bad) reading).problem());
    }

    @Override
    protected Position position(String text, @Nullable Shape asked) throws Complaint {
        return found(text, asked).position();
    }

    /** The values on one line. */
    static String cells(int[] values, char blank) {
        StringBuilder line = new StringBuilder();
        for (int value : values) {
            line.append(value == 0 ? blank : (char) ('0' + value));
        }
        return line.toString();
    }

    /** The only solution of the values. */
    static Optional<Grid> solution(Position position) {
        Position values = Position.of(Puzzle.of(position.shape(), position.values()));
        return Solver.standard().solve(values, ENOUGH) instanceof Outcome.Unique unique
                ? Optional.of(unique.solution())
                : Optional.empty();
    }
}
