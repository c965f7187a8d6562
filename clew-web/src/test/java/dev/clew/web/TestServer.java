package dev.clew.web;

import dev.clew.web.log.ServerLog;
import dev.clew.web.work.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
        return start(limits, null);
    }

    /** A server with a page. */
    public static WebServer start(Path page) {
        return start(Limits.standard(2), page);
    }

    private static WebServer start(Limits limits, @Nullable Path page) {
        try {
            return WebServer.start(new ServerSettings(
                    "127.0.0.1",
                    0,
                    List.of("sudoku.example"),
                    List.of("https://page.example"),
                    "test",
                    page,
                    limits,
                    () -> SEED,
                    ServerLog.silent()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
