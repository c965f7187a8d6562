package dev.clew.web;

import dev.clew.desk.service.Problem;
import dev.clew.web.api.Api;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Stands before everything else: sends strangers away and puts the headers on that keep a browser safe. Thread-safe. */
final class Guard extends Handler.Wrapper {
    private static final String POLICY = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' blob: data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'");

    /** Where a browser says what led to the request. */
    private static final String SITE = "Sec-Fetch-Site";

    private static final String FOREIGN = "cross-site";

    /** Encoded once: they go with every response. */
    private static final HttpField[] HEADERS = {
        new PreEncodedHttpField("Content-Security-Policy", POLICY),
        new PreEncodedHttpField("X-Content-Type-Options", "nosniff"),
        new PreEncodedHttpField("X-Frame-Options", "DENY"),
        new PreEncodedHttpField("Referrer-Policy", "no-referrer"),
        new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"),
        new PreEncodedHttpField("Cross-Origin-Resource-Policy", "same-origin"),
        new PreEncodedHttpField("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
    };

    private final HostCheck hosts;
    private final OtherOrigins origins;
    private final Refusal refusal;

    Guard(HostCheck hosts, OtherOrigins origins, Refusal refusal) {
        this.hosts = hosts;
        this.origins = origins;
        this.refusal = refusal;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        HttpFields.Mutable headers = response.getHeaders();
        for (HttpField field : HEADERS) {
            headers.add(field);
        }
        boolean invited = origins.isAllowed(request);
        if (invited) {
            origins.allow(request.getHeaders().get(HttpHeader.ORIGIN), headers);
        }
        Problem problem = check(request, invited);
        if (problem == null && invited && OtherOrigins.asksBeforehand(request)) {
            origins.allowMethods(headers);
            response.setStatus(204);
            callback.succeeded();
            return true;
        }
        if (problem == null) {
            return super.handle(PlainRequest.of(request), response, callback);
        }
        refusal.send(problem, request, response, callback);
        return true;
    }

    private @Nullable Problem check(Request request, boolean invited) {
        String host = request.getHeaders().get(HttpHeader.HOST);
        String local = Request.getLocalAddr(request);
        if (host == null || !hosts.isOwn(host, local)) {
            return Problem.misdirected("This server does not answer to \"" + printable(host)
                    + "\"; start it with --allow-host and that name if it should");
        }
        if (invited) {
            return null;
        }
        String origin = request.getHeaders().get(HttpHeader.ORIGIN);
        if (!hosts.isOwnOrigin(origin, host, local, Request.getLocalPort(request))) {
            return Problem.forbidden("A page of \"" + printable(origin) + "\" may not ask this server");
        }
        return isForeign(request) ? Problem.forbidden("A page of another site may not ask this server") : null;
    }

    /** A link to the page may stand anywhere; what costs work is for the server's own pages. */
    private static boolean isForeign(Request request) {
        return FOREIGN.equalsIgnoreCase(request.getHeaders().get(SITE))
                && Request.getPathInContext(request).startsWith(Api.ROOT);
    }

    private static String printable(@Nullable String text) {
        String line = String.valueOf(text).replaceAll("[^\\x20-\\x7e]", "?");
        return line.length() > 80 ? line.substring(0, 80) + "..." : line;
    }
}
