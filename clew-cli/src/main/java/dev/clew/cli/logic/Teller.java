package dev.clew.cli.logic;

import dev.clew.cli.shell.Terminal;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.core.Position;
import java.util.List;

/** What is said about one puzzle. Stateless, for many threads. */
public interface Teller {
    /** What is said about a position. */
    Report tell(Input input, Position position);

    /** What is said about a text that is no position, or none that techniques can work on. */
    default Report unreadable(Input input, String problem) {
        return new Report("", List.of(input.prefix() + Terminal.oneLine(problem)), false);
    }
}
