package dev.clew.web.api;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * What goes back to the client. Immutable as long as nobody changes the bytes.
 *
 * @param status the HTTP status
 * @param type the media type
 * @param body the bytes
 * @param headers further headers
 */
public record Reply(int status, String type, byte[] body, Map<String, String> headers) {
    /** The media type of nearly everything here. */
    public static final String JSON = "application/json";

    /** Keeps a copy of the headers. */
    public Reply {
        headers = Map.copyOf(headers);
    }

    /** A good answer in JSON. */
    static Reply json(String body) {
        return text(JSON, body);
    }

    /** A good answer of some type. */
    static Reply text(String type, String body) {
        return new Reply(200, type, body.getBytes(StandardCharsets.UTF_8), Map.of());
    }
}
