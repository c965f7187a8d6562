package dev.clew.press;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.CellRole;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.HouseRole;
import dev.clew.press.diagram.Link;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Diagrams with captions: steps of every family, shape and size, for the tests to look at. */
final class Samples {
    private static final String X_WING_GIVENS =
            ".6..4127..8....5.....2.5..9..35.8.2...........1.9.74..4..1.2.....6....1..5178..4.";
    private static final String X_WING_VALUES =
            ".6.841273182379564..4265189.43518.2....6.4..1.1.9.74..4..1.2.....64.3.1..51786.42";
    private static final String AIC_GIVENS =
            "97.5.......2.....1....7238..2.3...7.1.......9.5...9.2..1678....3.....8.......3.46";
    private static final String AIC_VALUES =
            "97.5...6.5.2...791..1972385.293...7.1....7..975...9.2..1678.9..3.5...817..71.3.46";

    private Samples() {}

    record Sample(String name, Diagram diagram, Caption caption) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Sample> all() {
        return Stream.concat(steps(), shapes());
    }

    static Stream<Sample> steps() {
        return Stream.of(
                xWing(),
                aic(),
                finnedFish(),
                coverCandidates(),
                sets(),
                uniqueRectangle(),
                hiddenSingle(),
                grouped(),
                cases(),
                discontinuousLoop(),
                xyWing());
    }

    /** Every size with boxes and some without, jigsaws and extra houses: candidates everywhere and a few parts. */
    static Stream<Sample> shapes() {
        List<Shape> shapes = new ArrayList<>();
        IntStream.rangeClosed(4, 25).forEach(n -> shapes.add(Shape.hasClassic(n) ? Shape.classic(n) : Shape.latin(n)));
        shapes.add(Shape.CLASSIC_9.withDiagonals());
        shapes.add(Shape.CLASSIC_9.withWindows());
        shapes.add(Shape.CLASSIC_9.withKnightMoves());
        shapes.add(Shape.boxes(3, 2));
        shapes.add(Shape.jigsaw(JIGSAW));
        return shapes.stream().map(Samples::shape);
    }

    private static final String JIGSAW = "AAAABBCCC" + "AAABBBCCC" + "ADBBBBCCC" + "ADDEEEEFF" + "DDDEEEFFF"
            + "DDDHEFFFF" + "GGGHEIIII" + "GGGHHHIII" + "GGGHHHHII";

    // ---- making ----

    static Position position(String givens, String values) {
        Position position = Position.of(Puzzle.parse(givens));
        for (int cell = 0; cell < values.length(); cell++) {
            int value = values.charAt(cell) == '.' ? 0 : values.charAt(cell) - '0';
            if (value != 0 && position.puzzle().given(cell) == 0) {
                position = position.withPlaced(cell, value);
            }
        }
        return position;
    }

    static Diagram.Builder marked(Position position) {
        return Diagram.of(position).marks(position.candidates());
    }

    /** Reads {@code r1c7=4}. */
    static Candidate at(String text) {
        String[] parts = text.split("[rc=]");
        return new Candidate(
                (Integer.parseInt(parts[1]) - 1) * 9 + Integer.parseInt(parts[2]) - 1, Integer.parseInt(parts[3]));
    }

    static List<Candidate> list(String texts) {
        return Arrays.stream(texts.split(" ")).map(Samples::at).toList();
    }

    static CellSet cells(String texts) {
        return CellSet.of(
                9,
                Arrays.stream(texts.split(" "))
                        .mapToInt(text -> at(text + "=1").cell())
                        .toArray());
    }

    private static Link link(Link.Kind kind, int branch, String from, String to) {
        return new Link(list(from), list(to), kind, branch);
    }

    private static Link strong(String from, String to) {
        return link(Link.Kind.STRONG, 1, from, to);
    }

    private static Link weak(String from, String to) {
        return link(Link.Kind.WEAK, 1, from, to);
    }

    // ---- steps ----

