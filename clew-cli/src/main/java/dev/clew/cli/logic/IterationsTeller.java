package dev.clew.cli.logic;

import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.core.Position;
import dev.clew.logic.IterationLog;
import java.util.ArrayList;
import java.util.List;

/** The log of passes, word for word. */
public record IterationsTeller() implements Teller {
    @Override
    public String verb() {
        return "solved";
    }

    @Override
    public Report tell(Input input, Position position) {
        List<String> lines = new ArrayList<>();
        boolean solved = IterationLog.write(position, lines::add);
        return new Report(String.join("\n", lines), List.of(), solved);
    }
}
