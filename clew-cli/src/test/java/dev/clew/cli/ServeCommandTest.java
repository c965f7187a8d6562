package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.shell.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServeCommandTest {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static Served server;
    private static String address = "";

    /** A server on a thread, with what it printed. */
    private static final class Served implements AutoCloseable {
        private final BlockingQueue<String> printed = new LinkedBlockingQueue<>();
        private final ByteArrayOutputStream err = new ByteArrayOutputStream();
        private final CompletableFuture<Integer> code = new CompletableFuture<>();
        private final Thread thread;

        Served(String... options) {
            List<String> words = new ArrayList<>(List.of("serve", "--port", "0"));
            words.addAll(List.of(options));
            OutputStream out = new ByteArrayOutputStream() {
                @Override
                public synchronized void write(byte[] bytes, int from, int length) {
                    printed.add(new String(bytes, from, length, StandardCharsets.UTF_8));
                }
            };
            Terminal terminal = new Terminal(InputStream.nullInputStream(), out, err, Map.of(), "");
            thread = new Thread(() -> code.complete(Cli.run(words, terminal)));
            thread.start();
        }

        String greeting() throws InterruptedException {
            return String.valueOf(printed.poll(60, TimeUnit.SECONDS));
        }

        @Override
        public void close() {
            thread.interrupt();
            assertThat(code.orTimeout(20, TimeUnit.SECONDS).join()).isZero();
        }
    }

    @BeforeAll
    static void start() throws InterruptedException {
        server = new Served("--log");
        String line = server.greeting();
        assertThat(line).matches("Clew is at http://127\\.0\\.0\\.1:\\d+/ \\(Ctrl-C stops it\\)\n");
        address = line.replaceAll(".*(http\\S+).*\n", "$1");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void saysWhoElseMayUseIt() throws Exception {
        try (Served open = new Served("--bind", "0.0.0.0")) {
            assertThat(open.greeting())
                    .matches("Clew is at http://localhost:\\d+/ \\(Ctrl-C stops it\\)\n"
                            + "Anybody in the network may use it( at http://[^ ]+/(, http://[^ ]+/)*)?;"
                            + " for this machine alone, leave out --bind\n");
        }
    }

    @Test
    void logsRequestsOnDemand() throws Exception {
        ask("check", "\"puzzle\":\"" + PUZZLE + "\"");
        for (int i = 0;
                i < 200 && !server.err.toString(StandardCharsets.UTF_8).contains(" POST /api/v1/check 200 ");
                i++) {
            Thread.sleep(50);
        }
        assertThat(server.err.toString(StandardCharsets.UTF_8)).contains(" 127.0.0.1 POST /api/v1/check 200 ");
    }

    private static String ask(String endpoint, String fields) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + "api/v1/" + endpoint))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{" + fields + "}"))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void ratesAsTheCommandLineDoes() throws Exception {
        String here = Run.of("rate", "--format", "json", PUZZLE).out().strip();
        String there = ask("rate", "\"puzzle\":\"" + PUZZLE + "\"");
        assertThat(there).isEqualTo(here.replace(",\"line\":1}", "}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                PUZZLE,
                "1...",
                "hello",
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"
            })
    void complainsAsTheCommandLineDoes(String text) throws Exception {
        String said = Run.withInput(text, "convert", "--to", "line", "-").err().strip();
        String problem = said.replaceFirst("^clew: -:1: ", "");
        assertThat(ask("convert", "\"puzzle\":\"" + text + "\"").replace("\\\"", "\""))
                .contains(problem);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--port 70000 | --port needs a number from 0 to 65535, but \"70000\" was given",
                "--port x | --port needs a number from 0 to 65535, but \"x\" was given",
                "--allow-host http://a | --allow-host needs a host's name without scheme and port, but \"http://a\" was given",
                "puzzle.txt | serve takes options alone, not \"puzzle.txt\""
            })
    void refusesWhatItDoesNotUnderstand(String words, String message) {
        Run run = Run.of(("serve " + words).split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("clew: " + message + "\n");
    }

    @Test
    void saysWhenTheAddressIsNotOurs() {
        Run run = Run.of("serve", "--port", "0", "--bind", "192.0.2.1");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err())
                .isEqualTo("clew: cannot listen on 192.0.2.1, port 0: this machine does not have that address;"
                        + " choose one of its own with --bind\n");
    }

    @Test
    void saysWhenThePortIsTaken() {
        String port = address.replaceAll(".*:(\\d+)/", "$1");
        Run run = Run.of("serve", "--port", port);
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err())
                .isEqualTo("clew: cannot listen on 127.0.0.1, port " + port
                        + ": the port is taken or not allowed; choose another with --port\n");
    }
}
