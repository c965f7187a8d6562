package dev.clew.logic.level;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.internal.technique.chain.AnyChain;
import dev.clew.logic.scale.Grade;
import dev.clew.logic.scale.Row;
import dev.clew.logic.scale.StepOrder;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.SingleLimits;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;

/**
 * The techniques of the table, each as the rater uses it and as rows for a path. Singles are read from the masks. Chains
 * are asked for what they reach, because a finder reports one path of several and passes over a conclusion that no
 * presentable path leads to; on a path those come after the presentable ones. All others are asked for every step.
 */
final class Sources {
    private static final String HIDDEN_SINGLE = "hidden-single";
    private static final String HIDDEN_SINGLE_IN_BOX = "hidden-single-in-a-box";

    private Sources() {}

    /**
     * The source of a name in the data.
     *
     * @throws IllegalArgumentException if there is no such technique
     */
    static Source of(String id) {
        return switch (id) {
            case "full-house" -> new HiddenSingles(technique(id), info(id), SingleLimits.ALL, 1);
            case HIDDEN_SINGLE_IN_BOX ->
                new HiddenSingles(technique(HIDDEN_SINGLE), inBox(id), SingleLimits.AREAS, Integer.MAX_VALUE);
            case HIDDEN_SINGLE -> new HiddenSingles(technique(id), info(id), SingleLimits.LINES, Integer.MAX_VALUE);
            case "naked-single" -> new NakedSingles(technique(id));
            case "x-chain" -> new Chains(technique(id), AnyChain.ofOneValue());
            case "xy-chain" -> new Chains(technique(id), AnyChain.ofPairs());
            case "nice-loop-aic" -> new Chains(technique(id), AnyChain.ofBoard());
            case "remote-pair", "turbot-fish" -> new Finder(technique(id), StepOrder.MOST_CONCLUSIONS);
            default -> new Finder(technique(id), StepOrder.AS_FOUND);
        };
    }

    private static Technique technique(String id) {
        return TechniqueCatalog.standard().require(id);
    }

    private static TechniqueInfo info(String id) {
        return technique(id).info();
    }

    private static TechniqueInfo inBox(String id) {
        TechniqueInfo single = info(HIDDEN_SINGLE);
        return new TechniqueInfo(
                id,
                "Hidden Single in a box",
                "",
                "",
                single.family(),
                single.description(),
                single.needsUniqueness(),
                single.spoken(),
                single.title());
    }

    /** The only place for a value in some of the houses with at most so many open cells. */
    private record HiddenSingles(Technique technique, TechniqueInfo info, SingleLimits houses, int mostOpen)
            implements Source {
        @Override
        public void collect(Facts facts, Meter meter, Findings findings) {
            BoardView board = facts.board();
            Geometry geometry = board.geometry();
            for (int house = 0; house < geometry.houses(); house++) {
                int open = board.openCells(house);
                if (open > 0
                        && open <= mostOpen
                        && houses.includes(board.shape().houseKind(house))) {
                    collect(board, house, findings);
                }
            }
        }

        private static void collect(BoardView board, int house, Findings findings) {
            for (Bits values = Bits.of(board.lastPlaces(house)); values.hasNext(); ) {
                int value = values.nextValue();
                findings.place(board.geometry().firstCell(house, board.places(house, value)), value);
            }
        }

        @Override
        public List<Row> rows(Grade grade) {
            return List.of(new Row(technique, grade).with(Limits.standard().with(houses)));
        }
    }

    /** The only candidate of a cell. */
    private record NakedSingles(Technique technique) implements Source {
        @Override
        public TechniqueInfo info() {
            return technique.info();
        }

        @Override
        public void collect(Facts facts, Meter meter, Findings findings) {
            BoardView board = facts.board();
            for (int word = 0; word < board.geometry().words(); word++) {
                for (Bits cells = Bits.of(board.lastCells(word)); cells.hasNext(); ) {
                    int cell = cells.nextCell(word);
                    findings.place(cell, Bits.firstValue(board.candidates(cell)));
                }
            }
        }

        @Override
        public List<Row> rows(Grade grade) {
            return List.of(new Row(technique, grade));
        }
    }

    /** What chains of one kind remove. */
    private record Chains(Technique technique, AnyChain any) implements Source {
        @Override
        public TechniqueInfo info() {
            return technique.info();
        }

        @Override
        public void collect(Facts facts, Meter meter, Findings findings) {
            any.collect(facts, meter, findings::remove);
        }

        @Override
        public List<Row> rows(Grade grade) {
            return List.of(new Row(technique, grade).with(StepOrder.MOST_CONCLUSIONS), new Row(any, grade).asRest());
        }
    }

    /** Every step of a technique. */
    private record Finder(Technique technique, StepOrder order) implements Source {
        @Override
        public TechniqueInfo info() {
            return technique.info();
        }

        @Override
        public void collect(Facts facts, Meter meter, Findings findings) {
            if (!technique.info().needsUniqueness()
                    || facts.board().uniqueness().isKnown()) {
                technique.find(facts, Limits.standard(), meter, step -> {
                    step.conclusions().forEach(findings::add);
                    return true;
                });
            }
        }

        @Override
        public List<Row> rows(Grade grade) {
            return List.of(new Row(technique, grade).with(order));
        }
    }
}
