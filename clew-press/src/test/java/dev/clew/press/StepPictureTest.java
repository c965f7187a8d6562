package dev.clew.press;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.press.Samples.Sample;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.Marks;
import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Part;
import dev.clew.press.picture.Picture;
import dev.clew.press.picture.Text;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;

/** What holds of every step picture, whatever it shows. */
class StepPictureTest {
    private static final List<Sample> SAMPLES = Samples.all().toList();

    static Stream<Sample> samples() {
        return SAMPLES.stream();
    }

    static Stream<Sample> steps() {
        return Samples.steps();
    }

    /** Each picture is drawn once and looked at many times. */
    private static final Map<String, Picture> DRAWN = new HashMap<>();

    private static Picture draw(Sample sample) {
        return DRAWN.computeIfAbsent(sample.name(), name -> drawAnew(sample));
    }

    private static Picture drawAnew(Sample sample) {
        return StepPicture.draw(sample.diagram(), sample.caption(), Theme.LIGHT);
    }

    private static Group layer(Picture picture, String name) {
        return find(picture.items(), name).orElseThrow(() -> new AssertionError("no layer " + name));
    }

    private static Optional<Group> find(List<Item> items, String name) {
        return items.stream()
                .filter(Group.class::isInstance)
                .map(Group.class::cast)
                .flatMap(group -> group.name().equals(name) ? Stream.of(group) : find(group.items(), name).stream())
                .findFirst();
    }

    private static List<Text> texts(Item item) {
        List<Text> texts = new ArrayList<>();
        if (item instanceof Text text) {
            texts.add(text);
        } else if (item instanceof Group group) {
            group.items().forEach(inner -> texts.addAll(texts(inner)));
        } else if (item instanceof Part part) {
            part.items().forEach(inner -> texts.addAll(texts(inner)));
        }
        return texts;
    }

