package dev.clew.cli;

import dev.clew.cli.shell.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** What the command line says on one machine. */
public final class OneMachine {
    private OneMachine() {}

    /** The lines that a command writes. */
    public static List<String> lines(String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Terminal terminal =
                new Terminal(InputStream.nullInputStream(), out, OutputStream.nullOutputStream(), Map.of(), "");
        Cli.run(List.of(words), terminal);
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
