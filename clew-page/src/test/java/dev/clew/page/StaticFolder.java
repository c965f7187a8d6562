package dev.clew.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A host of static files under a sub-path that knows nothing of Clew: it guesses types by endings and sends no policy. */
public final class StaticFolder implements AutoCloseable {
    private static final String ROOT = "/some/where/";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript",
            "css", "text/css",
            "wasm", "application/wasm",
            "webmanifest", "application/manifest+json",
            "svg", "image/svg+xml",
            "png", "image/png",
            "woff2", "font/woff2");

    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(4);
    private final Function<String, byte @Nullable []> files;

    private StaticFolder(Function<String, byte @Nullable []> files) throws IOException {
        this.files = files;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.setExecutor(threads);
        server.start();
    }

    /** Serves the files that a function knows by their paths. */
    public static StaticFolder of(Function<String, byte @Nullable []> files) throws IOException {
        return new StaticFolder(files);
    }

    /** Where the folder is. */
    public String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + ROOT;
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String name = path.startsWith(ROOT) ? path.substring(ROOT.length()) : "?";
        byte[] bytes = files.apply(name.isEmpty() ? "index.html" : name);
        exchange.getResponseHeaders()
                .set("Content-Type", TYPES.getOrDefault(name.replaceAll(".*\\.", ""), TYPES.get("html")));
        exchange.sendResponseHeaders(bytes == null ? 404 : 200, bytes == null || bytes.length == 0 ? -1 : bytes.length);
        if (bytes != null) {
            exchange.getResponseBody().write(bytes);
        }
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdown();
    }
}
