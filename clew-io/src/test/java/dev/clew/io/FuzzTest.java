package dev.clew.io;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.format.PuzzleSplitter;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.Reading;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Throws random bytes and damaged puzzles at detection, every reader and the splitter: never an exception, never a text
 * that takes long, never a wrong solution, and what is found is whole. The system property {@code clew.fuzz} sets how many texts, and
 * {@code clew.fuzz.seed} the first seed.
 */
class FuzzTest {
    private static final FormatCatalog CATALOG = FormatCatalog.standard();
    private static final List<Shape> SHAPES = List.of(
            Shape.classic(4),
            Shape.classic(6),
            Shape.CLASSIC_9,
            Shape.CLASSIC_9,
            Shape.CLASSIC_9,
            Shape.classic(4),
            Shape.classic(6),
            Shape.classic(16),
            Shape.parse("9x9:diagonal"),
            Shape.latin(7),
            Shape.classic(1));
    private static final String ALPHABET = "0123456789.*_-+|:'{}[]\",# \t\n\r\nABCGaz?=é│─\uFEFF\u0000";
    private static final long SLOWEST_NANOS = 5_000_000_000L;

    @Test
    void anyTextIsReadOrRefused() throws IOException {
        int count = Integer.getInteger("clew.fuzz", 6_000);
        long first = Long.getLong("clew.fuzz.seed", 1);
        int found = 0;
        for (long seed = first; seed < first + count; seed++) {
            String text = text(new Random(seed));
            long start = System.nanoTime();
            try {
                found += examine(text, new Random(seed)) ? 1 : 0;
            } catch (RuntimeException | Error failure) {
                throw new AssertionError("seed " + seed + ": " + text, failure);
            }
            assertThat(System.nanoTime() - start).as("time of seed %s", seed).isLessThan(SLOWEST_NANOS);
        }
        System.out.println("fuzz: seeds " + first + " to " + (first + count - 1) + ", " + found + " positions found");
        assertThat(found).isBetween(count / 20, count - 1);
    }

    private static boolean examine(String text, Random random) throws IOException {
        Shape asked = random.nextInt(4) == 0 ? SHAPES.get(random.nextInt(SHAPES.size())) : null;
        boolean thorough = random.nextInt(16) == 0;
        for (PuzzleFormat format : CATALOG.formats()) {
            checkForm(format.read(text, asked), asked);
        }
        PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(text), asked);
        long line = 0;
        for (Optional<PuzzleText> item = splitter.next(); item.isPresent(); item = splitter.next()) {
            assertThat(item.get().firstLine()).isGreaterThanOrEqualTo(line);
            line = item.get().firstLine();
            checkForm(CATALOG.read(item.get().text(), asked), asked);
        }
        return check(CATALOG.read(text, asked), asked, thorough);
    }

    /** What is found has the shape asked for, and a complaint is one line of reasonable length. */
    private static boolean checkForm(Reading reading, @Nullable Shape asked) {
        if (reading instanceof Reading.Bad bad) {
            assertThat(bad.problem()).isNotBlank().hasSizeLessThan(600);
            assertThat(bad.problem().chars().noneMatch(Character::isISOControl)).isTrue();
            return false;
        }
        Position position = ((Reading.Found) reading).position();
        assertThat(asked == null || asked.equals(position.shape())).isTrue();
        return true;
    }

    private static boolean check(Reading reading, @Nullable Shape asked, boolean thorough) {
        if (!checkForm(reading, asked)) {
            return false;
        }
        Position position = ((Reading.Found) reading).position();
        checkSolution(position);
        assertThat(again("json", position)).isEqualTo(position);
        assertThat(Arrays.equals(again("line", position).values(), position.values()))
                .isTrue();
        for (PuzzleFormat format : thorough ? CATALOG.formats() : List.<PuzzleFormat>of()) {
            if (format.refusal(position).isEmpty()) {
                boolean marksAlone = format.name().equals("candidates");
                Position back = again(format.name(), position);
                for (int cell = 0; cell < position.shape().cells() && !marksAlone; cell++) {
                    int value = position.value(cell);
                    assertThat(value == 0 || back.value(cell) == value)
                            .as(format.name())
                            .isTrue();
                }
            }
        }
        return true;
    }

    /** Whatever solution is claimed obeys the rules and everything the position says. */
    private static void checkSolution(Position position) {
        Outcome outcome = Solver.standard().solve(position, Budget.unlimited().withNodes(200));
        List<Grid> claimed = outcome instanceof Outcome.Unique unique
                ? List.of(unique.solution())
                : outcome instanceof Outcome.Multiple multiple
                        ? List.of(multiple.first(), multiple.second())
                        : List.of();
        for (Grid grid : claimed) {
            assertThat(grid.isValid()).isTrue();
            for (int cell = 0; cell < position.shape().cells(); cell++) {
                int value = grid.value(cell);
                assertThat(position.value(cell) == 0 || position.value(cell) == value)
                        .isTrue();
                assertThat(position.hasNotes()
                                || position.marks(cell).isEmpty()
                                || position.marks(cell).get().contains(value))
                        .isTrue();
                assertThat(position.removed(cell).contains(value)).isFalse();
            }
        }
    }

    private static Position again(String name, Position position) {
        PuzzleFormat format = CATALOG.find(name).orElseThrow();
        Reading again = format.read(format.write(position), position.shape());
        assertThat(again).as(name).isInstanceOf(Reading.Found.class);
        return ((Reading.Found) again).position();
    }

    private static String text(Random random) {
        int kind = random.nextInt(10);
        if (kind == 0) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            return new String(bytes, random.nextBoolean() ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
        }
        if (kind == 1) {
            return letters(random, random.nextInt(300));
        }
        StringBuilder text = new StringBuilder(puzzle(random));
        for (int times = random.nextInt(5); times > 0; times--) {
            damage(text, random);
        }
        return text.toString();
    }

    private static String letters(Random random, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return text.toString();
    }

    private static String puzzle(Random random) {
        Shape shape = SHAPES.get(random.nextInt(SHAPES.size()));
        RandomPositions.Content[] contents = RandomPositions.Content.values();
        Position position = new RandomPositions(random).next(shape, contents[random.nextInt(contents.length)]);
        PuzzleFormat format =
                CATALOG.formats().get(random.nextInt(CATALOG.formats().size()));
        return format.refusal(position).isPresent() ? position.toString() : format.write(position);
    }

    private static void damage(StringBuilder text, Random random) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(random.nextInt(8) == 0 ? 100 : 3));
        switch (random.nextInt(6)) {
            case 0 -> text.delete(from, to);
            case 1 -> text.insert(from, letters(random, 1 + random.nextInt(3)));
            case 2 -> text.replace(from, to, letters(random, to - from));
            case 3 -> text.insert(from, text.substring(from, to));
            case 4 -> text.append('\n').append(random.nextBoolean() ? text.toString() : puzzle(random));
            default -> text.insert(from, random.nextBoolean() ? "\n" : " ");
        }
        text.setLength(Math.min(text.length(), 20_000));
    }
}
