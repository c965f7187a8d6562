package dev.clew.desk.service;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The response to the client. Immutable. */
public final class Reply {
    /** The media type of nearly everything here. */
    public static final String JSON = "application/json";

    private final int status;
    private final String type;
    private final byte[] bytes;
    private final Map<String, String> headers;

    private Reply(int status, String type, byte[] bytes, Map<String, String> headers) {
        this.status = status;
        this.type = type;
        this.bytes = bytes;
        this.headers = Map.copyOf(headers);
    }

    /**
     * A reply that is text.
     *
     * @param status the HTTP status
     * @param type the media type
     * @param body the text
     * @param headers further headers
     */
    public Reply(int status, String type, String body, Map<String, String> headers) {
        this(status, type, body.getBytes(StandardCharsets.UTF_8), headers);
    }

    /** A good answer in JSON. */
    public static Reply json(String body) {
        return text(JSON, body);
    }

    /** A good answer that is text of some type. */
    public static Reply text(String type, String body) {
        return new Reply(200, type, body, Map.of());
    }

    /** A good answer that is a file of some type. */
    public static Reply file(String type, byte[] bytes) {
        return new Reply(200, type, bytes.clone(), Map.of());
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** The media type. */
    public String type() {
        return type;
    }

    /** The body as text, for a reply that is text. */
    public String body() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The body as it goes over the line. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** Further headers. */
    public Map<String, String> headers() {
        return headers;
    }
}
