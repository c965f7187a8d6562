package dev.clew.spark;

import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.desk.parameter.Parameter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The words of a command line as settings, and the help. */
final class CommandLine {
    /** The jobs and what each does. */
    static final Map<String, String> JOBS = new LinkedHashMap<>();

    /** Options with a value: what stands for it in help, and what it is for. */
    private static final Map<String, List<String>> VALUES = new LinkedHashMap<>();

    /** Options without a value. */
    private static final Map<String, String> SWITCHES = new LinkedHashMap<>();

    static {
        JOBS.put("solve", "the solution of every puzzle");
        JOBS.put("rate", "how hard every puzzle is, on any scale");
        JOBS.put("canon", "canonical forms; --dedupe keeps one of each kind");
        JOBS.put("generate", "puzzles --from to --from + --number of the run of a --seed");
        JOBS.put("stats", "histograms of clues, levels, ratings, techniques and automorphisms");
        VALUES.put("output", List.of("FOLDER", "Where part-* files go. Required."));
        VALUES.put("format", List.of("text|csv|parquet", "What is written. Default: text."));
        VALUES.put("from-format", List.of("text|csv|parquet", "What is read. Default: by the names of the files."));
        VALUES.put("column", List.of("NAME", "The column of the puzzles in CSV and Parquet. Default: puzzle."));
        VALUES.put("budget", List.of("LIMIT", "Give a puzzle up after a time (10s) or a number of nodes (5000000n)."));
        VALUES.put("split", List.of("BYTES", "The size of a byte range. Default: 33554432."));
        VALUES.put("against", List.of("FOLDER", "With --dedupe: drop what this output of canon as Parquet has."));
        VALUES.put("number", List.of("N", "How many puzzles to generate. Default: 1."));
        VALUES.put("from", List.of("INDEX", "The index of the first puzzle to generate, from 0. Default: 0."));
        VALUES.put("tasks", List.of("N", "How many tasks generate. Default: by the cores."));
        SWITCHES.put("dedupe", "Keep one of equivalent puzzles, the first by file and position.");
        SWITCHES.put("help", "Show this help.");
        for (Parameter<?> parameter : parameters()) {
            if (parameter.label().isEmpty()) {
                SWITCHES.putIfAbsent(parameter.name(), parameter.help());
            } else {
                VALUES.merge(parameter.name(), List.of(parameter.label(), parameter.help()), CommandLine::bothMeanings);
            }
        }
    }

    private CommandLine() {}

    /** An option of several jobs that means something else to each. */
    private static List<String> bothMeanings(List<String> first, List<String> second) {
        return first.equals(second) ? first : List.of(first.get(0), first.get(1) + " For generate: " + second.get(1));
    }

    private static List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(RateQuestion.PARAMETERS);
        all.addAll(GenerateQuestion.PARAMETERS);
        return all;
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
            boolean takesValue = VALUES.containsKey(name);
            boolean next = takesValue && equals < 0;
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
        String name = word.equals("-o") ? "output" : word.equals("-n") ? "number" : word.equals("-h") ? "help" : "";
        if (name.isEmpty()) {
            name = word.startsWith("--") ? word.substring(2) : word;
        }
        if (!VALUES.containsKey(name) && !SWITCHES.containsKey(name)) {
            throw new UsageFailure("there is no option " + word + "; clew spark --help lists them");
        }
        return name;
    }

    /** The help. */
    static String help() {
        StringBuilder text =
                new StringBuilder("Usage: clew spark JOB [FILE|FOLDER|PATTERN]... --output FOLDER [options]\n\n"
                        + "Runs the jobs of Clew on Apache Spark, on all cores of this machine or, with spark-submit, on a "
                        + "cluster.\nOne puzzle a line, as with --lines; see docs/SPARK.md.\n\n");
        JOBS.forEach((job, what) -> text.append(String.format("  %-10s %s%n", job, what)));
        text.append('\n');
        new TreeMap<>(VALUES)
                .forEach((name, option) ->
                        text.append("  --" + name + " " + option.get(0) + "\n      " + option.get(1) + "\n"));
        SWITCHES.forEach((name, what) ->
                text.append("  --").append(name).append("\n      ").append(what).append('\n'));
        return text.toString();
    }
}
