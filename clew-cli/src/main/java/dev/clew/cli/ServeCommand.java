package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.page.BuiltPage;
import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.generate.Version;
import dev.clew.web.ServerSettings;
import dev.clew.web.WebServer;
import dev.clew.web.log.ServerLog;
import dev.clew.web.work.Limits;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;

/** {@code clew serve}: the page and the API on this machine. */
final class ServeCommand implements Command {
    private static final Option PORT =
            Option.value("N", "The port to listen on; 0 for any free one. Default: 7272", "-p", "--port");
    private static final Option BIND =
            Option.value("ADDRESS", "The address to listen on. Default: 127.0.0.1, this machine alone", "--bind");
    private static final Option ALLOW_HOST = Option.value(
            "NAME",
            "Also accept these host names (comma-separated). Default: localhost and the addresses it listens on",
            "--allow-host");
    private static final Option ALLOW_ORIGIN = Option.value(
            "ORIGIN",
            "Also let pages of these sites ask the API (comma-separated), such as https://sudoku.example. Default: none",
            "--allow-origin");
    private static final Option LOG = Option.flag(
            "Write a line for each request to standard error; failures of the server are always written.", "--log");
    private static final int STANDARD_PORT = 7272;
    private static final int MOST_PORT = 65_535;

    @Override
    public String name() {
        return "serve";
    }

    @Override
    public Group group() {
        return Group.SERVE;
    }

    @Override
    public String summary() {
        return "Starts the web page and the API.";
    }

    @Override
    public String description() {
        return "Prints the address and runs until it is stopped (Ctrl-C). It keeps nothing, fetches nothing from "
                + "anywhere, and answers this machine alone unless --bind says otherwise. The API is described at "
                + "/api.";
    }

    @Override
    public List<Option> options() {
        return List.of(PORT, BIND, ALLOW_HOST, ALLOW_ORIGIN, LOG, CommonOptions.HELP);
    }

    @Override
    public Option operands() {
        return CommonOptions.NOTHING;
    }

    @Override
    public List<String> examples() {
        return List.of("clew serve", "clew serve --port 8080", "clew serve --bind 0.0.0.0 --allow-host sudoku.example");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        if (!arguments.operands().isEmpty()) {
            throw Failure.usage(
                    "serve takes options alone, not \"" + arguments.operands().get(0) + "\"");
        }
        try (WebServer server = WebServer.start(settings(arguments, terminal))) {
            Thread stop = new Thread(server::close, "clew-stop");
            Runtime.getRuntime().addShutdownHook(stop);
            Cli.print(greeting(server), terminal);
            if (BuiltPage.find().isEmpty()) {
                terminal.report("the page was not built, so there is the API alone; ./clew serve builds it");
            }
            waitForever();
            Runtime.getRuntime().removeShutdownHook(stop);
        } catch (IOException e) {
            throw Failure.inputOutput(String.valueOf(e.getMessage()));
        }
        return ExitCode.GOOD;
    }

    private static String greeting(WebServer server) {
        String where = "Clew is at " + server.address() + " (Ctrl-C stops it)";
        return server.isPublic()
                ? where + "\nAnybody in the network may use it" + others(server)
                        + "; for this machine alone, leave out --bind"
                : where;
    }

    private static String others(WebServer server) {
        List<String> others = new ArrayList<>(server.networkAddresses());
        others.remove(server.address());
        return others.isEmpty() ? "" : " at " + String.join(", ", others);
    }

    /** Until the process ends or the command is interrupted: the interrupt is consumed and the server stops. */
    private static void waitForever() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException heard) {
            return;
        }
    }

    private static ServerSettings settings(Arguments arguments, Terminal terminal) {
        return new ServerSettings(
                bind(arguments),
                port(arguments),
                hosts(arguments),
                origins(arguments),
                Version.read(),
                BuiltPage.find().map(BuiltPage::folder).orElse(null),
                Limits.standard(Runtime.getRuntime().availableProcessors()),
                () -> ThreadLocalRandom.current().nextLong(),
                log(arguments, terminal));
    }

    private static ServerLog log(Arguments arguments, Terminal terminal) {
        String run = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt(), 6);
        return new ServerLog(
                entry -> terminal.writeError(entry + "\n"), InstantSource.system(), run, arguments.has(LOG));
    }

    /** A name that leads nowhere would be reported as a port that is taken. */
    private static String bind(Arguments arguments) {
        String bind = arguments.get(BIND);
        String address = bind == null ? "127.0.0.1" : bind;
        try {
            InetAddress.getByName(address);
            return address;
        } catch (UnknownHostException e) {
            throw Failure.usage("--bind needs an address of this machine, such as 127.0.0.1 or 0.0.0.0, but \""
                    + address + "\" was given");
        }
    }

    private static int port(Arguments arguments) {
        String text = arguments.get(PORT);
        if (text == null) {
            return STANDARD_PORT;
        }
        if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > MOST_PORT) {
            throw Failure.usage("--port needs a number from 0 to " + MOST_PORT + ", but \"" + text + "\" was given");
        }
        return Integer.parseInt(text);
    }

    private static List<String> origins(Arguments arguments) {
        String text = arguments.get(ALLOW_ORIGIN);
        List<String> origins = new ArrayList<>();
        for (String part : text == null ? new String[0] : text.split(",")) {
            String origin = part.strip();
            if (!origin.matches("https?://([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+])(:\\d{1,5})?")) {
                throw Failure.usage("--allow-origin needs a scheme and a host, such as https://sudoku.example, but \""
                        + origin + "\" was given");
            }
            origins.add(origin);
        }
        return origins;
    }

    private static List<String> hosts(Arguments arguments) {
        String text = arguments.get(ALLOW_HOST);
        List<String> hosts = new ArrayList<>();
        for (String host : text == null ? new String[0] : text.split(",")) {
            String name = host.strip();
            if (!name.matches("[A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+]")) {
                throw Failure.usage(
                        "--allow-host needs a host's name without scheme and port, but \"" + name + "\" was given");
            }
            hosts.add(name);
        }
        return hosts;
    }
}
