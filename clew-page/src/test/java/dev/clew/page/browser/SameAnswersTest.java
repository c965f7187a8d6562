package dev.clew.page.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import dev.clew.desk.service.Reply;
import dev.clew.page.BuiltPage;
import dev.clew.page.Questions;
import dev.clew.page.Questions.Question;
import dev.clew.page.StaticFolder;
import dev.clew.page.engine.LocalApi;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The same questions on the JVM and in a worker of the browser, compiled to WebAssembly and to JavaScript: every byte of
 * every answer is the same. {@code -Dclew.page.questions=30000} asks more of them.
 */
@ExtendWith(Chromium.class)
class SameAnswersTest {
    private static final long SEED = 14;
    private static final int CHUNK = 50;

    /** Asks a worker some questions and gives the replies; the worker stays for the next ones. */
    private static final String ASK = """
            ([script, questions]) => new Promise((resolve, reject) => {
                const worker = (window.engine ??= new Worker("worker.js" + script, { type: "module" }));
                const replies = [];
                worker.onerror = (event) => reject(new Error(event.message ?? "The worker does not load"));
                worker.onmessage = ({ data }) => {
                    if (data.failed || data.error) {
                        reject(new Error(data.failed ?? `${questions[data.id]}: ${data.error}`));
                    } else if ("status" in data) {
                        replies[data.id] = [String(data.status), data.type, data.body];
                        replies.filter(Boolean).length === questions.length && resolve(replies);
                    }
                };
                questions.forEach(([question, body], id) => worker.postMessage({ id, question, body }));
            })
            """;

    @RegisterExtension
    final BeforeEachCallback setUp = context -> session = Chromium.session(context);

    private Chromium.@Nullable Session session;

    @ParameterizedTest
    @CsvSource({"'', 2400", "#script, 600"})
    void answersAreTheSameBytes(String script, int usual) throws IOException {
        List<Question> questions = Questions.of(SEED, Integer.getInteger("clew.page.questions", usual));
        LocalApi api = new LocalApi(() -> SEED);
        try (StaticFolder folder = StaticFolder.of(SameAnswersTest::file);
                BrowserContext context = session.browser().newContext()) {
            Page page = context.newPage();
            List<String> differences = new ArrayList<>();
            List<String> lines = new ArrayList<>();
            page.onConsoleMessage(message -> lines.add(message.text()));
            page.navigate(folder.url());
            for (int from = 0; from < questions.size(); from += CHUNK) {
                List<Question> some = questions.subList(from, Math.min(from + CHUNK, questions.size()));
                // While the browser answers, so does the JVM.
                CompletableFuture<List<String>> expected = CompletableFuture.supplyAsync(() -> answers(some, api));
                Object replies = page.evaluate(
                        ASK,
                        List.of(
                                script,
                                some.stream()
                                        .map(it -> List.of(it.name(), it.body()))
                                        .toList()));
                differences.addAll(differences(some, (List<?>) replies, expected.join()));
            }
            assertThat(differences).isEmpty();
            assertThat(lines).isEmpty();
        }
    }

    private static List<String> answers(List<Question> questions, LocalApi api) {
        List<String> answers = new ArrayList<>();
        for (Question question : questions) {
            Reply reply = api.reply(question.name(), question.body(), progress -> {});
            answers.add(List.of(Integer.toString(reply.status()), reply.type(), reply.body())
                    .toString());
        }
        return answers;
    }

    private static List<String> differences(List<Question> questions, List<?> replies, List<String> expected) {
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            String actual = replies.get(i).toString();
            String wanted = expected.get(i);
            if (!actual.equals(wanted)) {
                differences.add(questions.get(i) + "\n" + excerpt(wanted, actual) + "\n" + excerpt(actual, wanted));
            }
        }
        return differences;
    }

    /** A text around the place where it begins to differ from another. */
    private static String excerpt(String text, String other) {
        int at = 0;
        while (at < Math.min(text.length(), other.length()) && text.charAt(at) == other.charAt(at)) {
            at++;
        }
        return text.substring(Math.max(0, at - 60), Math.min(text.length(), at + 60));
    }

    private static byte @Nullable [] file(String name) {
        if (name.equals("index.html")) {
            return "<!doctype html><title>Clew</title><link rel=icon href=data:,>".getBytes(StandardCharsets.UTF_8);
        }
        return name.equals("worker.js") ? worker() : BuiltPage.read(name);
    }

    private static byte[] worker() {
        try (InputStream in = SameAnswersTest.class.getResourceAsStream("/dev/clew/page/files/engine/worker.js")) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
