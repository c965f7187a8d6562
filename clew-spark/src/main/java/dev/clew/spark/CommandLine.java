package dev.clew.spark;

import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.spark.text.Inputs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The words of a command line as settings, and the help. */
final class CommandLine {
    /** The jobs and what each does. */
    static final Map<String, String> JOBS = new LinkedHashMap<>();

    /** The options by their names. */
    private static final Map<String, Option> OPTIONS = new TreeMap<>();

    /**
     * An option.
     *
     * @param label what stands for its value in help; empty for a switch
     * @param help what it is for, for each of the jobs that take it
     */
    private record Option(String label, Map<String, String> help) {
        boolean hasValue() {
            return !label.isEmpty();
        }

        /** The option for the jobs of both. */
        Option plus(Option more) {
            Map<String, String> both = new LinkedHashMap<>(help);
            both.putAll(more.help);
            return new Option(label, both);
        }

        /** The jobs that take it, with commas between. */
        String jobs() {
            return String.join(", ", help.keySet());
        }

        /** What stands in help: its text, or several where it means something else to another job. */
        String text() {
            Map<String, List<String>> jobs = new LinkedHashMap<>();
            help.forEach((job, text) ->
                    jobs.computeIfAbsent(text, it -> new ArrayList<>()).add(job));
            return jobs.entrySet().stream()
                    .map(each -> "      " + name(each.getValue()) + each.getKey() + "\n")
                    .collect(Collectors.joining());
        }

        private static String name(List<String> jobs) {
            return jobs.size() == JOBS.size() ? "" : "(" + String.join(", ", jobs) + ") ";
        }
    }

    static {
        JOBS.put("solve", "the solution of every puzzle");
        JOBS.put("rate", "how hard every puzzle is, on any scale");
        JOBS.put("canon", "canonical forms; --dedupe keeps one of each kind");
        JOBS.put("generate", "puzzles --from to --from + --number of the run of a --seed");
        JOBS.put("stats", "histograms of clues, levels, ratings, techniques and automorphisms");
        String all = String.join(" ", JOBS.keySet());
        String readers = "solve rate canon stats";
        add("output", "FOLDER", "Where part-* files go. Required.", all);
        add("format", "text|csv|parquet", "What is written. Default: text.", all);
        add("from-format", "text|csv|parquet", "What is read. Default: by the names of the files.", readers);
        add("column", "NAME", "The column of the puzzles in CSV and Parquet. Default: puzzle.", readers);
        add(
                "budget",
                "LIMIT",
                "Give up on a puzzle after a time (10s) or a number of nodes (5000000n).",
                "solve rate generate stats");
        add("split", "BYTES", "The size of a byte range. Default: " + Inputs.SPLIT + ".", "solve canon");
        add("split", "BYTES", "The size of a byte range. Default: " + Inputs.RATE_SPLIT + ".", "rate stats");
        add("dedupe", "", "Keep one of equivalent puzzles, the first by file and position.", "canon");
        add("against", "FOLDER", "With --dedupe: drop what this output of canon as Parquet has.", "canon");
        add("number", "N", "How many puzzles to generate. Default: 1.", "generate");
        add("from", "INDEX", "The index of the first puzzle to generate, from 0. Default: 0.", "generate");
        add("tasks", "N", "How many tasks generate. Default: by the cores.", "generate");
        add("help", "", "Show this help.", all);
        RateQuestion.PARAMETERS.forEach(it -> add(it.name(), it.label(), it.help(), "rate stats"));
        GenerateQuestion.PARAMETERS.forEach(it -> add(it.name(), it.label(), it.help(), "generate"));
    }

    private CommandLine() {}

    /** Adds an option for some jobs. */
    private static void add(String name, String label, String help, String jobs) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String job : jobs.split(" ")) {
            texts.put(job, help);
        }
        OPTIONS.merge(name, new Option(label, texts), Option::plus);
    }

    /** Reads the words; a value follows its option as the next word or after an equals sign. */
    static Settings parse(List<String> words) {
        if (words.isEmpty() || words.get(0).equals("--help") || words.get(0).equals("-h")) {
            return new Settings("help", List.of(), Map.of());
        }
        String job = words.get(0);
        if (!JOBS.containsKey(job)) {
            throw new UsageFailure("there is no job \"" + job + "\"; take one of " + String.join(", ", JOBS.keySet()));
        }
        List<String> inputs = new ArrayList<>();
        Map<String, String> options = new HashMap<>();
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i);
            if (!word.startsWith("-") || word.length() < 2) {
                inputs.add(word);
                continue;
            }
            int equals = word.indexOf('=');
            String name = name(equals < 0 ? word : word.substring(0, equals));
            Option option = option(name, job);
            boolean next = option.hasValue() && equals < 0;
            if (next && i + 1 == words.size()) {
                throw new UsageFailure("--" + name + " needs a value");
            }
            String value = equals >= 0 ? word.substring(equals + 1) : next ? words.get(++i) : "";
            if (options.put(name, value) != null) {
                throw new UsageFailure("--" + name + " is given twice; keep one");
            }
        }
        return new Settings(options.containsKey("help") ? "help" : job, inputs, options);
    }

    private static String name(String word) {
        return switch (word) {
            case "-o" -> "output";
            case "-n" -> "number";
            case "-h" -> "help";
            default -> word.startsWith("--") ? word.substring(2) : word;
        };
    }

    private static Option option(String name, String job) {
        Option option = OPTIONS.get(name);
        if (option == null) {
            String word = name.startsWith("-") ? name : "--" + name;
            throw new UsageFailure("there is no option " + word + "; clew spark --help lists them");
        }
        if (!option.help().containsKey(job)) {
            throw new UsageFailure("--" + name + " is for " + option.jobs() + ", not for " + job + "; leave it out");
        }
        return option;
    }

    /** The help. */
    static String help() {
        StringBuilder text =
                new StringBuilder("Usage: clew spark JOB [FILE|FOLDER|PATTERN]... --output FOLDER [options]\n\n"
                        + "Runs the jobs of Clew on Apache Spark, on all cores of this machine or, with spark-submit, on a "
                        + "cluster.\nOne puzzle a line, as with --lines; see docs/SPARK.md.\n\n");
        JOBS.forEach((job, what) -> text.append(String.format("  %-10s %s%n", job, what)));
        text.append('\n');
        OPTIONS.forEach((name, option) -> text.append(("  --" + name + " " + option.label()).stripTrailing())
                .append('\n')
                .append(option.text()));
        return text.toString();
    }
}
