package dev.clew.web.api;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.web.work.Limits;
import dev.clew.web.work.Pace;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A request that was read: its fields, and on demand the position they describe. Immutable. */
final class Request {
    static final String PUZZLE = "puzzle";
    static final String SHAPE = "shape";

    private final Fields fields;
    private final Limits limits;
    private final @Nullable Position position;
    private final Pace pace;

    private Request(Fields fields, Limits limits, @Nullable Position position, Pace pace) {
        this.fields = fields;
        this.limits = limits;
        this.position = position;
        this.pace = pace;
    }

    /** A request for an endpoint, to be answered at a pace: only its fields, and its puzzle where it takes one. */
    static Request of(Endpoint endpoint, Fields fields, Limits limits, Pace pace) {
        Set<String> known = new HashSet<>(endpoint.fields());
        if (endpoint.takesPuzzle()) {
            known.addAll(List.of(PUZZLE, SHAPE));
        }
        fields.allowOnly(known);
        return new Request(fields, limits, endpoint.takesPuzzle() ? read(fields, limits) : null, pace);
    }

    private static Position read(Fields fields, Limits limits) {
        String text = fields.require(PUZZLE, "\"53..7....6..195…\" with . for a blank, or an object");
        Reading reading = FormatCatalog.standard().read(text, shape(fields, limits));
        if (reading instanceof Reading.Bad bad) {
            throw Problem.badPuzzle(bad.problem());
        }
        Position position = ((Reading.Found) reading).position();
        checkSize(position.shape().size(), limits.values());
        return position;
    }

    private static @Nullable Shape shape(Fields fields, Limits limits) {
        String name = fields.find(SHAPE);
        if (name == null) {
            return null;
        }
        try {
            Shape shape = Shape.parse(name);
            checkSize(shape.size(), limits.values());
            return shape;
        } catch (IllegalArgumentException e) {
            throw Problem.badRequest("The field \"shape\": " + Fields.printable(String.valueOf(e.getMessage())));
        }
    }

    private static void checkSize(int size, int most) {
        if (size > most) {
            throw Problem.unsupported("This server takes grids of up to " + most + " values, and this one has " + size
                    + "; the command line takes larger ones");
        }
    }

    Fields fields() {
        return fields;
    }

    Limits limits() {
        return limits;
    }

    /** This request, to be answered at a pace. */
    Request at(Pace given) {
        return new Request(fields, limits, position, given);
    }

    /** Asked often while the answer is made. */
    Pace pace() {
        return pace;
    }

    /** How long an answer may take, whatever the time is spent on. */
    Budget budget() {
        return Budget.unlimited().withCancellation(pace::isOver);
    }

    /** The position; only for endpoints that take a puzzle. */
    Position position() {
        if (position == null) {
            throw new IllegalStateException("This endpoint takes no puzzle");
        }
        return position;
    }

    /** The position, not larger than techniques look at. */
    Position logicPosition() {
        checkSize(position().shape().size(), limits.logicValues());
        return position();
    }
}
