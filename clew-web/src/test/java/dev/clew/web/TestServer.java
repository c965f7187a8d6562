package dev.clew.web;

import dev.clew.web.log.ServerLog;
import dev.clew.web.work.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Servers on free ports for tests. */
public final class TestServer {
    private static final long SEED = 7;

    private TestServer() {}

    /** A server with the usual limits. */
    public static WebServer start() {
        return start(Limits.standard(2));
    }

    /** A server with limits. */
    public static WebServer start(Limits limits) {
        try {
            return WebServer.start(new ServerSettings(
                    "127.0.0.1",
                    0,
                    List.of("sudoku.example"),
                    List.of("https://page.example"),
                    "test",
                    null,
                    limits,
                    () -> SEED,
                    ServerLog.silent()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
