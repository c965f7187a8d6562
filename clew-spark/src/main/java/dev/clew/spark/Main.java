package dev.clew.spark;

import dev.clew.desk.parameter.Clash;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.spark.sql.SparkSession;

/** Runs a job: the main class of {@code ./clew spark} and of the jar for {@code spark-submit}. */
public final class Main {
    static final int GOOD = 0;
    static final int SOME_BAD = 1;
    static final int USAGE = 2;
    static final int INPUT_OUTPUT = 3;

    private Main() {}

    /** Runs the job that the arguments name and ends the process with its exit code. */
    public static void main(String[] args) {
        // Where the launcher has hidden what the JVM writes to standard error, descriptor 0 carries it.
        FileDescriptor place = System.getProperty("clew.input") == null ? FileDescriptor.err : FileDescriptor.in;
        PrintStream err = new PrintStream(new FileOutputStream(place), true, StandardCharsets.UTF_8);
        boolean terminal = System.getProperty("clew.tty", "").contains("2");
        int code = run(List.of(args), new Messages(err, terminal), System.out);
        // Under spark-submit a process that exits on its own counts as a failure unless its code is 0.
        if (code != GOOD || System.getProperty("clew.tty") != null) {
            System.exit(code);
        }
    }

    /**
     * Runs a job.
     *
     * @param out where help is printed
     * @return the exit code
     */
    public static int run(List<String> words, Messages messages, PrintStream out) {
        try {
            Settings settings = CommandLine.parse(words);
            if (settings.job().equals("help")) {
                out.print(CommandLine.help());
                return GOOD;
            }
            return run(settings, messages);
        } catch (UsageFailure e) {
            messages.say(String.valueOf(e.getMessage()));
            return USAGE;
        } catch (Clash e) {
            messages.say("--" + e.parameter().name() + ": " + e.getMessage());
            return USAGE;
        } catch (IOException e) {
            messages.say("input or output failed: " + Failures.reason(e));
            return INPUT_OUTPUT;
        } catch (Exception e) {
            // Spark throws checked exceptions that its methods do not declare.
            messages.say("the job failed: " + Failures.reason(e));
            return INPUT_OUTPUT;
        }
    }

    private static int run(Settings settings, Messages messages) throws Exception {
        Jobs.check(settings);
        try (SparkSession spark = Sessions.open(settings);
                Interruption interruption = Interruption.watch(spark.sparkContext(), settings, messages)) {
            try {
                return Jobs.run(settings, spark, messages) ? GOOD : SOME_BAD;
            } catch (Exception e) {
                if (interruption.isInterrupted()) {
                    return Interruption.CODE;
                }
                throw e;
            }
        }
    }
}