    static Sample xWing() {
        Diagram diagram = marked(position(X_WING_GIVENS, X_WING_VALUES))
                .house(HouseRole.BASE, 3)
                .house(HouseRole.BASE, 8)
                .house(HouseRole.COVER, 9)
                .house(HouseRole.COVER, 15)
                .candidates(CandidateRole.PATTERN, list("r4c1=9 r4c7=9 r9c1=9 r9c7=9"))
                .candidates(CandidateRole.REMOVED, list("r1c1=9 r5c1=9 r8c1=9 r5c7=9 r7c7=9 r8c7=9"))
                .build();
        return new Sample(
                "x-wing",
                diagram,
                new Caption(
                        "X-Wing",
                        "9 r49 c17 ⇒ r1c1, r5c1, r8c1, r5c7, r7c7, r8c7<>9",
                        "Rows 4 and 9 put their 9s in columns 1 and 7, one each: no other 9 fits there."));
    }

    static Position aicPosition() {
        return position(AIC_GIVENS, AIC_VALUES);
    }

    static Sample aic() {
        Diagram diagram = marked(aicPosition())
                .cells(CellRole.CHAIN, cells("r1c7 r9c7 r9c1 r4c1 r4c9"))
                .candidates(CandidateRole.IF_NOT, list("r1c7=4 r9c7=2 r9c1=8 r4c9=8"))
                .candidates(CandidateRole.THEN_SO, list("r1c7=2 r9c1=2 r4c1=8 r4c9=4"))
                .candidates(CandidateRole.REMOVED, list("r1c9=4 r4c7=4 r5c7=4 r6c7=4"))
                .link(strong("r1c7=4", "r1c7=2"))
                .link(weak("r1c7=2", "r9c7=2"))
                .link(strong("r9c7=2", "r9c1=2"))
                .link(weak("r9c1=2", "r9c1=8"))
                .link(strong("r9c1=8", "r4c1=8"))
                .link(weak("r4c1=8", "r4c9=8"))
                .link(strong("r4c9=8", "r4c9=4"))
                .build();
        return new Sample(
                "aic",
                diagram,
                new Caption(
                        "Alternating chain",
                        "⇒ r1c9, r456c7<>4",
                        "If r1c7 is not 4 it is 2; then the 2 of row 9 is in r9c1, the 8 of column 1 in r4c1, and r4c9"
                                + " is 4. So one of the two ends is 4, and every cell that sees both of them loses it."));
    }

    static Sample finnedFish() {
        Diagram diagram = marked(position(X_WING_GIVENS, X_WING_VALUES))
                .house(HouseRole.BASE, 3)
                .house(HouseRole.BASE, 6)
                .house(HouseRole.BASE, 22)
                .house(HouseRole.COVER, 9)
                .house(HouseRole.COVER, 15)
                .house(HouseRole.COVER, 17)
                .candidates(CandidateRole.PATTERN, list("r4c1=7 r4c7=7 r4c9=7"))
                .candidates(CandidateRole.FIN, list("r7c2=7 r7c3=7"))
                .candidates(CandidateRole.REMOVED, list("r8c1=7"))
                .build();
        return new Sample(
                "finned",
                diagram,
                new Caption(
                        "Finned Franken Swordfish",
                        "7 r47b5 c179 fr7c2 fr7c3 efr9c9 ⇒ r8c1<>7, r5c1<>7, r6c1<>7, r3c1<>7, r1c1<>7",
                        "Either the fish holds, or one of the fins is true. What both remove can go at once."));
    }

    static Sample coverCandidates() {
        Diagram diagram = marked(position(X_WING_GIVENS, X_WING_VALUES))
                .house(HouseRole.BASE, 24)
                .house(HouseRole.COVER, 4)
                .candidates(CandidateRole.PATTERN, list("r7c2=9 r7c3=9 r8c2=9 r9c1=9 r8c1=9"))
                .candidates(CandidateRole.COVER, list("r5c1=9 r5c2=9 r5c3=9"))
                .candidates(CandidateRole.REMOVED, list("r5c7=9 r5c8=9"))
                .build();
        return new Sample("covers", diagram, new Caption("Locked Candidates Type 1 (Pointing)", "r5c78<>9", ""));
    }

