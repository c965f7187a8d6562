package dev.clew.web.site;

import java.util.Optional;

/** The kinds of files that the page is made of. Immutable. */
enum MediaType {
    /** Pages. */
    HTML("html", "text/html; charset=utf-8", true),
    /** Modules. */
    JAVASCRIPT("js", "text/javascript; charset=utf-8", true),
    /** The engine. */
    WASM("wasm", "application/wasm", true),
    /** Style sheets. */
    CSS("css", "text/css; charset=utf-8", true),
    /** Data. */
    JSON("json", "application/json", true),
    /** What a browser needs to install the page. */
    MANIFEST("webmanifest", "application/manifest+json", true),
    /** Drawings. */
    SVG("svg", "image/svg+xml", true),
    /** Text as it is. */
    TEXT("txt", "text/plain; charset=utf-8", true),
    /** Descriptions. */
    YAML("yaml", "application/yaml", true),
    /** Pictures. */
    PNG("png", "image/png", false),
    /** Icons. */
    ICON("ico", "image/x-icon", false),
    /** Fonts. */
    FONT("woff2", "font/woff2", false);

    private final String ending;
    private final String header;
    private final boolean compressible;

    MediaType(String ending, String header, boolean compressible) {
        this.ending = ending;
        this.header = header;
        this.compressible = compressible;
    }

    /** The kind of a file, by the ending of its name; others are not served. */
    static Optional<MediaType> of(String path) {
        for (MediaType type : values()) {
            if (path.endsWith("." + type.ending)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    /** What stands in the header. */
    String header() {
        return header;
    }

    /** Whether compression gains something. */
    boolean isCompressible() {
        return compressible;
    }
}
