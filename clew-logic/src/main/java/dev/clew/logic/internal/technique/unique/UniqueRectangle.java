package dev.clew.logic.internal.technique.unique;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;

/**
 * The corners of a rectangle in two rows, two columns and two boxes must not all hold one of the same two values.
 *
 * <p>Sound because none of the corners is given: if all four held one of the two values, these could change places, each
 * row, column and box would hold the same values as before, and there would be a second solution. Where it is known that
 * there is one, some corner holds another of its candidates; each form draws its own conclusion from that.
 */
public final class UniqueRectangle implements Technique {
    /** What one form concludes from a rectangle. */
    interface Argument {
        /** Reports what follows; false to stop. */
        boolean report(Rectangle rectangle, TechniqueInfo info, Meter meter, StepSink sink);
    }

    private final TechniqueInfo info;
    private final Argument argument;

    private UniqueRectangle(String id, Argument argument) {
        this.info = TechniqueInfo.of(id);
        this.argument = argument;
    }

    /** Further candidates in one corner. */
    public static UniqueRectangle test1() {
        return new UniqueRectangle("uniqueness-test-1", ExtraValues::inOneCorner);
    }

    /** One further value in two corners. */
    public static UniqueRectangle test2() {
        return new UniqueRectangle("uniqueness-test-2", ExtraValues::oneValue);
    }

    /** The further candidates of two corners complete a subset. */
    public static UniqueRectangle test3() {
        return new UniqueRectangle("uniqueness-test-3", RoofSubsets::report);
    }

    /** One of the two values is bound to two corners. */
    public static UniqueRectangle test4() {
        return new UniqueRectangle("uniqueness-test-4", BoundSides::alongOneSide);
    }

    /** One of the two values is bound to the sides that meet in a corner. */
    public static UniqueRectangle hidden() {
        return new UniqueRectangle("hidden-rectangle", BoundSides::alongTwoSides);
    }

    @Override
    public TechniqueInfo info() {
        return info;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        for (Rectangle rectangle : Rectangles.of(facts, limits.patterns(), meter)) {
            if (!argument.report(rectangle, info, meter, sink)) {
                return;
            }
        }
    }
}
