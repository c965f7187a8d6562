package dev.clew.web;

import dev.clew.web.log.ServerLog;
import dev.clew.web.work.Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * How a server is to run. Immutable.
 *
 * @param bind the address to listen on
 * @param port the port, 0 for a free one
 * @param hosts names under which it may be called, beside the loopback names and the address
 * @param origins pages of other sites that may ask the API, such as {@code https://sudoku.example}
 * @param version the version of Clew
 * @param page the folder with the page, or null for the API alone
 * @param limits what a request may ask for
 * @param seeds where seeds of new puzzles come from
 * @param log the log for the operator
 */
public record ServerSettings(
        String bind,
        int port,
        List<String> hosts,
        List<String> origins,
        String version,
        @Nullable Path page,
        Limits limits,
        LongSupplier seeds,
        ServerLog log) {
    /** Keeps a copy of the list. */
    public ServerSettings {
        hosts = List.copyOf(hosts);
        origins = List.copyOf(origins);
    }
}
