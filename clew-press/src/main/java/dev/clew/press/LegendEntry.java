package dev.clew.press;

import dev.clew.core.Shape;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.CellRole;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.HouseRole;
import dev.clew.press.diagram.Link;
import dev.clew.press.paint.LinkPlan;
import dev.clew.press.paint.Marks;
import dev.clew.press.paint.Point;
import dev.clew.press.picture.Item;
import dev.clew.press.style.Theme;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One entry of a legend: a shape and its words. */
sealed interface LegendEntry {

    /** The words: the term for what is shown. */
    String label();

    /** The same for players who do not know the term. */
    default String meaning() {
        return label();
    }

    /** Whether it explains a link; those stand on lines of their own. */
    default boolean isLink() {
        return false;
    }

    /** How wide the shape is at the standard scale. */
    double glyphWidth();

    /** The shape, with the middle of its left edge at a point. */
    List<Item> glyph(Point left, Theme theme, double scale);

    /** What houses, sets of cells and candidates need explained, in that order. */
    static List<LegendEntry> ofGrid(Diagram diagram) {
        List<LegendEntry> entries = new ArrayList<>();
        for (HouseRole role : HouseRole.values()) {
            if (diagram.houses().containsValue(role)) {
                boolean both = diagram.houses().containsValue(HouseRole.BASE)
                        && diagram.houses().containsValue(HouseRole.COVER);
                String names = names(diagram, role);
                entries.add(new HouseEntry(role, both ? role.words() + ": " + names : names));
            }
        }
        diagram.cells().keySet().forEach(role -> role.letter().ifPresent(letter -> entries.add(new SetEntry(role))));
        if (!diagram.deadly().isEmpty()) {
            entries.add(new DeadlyEntry());
        }
        Set<CandidateRole> present = EnumSet.noneOf(CandidateRole.class);
        present.addAll(diagram.candidates().values());
        for (CandidateRole role : CandidateRole.values()) {
            if (present.contains(role)) {
                boolean large = diagram.candidates().keySet().stream()
                        .anyMatch(candidate -> role == CandidateRole.PLACED && Marks.isLarge(diagram, candidate));
                entries.add(new CandidateEntry(role, large));
            }
        }
        return entries;
    }

    /** What the links that are drawn need explained. */
    static List<LegendEntry> ofLinks(Diagram diagram) {
        List<LegendEntry> entries = new ArrayList<>();
        for (int branch = 1; branch <= 2; branch++) {
            for (Link.Kind kind : Link.Kind.values()) {
                for (Link link : LinkPlan.visible(diagram)) {
                    if (link.kind() == kind && link.branch() == branch) {
                        entries.add(new LinkEntry(kind, branch));
                        break;
                    }
                }
            }
        }
        return entries;
    }

    /** The houses of a role as players list them: {@code rows 4, 9, box 3}. */
    private static String names(Diagram diagram, HouseRole role) {
        Shape shape = diagram.shape();
        Map<String, List<String>> numbers = new LinkedHashMap<>();
        diagram.houses().forEach((house, its) -> {
            if (its == role) {
                String word = shape.houseKind(house).word();
                String number = shape.houseName(house).substring(word.length() + 1);
                numbers.computeIfAbsent(word, key -> new ArrayList<>()).add(number);
            }
        });
        List<String> names = new ArrayList<>();
        numbers.forEach(
                (word, list) -> names.add((list.size() == 1 ? word : plural(word)) + " " + String.join(", ", list)));
        return String.join(", ", names);
    }

    private static String plural(String word) {
        return word.endsWith("x") ? word + "es" : word + "s";
    }

    /** A base or cover house. */
    record HouseEntry(HouseRole role, String label) implements LegendEntry {
        @Override
        public double glyphWidth() {
            return Swatch.WIDTH;
        }

        @Override
        public List<Item> glyph(Point left, Theme theme, double scale) {
            return new Swatch(left, theme, scale).house(role);
        }
    }

    /** A lettered set of cells. */
    record SetEntry(CellRole role) implements LegendEntry {
        @Override
        public String label() {
            return "set " + role.letter().orElseThrow();
        }

        @Override
        public double glyphWidth() {
            return Swatch.WIDTH;
        }

        @Override
        public List<Item> glyph(Point left, Theme theme, double scale) {
            return new Swatch(left, theme, scale).set(role);
        }
    }

    /** The cells of a deadly pattern. */
    record DeadlyEntry() implements LegendEntry {
        @Override
        public String label() {
            return "deadly pattern";
        }

        @Override
        public double glyphWidth() {
            return Swatch.HEIGHT;
        }

        @Override
        public List<Item> glyph(Point left, Theme theme, double scale) {
            return new Swatch(left, theme, scale).deadly();
        }
    }

    /**
     * A candidate with a part.
     *
     * @param large whether it is drawn as large as its cell
     */
    record CandidateEntry(CandidateRole role, boolean large) implements LegendEntry {
        @Override
        public String label() {
            return role.words();
        }

        @Override
        public double glyphWidth() {
            return Swatch.HEIGHT;
        }

        @Override
        public List<Item> glyph(Point left, Theme theme, double scale) {
            Swatch swatch = new Swatch(left, theme, scale);
            return large ? swatch.placement() : swatch.candidate(role);
        }
    }

    /** A kind of link. */
    record LinkEntry(Link.Kind kind, int branch) implements LegendEntry {
        @Override
        public String label() {
            return inCase(kind.words());
        }

        @Override
        public String meaning() {
            return inCase(kind.meaning());
        }

        private String inCase(String words) {
            return branch == 1 ? words : words + ", case 2";
        }

        @Override
        public boolean isLink() {
            return true;
        }

        @Override
        public double glyphWidth() {
            return Swatch.WIDTH;
        }

        @Override
        public List<Item> glyph(Point left, Theme theme, double scale) {
            return new Swatch(left, theme, scale).link(kind, branch);
        }
    }
}
