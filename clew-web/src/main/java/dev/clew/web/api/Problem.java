package dev.clew.web.api;

import java.util.OptionalInt;

/** Why a request was not answered as it wished, as RFC 9457 tells it: a status, a title and one clear line. */
public final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The media type of problems. */
    public static final String TYPE = "application/problem+json";

    private final int status;
    private final String title;
    private final int retryAfter;

    private Problem(int status, String title, String detail, int retryAfter) {
        super(detail, null, false, false);
        this.status = status;
        this.title = title;
        this.retryAfter = retryAfter;
    }

    /** The body is not what the endpoint takes. */
    public static Problem badRequest(String detail) {
        return new Problem(400, "The request cannot be read", detail, -1);
    }

    /** The body can be read, but the puzzle in it cannot. */
    public static Problem badPuzzle(String detail) {
        return new Problem(422, "The puzzle cannot be read", detail, -1);
    }

    /** The puzzle can be read, but what is asked for cannot be done with it. */
    public static Problem refused(String detail) {
        return new Problem(422, "That cannot be done with this puzzle", detail, -1);
    }

    /** There is nothing at that address. */
    public static Problem notFound(String detail) {
        return new Problem(404, "There is nothing here", detail, -1);
    }

    /** Something at that address, but not for this method. */
    public static Problem wrongMethod(String detail) {
        return new Problem(405, "The method is not allowed here", detail, -1);
    }

    /** The body is in a form that nobody reads here. */
    public static Problem wrongType(String detail) {
        return new Problem(415, "The body is no JSON", detail, -1);
    }

    /** The request comes from where it must not. */
    public static Problem forbidden(String detail) {
        return new Problem(403, "The request comes from elsewhere", detail, -1);
    }

    /** The request was meant for another server. */
    public static Problem misdirected(String detail) {
        return new Problem(421, "The request was meant for another host", detail, -1);
    }

    /** The body is too long. */
    public static Problem tooLarge(String detail) {
        return new Problem(413, "The request is too large", detail, -1);
    }

    /** The request takes too long to arrive. */
    public static Problem tooSlow(String detail) {
        return new Problem(408, "The request is too slow", detail, -1);
    }

    /** What the server found wrong before anybody could look at the request closely. */
    public static Problem ofStatus(int status) {
        return switch (status) {
            case 404 -> notFound("There is nothing at this address; see /api");
            case 405 -> wrongMethod("This address is for another method; see /api");
            case 408 -> tooSlow("The request did not arrive in time");
            case 413 -> tooLarge("The body is longer than any puzzle needs here");
            case 414 ->
                new Problem(414, "The address is too long", "Shorten the address; puzzles go into the body", -1);
            case 431 -> new Problem(431, "The headers are too large", "Send fewer or shorter headers and cookies", -1);
            default ->
                status < 500
                        ? new Problem(
                                status,
                                "The request cannot be read",
                                "This is no HTTP request that can be answered",
                                -1)
                        : new Problem(
                                status, "The server made a mistake", "Something went wrong; please report it", -1);
        };
    }

    /** Too much work at once. */
    public static Problem busy(String detail, int retryAfter) {
        return new Problem(429, "Too much work at once", detail, retryAfter);
    }

    /** A mistake of the server. */
    public static Problem internal(String detail) {
        return new Problem(500, "The server made a mistake", detail, -1);
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** After how many seconds to try again, if that helps. */
    public OptionalInt retryAfter() {
        return retryAfter < 0 ? OptionalInt.empty() : OptionalInt.of(retryAfter);
    }

    /** The reply that tells it. */
    public Reply toReply() {
        byte[] body = JsonText.object(json -> {
            json.writeStringProperty("type", "about:blank");
            json.writeStringProperty("title", title);
            json.writeNumberProperty("status", status);
            json.writeStringProperty("detail", String.valueOf(getMessage()));
        });
        return new Reply(status, TYPE, body);
    }
}
