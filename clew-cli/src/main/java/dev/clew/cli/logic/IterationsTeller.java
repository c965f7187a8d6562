package dev.clew.cli.logic;

import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.IterationLog;
import dev.clew.logic.advice.Standing;
import java.util.ArrayList;
import java.util.List;

/**
 * The log of passes, word for word.
 *
 * @param budget what it may cost to find out which struck candidates the solution needs
 */
public record IterationsTeller(Budget budget) implements Teller {
    @Override
    public String verb() {
        return "solved";
    }

    @Override
    public Report tell(Input input, Position position) {
        List<String> lines = new ArrayList<>();
        Standing standing = Standing.of(position, budget);
        boolean solved = IterationLog.write(standing.corrected(), lines::add);
        String words = standing.putBackWords();
        List<String> messages = words.isEmpty() ? List.of() : List.of(input.prefix() + words);
        return new Report(String.join("\n", lines), messages, solved);
    }
}
