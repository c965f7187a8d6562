package dev.clew.desk.logic;

import dev.clew.desk.parameter.Clash;
import dev.clew.desk.parameter.Flag;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Text;
import dev.clew.desk.parameter.Values;
import dev.clew.logic.scale.Rater;
import dev.clew.logic.scale.se.SeBound;
import dev.clew.logic.scale.se.SeFilter;
import dev.clew.logic.scale.se.SeRange;
import dev.clew.logic.scale.se.SeScale;
import java.util.List;
import java.util.Optional;

/** The parameters of Sudoku Explainer's scale alone: which ratings need not be worked out to the end. */
public final class SeOptions {
    /** Whether only pearls are rated to the end. */
    public static final Flag PEARL = new Flag(
            "pearl", "With the scale se: stop, with ER 20.0, at a step harder than all up to the first placement.");

    /** Whether only diamonds are rated to the end. */
    public static final Flag DIAMOND =
            new Flag("diamond", "With the scale se: stop, with ER 20.0, at a step harder than the first.");

    /** The least ER that is asked for. */
    public static final Text<SeBound> AT_LEAST = Text.orNone(
            "at-least",
            "ER",
            SeBound::parse,
            "With the scale se: say only whether the ER is at least this, which is often quicker than a rating.");

    /** The greatest ER that is asked for. */
    public static final Text<SeBound> AT_MOST =
            Text.orNone("at-most", "ER", SeBound::parse, "With the scale se: say only whether the ER is at most this.");

    private static final List<Parameter<?>> ALL = List.of(PEARL, DIAMOND, AT_LEAST, AT_MOST);

    private SeOptions() {}

    /** Whether any of it is asked for. */
    static boolean isAsked(Values values) {
        return ALL.stream().anyMatch(parameter -> isAsked(values, parameter));
    }

    private static boolean isAsked(Values values, Parameter<?> parameter) {
        return values.has(parameter) && !values.find(parameter).equals(Optional.of(false));
    }

    /**
     * The scale with what is asked for.
     *
     * @param name the scale that was named
     * @throws Clash if it is another, or if the values exclude each other
     */
    static Rater rater(String name, Values values) {
        if (!name.equals("se")) {
            Parameter<?> first =
                    ALL.stream().filter(it -> isAsked(values, it)).findFirst().orElseThrow();
            throw new Clash(first, "it works only with the scale se");
        }
        return isRange(values) ? range(values) : new SeScale(filter(values));
    }

    private static boolean isRange(Values values) {
        return values.has(AT_LEAST) || values.has(AT_MOST);
    }

    private static SeRange range(Values values) {
        if (values.get(PEARL) || values.get(DIAMOND)) {
            throw new Clash(
                    values.get(PEARL) ? PEARL : DIAMOND, "bounds of the ER are for all puzzles; leave this out");
        }
        Optional<SeBound> atLeast = values.find(AT_LEAST);
        Optional<SeBound> atMost = values.find(AT_MOST);
        if (atLeast.isPresent() && atMost.isPresent() && atLeast.get().compareTo(atMost.get()) > 0) {
            throw new Clash(AT_LEAST, atLeast.get() + " is above " + atMost.get() + ", so no puzzle is both");
        }
        return new SeRange(atLeast, atMost);
    }

    /**
     * What is given up early.
     *
     * @throws Clash if the values exclude each other
     */
    private static SeFilter filter(Values values) {
        if (values.get(PEARL) && values.get(DIAMOND)) {
            throw new Clash(PEARL, "every diamond is a pearl; leave one of the two out");
        }
        return values.get(PEARL) ? SeFilter.PEARL : values.get(DIAMOND) ? SeFilter.DIAMOND : SeFilter.NONE;
    }
}
