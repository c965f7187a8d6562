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
import dev.clew.press.style.Token;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DrawingJsonTest {
    private static final Shape SHAPE = Shape.CLASSIC_9;
    private static final Pattern NUMBERS = Pattern.compile(" (?:d|x|y|cx|cy|x1|y1|x2|y2)=\\\\\"([^\"\\\\]*)");
    private static final Pattern CLASS = Pattern.compile("(?:fill|stroke)-([a-z0-9-]+)(?=[ \\\\])");

    private static String json(Diagram diagram) {
        JsonWriter json = new JsonWriter();
        DrawingJson.write(json, diagram, diagram);
        return json.text();
    }

    private static Diagram.Builder empty() {
        return Diagram.of(Position.of(Puzzle.parse(".".repeat(81))));
    }

    @Test
    void namesWhatTakesThePlaceOfMarks() {
        Diagram diagram = empty().house(HouseRole.BASE, 3)
                .candidate(CandidateRole.IF_NOT, SHAPE.candidate(0, 5))
                .candidate(CandidateRole.PLACED, SHAPE.candidate(80, 9))
                .cells(CellRole.SET_A, CellSet.of(9, 40))
                .build();
        assertThat(json(diagram))
                .contains("{\"candidate\":\"r1c1=5\",\"role\":\"if-not\"}")
                .contains("{\"candidate\":\"r9c9=9\",\"role\":\"placed\",\"large\":true}")
                .contains("<g class=\\\"role if-not\\\" data-about=\\\"r1c1=5\\\">")
                .contains("\"coordinates\":{\"rows\":[4],\"columns\":[]}")
                .contains("\"words\":\"if not …\"");
    }

    @Test
    void aLinkIsAPartThatAPageCanLightUp() {
        Diagram diagram = empty().link(Link.strong(SHAPE.candidate(0, 5), SHAPE.candidate(44, 5)))
                .build();
        assertThat(json(diagram))
                .contains("<g class=\\\"link\\\" data-about=\\\"r1c1=5 r5c9=5\\\"><path d=")
                .contains("{\"link\":true,\"words\":\"one of the two is true\",\"width\":29,\"height\":17,\"svg\":");
    }

    /** A digit that hatch would cut has a halo in the colour behind it; elsewhere nothing is. */
    @Test
    void namesTheFiguresThatNeedAHalo() {
        Position position = Position.of(Puzzle.parse("1" + ".".repeat(79) + "2"));
        String json = json(Diagram.of(position).house(HouseRole.COVER, 0).build());
        assertThat(json).contains("\"halos\":[{\"ground\":\"cover-tint\",\"width\":7,\"figures\":[\"r1c1\"]}]");
    }

    @Test
    void aVariantIsDrawnAndStated() {
        JsonWriter json = new JsonWriter();
        DrawingJson.write(json, SHAPE.withWindows().withKnightMoves());
        assertThat(json.text())
                .contains("<g data-layer=\\\"rule\\\">")
                .contains("fill-shade")
                .contains("The shaded windows hold 1 to 9, too.")
                .contains("{\"words\":\"Equal digits are never a knight’s move apart.\",\"width\":40,");
    }

    static Stream<Samples.Sample> samples() {
        return Samples.all();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everythingLiesOnTheGridAndNothingIsForbidden(Samples.Sample sample) {
        String json = json(sample.diagram());
        String drawn = json.substring(0, json.indexOf("\"candidates\":"));
        double most = DrawingJson.UNIT * (sample.diagram().shape().size() + 0.5);
        for (Matcher found = NUMBERS.matcher(drawn); found.find(); ) {
            List<Double> numbers = Arrays.stream(found.group(1).split("[^-\\d.]+"))
                    .filter(text -> !text.isEmpty())
                    .map(Double::valueOf)
                    .toList();
            assertThat(numbers).allMatch(number -> number > -0.5 * DrawingJson.UNIT && number < most);
        }
        assertThat(json).doesNotContain("style=").doesNotContain("<script").doesNotContain("#");
        Set<String> known = Arrays.stream(Token.values()).map(Token::id).collect(Collectors.toCollection(TreeSet::new));
        known.add("hatch");
        for (Matcher found = CLASS.matcher(drawn); found.find(); ) {
            String name = found.group(1);
            if (!Set.of("width", "dasharray", "linecap", "linejoin").contains(name)) {
                assertThat(known).contains(name);
            }
        }
    }
}
