package dev.clew.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.format.PuzzleSplitter;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.Reading;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every format of the catalogue gives back what it was given, or has said what it drops. */
class RoundTripTest {
    private static final FormatCatalog CATALOG = FormatCatalog.standard();
    private static final Set<String> FILLS_IN_MARKS =
            Set.of("pm", "candidates", "hodoku", "s9b", "sudokuwiki", "sdx", "ss", "opensudoku");
    private static final List<String> SHAPES = List.of(
            "1x1",
            "4x4",
            "6x6",
            "6x6:3x2",
            "7x7:latin",
            "8x8",
            "9x9",
            "9x9:diagonal",
            "9x9:windoku:antiknight",
            "9x9:antiking",
            "9x9:latin",
            "4x4:house:r1c1r2c3r3c2r4c4:distinct:r1c2r4c3",
            "6x6:latin:diagonal:distinct:r1c2r2c3r4c5",
            "9x9:house:r1c5r2c3r3c8r4c1r5c5r6c9r7c2r8c7r9c5:distinct:r1c1r1c9r9c1r9c9",
            "16x16:antiking:distinct:r1c16r16c1",
            "12x12",
            "16x16",
            "25x25",
            "36x36",
            "4x4:jigsaw:AAABACCBDCCBDDDB");

    static Stream<Arguments> cases() {
        return CATALOG.formats().stream()
                .flatMap(format -> SHAPES.stream().map(shape -> Arguments.of(format.name(), shape)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("cases")
    void comesBack(String name, String shapeName) throws IOException {
        PuzzleFormat format = CATALOG.find(name).orElseThrow();
        Shape shape = Shape.parse(shapeName);
        for (RandomPositions.Content content : RandomPositions.Content.values()) {
            for (int seed = 0; seed < (shape.size() > 9 ? 2 : 8); seed++) {
                Position position = new RandomPositions(new Random(seed)).next(shape, content);
                if (format.refusal(position).isPresent()) {
                    assertThatThrownBy(() -> format.write(position)).isInstanceOf(IllegalArgumentException.class);
                } else {
                    check(format, position, name + " " + shapeName + " " + content + " seed " + seed);
                }
            }
        }
    }

    static Stream<String> formats() {
        return CATALOG.formats().stream().map(PuzzleFormat::name);
    }

    /**
     * As many positions as the system property {@code clew.roundtrip} says, of sizes 4 to 25, as far as the format
     * allows.
     */
    @ParameterizedTest
    @MethodSource("formats")
    void manyComeBack(String name) throws IOException {
        PuzzleFormat format = CATALOG.find(name).orElseThrow();
        List<Shape> shapes = SHAPES.stream()
                .map(Shape::parse)
                .filter(shape -> shape.size() >= 4 && shape.size() <= 25)
                .toList();
        RandomPositions.Content[] contents = RandomPositions.Content.values();
        int wanted = Integer.getInteger("clew.roundtrip", 40);
        int written = 0;
        for (int seed = 0; written < wanted && seed < 40 * wanted; seed++) {
            Shape shape = shapes.get(seed % shapes.size());
            RandomPositions.Content content = contents[seed / shapes.size() % contents.length];
            Position position = new RandomPositions(new Random(seed)).next(shape, content, 3 + seed / 100 % 4);
            if (format.refusal(position).isEmpty()) {
                check(format, position, name + " " + shape.name() + " " + content + " seed " + seed);
                written++;
            }
        }
        assertThat(written).as(name).isEqualTo(wanted);
    }

    private static void check(PuzzleFormat format, Position position, String label) throws IOException {
        String text = format.write(position);
        assertThat(text).as(label).doesNotEndWith("\n");
        Position back = found(format.read(text, null), label + "\n" + text);
        assertThat(back.shape()).as(label).isEqualTo(position.shape());
        List<String> losses = format.losses(position);
        assertThat(losses.size()).as(label).isLessThanOrEqualTo(format.losses().size());
        if (losses.isEmpty()) {
            assertThat(comparable(format, back)).as(label).isEqualTo(comparable(format, position));
        }
        if (!format.name().equals("candidates")) {
            assertThat(back.values()).as(label).containsSequence(onlyValues(position, back));
        }
        boolean looksPlain = (format.name().equals("pm") || format.name().equals("sdx"))
                && !text.matches("(?s).*[0-9A-Z][0-9A-Z].*");
        boolean singleCharacter =
                format.name().equals("candidates") && position.shape().size() == 1;
        if (!looksPlain && !singleCharacter) {
            assertThat(found(CATALOG.read(text), label + "\n" + text)).as(label).isEqualTo(back);
        }
        PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(text + "\n" + text + "\n"));
        String lines = String.join("\n", text.lines().map(String::strip).toList());
        assertThat(splitter.next()).as(label).contains(new PuzzleText(1, lines));
        assertThat(splitter.next().map(PuzzleText::text)).as(label).contains(lines);
        assertThat(splitter.next()).as(label).isEmpty();
    }

    /** Values never get lost; a lone mark may come back as one more. */
    private static int[] onlyValues(Position position, Position back) {
        int[] values = back.values();
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = position.value(cell) != 0 ? position.value(cell) : values[cell];
        }
        return values;
    }

    /** Candidates are the same whatever list or removal they come from; notes come back as they were. */
    private static Position comparable(PuzzleFormat format, Position position) {
        if (!FILLS_IN_MARKS.contains(format.name()) || position.hasNotes()) {
            return position;
        }
        Digits[] full = position.candidates();
        for (int cell = 0; cell < full.length; cell++) {
            full[cell] = position.marks(cell).isPresent() ? position.allowed(cell) : full[cell];
        }
        return position.withMarks(full, MarkMeaning.CANDIDATES).withRemoved(new Digits[full.length]);
    }

    private static Position found(Reading reading, String label) {
        assertThat(reading).as(label).isInstanceOf(Reading.Found.class);
        return ((Reading.Found) reading).position();
    }
}
