package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The trace is read back with a JSON library and replayed against the known solution. */
class TraceTest {
    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    @Test
    void everyLineOfTheCoverPuzzlesTraceIsAStepTowardsItsSolution() {
        int[] placed = new int[81];
        long step = 0;
        for (Map<String, Object> event : trace(Run.COVER)) {
            assertThat(event.keySet()).contains("step", "cell", "candidates", "chosen", "technique");
            assertThat(event.get("step")).isEqualTo(++step);
            int cell = cell(event);
            List<Long> candidates = numbers(event.get("candidates"));
            switch (String.valueOf(event.get("technique"))) {
                case "naked_single", "hidden_single" -> {
                    assertThat(event.keySet()).hasSize(5);
                    assertThat(candidates).contains((Long) event.get("chosen"));
                    assertThat(event.get("chosen")).isEqualTo((long) solution(cell));
                    placed[cell]++;
                }
                case "locked", "subset" -> {
                    assertThat(event.get("chosen")).isNull();
                    assertThat(numbers(event.get("removed")))
                            .isNotEmpty()
                            .isSubsetOf(candidates)
                            .doesNotContain((long) solution(cell));
                }
                default -> assertThat(event.get("technique")).isIn("mrv_backtrack", "backtrack");
            }
        }
        for (int cell = 0; cell < 81; cell++) {
            assertThat(placed[cell]).isLessThanOrEqualTo(1);
        }
        assertThat(step).isPositive();
    }

    @Test
    void branchesCarryOpenPeersAndTheImpactOfEveryCandidate() {
        List<Map<String, Object>> branches = trace(HARD).stream()
                .filter(event -> "mrv_backtrack".equals(event.get("technique")))
                .toList();
        assertThat(branches).isNotEmpty().allSatisfy(event -> {
            assertThat((Long) event.get("open_peers")).isBetween(1L, 20L);
            List<Long> candidates = numbers(event.get("candidates"));
            Map<?, ?> impact = (Map<?, ?>) event.get("impact");
            assertThat(impact.keySet().stream().map(key -> Long.valueOf((String) key)))
                    .hasSameElementsAs(candidates);
            assertThat(candidates).contains((Long) event.get("chosen"));
        });
    }

    @Test
    void peopleGetLinesAndTheResult() {
        Run run = Run.on("012", Map.of("NO_COLOR", "1"), "", "solve", "--trace", Run.COVER);
        assertThat(run.lines().get(0)).matches("1\\. r\\dc\\d .*");
        assertThat(run.out()).contains("1 6 2 | 7 3 4 | 5 9 8", "Exactly one solution");
    }

    @Test
    void formsThatCannotHoldATraceAreRefused() {
        assertThat(Run.of("solve", "--trace", "--format", "csv", Run.COVER).code())
                .isEqualTo(2);
        assertThat(Run.of("solve", "--trace", "--limit", "1", Run.COVER).code()).isEqualTo(2);
    }

    private static List<Long> numbers(Object list) {
        return ((List<?>) list).stream().map(Long.class::cast).toList();
    }

    private static int solution(int cell) {
        return Run.COVER_SOLVED.charAt(cell) - '0';
    }

    private static int cell(Map<String, Object> event) {
        List<Long> place = numbers(event.get("cell"));
        return (int) (place.get(0) * 9 - 9 + place.get(1) - 1);
    }

    private static List<Map<String, Object>> trace(String puzzle) {
        Run run = Run.of("solve", "--trace", puzzle);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        return run.lines().stream().map(TraceTest::parse).toList();
    }

    private static Map<String, Object> parse(String line) {
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), line)) {
            parser.nextToken();
            return object(parser);
        }
    }

    private static Map<String, Object> object(JsonParser parser) {
        Map<String, Object> object = new HashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            object.put(name, value(parser));
        }
        return object;
    }

    private static Object value(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(parser));
                }
                yield list;
            }
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NULL -> null;
            default -> parser.getString();
        };
    }
}
