package dev.clew.web.site;

import dev.clew.desk.service.Problem;
import dev.clew.press.StepPicture;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page and its fonts, read once and kept compressed; a folder given for development is read anew at
 * every request. Thread-safe.
 */
public final class Site {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*");
    private static final String FONTS = "fonts/";
    private static final String START = "index.html";
    private static final String GUIDE = "guide.html";

    /** The guide brings its styles and fonts with it, and runs nothing. */
    private static final String GUIDE_POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:;"
                    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** Files keep their names from version to version, so browsers ask whether they are still the same. */
    private static final String ASK = "no-cache";

    private static final String KEEP_A_DAY = "public, max-age=86400";

    private final @Nullable Path folder;
    private final Map<String, Asset> kept = new ConcurrentHashMap<>();

    /** The page of this build, or of a folder. */
    public Site(@Nullable Path folder) {
        this.folder = folder;
    }

    /** Adds the routes. */
    public void addTo(RoutesConfig routes) {
        routes.get("/", context -> send(context, START));
        routes.get("/guide", this::sendGuide);
        routes.get("/<path>", context -> send(context, context.pathParam("path")));
    }

    private void sendGuide(Context context) throws IOException {
        context.header("Content-Security-Policy", GUIDE_POLICY);
        send(context, GUIDE);
    }

    private void send(Context context, String path) throws IOException {
        Asset asset = find(path).orElseThrow(() -> Problem.notFound("There is no " + context.path() + " here"));
        context.header("ETag", asset.tag());
        context.header("Cache-Control", path.startsWith(FONTS) ? KEEP_A_DAY : ASK);
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
        Asset known = kept.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<MediaType> type = MediaType.of(path);
        if (type.isEmpty() || !isPlain(path)) {
            return Optional.empty();
        }
        byte[] bytes = read(path);
        if (bytes == null) {
            return Optional.empty();
        }
        Asset asset = Asset.of(type.get(), bytes);
        if (folder == null) {
            kept.put(path, asset);
        }
        return Optional.of(asset);
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

    private byte @Nullable [] read(String path) throws IOException {
        if (folder != null && Files.isRegularFile(folder.resolve(path))) {
            return Files.readAllBytes(folder.resolve(path));
        }
        if (path.equals(GUIDE)) {
            return read(Site.class, "printed/index.html");
        }
        return path.startsWith(FONTS) ? read(StepPicture.class, path) : read(Site.class, "/dev/clew/web/page/" + path);
    }

    private static byte @Nullable [] read(Class<?> owner, String resource) throws IOException {
        try (InputStream in = owner.getResourceAsStream(resource)) {
            return in == null ? null : in.readAllBytes();
        }
    }
}
