package dev.clew.press;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.CellSet;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.json.JsonWriter;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.CellRole;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.HouseRole;
import dev.clew.press.diagram.Link;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.LinkPlan;
import dev.clew.press.paint.Quadratic;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DiagramJsonTest {
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");
    private static final Offset<Double> NEAR = Offset.offset(1e-3);
    private static final Shape SHAPE = Shape.CLASSIC_9;

    private static String json(Diagram diagram) {
        JsonWriter json = new JsonWriter();
        DiagramJson.write(json, diagram);
        return json.text();
    }

    private static Diagram.Builder empty() {
        return Diagram.of(Position.of(Puzzle.parse(".".repeat(81))));
    }

    private static List<Double> numbers(String text) {
        Matcher matcher = NUMBER.matcher(text);
        return matcher.results().map(it -> Double.valueOf(it.group())).toList();
    }

    private static String field(String json, String name) {
        Matcher matcher = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(json);
        assertThat(matcher.find()).as(name + " in " + json).isTrue();
        return matcher.group(1);
    }

    @Test
    void namesEveryPart() {
        Diagram diagram = empty().house(HouseRole.BASE, 3)
                .house(HouseRole.COVER, 9)
                .candidate(CandidateRole.IF_NOT, SHAPE.candidate(0, 5))
                .candidate(CandidateRole.PLACED, SHAPE.candidate(80, 9))
                .cells(CellRole.SET_A, CellSet.of(9, 40))
                .build();
        assertThat(json(diagram))
                .contains("{\"candidate\":\"r1c1=5\",\"role\":\"if-not\"}")
                .contains("{\"candidate\":\"r9c9=9\",\"role\":\"placed\",\"large\":true}")
                .contains("{\"house\":\"row 4\",\"index\":3,\"role\":\"base\",\"cells\":[\"r4c1\",")
                .contains("\"cells\":{\"set-a\":[\"r5c5\"]}")
                .contains("{\"letter\":\"A\",\"role\":\"set-a\",\"x\":4.2,\"y\":4.2}")
                .contains("\"coordinates\":{\"rows\":[4],\"columns\":[1]}")
                .contains("{\"kind\":\"house\",\"role\":\"cover\",\"words\":\"cover: column 1\"}")
                .contains("{\"kind\":\"candidate\",\"role\":\"if-not\",\"words\":\"if not …\"}");
    }

    @Test
    void routesLinksAsThePictureDoes() {
        Diagram diagram = empty().link(Link.strong(SHAPE.candidate(0, 5), SHAPE.candidate(44, 5)))
                .link(Link.weak(SHAPE.candidate(44, 5), SHAPE.candidate(44, 7)))
                .build();
        GridLayout large = new GridLayout(SHAPE, 0, 0, 70);
        Quadratic curve = LinkPlan.of(diagram, large).routes().get(0).curve();
        String json = json(diagram);
        List<Double> path = numbers(field(json, "path"));
        assertThat(path.get(0)).isCloseTo(curve.from().x() / 70, NEAR);
        assertThat(path.get(1)).isCloseTo(curve.from().y() / 70, NEAR);
        List<Double> head = numbers(field(json, "head"));
        assertThat(head.get(0)).isCloseTo(curve.to().x() / 70, NEAR);
        assertThat(head.get(1)).isCloseTo(curve.to().y() / 70, NEAR);
        assertThat(json)
                .contains("\"kind\":\"weak\",\"branch\":1,\"from\":[\"r5c9=5\"],\"to\":[\"r5c9=7\"],\"path\":\"M");
    }

    static Stream<Samples.Sample> samples() {
        return Samples.all();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyPathLiesOnTheGrid(Samples.Sample sample) {
        Matcher paths = Pattern.compile("\"(?:path|head|inside)\":\"([^\"]*)\"").matcher(json(sample.diagram()));
        int side = sample.diagram().shape().size();
        while (paths.find()) {
            List<Double> numbers = numbers(paths.group(1));
            assertThat(numbers).as("with control points").allMatch(it -> it > -0.5 && it < side + 0.5);
            assertThat(numbers.subList(0, 2)).as("the first point").allMatch(it -> it > 0 && it < side);
            assertThat(numbers.subList(numbers.size() - 2, numbers.size()))
                    .as("the last point")
                    .allMatch(it -> it > 0 && it < side);
        }
    }
}
