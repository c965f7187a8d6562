package dev.clew.cli;

import dev.clew.cli.option.Command;
import dev.clew.cli.option.Group;

/** What there is, on one screen: what {@code clew} alone and {@code clew help} print. */
final class Introduction {
    private static final String BOLD = "\u001b[1m";
    private static final String PLAIN = "\u001b[0m";
    private static final int COLUMN = 12;

    private Introduction() {}

    static String text(boolean colour) {
        StringBuilder text = new StringBuilder("Clew solves, explains, rates and makes Sudoku puzzles of any size.\n");
        Group last = null;
        for (Group group : Group.values()) {
            for (Command command : CommandList.all()) {
                if (command.group() == group) {
                    String title = padded(group == last ? "" : group.title());
                    text.append(colour ? BOLD + title + PLAIN : title);
                    text.append(padded(command.name()))
                            .append(command.summary())
                            .append('\n');
                    last = group;
                }
            }
        }
        return text.append("""

                        clew solve examples/vincent.txt      the solution of a puzzle in a file
                        clew COMMAND --help shows options and examples; clew spark runs on a cluster.
                        Exit codes: 0 all is well, 1 some puzzle is not, 2 usage, 3 input or output.
                        """).toString();
    }

    private static String padded(String word) {
        return word + " ".repeat(COLUMN - word.length());
    }
}
