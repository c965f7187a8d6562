package dev.clew.press;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Candidate;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.press.Samples.Sample;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.Link;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.LinkPlan;
import dev.clew.press.paint.LinkPlan.Route;
import dev.clew.press.paint.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links find a way: around candidates that play a part, inside the grid, from node to node. */
class LinkRouterTest {
    static Stream<Sample> chains() {
        return Samples.steps().filter(sample -> !sample.diagram().links().isEmpty());
    }

    static IntStream seeds() {
        return IntStream.range(0, 15);
    }

    private static GridLayout layout(Diagram diagram) {
        return new GridLayout(diagram.shape(), 0, 0, 70);
    }

    @ParameterizedTest
    @MethodSource("chains")
    void linksKeepAwayFromCandidatesThatPlayAPart(Sample sample) {
        Diagram diagram = sample.diagram();
        GridLayout layout = layout(diagram);
        for (Route route : LinkPlan.of(diagram, layout).routes()) {
            List<Candidate> ends = route.link().candidates().toList();
            for (Candidate candidate : diagram.candidates().keySet()) {
                if (!ends.contains(candidate)) {
                    assertThat(nearest(route, layout.mark(candidate)))
                            .as("%s past %s", route.link(), candidate)
                            .isGreaterThan(0.14 * layout.side());
                }
            }
        }
    }

    private static double nearest(Route route, Point point) {
        return route.points().stream().mapToDouble(point::distance).min().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void linksStayInsideTheGridAndEndAtTheirNodes(int seed) {
        Diagram diagram = randomChain(seed);
        GridLayout layout = layout(diagram);
        for (Route route : LinkPlan.of(diagram, layout).routes()) {
            assertThat(route.points())
                    .allSatisfy(point ->
                            assertThat(layout.cellAt(point)).as("seed %d", seed).isNotNegative());
            Point from = layout.mark(route.link().from().get(0));
            Point to = layout.mark(route.link().to().get(0));
            double furthest = 0.5 * layout.side();
            assertThat(route.curve().from().distance(from)).as("seed %d", seed).isLessThan(furthest);
            assertThat(route.curve().to().distance(to)).as("seed %d", seed).isLessThan(furthest);
        }
    }

    /** A chain through random cells of an empty grid full of marks: the worst there is to get around. */
    private static Diagram randomChain(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Diagram.Builder builder = Samples.marked(Position.of(Puzzle.of(Shape.CLASSIC_9, new int[81])));
        List<Candidate> nodes = new ArrayList<>();
        while (nodes.size() < 8) {
            Candidate next = new Candidate(random.nextInt(81), 1 + random.nextInt(9));
            if (nodes.stream().noneMatch(node -> node.cell() == next.cell())) {
                nodes.add(next);
            }
        }
        for (int i = 0; i < nodes.size(); i++) {
            builder.candidate(i % 2 == 0 ? CandidateRole.IF_NOT : CandidateRole.THEN_SO, nodes.get(i));
        }
        for (int i = 1; i < nodes.size(); i++) {
            builder.link(
                    i % 2 == 1
                            ? Link.strong(nodes.get(i - 1), nodes.get(i))
                            : Link.weak(nodes.get(i - 1), nodes.get(i)));
        }
        return builder.build();
    }

    @Test
    void twoCandidatesOfACellGetACapsuleAndNoLine() {
        LinkPlan plan =
                LinkPlan.of(Samples.aic().diagram(), layout(Samples.aic().diagram()));
        assertThat(plan.pairs()).hasSize(3);
        assertThat(plan.routes()).hasSize(4);
    }

    @Test
    void groupsShareOneCapsule() {
        LinkPlan plan = LinkPlan.of(
                Samples.grouped().diagram(), layout(Samples.grouped().diagram()));
        assertThat(plan.groups()).hasSize(3);
    }

    @Test
    void ofVeryManyLinksOnlyTheFirstBranchIsDrawn() {
        Diagram.Builder builder = Samples.marked(Samples.aicPosition());
        List<Candidate> from = List.of(Samples.at("r1c7=4"));
        for (int i = 1; i <= 16; i++) {
            Candidate to = new Candidate(80 - i, 5);
            builder.link(new Link(from, List.of(to), Link.Kind.WEAK, i <= 6 ? 1 : 2));
        }
        assertThat(LinkPlan.visible(builder.build())).hasSize(6);
        assertThat(Legend.of(builder.build(), 630, 1).labels()).containsExactly("weak link");
    }
}
