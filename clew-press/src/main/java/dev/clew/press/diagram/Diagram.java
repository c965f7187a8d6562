package dev.clew.press.diagram;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What to draw on a grid: values, marks, and the part that candidates, houses, cells and links play. It knows nothing
 * of techniques; whatever explains a step says here what to show. Immutable and thread-safe.
 *
 * <pre>{@code
 * Diagram diagram = Diagram.of(position)
 *         .marks(position.candidates())
 *         .house(HouseRole.BASE, 3)
 *         .house(HouseRole.COVER, 9)
 *         .candidates(CandidateRole.PATTERN, pattern)
 *         .candidates(CandidateRole.REMOVED, removed)
 *         .build();
 * String svg = StepPicture.draw(diagram, new Caption("X-Wing", "r1c1<>9", text), Theme.LIGHT).toSvg();
 * }</pre>
 */
public final class Diagram {
    private final Position position;
    private final List<Digits> marks;
    private final Map<Candidate, CandidateRole> candidates;
    private final Map<Integer, HouseRole> houses;
    private final Map<CellRole, CellSet> cells;
    private final CellSet deadly;
    private final List<Link> links;
    private final Coordinates coordinates;

    private Diagram(Builder builder) {
        position = builder.position;
        marks = List.copyOf(builder.marks);
        candidates = Collections.unmodifiableMap(new TreeMap<>(builder.candidates));
        houses = Collections.unmodifiableMap(new TreeMap<>(builder.houses));
        cells = Collections.unmodifiableMap(new EnumMap<>(builder.cells));
        deadly = builder.deadly;
        links = List.copyOf(builder.links);
        coordinates = builder.coordinates.orElseGet(() -> Coordinates.namedBy(this));
    }

    /** A diagram of a position: its values, and its own marks where it has any, else no marks. */
    public static Builder of(Position position) {
        return new Builder(position);
    }

    /** The rules of the grid. */
    public Shape shape() {
        return position.shape();
    }

    /** Givens and placed values. */
    public Position position() {
        return position;
    }

    /** The marks to show in a cell; none where it has a value. */
    public Digits marks(int cell) {
        return marks.get(cell);
    }

    /** The candidates that play a part, in reading order. */
    public Map<Candidate, CandidateRole> candidates() {
        return candidates;
    }

    /** The houses that play a part, in the order of their numbers. */
    public Map<Integer, HouseRole> houses() {
        return houses;
    }

    /** The sets of cells that play a part. */
    public Map<CellRole, CellSet> cells() {
        return cells;
    }

    /** The cells of a deadly pattern; empty without one. */
    public CellSet deadly() {
        return deadly;
    }

    /** All links, in chain order. */
    public List<Link> links() {
        return links;
    }

    /** The rows and columns whose coordinates stand out. */
    public Coordinates coordinates() {
        return coordinates;
    }

    /** Whether anything plays a part; then placed values step back. */
    public boolean hasEvidence() {
        return !(candidates.isEmpty() && houses.isEmpty() && cells.isEmpty() && deadly.isEmpty() && links.isEmpty());
    }

    /** Collects what is to be drawn. Mutable, for one thread. */
    public static final class Builder {
        private final Position position;
        private final List<Digits> marks = new ArrayList<>();
        private final Map<Candidate, CandidateRole> candidates = new TreeMap<>();
        private final Map<Integer, HouseRole> houses = new TreeMap<>();
        private final Map<CellRole, CellSet> cells = new EnumMap<>(CellRole.class);
        private final List<Link> links = new ArrayList<>();
        private CellSet deadly;
        private Optional<Coordinates> coordinates = Optional.empty();

        private Builder(Position position) {
            this.position = position;
            this.deadly = CellSet.of(position.shape().size());
            for (int cell = 0; cell < position.shape().cells(); cell++) {
                marks.add(
                        position.value(cell) != 0
                                ? Digits.NONE
                                : position.marks(cell).orElse(Digits.NONE));
            }
        }

        /** Shows these marks in a cell. A cell with a value shows none. */
        public Builder marks(int cell, Digits digits) {
            if (!position.shape().values().containsAll(digits)) {
                throw new IllegalArgumentException("Marks " + digits + " in "
                        + position.shape().cellName(cell) + " are not values of a "
                        + position.shape().name() + " grid");
            }
            marks.set(cell, position.value(cell) != 0 ? Digits.NONE : digits);
            return this;
        }

        /** Shows these marks: one set a cell in reading order, such as {@link Position#candidates}. */
        public Builder marks(Digits[] digits) {
            for (int cell = 0; cell < digits.length; cell++) {
                marks(cell, digits[cell]);
            }
            return this;
        }

        /** Gives a candidate its part. The last word counts. */
        public Builder candidate(CandidateRole role, Candidate candidate) {
            check(candidate);
            candidates.put(candidate, role);
            return this;
        }

        /** Gives several candidates one part. */
        public Builder candidates(CandidateRole role, Collection<Candidate> several) {
            several.forEach(candidate -> candidate(role, candidate));
            return this;
        }

        /** Gives a house, by its number in the shape, its part. */
        public Builder house(HouseRole role, int house) {
            if (house < 0 || house >= position.shape().houses()) {
                throw new IllegalArgumentException("House " + house + " is not one of the "
                        + position.shape().houses() + " of a "
                        + position.shape().name() + " grid");
            }
            houses.put(house, role);
            return this;
        }

        /** Adds cells to a set. */
        public Builder cells(CellRole role, CellSet set) {
            if (!set.isEmpty()) {
                cells.merge(role, set, CellSet::or);
            }
            return this;
        }

        /** Adds cells to the deadly pattern. */
        public Builder deadly(CellSet set) {
            deadly = deadly.or(set);
            return this;
        }

        /** Adds a link after the others. */
        public Builder link(Link link) {
            link.candidates().forEach(this::check);
            links.add(link);
            return this;
        }

        /** Lets these coordinates stand out, instead of those that follow from houses and cells. */
        public Builder coordinates(Coordinates named) {
            coordinates = Optional.of(named);
            return this;
        }

        /** The diagram as collected so far. */
        public Diagram build() {
            return new Diagram(this);
        }

        private void check(Candidate candidate) {
            if (candidate.side() != position.shape().size()) {
                throw new IllegalArgumentException(candidate + " belongs to a grid of side " + candidate.side()
                        + ", not to " + position.shape().name() + "; make it with Shape.candidate");
            }
        }
    }
}
