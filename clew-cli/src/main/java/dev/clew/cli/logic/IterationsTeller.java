package dev.clew.cli.logic;

import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.logic.IterationLog;
import dev.clew.logic.advice.Standing;
import java.util.ArrayList;
import java.util.List;

/** The log of passes, word for word. */
public record IterationsTeller() implements Teller {
    @Override
    public String verb() {
        return "solved";
    }

    @Override
    public Report tell(Input input, Standing standing) {
        List<String> lines = new ArrayList<>();
        boolean solved = IterationLog.write(standing.corrected(), lines::add);
        String words = standing.putBackWords();
        List<String> messages = words.isEmpty() ? List.of() : List.of(input.prefix() + words);
        return new Report(String.join("\n", lines), messages, solved);
    }
}