    static Sample sets() {
        Diagram diagram = marked(aicPosition())
                .cells(CellRole.SET_A, cells("r1c3 r1c5 r1c6"))
                .cells(CellRole.SET_B, cells("r4c5 r4c6 r5c5"))
                .cells(CellRole.SET_C, cells("r8c2 r9c2"))
                .candidates(CandidateRole.PATTERN, list("r1c5=4 r1c6=4 r4c5=4 r4c6=4"))
                .candidates(CandidateRole.REMOVED, list("r2c5=4 r2c6=4"))
                .link(weak("r1c5=1 r1c6=1", "r4c5=1 r4c6=1"))
                .build();
        return new Sample(
                "als",
                diagram,
                new Caption(
                        "Almost Locked Set XZ-Rule",
                        "A: r1c356 {1348}, B: r4c56,r5c5 {12456}, X: 1, Z: 4 ⇒ r2c56<>4",
                        "Sets A and B cannot both hold 1. The one that does not holds all its other digits, 4 among"
                                + " them; so a 4 is in A or in B, and cells that see all of these lose it."));
    }

    static Sample uniqueRectangle() {
        Diagram diagram = marked(position(X_WING_GIVENS, X_WING_VALUES))
                .deadly(cells("r7c2 r7c3 r8c2 r8c1"))
                .candidates(CandidateRole.DEADLY, list("r7c2=7 r7c2=9 r7c3=7 r7c3=9 r8c2=7 r8c2=9"))
                .candidates(CandidateRole.REMOVED, list("r8c1=7 r8c1=9"))
                .build();
        return new Sample(
                "unique-rectangle",
                diagram,
                new Caption(
                        "Uniqueness Test 1",
                        "7/9 in r7c23,r8c12 ⇒ r8c1<>7, r8c1<>9",
                        "If r8c1 were 7 or 9, the four cells could swap their digits and the puzzle would have two"
                                + " solutions. It has one, so r8c1 is neither."));
    }

    static Sample hiddenSingle() {
        Diagram diagram = marked(Position.of(Puzzle.parse(AIC_GIVENS)))
                .house(HouseRole.BASE, 20)
                .candidates(CandidateRole.PLACED, list("r1c8=6"))
                .build();
        return new Sample("hidden-single", diagram, new Caption("Hidden Single", "r1c8=6", "Only r1c8 is left."));
    }

    static Sample grouped() {
        Diagram diagram = marked(aicPosition())
                .cells(CellRole.CHAIN, cells("r2c4 r2c5 r2c6 r3c1 r3c2 r5c4 r6c4 r8c4"))
                .candidates(CandidateRole.THEN_SO, list("r2c4=6 r2c5=6 r2c6=6 r5c4=4 r6c4=4"))
                .candidates(CandidateRole.IF_NOT, list("r3c1=4 r3c2=4 r8c4=6"))
                .candidates(CandidateRole.REMOVED, list("r8c6=4"))
                .link(strong("r3c1=4 r3c2=4", "r2c4=6 r2c5=6 r2c6=6"))
                .link(weak("r2c4=6 r2c5=6 r2c6=6", "r8c4=6"))
                .link(strong("r8c4=6", "r5c4=4 r6c4=4"))
                .build();
        return new Sample("grouped", diagram, new Caption("Grouped AIC", "⇒ r8c6<>4", "Groups act as one candidate."));
    }

