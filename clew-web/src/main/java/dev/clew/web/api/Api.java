package dev.clew.web.api;

import dev.clew.web.log.ServerLog;
import dev.clew.web.work.Lane;
import dev.clew.web.work.Limits;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The API: routes, the reading of bodies, and the lanes in which heavy work waits its turn. Thread-safe. */
public final class Api implements AutoCloseable {
    /** Where the API lies. */
    public static final String ROOT = "/api/v1";

    /** The attribute of a request that says whether only the head of the answer is wanted. */
    public static final String HEAD = "dev.clew.head";

    private static final Set<String> POSTED = EndpointCatalog.all(() -> 0).stream()
            .map(endpoint -> ROOT + "/" + endpoint.name())
            .collect(Collectors.toUnmodifiableSet());
    private static final int RETRY_THINKING = 2;
    private static final int RETRY_MAKING = 10;

    private final Limits limits;
    private final LongSupplier seeds;
    private final ServerLog log;
    private final BodyReader bodies;
    private final Lane thinkers;
    private final Lane makers;

    /** An API with limits; the seeds are for puzzles that are made without one, the log is for failures. */
    public Api(Limits limits, LongSupplier seeds, ServerLog log) {
        this.limits = limits;
        this.seeds = seeds;
        this.log = log;
        this.bodies = new BodyReader(limits);
        this.thinkers = new Lane("thinker", limits.thinkers(), limits.waitingThinkers());
        this.makers = new Lane("maker", limits.makers(), limits.waitingMakers());
    }

    /** Adds the routes. */
    public void addTo(RoutesConfig routes) {
        for (Endpoint endpoint : EndpointCatalog.all(seeds)) {
            routes.post(ROOT + "/" + endpoint.name(), context -> handle(endpoint, context));
            routes.get(ROOT + "/" + endpoint.name(), context -> context.status(405));
        }
        routes.get(ROOT + "/generate/stream", this::stream);
        routes.get(ROOT + "/techniques", context -> send(context, TechniqueList.answer()));
        Lecture lecture = new Lecture();
        routes.get(ROOT + "/techniques/{id}", context -> {
            String id = context.pathParam("id");
            work(context, thinkers, () -> lecture.lesson(id));
        });
        routes.get(ROOT + "/techniques/{id}/drill", context -> {
            String id = context.pathParam("id");
            Fields fields = query(context, Set.of("seed"));
            long seed = fields.seed("seed", seeds.getAsLong());
            work(context, thinkers, () -> lecture.drill(id, seed));
        });
    }

    private void handle(Endpoint endpoint, Context context) throws IOException {
        Request request = Request.of(endpoint, bodies.read(body(context)), limits);
        if (endpoint.isQuick(request)) {
            send(context, endpoint.answer(request));
            return;
        }
        work(context, endpoint.makes() ? makers : thinkers, () -> endpoint.answer(request));
    }

    private void work(Context context, Lane lane, Supplier<Reply> question) {
        Optional<CompletableFuture<Reply>> answer = lane.submit(question);
        if (answer.isEmpty()) {
            throw busy(lane == makers);
        }
        context.future(() -> answer.get().handle((reply, failure) -> {
            if (failure == null) {
                send(context, reply);
            } else {
                sendFailure(context, failure);
            }
            return reply;
        }));
    }

    private static Problem busy(boolean making) {
        int seconds = making ? RETRY_MAKING : RETRY_THINKING;
        return Problem.busy(
                "The server is busy with " + (making ? "making puzzles" : "other questions") + "; try again in "
                        + seconds + " seconds",
                seconds);
    }

    private String body(Context context) throws IOException {
        String type = context.contentType();
        if (type == null || !type.strip().toLowerCase(java.util.Locale.ROOT).startsWith(Reply.JSON)) {
            throw Problem.wrongType("Send the body as " + Reply.JSON + ", not as "
                    + (type == null ? "something unnamed" : "\"" + Fields.printable(type) + "\""));
        }
        byte[] bytes = context.bodyInputStream().readNBytes(limits.bodyBytes() + 1);
        if (bytes.length > limits.bodyBytes()) {
            throw Problem.tooLarge(
                    "The body is longer than " + limits.bodyBytes() + " bytes, more than any puzzle needs here");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Streamed making: the lane is entered only once the response is asynchronous, so that the maker may write to it. */
    private void stream(Context context) throws IOException {
        Fields fields = query(context, Order.FIELDS);
        Order order = Order.of(fields, limits, seeds.getAsLong());
        if (Boolean.TRUE.equals(context.<Boolean>attribute(HEAD))) {
            MakingStream.head(context.res());
            context.res().flushBuffer();
            return;
        }
        context.future(() -> {
            MakingStream stream = new MakingStream(context.res(), order, limits);
            Optional<CompletableFuture<Boolean>> run = makers.submit(stream::run);
            if (run.isEmpty()) {
                send(context, busy(true));
            }
            return run.orElseGet(() -> CompletableFuture.completedFuture(false));
        });
    }

    private static Fields query(Context context, Set<String> known) {
        Map<String, String> words = new LinkedHashMap<>();
        context.queryParamMap().forEach((name, values) -> words.put(name, values.get(0)));
        Fields fields = new Fields(words);
        fields.allowOnly(known);
        return fields;
    }

    /** Whether something at a path waits for a body. */
    public static boolean isPosted(String path) {
        return POSTED.contains(path);
    }

    /** Tells the client what a failure means to them, and the operator the rest where it is the server's own. */
    public void sendFailure(Context context, Throwable failure) {
        send(context, problem(failure, context.method().name(), context.path()));
    }

    private Problem problem(Throwable failure, String method, String path) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause instanceof Problem problem) {
            return problem;
        }
        String incident = log.incident(method, path, 500, cause);
        return cause instanceof StackOverflowError
                ? Problem.refused("This puzzle needs more memory than the server has")
                : Problem.internal(incident);
    }

    /** Sends a problem. */
    public static void send(Context context, Problem problem) {
        send(context, problem.toReply());
    }

    private static void send(Context context, Reply reply) {
        reply.headers().forEach(context::header);
        context.status(reply.status()).contentType(reply.type()).result(reply.body());
    }

    /** Calls off the making of puzzles, which may take long. */
    public void stopMaking() {
        makers.close();
    }

    @Override
    public void close() {
        thinkers.close();
        makers.close();
    }
}
