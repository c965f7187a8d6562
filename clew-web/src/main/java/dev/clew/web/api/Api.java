package dev.clew.web.api;

import dev.clew.core.json.JsonWriter;
import dev.clew.desk.QuestionCatalog;
import dev.clew.desk.answer.AnswerJson;
import dev.clew.desk.answer.QuestionType;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.service.Fields;
import dev.clew.desk.service.Lessons;
import dev.clew.desk.service.ParsedRequest;
import dev.clew.desk.service.PictureFiles;
import dev.clew.desk.service.Problem;
import dev.clew.desk.service.Reply;
import dev.clew.desk.service.TechniqueList;
import dev.clew.web.log.ServerLog;
import dev.clew.web.work.Caller;
import dev.clew.web.work.Job;
import dev.clew.web.work.Lane;
import dev.clew.web.work.Limits;
import dev.clew.web.work.Turn;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The API: routes, the reading of bodies, and the lanes in which heavy work waits its turn. Thread-safe. */
public final class Api implements AutoCloseable {
    /** Where the API lies. */
    public static final String ROOT = "/api/v1";

    private static final Set<String> POSTED = QuestionCatalog.all().stream()
            .map(type -> ROOT + "/" + type.name())
            .collect(Collectors.toUnmodifiableSet());
    private static final PictureFiles FILES = new PaperFiles();
    private static final int RETRY_THINKING = 2;
    private static final int RETRY_MAKING = 10;

    private final Limits limits;
    private final LongSupplier seeds;
    private final ServerLog log;
    private final String version;
    private final Lane thinkers;
    private final Lane makers;

    /** An API with limits; the seeds are for puzzles that are made without one, the log is for failures. */
    public Api(Limits limits, LongSupplier seeds, ServerLog log, String version) {
        this.limits = limits;
        this.seeds = seeds;
        this.log = log;
        this.version = version;
        this.thinkers = new Lane("thinker", limits.thinkers(), limits.waitingThinkers());
        this.makers = new Lane("maker", limits.makers(), limits.waitingMakers());
    }

    /** Adds the routes. */
    public void addTo(RoutesConfig routes) {
        for (QuestionType type : QuestionCatalog.all()) {
            routes.post(ROOT + "/" + type.name(), context -> handle(type, context));
            routes.get(ROOT + "/" + type.name(), context -> context.status(405));
        }
        routes.get(ROOT + "/generate/stream", this::stream);
        routes.get(ROOT + "/health", context -> send(context, Reply.json("{\"status\":\"ok\"}")));
        routes.get(ROOT + "/version", context -> send(context, Reply.json(version())));
        routes.get(ROOT + "/techniques", context -> send(context, TechniqueList.answer()));
        Lessons lessons = new Lessons();
        routes.get(ROOT + "/techniques/{id}", context -> {
            String id = context.pathParam("id");
            work(context, thinkers, turn -> lessons.lesson(id));
        });
        routes.get(ROOT + "/techniques/{id}/drill", context -> {
            String id = context.pathParam("id");
            Values values = query(context, List.of(Lessons.SEED)).implying(Lessons.SEED, seeds.getAsLong());
            work(context, thinkers, turn -> lessons.drill(id, values.get(Lessons.SEED)));
        });
    }

    private String version() {
        return new JsonWriter()
                .object()
                .put("version", version)
                .put("schema", AnswerJson.SCHEMA)
                .put("java", Runtime.version().toString())
                .end()
                .text();
    }

    private void handle(QuestionType type, Context context) throws IOException {
        ParsedRequest asked = ParsedRequest.of(type, Fields.ofBody(body(context)), limits.sizes(), seeds);
        if (asked.isQuick()) {
            Turn turn = Turn.until(end(context, limits.budget()));
            send(context, asked.reply(turn::isOver, FILES));
            return;
        }
        work(context, asked.makes() ? makers : thinkers, turn -> asked.reply(turn::isOver, FILES));
    }

    private static Caller caller(Context context) {
        return Objects.requireNonNull(context.attribute(Caller.ATTRIBUTE), "The request has no caller");
    }

    /** The time for a request begins when it has arrived, so that waiting for a turn counts. */
    private static long end(Context context, Duration time) {
        return caller(context).arrival() + time.toNanos();
    }

    private void work(Context context, Lane lane, Function<Turn, Reply> question) {
        Job<Reply> job = lane.submit(end(context, limits.budget()), question).orElseThrow(() -> busy(lane == makers));
        Caller.Watch watch = caller(context).onLeave(Caller.Answering.AT_ONCE, job::cancel);
        context.future(() -> job.answer()
                .handle(Ended::new)
                .thenCompose(ended -> watch.end().thenAccept(quiet -> send(context, lane, ended))));
    }

    /** How work ended: with a reply, with a failure, or with neither if everything has been sent. */
    private record Ended(@Nullable Reply reply, @Nullable Throwable failure) {}

    private void send(Context context, Lane lane, Ended ended) {
        Reply reply = ended.reply();
        Throwable failure = ended.failure();
        if (reply != null) {
            send(context, reply);
        } else if (failure instanceof CancellationException) {
            send(context, Problem.departed());
        } else if (failure instanceof RejectedExecutionException) {
            send(context, busy(lane == makers));
        } else if (failure != null) {
            sendFailure(context, failure);
        }
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
        Values values = query(context, GenerateQuestion.PARAMETERS).implying(GenerateQuestion.SEED, seeds.getAsLong());
        ParsedRequest.checkMaking(values, limits.sizes());
        if (caller(context).wantsHeadOnly()) {
            GenerateStream.head(context.res());
            context.res().flushBuffer();
            return;
        }
        context.future(() -> stream(context, values));
    }

    private CompletableFuture<?> stream(Context context, Values values) {
        Optional<Job<Boolean>> job = makers.submit(
                end(context, limits.making()), turn -> new GenerateStream(context.res(), values, turn).run());
        if (job.isEmpty()) {
            send(context, busy(true));
            return CompletableFuture.completedFuture(false);
        }
        Caller.Watch watch = caller(context).onLeave(Caller.Answering.AS_A_STREAM, job.get()::cancel);
        return job.get()
                .answer()
                .handle((stayed, failure) -> new Ended(null, failure))
                .thenCompose(ended -> watch.end().thenAccept(quiet -> {
                    // Once events have been sent, no other answer is possible.
                    if (!context.res().isCommitted()) {
                        send(context, makers, ended);
                    }
                }));
    }

    private static Values query(Context context, List<Parameter<?>> parameters) {
        return Fields.ofAddress(context.queryParamMap()).readAll(parameters);
    }

    /** Whether something at a path waits for a body. */
    public static boolean isPosted(String path) {
        return POSTED.contains(path);
    }

    /** Tells the client what a failure means for them, and logs the details if it is the server's own. */
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
        context.status(reply.status()).contentType(reply.type()).result(reply.bytes());
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
