package dev.clew.page.engine;

import dev.clew.core.Budget;
import dev.clew.desk.QuestionCatalog;
import dev.clew.desk.answer.AnswerJson;
import dev.clew.desk.answer.QuestionType;
import dev.clew.desk.make.GenerateProgress;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.service.Fields;
import dev.clew.desk.service.Lessons;
import dev.clew.desk.service.ParsedRequest;
import dev.clew.desk.service.PictureFiles;
import dev.clew.desk.service.Problem;
import dev.clew.desk.service.Reply;
import dev.clew.desk.service.SizeLimits;
import dev.clew.desk.service.TechniqueList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The API without a server: the same questions, the same replies. A question has a minute; to stop earlier, end the
 * worker. For one thread.
 */
public final class LocalApi {
    private static final long BUDGET = TimeUnit.SECONDS.toNanos(60);
    private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(250);
    private static final String TECHNIQUES = "techniques";
    private static final String DRILL = "drill";

    private final LongSupplier seeds;
    private final Lessons lessons = new Lessons();

    /** An API that takes a seed from here where a question needs one and brings none. */
    public LocalApi(LongSupplier seeds) {
        this.seeds = seeds;
    }

    /**
     * The reply to a question.
     *
     * @param question the path of an endpoint below the root of the API
     * @param body the fields as JSON, also where the server reads them from the address
     * @param listener receives progress a few times a second while a puzzle is made
     */
    public Reply reply(String question, String body, Consumer<String> listener) {
        try {
            return question.startsWith(TECHNIQUES) ? teach(question, body) : answer(question, body, listener);
        } catch (Problem problem) {
            return problem.toReply();
        }
    }

    private Reply answer(String name, String body, Consumer<String> listener) {
        QuestionType type = QuestionCatalog.find(name).orElseThrow(() -> nothingAt(name));
        Fields fields = Fields.ofBody(body);
        ParsedRequest asked = ParsedRequest.of(type, fields, SizeLimits.STANDARD, seeds);
        return asked.makes() ? make(fields, listener) : asked.reply(deadline(), PictureFiles.NONE);
    }

    private Reply make(Fields fields, Consumer<String> listener) {
        Values values = fields.readAll(GenerateQuestion.PARAMETERS).implying(GenerateQuestion.SEED, seeds.getAsLong());
        GenerateProgress progress = new GenerateProgress();
        listener.accept(progress.json());
        Budget budget = Budget.unlimited().withCancellation(new DeadlineAndProgress(deadline(), progress, listener));
        return Reply.json(AnswerJson.text(GenerateQuestion.of(values, budget).answer(progress)));
    }

    /** {@code techniques}, {@code techniques/ID} and {@code techniques/ID/drill}. */
    private Reply teach(String path, String body) {
        String[] parts = path.split("/", -1);
        if (!parts[0].equals(TECHNIQUES) || parts.length > 3 || parts.length == 3 && !parts[2].equals(DRILL)) {
            throw nothingAt(path);
        }
        return switch (parts.length) {
            case 1 -> TechniqueList.answer();
            case 2 -> lessons.lesson(parts[1]);
            default -> lessons.drill(parts[1], seed(body));
        };
    }

    private long seed(String body) {
        Values values = Fields.ofBody(body).readAll(List.of(Lessons.SEED));
        return values.implying(Lessons.SEED, seeds.getAsLong()).get(Lessons.SEED);
    }

    private static Problem nothingAt(String path) {
        return Problem.notFound("There is no /api/v1/" + Fields.printable(path) + " here; see /api");
    }

    private static BooleanSupplier deadline() {
        long end = System.nanoTime() + BUDGET;
        return () -> System.nanoTime() - end > 0;
    }

    /** A deadline that is asked often, which makes it a good place to report progress. Mutable. */
    private static final class DeadlineAndProgress implements BooleanSupplier {
        private final BooleanSupplier deadline;
        private final GenerateProgress progress;
        private final Consumer<String> listener;
        private long last = System.nanoTime();

        DeadlineAndProgress(BooleanSupplier deadline, GenerateProgress progress, Consumer<String> listener) {
            this.deadline = deadline;
            this.progress = progress;
            this.listener = listener;
        }

        @Override
        public boolean getAsBoolean() {
            long now = System.nanoTime();
            if (now - last > BETWEEN) {
                last = now;
                listener.accept(progress.json());
            }
            return deadline.getAsBoolean();
        }
    }
}
