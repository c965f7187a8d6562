package dev.clew.cli;

import dev.clew.cli.option.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The commands, in the order of the help. */
final class CommandList {
    private static final List<String> NAMES = List.of(
            "solve",
            "check",
            "count",
            "convert",
            "canon",
            "merge",
            "explain",
            "hint",
            "steps",
            "rate",
            "generate",
            "render",
            "sheet",
            "book",
            "page",
            "serve",
            "bench",
            "completion",
            "help");

    private CommandList() {}

    /** All commands; each is stateless and gives its option model only when asked for it. */
    static List<Command> all() {
        List<Command> commands = new ArrayList<>();
        for (String name : NAMES) {
            commands.add(Objects.requireNonNull(find(name), name));
        }
        return commands;
    }

    /** The command of that name, or null; no other one is loaded. */
    static @Nullable Command find(String name) {
        return switch (name) {
            case "solve" -> new SolveCommand();
            case "check" -> new CheckCommand();
            case "count" -> new CountCommand();
            case "convert" -> new ConvertCommand();
            case "canon" -> new CanonCommand();
            case "merge" -> new MergeCommand();
            case "explain" -> new ExplainCommand();
            case "hint" -> new HintCommand();
            case "steps" -> new StepsCommand();
            case "rate" -> new RateCommand();
            case "generate" -> new GenerateCommand();
            case "render" -> new RenderCommand();
            case "sheet" -> new SheetCommand();
            case "book" -> new BookCommand();
            case "page" -> new PageCommand();
            case "serve" -> new ServeCommand();
            case "bench" -> new BenchCommand();
            case "completion" -> new CompletionCommand();
            case "help" -> new HelpCommand();
            default -> null;
        };
    }
}
