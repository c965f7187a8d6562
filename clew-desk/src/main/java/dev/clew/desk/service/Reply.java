package dev.clew.desk.service;

import java.util.Map;

/**
 * What goes back to the client. Immutable.
 *
 * @param status the HTTP status
 * @param type the media type
 * @param body the text
 * @param headers further headers
 */
public record Reply(int status, String type, String body, Map<String, String> headers) {
    /** The media type of nearly everything here. */
    public static final String JSON = "application/json";

    /** Keeps a copy of the headers. */
    public Reply {
        headers = Map.copyOf(headers);
    }

    /** A good answer in JSON. */
    public static Reply json(String body) {
        return text(JSON, body);
    }

    /** A good answer of some type. */
    public static Reply text(String type, String body) {
        return new Reply(200, type, body, Map.of());
    }
}
