package dev.clew.cli.logic;

import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.Verdict;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.io.LogicJson;
import dev.clew.logic.Profile;
import java.util.List;

/** A teller of one JSON object a line, also for what cannot be read. */
interface JsonTeller extends Teller {
    /** The profile that rates steps. */
    Profile profile();

    /** An object that begins with where the puzzle came from. */
    default LogicJson begin(Input input) {
        LogicJson json = new LogicJson(profile());
        if (!input.isArgument()) {
            json.put("file", input.source());
        }
        return json.put("line", input.line());
    }

    @Override
    default Report without(Input input, Verdict verdict, String problem) {
        String text = begin(input)
                .put("outcome", verdict.id())
                .put("message", Terminal.oneLine(problem))
                .end();
        return new Report(text, List.of(), false, verdict.tally());
    }
}
