package dev.clew.web;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Request;

/**
 * A request as endpoints see it. HEAD looks like GET, so that both get the same answer, of which the connection leaves
 * the body out; and a header that would turn the request into one of another method is removed. Thread-safe.
 */
final class PlainRequest extends Request.Wrapper {
    private static final String OVERRIDE = "X-HTTP-Method-Override";

    private final String method;
    private final HttpFields headers;

    private PlainRequest(Request request) {
        super(request);
        method = HttpMethod.HEAD.is(request.getMethod()) ? HttpMethod.GET.asString() : request.getMethod();
        headers = HttpFields.build(request.getHeaders()).remove(OVERRIDE).asImmutable();
    }

    /** The request itself where nothing has to be changed. */
    static Request of(Request request) {
        boolean plain = !HttpMethod.HEAD.is(request.getMethod())
                && !request.getHeaders().contains(OVERRIDE);
        return plain ? request : new PlainRequest(request);
    }

    @Override
    public String getMethod() {
        return method;
    }

    @Override
    public HttpFields getHeaders() {
        return headers;
    }
}
