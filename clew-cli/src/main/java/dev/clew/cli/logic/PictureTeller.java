package dev.clew.cli.logic;

import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.Verdict;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import java.util.List;

/** A teller of pictures: among them there is no place for words, so they go to standard error. */
interface PictureTeller extends Teller {
    @Override
    default Report without(Input input, Verdict verdict, String problem) {
        return new Report("", List.of(input.prefix() + Terminal.oneLine(problem)), false, verdict.tally());
    }
}
