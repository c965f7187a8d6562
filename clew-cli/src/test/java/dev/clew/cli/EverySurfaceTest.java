package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.desk.QuestionCatalog;
import dev.clew.desk.answer.AnswerJson;
import dev.clew.desk.answer.QuestionType;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.parameter.BadValue;
import dev.clew.desk.parameter.Choice;
import dev.clew.desk.parameter.Clash;
import dev.clew.desk.parameter.Flag;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import dev.clew.web.ServerSettings;
import dev.clew.web.WebServer;
import dev.clew.web.log.ServerLog;
import dev.clew.web.work.Limits;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every question of the desk, asked on the command line, over the API and in Java: the answers are the same bytes. */
class EverySurfaceTest {
    private static final long SEED = 7;
    private static final String SEEDED = "seed";

    /** A value for every parameter that is neither a switch nor a choice. */
    private static final Map<String, String> SAMPLES = Map.of(
            "limit", "3",
            "depth", "3",
            "technique", "naked-single",
            "without", "naked-pair,x-wing",
            "dpi", "100",
            "original", Run.VINCENT,
            "seed", "11",
            "at-least", "9.0",
            "at-most", "6.9");

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private static WebServer server;
    private static List<Position> positions = List.of();

    @BeforeAll
    static void start() throws IOException {
        Duration patience = Duration.ofMinutes(2);
        Limits limits = Limits.standard(2).withTimes(patience, patience, Duration.ofSeconds(30));
        server = WebServer.start(new ServerSettings(
                "127.0.0.1", 0, List.of(), List.of(), "test", null, limits, () -> SEED, ServerLog.silent()));
        positions = SurfacePositions.all();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    static Stream<QuestionType> questions() {
        return QuestionCatalog.all().stream().filter(QuestionType::takesPuzzle);
    }

    /** What is asked for beside the puzzle, by the name of the parameter. */
    private record Wishes(Map<String, String> texts) {
        Wishes with(String name, String text) {
            Map<String, String> more = new LinkedHashMap<>(texts);
            more.put(name, text);
            return new Wishes(more);
        }
    }

    @Test
    void thereAreFiftyPositionsOfEveryKind() {
        assertThat(positions).hasSizeGreaterThanOrEqualTo(50).doesNotHaveDuplicates();
        assertThat(positions.stream().map(position -> position.shape().name()))
                .contains("9x9", "4x4", "6x6", "16x16", "9x9:diagonal", "9x9:windoku");
    }

    @ParameterizedTest
    @MethodSource("questions")
    void everyPositionIsAnsweredTheSame(QuestionType type) {
        for (Position position : positions) {
            compare(type, position, json(type));
        }
    }

    /** Each value of each parameter alone, on a few positions; values that clash are refused on every surface. */
    @ParameterizedTest
    @MethodSource("questions")
    void everyParameterMeansTheSame(QuestionType type) {
        for (Parameter<?> parameter : type.parameters()) {
            for (String text : samples(parameter)) {
                for (int i = 0; i < positions.size(); i += 9) {
                    compare(type, positions.get(i), json(type).with(parameter.name(), text));
                }
            }
        }
    }

    private static List<String> samples(Parameter<?> parameter) {
        if (parameter instanceof Flag) {
            return List.of("true");
        }
        if (parameter instanceof Choice choice) {
            return parameter.name().equals("format") ? List.of() : choice.choices();
        }
        return List.of(Optional.ofNullable(SAMPLES.get(parameter.name()))
                .orElseThrow(() -> new AssertionError("Give a sample of " + parameter.name())));
    }

    /** A picture is a document only where that is asked for. */
    private static Wishes json(QuestionType type) {
        Wishes none = new Wishes(Map.of());
        boolean asks = type.parameters().stream().anyMatch(it -> it.name().equals("format"));
        return asks ? none.with("format", "json") : none;
    }

    private static void compare(QuestionType type, Position position, Wishes wishes) {
        String text = FormatCatalog.standard().find("json").orElseThrow().write(position);
        String library = library(type, text, wishes);
        String what = type.name() + " " + wishes.texts() + " " + text;
        assertThat(api(type, "\"puzzle\":" + text, wishes)).as("API: %s", what).isEqualTo(library);
        assertThat(command(type, text, wishes)).as("command: %s", what).isEqualTo(library);
    }

    /** Empty if the values clash. */
    private static String library(QuestionType type, String text, Wishes wishes) {
        try {
            Values values = values(type, wishes);
            Optional<Subject> subject = type.takesPuzzle()
                    ? Optional.of(
                            Subject.of((Reading.Found) FormatCatalog.standard().read(text, null)))
                    : Optional.empty();
            return AnswerJson.text(
                    type.question(subject, values, Budget.unlimited()).ask());
        } catch (Clash e) {
            return "";
        }
    }

    private static Values values(QuestionType type, Wishes wishes) {
        Values values = Values.NONE;
        for (Parameter<?> parameter : type.parameters()) {
            String text = wishes.texts().get(parameter.name());
            values = text == null ? values : with(values, parameter, text);
        }
        Values said = values;
        return type.seed().map(seed -> said.implying(seed, SEED)).orElse(said);
    }

    private static <T> Values with(Values values, Parameter<T> parameter, String text) {
        try {
            return values.with(parameter, parameter.read(text));
        } catch (BadValue e) {
            throw new AssertionError(e.after(parameter.name()), e);
        }
    }

    private static String command(QuestionType type, String text, Wishes wishes) {
        List<String> words = new ArrayList<>(List.of(type.name()));
        if (!wishes.texts().containsKey("format")) {
            words.addAll(List.of("--format", "json"));
        }
        for (Parameter<?> parameter : type.parameters()) {
            String value = wishes.texts().get(parameter.name());
            if (value != null) {
                words.add("--" + parameter.name());
            }
            if (value != null && !(parameter instanceof Flag)) {
                words.add(value);
            }
        }
        boolean chance = wishes.texts().containsKey("shuffle") || !type.takesPuzzle();
        if (chance && !wishes.texts().containsKey(SEEDED)) {
            words.addAll(List.of("--seed", Long.toString(SEED)));
        }
        Run run = Run.withInput(text + "\n", words.toArray(new String[0]));
        if (run.code() == 2) {
            return "";
        }
        return run.out().strip().replaceFirst(",\"file\":\"-\",\"line\":1}$", "}");
    }

    private static String api(QuestionType type, String puzzle, Wishes wishes) {
        List<String> fields = new ArrayList<>(puzzle.isEmpty() ? List.of() : List.of(puzzle));
        for (Parameter<?> parameter : type.parameters()) {
            String value = wishes.texts().get(parameter.name());
            if (value != null) {
                boolean bare = parameter instanceof Flag || value.matches("\\d{1,9}");
                boolean choice = parameter instanceof Choice;
                fields.add("\"" + parameter.field() + "\":" + (bare && !choice ? value : "\"" + value + "\""));
            }
        }
        HttpResponse<String> response = post(type.name(), "{" + String.join(",", fields) + "}");
        return response.statusCode() == 400 ? "" : response.body();
    }

    private static HttpResponse<String> post(String name, String body) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + "api/v1/" + name))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        try {
            return HTTP.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AssertionError("No answer to " + body, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("Interrupted", e);
        }
    }

    static Stream<Map<String, String>> orders() {
        return Stream.of(
                Map.of(),
                Map.of("level", "hard", "symmetry", "180"),
                Map.of("shape", "6x6", "minimal", "true", "seed", "12345678901234567890"),
                Map.of("shape", "9x9:jigsaw", "unrated", "true"),
                Map.of("shape", "4x4", "pattern", "x..x.xx..xx.x..x"),
                Map.of("uses", "naked-pair,hidden-pair", "attempts", "2000"),
                Map.of("clues", "3"),
                Map.of("level", "easy", "unrated", "true"),
                Map.of("clues", "24..28"));
    }

    @ParameterizedTest
    @MethodSource("orders")
    void newPuzzlesAreTheSame(Map<String, String> texts) {
        QuestionType type = QuestionCatalog.find("generate").orElseThrow();
        Wishes wishes = new Wishes(texts);
        String library = library(type, "", wishes);
        assertThat(api(type, "", wishes)).isEqualTo(library);
        assertThat(command(type, "", wishes)).isEqualTo(library);
    }

    /** Several puzzles at once have the answers that each has alone, in their order. */
    @Test
    void aBatchHasTheAnswersOfEach() {
        QuestionType solve = QuestionCatalog.find("solve").orElseThrow();
        List<String> texts = positions.stream()
                .limit(20)
                .map(position ->
                        FormatCatalog.standard().find("json").orElseThrow().write(position))
                .toList();
        List<String> alone = texts.stream()
                .map(text -> library(solve, text, new Wishes(Map.of())))
                .toList();
        HttpResponse<String> response = post("solve", "{\"puzzles\":[" + String.join(",", texts) + "]}");
        assertThat(response.body()).isEqualTo("{\"schema\":2,\"answers\":[" + String.join(",", alone) + "]}");
    }
}
