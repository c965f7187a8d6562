package dev.clew.web;

import dev.clew.web.api.Api;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/**
 * The pages of other sites that may ask the API, as cross-origin resource sharing has it; none unless the operator
 * names them. Immutable and thread-safe.
 */
final class OtherOrigins {
    private static final String SECONDS = "86400";

    private final Set<String> origins;

    OtherOrigins(List<String> origins) {
        this.origins =
                origins.stream().map(origin -> origin.toLowerCase(Locale.ROOT)).collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a request for the API comes from such a page. */
    boolean isAllowed(Request request) {
        String origin = request.getHeaders().get(HttpHeader.ORIGIN);
        return origin != null
                && origins.contains(origin.toLowerCase(Locale.ROOT))
                && Request.getPathInContext(request).startsWith(Api.ROOT + "/");
    }

    /** Whether a browser asks beforehand what it may send. */
    static boolean asksBeforehand(Request request) {
        return HttpMethod.OPTIONS.is(request.getMethod())
                && request.getHeaders().contains("Access-Control-Request-Method");
    }

    /** Says that the page may read the answer. */
    void allow(@Nullable String origin, HttpFields.Mutable headers) {
        headers.add("Access-Control-Allow-Origin", String.valueOf(origin));
        headers.add("Vary", "Origin");
        headers.put("Cross-Origin-Resource-Policy", "cross-origin");
    }

    /** Says what the page may send. */
    void allowMethods(HttpFields.Mutable headers) {
        headers.add("Access-Control-Allow-Methods", "GET, POST");
        headers.add("Access-Control-Allow-Headers", "Content-Type");
        headers.add("Access-Control-Max-Age", SECONDS);
    }
}
