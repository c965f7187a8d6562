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

    private static final BlockingQueue<String> PRINTED = new LinkedBlockingQueue<>();
    private static final CompletableFuture<Integer> CODE = new CompletableFuture<>();
    private static final Thread SERVER = new Thread(ServeCommandTest::serve);
    private static String address = "";

    private static void serve() {
        OutputStream out = new ByteArrayOutputStream() {
            @Override
            public void flush() {
                PRINTED.add(toString(StandardCharsets.UTF_8));
            }

            @Override
            public synchronized void write(byte[] bytes, int from, int length) {
                super.write(bytes, from, length);
                flush();
            }
        };
        Terminal terminal =
                new Terminal(InputStream.nullInputStream(), out, OutputStream.nullOutputStream(), Map.of(), "");
        CODE.complete(Cli.run(List.of("serve", "--port", "0"), terminal));
    }

    @BeforeAll
    static void start() throws InterruptedException {
        SERVER.start();
        String line = PRINTED.poll(60, TimeUnit.SECONDS);
        assertThat(line).matches("Clew is at http://127\\.0\\.0\\.1:\\d+/ \\(Ctrl-C stops it\\)\n");
        address = line.replaceAll(".*(http\\S+).*\n", "$1");
    }

    @AfterAll
    static void stop() throws Exception {
        SERVER.interrupt();
        assertThat(CODE.get(20, TimeUnit.SECONDS)).isZero();
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
        assertThat(there).startsWith(here.substring(0, here.lastIndexOf(",\"line\"")) + ",\"message\":");
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
    void saysWhenThePortIsTaken() {
        String port = address.replaceAll(".*:(\\d+)/", "$1");
        Run run = Run.of("serve", "--port", port);
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err())
                .isEqualTo("clew: cannot listen on 127.0.0.1, port " + port
                        + ": the port is taken or not allowed; choose another with --port\n");
    }
}
