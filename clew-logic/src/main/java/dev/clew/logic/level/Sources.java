package dev.clew.logic.level;

import dev.clew.core.Candidate;
import dev.clew.core.HouseKind;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.internal.finder.ChainClosure;
import dev.clew.logic.technique.Search;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where conclusions come from. Singles are read from the masks and told apart by where they are seen. Chains are asked
 * for what they reach, because a finder reports one path of several and passes over a conclusion that no presentable
 * path leads to. All other techniques are asked for every step.
 */
final class Sources {
    static final String HIDDEN_SINGLE = "hidden-single";
    static final String HIDDEN_SINGLE_IN_BOX = "hidden-single-in-a-box";

    private static final Set<HouseKind> AREAS = EnumSet.of(HouseKind.BOX, HouseKind.REGION);
    private static final Set<HouseKind> ALL = EnumSet.allOf(HouseKind.class);

    private Sources() {}

    /**
     * The source of a name in the data.
     *
     * @throws IllegalArgumentException if there is no such technique
     */
    static Source of(String id) {
        return switch (id) {
            case "full-house" -> new HiddenSingles(info(id), ALL, 1);
            case HIDDEN_SINGLE -> new HiddenSingles(info(id), ALL, Integer.MAX_VALUE);
            case HIDDEN_SINGLE_IN_BOX -> new HiddenSingles(inBox(id), AREAS, Integer.MAX_VALUE);
            case "naked-single" -> new NakedSingles(info(id));
            case "x-chain" -> new Chains(info(id), ChainClosure::ofOneValue);
            case "xy-chain" -> new Chains(info(id), ChainClosure::ofPairs);
            case "nice-loop-aic" -> new Chains(info(id), ChainClosure::ofBoard);
            default -> new Finder(TechniqueCatalog.standard().require(id));
        };
    }

    private static TechniqueInfo info(String id) {
        return TechniqueCatalog.standard().require(id).info();
    }

    private static TechniqueInfo inBox(String id) {
        TechniqueInfo single = info(HIDDEN_SINGLE);
        return new TechniqueInfo(
                id, "Hidden Single in a box", "", "", single.family(), single.description(), single.needsUniqueness());
    }

    /** Whether a box or region has no other place for a candidate's value. */
    static boolean isOnlyPlaceInBox(BoardView board, Candidate candidate) {
        Geometry geometry = board.geometry();
        for (int i = 0; i < geometry.housesOf(candidate.cell()); i++) {
            int house = geometry.houseOf(candidate.cell(), i);
            if (AREAS.contains(board.shape().houseKind(house))
                    && Long.bitCount(board.places(house, candidate.value())) == 1) {
                return true;
            }
        }
        return false;
    }

    /** The only place for a value in a house of some kind with at most so many open cells. */
    private record HiddenSingles(TechniqueInfo info, Set<HouseKind> kinds, int mostOpen) implements Source {
        @Override
        public void collect(BoardView board, Search search, Findings findings) {
            Geometry geometry = board.geometry();
            for (int house = 0; house < geometry.houses(); house++) {
                int open = board.openCells(house);
                if (open > 0 && open <= mostOpen && kinds.contains(board.shape().houseKind(house))) {
                    collect(board, house, findings);
                }
            }
        }

        private static void collect(BoardView board, int house, Findings findings) {
            for (int value = 1; value <= board.size(); value++) {
                long places = board.places(house, value);
                if (places != 0 && (places & places - 1) == 0) {
                    findings.place(board.geometry().cellAt(house, Long.numberOfTrailingZeros(places)), value);
                }
            }
        }
    }

    /** The only candidate of a cell. */
    private record NakedSingles(TechniqueInfo info) implements Source {
        @Override
        public void collect(BoardView board, Search search, Findings findings) {
            for (int cell = 0; cell < board.geometry().cells(); cell++) {
                long candidates = board.candidates(cell);
                if (candidates != 0 && (candidates & candidates - 1) == 0) {
                    findings.place(cell, Long.numberOfTrailingZeros(candidates) + 1);
                }
            }
        }
    }

    /** What chains of one kind remove. */
    private record Chains(TechniqueInfo info, Reach reach) implements Source {
        @Override
        public void collect(BoardView board, Search search, Findings findings) {
            reach.of(board, findings::remove);
        }
    }

    /** What follows along links of one kind. */
    @FunctionalInterface
    private interface Reach {
        void of(BoardView board, ChainClosure.Removals removals);
    }

    /** Every step of a technique. */
    private record Finder(Technique technique) implements Source {
        @Override
        public TechniqueInfo info() {
            return technique.info();
        }

        @Override
        public void collect(BoardView board, Search search, Findings findings) {
            if (!technique.info().needsUniqueness() || board.uniqueness().isKnown()) {
                technique.find(board, search, step -> {
                    step.conclusions().forEach(findings::add);
                    return true;
                });
            }
        }
    }
}