    @ParameterizedTest
    @MethodSource("samples")
    void nothingLiesOutsideThePicture(Sample sample) {
        Picture picture = draw(sample);
        for (Item item : picture.items()) {
            assertThat(picture.area().contain(item.bounds()))
                    .as("%s", item.bounds())
                    .isTrue();
        }
        Picture mini = Miniature.draw(sample.diagram(), "mini", Theme.DARK, 12);
        assertThat(mini.area().contain(mini.bounds())).isTrue();
        Picture grid = GridPicture.draw(sample.diagram(), "grid", Theme.DARK);
        assertThat(grid.area().contain(grid.bounds())).isTrue();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void headGridLegendAndTextKeepApart(Sample sample) {
        Picture picture = draw(sample);
        List<Bounds> parts = new ArrayList<>();
        for (Item item : picture.items()) {
            if (item instanceof Group group) {
                parts.add(group.name().equals("coordinates") ? columnNames(group) : group.bounds());
            }
        }
        for (int i = 0; i < parts.size(); i++) {
            for (int j = i + 1; j < parts.size(); j++) {
                assertThat(parts.get(i).overlap(parts.get(j)))
                        .as("parts %d and %d", i, j)
                        .isFalse();
            }
        }
    }

    /** The names of rows are beside the grid, those of columns above it. */
    private static Bounds columnNames(Group coordinates) {
        return new Group(
                        "",
                        coordinates.items().stream()
                                .filter(item -> ((Text) item).content().startsWith("c"))
                                .toList())
                .bounds();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void wordsOfTheHeadAndTheLegendDoNotOverlap(Sample sample) {
        Picture picture = draw(sample);
        for (String name : new String[] {"head", "legend"}) {
            List<Text> texts = texts(layer(picture, name));
            for (int i = 0; i < texts.size(); i++) {
                for (int j = i + 1; j < texts.size(); j++) {
                    assertThat(texts.get(i).bounds().overlap(texts.get(j).bounds()))
                            .as(
                                    "%s and %s",
                                    texts.get(i).content(), texts.get(j).content())
                            .isFalse();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void marksAreLegibleAndKeepApart(Sample sample) {
        List<Text> marks = texts(layer(draw(sample), "marks"));
        assertThat(marks)
                .isNotEmpty()
                .allSatisfy(mark -> assertThat(mark.spans().get(0).size()).isGreaterThanOrEqualTo(9));
        GridLayout layout = layout(sample);
        for (int i = 1; i < marks.size(); i++) {
            Text before = marks.get(i - 1);
            Text mark = marks.get(i);
            if (before.y() == mark.y() && mark.x() > before.x() && mark.x() - before.x() < layout.side()) {
                assertThat(mark.x() - mark.width() / 2)
                        .as("%s after %s", mark.content(), before.content())
                        .isGreaterThan(before.x() + before.width() / 2);
            }
        }
    }

    private static GridLayout layout(Sample sample) {
        return new GridLayout(
                sample.diagram().shape(),
                0,
                0,
                GridSize.standard(sample.diagram().shape()).side());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theSamePictureGivesTheSameBytes(Sample sample) {
        assertThat(draw(sample).toSvg()).isEqualTo(drawAnew(sample).toSvg());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theFileIsXmlAndRefersToNothingOutside(Sample sample) throws Exception {
        String svg = draw(sample).toSvg();
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertThat(svg).doesNotContain("href", "url(", "class=", "NaN", "Infinity");
        assertThat(svg.indexOf("http", svg.indexOf("viewBox"))).isNegative();
    }

    @ParameterizedTest
    @MethodSource("steps")
    void everyCandidateWithAPartIsDrawnOnce(Sample sample) {
        Picture picture = draw(sample);
        List<String> drawn = new ArrayList<>();
        texts(layer(picture, "grid")).forEach(text -> drawn.add(text.content()));
        int expected = 0;
        for (int cell = 0; cell < 81; cell++) {
            expected += sample.diagram().position().value(cell) != 0
                    ? 1
                    : Marks.plain(sample.diagram(), cell).size();
        }
        expected += sample.diagram().candidates().size();
        expected += (int) sample.diagram().cells().keySet().stream()
                .filter(role -> role.letter().isPresent())
                .count();
        assertThat(drawn).hasSize(expected);
    }

    @ParameterizedTest
    @EnumSource(CandidateRole.class)
    void everyRoleHasAShapeOfItsOwnInTheLegend(CandidateRole role) {
        Diagram diagram = Samples.marked(Samples.aicPosition())
                .candidate(role, Samples.at("r1c7=4"))
                .build();
        Legend legend = Legend.of(diagram, 600, 1);
        assertThat(legend.labels()).containsExactly(role.words());
        assertThat(legend.draw(0, 0, Theme.LIGHT).items()).hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void theLegendOfAFishNamesItsHousesFirst() {
        Legend legend = Legend.of(Samples.xWing().diagram(), 630, 1);
        assertThat(legend.lines()).hasSize(1);
        assertThat(legend.labels()).containsExactly("base: rows 4, 9", "cover: columns 1, 7", "pattern", "removed");
    }

    @Test
    void theLegendOfAChainHasItsLinksOnTheSecondLine() {
        Legend legend = Legend.of(Samples.aic().diagram(), 630, 1);
        assertThat(legend.lines()).hasSize(2);
        assertThat(legend.labels()).containsExactly("if not …", "… then so", "removed", "strong link", "weak link");
    }

    @Test
    void aDiagramWithoutPartsHasNoLegend() {
        Diagram diagram = Samples.marked(Samples.aicPosition()).build();
        assertThat(Legend.of(diagram, 630, 1).lines()).isEmpty();
        assertThat(diagram.hasEvidence()).isFalse();
    }

    @Test
    void theDescriptionHoldsTheText() {
        Picture picture = draw(Samples.xWing());
        assertThat(picture.title()).isEqualTo("X-Wing");
        assertThat(picture.description()).contains("r8c7<>9", "Rows 4 and 9");
    }

    @Test
    void theFourCandidatesOfAnXWingAreDiscs() {
        Group roles = layer(draw(Samples.xWing()), "candidates");
        long discs = roles.items().stream()
                .flatMap(item -> ((Part) item).items().stream())
                .filter(item -> item instanceof Circle circle
                        && Theme.LIGHT
                                .colour(Token.BECAUSE)
                                .equals(circle.paint().fill()))
                .count();
        assertThat(discs).isEqualTo(4);
    }
}
