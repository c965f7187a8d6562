package dev.clew.web.site;

import dev.clew.desk.service.Problem;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * A folder of static files, such as {@code clew page} writes it. Files are kept compressed, and read anew once they have
 * changed. Thread-safe.
 */
public final class Site {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*");
    private static final String START = "index.html";
    private static final String GUIDE = "guide.html";

    /** The guide brings its styles and fonts with it, and runs nothing. */
    private static final String GUIDE_POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:;"
                    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** A name with a digest of the content never means anything else. */
    private static final Pattern LASTING = Pattern.compile(".*\\.[0-9a-f]{10}\\.\\w+");

    private static final String KEEP = "public, max-age=31536000, immutable";

    /** Other files keep their names from build to build, so browsers ask whether they are still the same. */
    private static final String ASK = "no-cache";

    private final Path folder;
    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    private record Kept(FileTime changed, Asset asset) {}

    /** The files of a folder. */
    public Site(Path folder) {
        this.folder = folder;
    }

    /** Adds the routes. */
    public void addTo(RoutesConfig routes) {
        routes.get("/", context -> send(context, START));
        routes.get("/guide", context -> send(context, GUIDE));
        routes.get("/<path>", context -> send(context, context.pathParam("path")));
    }

    private void send(Context context, String path) throws IOException {
        Asset asset = find(path).orElseThrow(() -> Problem.notFound("There is no " + context.path() + " here"));
        if (path.equals(GUIDE)) {
            context.header("Content-Security-Policy", GUIDE_POLICY);
        }
        context.header("ETag", asset.tag());
        context.header("Cache-Control", LASTING.matcher(path).matches() ? KEEP : ASK);
        if (asset.isCompressed()) {
            context.header("Vary", "Accept-Encoding");
        }
        if (asset.tag().equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        String accepted = context.header("Accept-Encoding");
        boolean gzip = asset.isCompressed() && accepted != null && accepted.contains("gzip");
        if (gzip) {
            context.header("Content-Encoding", "gzip");
        }
        context.contentType(asset.type().header()).result(gzip ? asset.gzip() : asset.bytes());
    }

    private Optional<Asset> find(String path) throws IOException {
        Optional<MediaType> type = MediaType.of(path);
        Path file = folder.resolve(path);
        if (type.isEmpty() || !isPlain(path) || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        FileTime changed = Files.getLastModifiedTime(file);
        Kept known = kept.get(path);
        if (known == null || !known.changed().equals(changed)) {
            known = new Kept(changed, Asset.of(type.get(), Files.readAllBytes(file)));
            kept.put(path, known);
        }
        return Optional.of(known.asset());
    }

    /** No part of the path leads up or is hidden. */
    private static boolean isPlain(String path) {
        for (String part : path.split("/", -1)) {
            if (!NAME.matcher(part).matches()) {
                return false;
            }
        }
        return true;
    }
}
