package dev.clew.web;

import dev.clew.desk.service.Problem;
import dev.clew.web.api.Api;
import dev.clew.web.doc.ApiDocument;
import dev.clew.web.site.Site;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.net.BindException;
import java.util.List;
import org.eclipse.jetty.io.ArrayByteBufferPool;
import org.eclipse.jetty.io.ByteBufferPool;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A running server: the page and the API. Thread-safe. */
public final class WebServer implements AutoCloseable {
    private static final int MOST_THREADS = 64;
    private static final int FEWEST_THREADS = 8;
    private static final int HEADER_BYTES = 16 * 1024;
    private static final int ACCEPT_QUEUE = 1_024;
    private static final long CROWDED_IDLE_MILLIS = 500;
    private static final long POOLED_BYTES = 16L * 1024 * 1024;
    private static final long STOP_MILLIS = 3_000;

    private final ServerSettings settings;
    private final Api api;
    private final IdleEviction idlest;
    private final BoundAddress places;
    private final Javalin javalin;

    private WebServer(ServerSettings settings) {
        this.settings = settings;
        this.api = new Api(settings.limits(), settings.seeds(), settings.log(), settings.version());
        this.idlest = new IdleEviction(settings.limits().connections());
        this.places = new BoundAddress(settings.bind());
        this.javalin = Javalin.create(this::configure);
    }

    /**
     * Starts a server.
     *
     * @throws IOException if it cannot listen there; the message says where, why and what to do
     */
    public static WebServer start(ServerSettings settings) throws IOException {
        WebServer server = new WebServer(settings);
        try {
            server.javalin.start();
            return server;
        } catch (RuntimeException e) {
            server.close();
            throw new IOException(words(settings, e), e);
        }
    }

    private static String words(ServerSettings settings, RuntimeException e) {
        String place = "cannot listen on " + settings.bind() + ", port " + settings.port() + ": ";
        Throwable cause = e;
        while (cause.getCause() != null && !(cause instanceof BindException)) {
            cause = cause.getCause();
        }
        String reason = String.valueOf(cause.getMessage());
        if (!(e instanceof JavalinBindException)) {
            return place + reason + "; check --bind and --port";
        }
        return reason.contains("assign requested address")
                ? place + "this machine does not have that address; choose one of its own with --bind"
                : place + "the port is taken or not allowed; choose another with --port";
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        config.http.prefer405over404 = true;
        config.jetty.threadPool = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS);
        config.jetty.modifyHttpConfiguration(WebServer::configure);
        config.jetty.addConnector(this::connector);
        config.jetty.modifyServer(this::configure);
        api.addTo(config.routes);
        ApiDocument.addTo(config.routes, Api.ROOT);
        if (settings.page() != null) {
            new Site(settings.page()).addTo(config.routes);
        }
        config.routes.exception(Exception.class, (failure, context) -> api.sendFailure(context, failure));
        config.routes.error(404, WebServer::noSuchPlace);
        config.routes.error(405, WebServer::wrongMethod);
    }

    /** From the outside in: waits for the last answers, turns strangers away, waits for bodies. */
    private void configure(Server server) {
        GracefulHandler last = new GracefulHandler();
        Refusal refusal = new Refusal(settings.limits());
        Guard guard = new Guard(
                new HostCheck(settings.bind(), settings.hosts()), new OtherOrigins(settings.origins()), refusal);
        CallerWatch callers = new CallerWatch(server.getScheduler(), server.getThreadPool());
        server.addBean(callers);
        guard.setHandler(new BodyGate(settings.limits(), refusal, callers, idlest));
        last.setHandler(guard);
        server.setHandler(last);
        server.setErrorHandler(new Answers(settings.log()));
        if (settings.log().hasRequests()) {
            server.setRequestLog(new RequestLines(settings.log()));
        }
        server.setStopTimeout(STOP_MILLIS);
    }

    private static void configure(HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
        http.setRequestHeaderSize(HEADER_BYTES);
    }

    private ServerConnector connector(Server server, HttpConfiguration http) {
        ServerConnector connector =
                new ServerConnector(server, null, null, buffers(), -1, -1, new HttpConnectionFactory(http));
        connector.setAcceptQueueSize(ACCEPT_QUEUE);
        connector.setHost(settings.bind());
        connector.setPort(settings.port());
        connector.setIdleTimeout(settings.limits().idle().toMillis());
        connector.addBean(
                new LateHeaders(connector.getScheduler(), settings.limits().idle()));
        connector.addBean(idlest);
        // Only for the case that more come at once than can be looked at; idle connections are closed then, too.
        NetworkConnectionLimit limit =
                new NetworkConnectionLimit(settings.limits().connections() + ACCEPT_QUEUE, connector);
        limit.setEndPointIdleTimeout(CROWDED_IDLE_MILLIS);
        connector.addBean(limit);
        return connector;
    }

    /** Buffers that wait to be used again take no more memory than this, however many there once were. */
    private static ByteBufferPool buffers() {
        return new ArrayByteBufferPool(0, -1, -1, Integer.MAX_VALUE, POOLED_BYTES, POOLED_BYTES);
    }

    /** Only if nothing has been sent yet. */
    private static void noSuchPlace(Context context) {
        if (!Problem.TYPE.equals(context.res().getContentType())) {
            Api.send(context, Problem.notFound("There is no " + context.path() + " here; see /api"));
        }
    }

    private static void wrongMethod(Context context) {
        String allowed = Api.isPosted(context.path()) ? "POST" : "GET, HEAD";
        Api.send(context, Problem.wrongMethod(context.path() + " is for " + allowed.replaceAll(",.*", ""), allowed));
    }

    /** The port it listens on. */
    public int port() {
        return javalin.port();
    }

    /** The address to type into a browser. */
    public String address() {
        return places.address(port());
    }

    /** Whether other machines can reach it. */
    public boolean isPublic() {
        return places.isPublic();
    }

    /** The addresses to type into a browser on another machine. */
    public List<String> networkAddresses() {
        return places.networkAddresses(port());
    }

    /** Stops: the making of puzzles is called off, other questions that were asked are answered within a short time. */
    @Override
    public void close() {
        api.stopMaking();
        try {
            javalin.stop();
        } catch (JavalinException late) {
            // Not all answers were made in time; it has hung up on those who wait for them, and they are called off.
            return;
        } finally {
            api.close();
        }
    }
}
