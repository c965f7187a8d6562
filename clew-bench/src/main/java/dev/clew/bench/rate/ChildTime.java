package dev.clew.bench.rate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a program costs in seconds of processor time, those of its threads and children included, as a shell tells it. */
final class ChildTime {
    /** A time as {@code times} prints it: {@code 0m1.250s}. */
    private static final Pattern TIME = Pattern.compile("(\\d+)m([\\d.]+)s");

    private ChildTime() {}

    /** Runs a command and writes its output to a file. */
    static double of(List<String> command, Path output) {
        List<String> words = new ArrayList<>(List.of("sh", "-c", "\"$@\" >\"$0\"; times", output.toString()));
        words.addAll(command);
        try {
            Process process = new ProcessBuilder(words)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String times = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return ofChildren(times);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The second line has the children of the shell, user and system. */
    static double ofChildren(String times) {
        Matcher matcher = TIME.matcher(times.substring(times.indexOf('\n') + 1));
        double seconds = 0;
        while (matcher.find()) {
            seconds += 60 * Integer.parseInt(matcher.group(1)) + Double.parseDouble(matcher.group(2));
        }
        return seconds;
    }
}
