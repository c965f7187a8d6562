package dev.clew.desk.service;

import dev.clew.core.json.JsonWriter;
import java.util.Map;

/** Why a request was refused, in the form of RFC 9457: a status, a title and one clear line. */
public final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The media type of problems. */
    public static final String TYPE = "application/problem+json";

    private static final String INTERNAL = "The server failed";

    private final int status;
    private final String title;
    private final Map<String, String> members;
    private final Map<String, String> headers;

    private Problem(int status, String title, String detail) {
        this(status, title, detail, Map.of(), Map.of());
    }

    private Problem(int status, String title, String detail, Map<String, String> members, Map<String, String> headers) {
        super(detail, null, false, false);
        this.status = status;
        this.title = title;
        this.members = members;
        this.headers = headers;
    }

    /** The body is not what the endpoint takes. */
    public static Problem badRequest(String detail) {
        return new Problem(400, "The request cannot be read", detail);
    }

    /** The body can be read, but the puzzle in it cannot; the word for that is the one of the command line. */
    public static Problem badPuzzle(String detail) {
        return new Problem(422, "The puzzle cannot be read", detail, Map.of("outcome", "invalid"), Map.of());
    }

    /** The puzzle can be read, but what is asked for cannot be done with it. */
    public static Problem refused(String detail) {
        return new Problem(422, "This puzzle does not allow that", detail);
    }

    /** The puzzle can be read, but is of a shape or size that this is not for. */
    public static Problem unsupported(String detail) {
        return new Problem(422, "This puzzle does not allow that", detail, Map.of("outcome", "unsupported"), Map.of());
    }

    /** There is nothing at that address. */
    public static Problem notFound(String detail) {
        return new Problem(404, "Nothing is here", detail);
    }

    /** Something at that address, but not for this method: for those that are listed. */
    public static Problem wrongMethod(String detail, String allowed) {
        return new Problem(405, "The method is not allowed here", detail, Map.of(), Map.of("Allow", allowed));
    }

    /** The body is in a form that is not accepted here. */
    public static Problem wrongType(String detail) {
        return new Problem(415, "The body is not JSON", detail);
    }

    /** The request comes from where it must not. */
    public static Problem forbidden(String detail) {
        return new Problem(403, "The request comes from another site", detail);
    }

    /** The request was meant for another server. */
    public static Problem misdirected(String detail) {
        return new Problem(421, "The request was meant for another host", detail);
    }

    /** The body is too long. */
    public static Problem tooLarge(String detail) {
        return new Problem(413, "The request is too large", detail);
    }

    /** The request takes too long to arrive. */
    public static Problem tooSlow(String detail) {
        return new Problem(408, "The request is too slow", detail);
    }

    /** What the server found wrong before the request was read in full. */
    public static Problem ofStatus(int status) {
        return switch (status) {
            case 404 -> notFound("There is nothing at this address; see /api");
            case 405 ->
                new Problem(405, "The method is not allowed here", "This address is for another method; see /api");
            case 408 -> tooSlow("The request did not arrive in time");
            case 413 -> tooLarge("The body is longer than any puzzle needs here");
            case 414 -> new Problem(414, "The address is too long", "Shorten the address; puzzles go into the body");
            case 431 -> new Problem(431, "The headers are too large", "Send fewer or shorter headers and cookies");
            default ->
                status < 500
                        ? new Problem(
                                status,
                                "The request cannot be read",
                                "This is not an HTTP request that can be answered")
                        : new Problem(status, INTERNAL, "Something went wrong");
        };
    }

    /** The server is busy. */
    public static Problem busy(String detail, int retryAfter) {
        return new Problem(429, "The server is busy", detail, Map.of(), retry(retryAfter));
    }

    /** Too much at once for the memory of the server. */
    public static Problem overloaded(String detail, int retryAfter) {
        return new Problem(503, "Too much at once", detail, Map.of(), retry(retryAfter));
    }

    /** Nobody reads this: the client left before there was an answer. The log shows the status. */
    public static Problem departed() {
        return new Problem(499, "The client left", "The client left before there was an answer");
    }

    /** A mistake of the server: its log has the details under the incident number. */
    public static Problem internal(String incident) {
        return new Problem(
                500,
                INTERNAL,
                "Something went wrong; the log of this server has it as incident " + incident,
                Map.of("incident", incident),
                Map.of());
    }

    private static Map<String, String> retry(int seconds) {
        return Map.of("Retry-After", Integer.toString(seconds));
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** The reply. */
    public Reply toReply() {
        JsonWriter json = new JsonWriter()
                .object()
                .put("type", "about:blank")
                .put("title", title)
                .put("status", status)
                .put("detail", String.valueOf(getMessage()));
        members.forEach(json::put);
        return new Reply(status, TYPE, json.end().text(), headers);
    }
}
