package dev.clew.logic.scale.se;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.chain.Crew;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.SeGrid;
import dev.clew.logic.scale.se.producer.Singles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Rates classic 9×9 puzzles as Sudoku Explainer does: one step at a time, the first that the first producer offers.
 * Mutable, because it keeps its tables for the next puzzle; for one thread. A rating depends on the puzzle alone.
 *
 * <p>The puzzle has to have one solution: nothing here checks it, and uniqueness techniques rely on it.
 *
 * @since 0.2.0
 */
public final class SeRater {
    private final List<RankedProducer> producers;
    private final SeGrid rest = new SeGrid();

    /** A rater with the default profile. */
    public SeRater() {
        this(SeProfile.K);
    }

    /** A rater with a profile. */
    public SeRater(SeProfile profile) {
        this(ProducerOrder.of(profile));
    }

    /** A rater whose long scans a crew, if there is one, helps with. The ratings are the same. */
    SeRater(SeProfile profile, @Nullable Crew crew) {
        this(ProducerOrder.of(profile, true, true, crew));
    }

    /** A rater with some producers. */
    SeRater(List<RankedProducer> producers) {
        this.producers = producers;
    }

    /** Rates a line of 81 characters, of which those that are not 1 to 9 are empty cells; empty if the budget ends. */
    public Optional<SeRating> rate(CharSequence line, SeFilter filter, Budget budget) {
        return rate(SeGrid.parse(line), filter, budget.start());
    }

    /** Rates a grid, which is solved on the way. */
    Optional<SeRating> rate(SeGrid grid, SeFilter filter, Budget.Meter meter) {
        return run(grid, filter, meter, null);
    }

    /** The whole path of a line of 81 characters, down to the last single; empty if the budget ends. */
    public Optional<List<SeStep>> steps(CharSequence line, Budget budget) {
        List<SeStep> steps = new ArrayList<>();
        return run(SeGrid.parse(line), SeFilter.NONE, budget.start(), steps).map(rating -> steps);
    }

    /**
     * The ER of a line of 81 characters if it is below a bound, else the bound or something above it; empty if the budget
     * ends. Often much quicker than a rating: nothing is looked for whose rating could only be at the bound or above.
     */
    public Optional<SeBound> measure(CharSequence line, SeBound end, Budget budget) {
        return measure(line, end, budget.start());
    }

    Optional<SeBound> measure(CharSequence line, SeBound end, Budget.Meter meter) {
        SeGrid grid = SeGrid.parse(line);
        SeBound er = SeBound.NONE;
        while (grid.empty() > 0 && er.compareTo(end) < 0) {
            Hint hint = next(grid, meter, end);
            if (meter.isExhausted()) {
                return Optional.empty();
            }
            if (hint == null) {
                return Optional.of(SeBound.STUCK);
            }
            er = er.max(SeBound.of(hint.rating()));
            hint.applyTo(grid);
            if (hint.rating() > Singles.MOST && isFinishedBySingles(grid)) {
                break;
            }
        }
        return Optional.of(er);
    }

    private Optional<SeRating> run(SeGrid grid, SeFilter filter, Budget.Meter meter, @Nullable List<SeStep> steps) {
        SeRating.Fold fold = new SeRating.Fold(filter);
        while (grid.empty() > 0) {
            Hint hint = next(grid, meter);
            if (meter.isExhausted()) {
                return Optional.empty();
            }
            if (hint != null && steps != null) {
                steps.add(SeStep.of(hint));
            }
            if (!fold.take(hint) || hint == null) {
                break;
            }
            hint.applyTo(grid);
            if (steps == null && fold.hasPlaced() && hint.rating() > Singles.MOST && isFinishedBySingles(grid)) {
                break;
            }
        }
        return Optional.of(fold.rating());
    }

    /** The first step of the first producer, or null. */
    @Nullable
    Hint next(SeGrid grid, Budget.Meter meter) {
        return next(grid, meter, SeBound.STUCK);
    }

    /** The first step of the first producer, as long as their steps can be below a bound. */
    private @Nullable Hint next(SeGrid grid, Budget.Meter meter, SeBound end) {
        for (RankedProducer producer : producers) {
            if (meter.isExhausted() || producer.least().compareTo(end) >= 0) {
                return null;
            }
            Hint hint = producer.find(grid, meter);
            if (hint != null) {
                return hint;
            }
        }
        return null;
    }

    /** Singles come to the same end in any order, and none of them is rated above {@link Singles#MOST}. */
    private boolean isFinishedBySingles(SeGrid grid) {
        rest.set(grid);
        return Singles.finish(rest);
    }
}
