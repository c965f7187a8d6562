package dev.clew.cli;

import dev.clew.cli.shell.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** One run of the command line inside the test: what it wrote and its exit code. */
record Run(int code, String out, String err) {
    static final String VINCENT = "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";
    static final String VINCENT_SOLVED =
            "736154892254978631918362457571643289823795164469821375645287913392516748187439526";
    static final String COVER = "1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2..";
    static final String COVER_SOLVED =
            "162734598479685132538219764254197683913568427687342915345926871726851349891473256";

    /** No terminal anywhere, as in a script. */
    static Run of(String... words) {
        return withInput("", words);
    }

    static Run withInput(String input, String... words) {
        return on("", Map.of(), input, words);
    }

    /** A person at all three streams. */
    static Run atTerminal(String... words) {
        return on("012", Map.of("TERM", "xterm"), "", words);
    }

    static Run on(String terminals, Map<String, String> environment, String input, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int code = Cli.run(List.of(words), new Terminal(in, out, err, environment, terminals));
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    List<String> lines() {
        return out.lines().toList();
    }

    List<String> errorLines() {
        return err.lines().toList();
    }
}