    static Sample cases() {
        Diagram diagram = marked(aicPosition())
                .candidates(CandidateRole.THEN_SO, list("r7c1=2 r7c1=4 r9c7=5 r8c2=9 r9c2=8"))
                .candidates(CandidateRole.IF_NOT, list("r9c1=2 r8c2=4 r9c7=2"))
                .candidate(CandidateRole.PLACED, at("r9c5=9"))
                .link(weak("r7c1=2", "r9c1=2"))
                .link(strong("r9c1=2", "r9c7=2"))
                .link(weak("r9c7=2", "r9c5=9"))
                .link(link(Link.Kind.WEAK, 2, "r7c1=4", "r8c2=4"))
                .link(link(Link.Kind.STRONG, 2, "r8c2=4", "r8c2=9"))
                .link(link(Link.Kind.WEAK, 2, "r8c2=9", "r9c5=9"))
                .build();
        return new Sample("cases", diagram, new Caption("Forcing Chain Verity", "⇒ r9c5=9", "Both cases agree."));
    }

    static Sample discontinuousLoop() {
        Diagram diagram = marked(aicPosition())
                .candidates(CandidateRole.THEN_SO, list("r6c9=4 r2c6=8 r8c6=6"))
                .candidates(CandidateRole.IF_NOT, list("r6c3=4 r5c3=3 r2c4=4 r8c4=4"))
                .candidate(CandidateRole.REMOVED, at("r5c3=4"))
                .link(weak("r5c3=4", "r6c3=4"))
                .link(strong("r6c3=4", "r6c9=4"))
                .link(weak("r6c9=4", "r2c4=4"))
                .link(strong("r2c4=4", "r2c6=8"))
                .link(weak("r2c6=8", "r8c4=4"))
                .link(strong("r8c4=4", "r8c6=6"))
                .link(weak("r8c6=6", "r5c3=4"))
                .build();
        return new Sample("loop", diagram, new Caption("Discontinuous Nice Loop", "⇒ r5c3<>4", "A loop that breaks."));
    }

    static Sample xyWing() {
        Diagram diagram = marked(aicPosition())
                .cells(CellRole.CHAIN, cells("r1c7 r9c7 r1c9"))
                .candidates(CandidateRole.THEN_SO, list("r1c7=2 r1c9=4"))
                .candidates(CandidateRole.IF_NOT, list("r1c9=2 r9c7=2"))
                .candidates(CandidateRole.REMOVED, list("r6c7=6"))
                .link(strong("r1c7=2", "r9c7=2"))
                .link(weak("r1c7=2", "r1c9=2"))
                .link(strong("r1c9=2", "r1c9=4"))
                .build();
        return new Sample("wing", diagram, new Caption("XY-Wing", "⇒ r6c7<>6", "Pincers and a pivot."));
    }

    // ---- shapes ----

    private static Sample shape(Shape shape) {
        int n = shape.size();
        Position position = Position.of(Puzzle.of(shape, new int[shape.cells()]));
        for (int i = 0; i < n; i++) {
            position = position.withPlaced(i * n + (2 * i + 1) % n, i + 1);
        }
        int house = shape.houses() - 1;
        Diagram.Builder builder = marked(position)
                .house(HouseRole.BASE, n / 2)
                .house(HouseRole.COVER, house)
                .cells(CellRole.SET_A, CellSet.of(n, 0, 2 * n))
                .cells(CellRole.SET_B, CellSet.of(n, 3, n + 3));
        CandidateRole[] roles = CandidateRole.values();
        List<Candidate> used = new ArrayList<>();
        for (int i = 0; i < roles.length; i++) {
            int cell = freeCell(position, (i + 1) * n - 1 - i % 3);
            Candidate candidate = shape.candidate(cell, n - i % 3);
            used.add(candidate);
            builder.candidate(roles[i], candidate);
        }
        builder.link(new Link(List.of(used.get(0)), List.of(used.get(1)), Link.Kind.STRONG, 1));
        builder.link(new Link(List.of(used.get(1)), List.of(used.get(2)), Link.Kind.WEAK, 1));
        Caption caption = new Caption("A grid of " + n, shape.name(), "Sizes and shapes that are not the common one.");
        return new Sample(shape.name(), builder.build(), caption);
    }

    private static int freeCell(Position position, int wanted) {
        int cell = wanted % position.shape().cells();
        while (position.value(cell) != 0) {
            cell = (cell + 1) % position.shape().cells();
        }
        return cell;
    }
}
