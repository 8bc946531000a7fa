package nonet.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.cli.input.Input;
import nonet.cli.option.Converters;
import nonet.cli.option.UsageErrors;
import nonet.cli.output.Streams;
import nonet.codec.Codecs;
import nonet.service.input.TraceOrigin;
import nonet.service.search.Engines;
import nonet.settings.SettingsFolder;
import nonet.text.PlainText;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The command `nonet`, the parent of all others.
@Command(
        name = "nonet",
        mixinStandardHelpOptions = true,
        customSynopsis = {"nonet [FILE]", "       nonet COMMAND [ARGUMENT]..."},
        description =
                "Solve, explain, rate and generate sudoku puzzles. Without a command, open the window, with the puzzle"
                        + " in FILE if given.",
        footer = {
            "%nSee 'nonet COMMAND --help' for more about a command.",
            "%nExamples:",
            "  nonet puzzle.txt",
            "  nonet solve puzzle.txt",
            "  nonet trace --engine classic puzzle.txt | less"
        },
        exitCodeList = {"0:success", "1:a puzzle has no solution", "2:an argument or an input is invalid"})
public final class NonetCommand {

    /// Success.
    public static final int FINE = 0;
    /// Some puzzle has no solution.
    public static final int UNSOLVED = 1;
    /// An argument or an input is invalid.
    public static final int WRONG = 2;

    private static final String HELP = "help";
    private static final Set<String> VERSION = Set.of("--version", "-V");

    private static final Logger LOG = Logger.getLogger(NonetCommand.class.getName());

    /// The objects that commands are created from.
    private record Parts(Engines engines, String version, Streams streams, ToIntFunction<TraceOrigin> window) {}

    /// The name and the factory of a command.
    private record Entry(String name, Function<Parts, Object> create) {}

    /// The commands in help order.
    private static final List<Entry> COMMANDS = List.of(
            new Entry("solve", parts -> new SolveCommand(parts.engines, parts.streams)),
            new Entry("check", parts -> new CheckCommand(parts.engines, parts.streams)),
            new Entry("count", parts -> new CountCommand(parts.engines, parts.streams)),
            new Entry("trace", parts -> new TraceCommand(parts.engines, parts.streams)),
            new Entry("watch", parts -> new WatchCommand(parts.streams, parts.window)),
            new Entry("engines", parts -> new EnginesCommand(parts.engines, parts.streams)),
            new Entry("convert", parts -> new ConvertCommand(Codecs.standard(), parts.streams)),
            new Entry("read", parts -> new ReadCommand(parts.streams)),
            new Entry("export", parts -> new ExportCommand(Codecs.standard(), parts.engines, parts.streams)),
            new Entry("formats", parts -> new FormatsCommand(Codecs.standard(), parts.streams)),
            new Entry("generate", parts -> GenerateCommand.create(parts.streams)),
            new Entry("hint", parts -> new LogicCommands.Hint(parts.engines, parts.streams)),
            new Entry("steps", parts -> new LogicCommands.Steps(parts.engines, parts.streams)),
            new Entry("path", parts -> new PathCommand(parts.engines, parts.streams)),
            new Entry("backdoors", parts -> new LogicCommands.BackdoorList(parts.engines, parts.streams)),
            new Entry("rate", parts -> new RateCommand(parts.engines, parts.streams)),
            new Entry("why", parts -> new WhyCommand(parts.engines, parts.streams)),
            new Entry("why-move", parts -> new WhyMoveCommand(parts.engines, parts.streams)),
            new Entry("film", parts -> new FilmCommand(parts.engines, parts.streams)),
            new Entry("prove", parts -> new ProveCommand(parts.streams)),
            new Entry("canonical", parts -> new RelativesCommands.Canonical(parts.streams)),
            new Entry("unique", parts -> new RelativesCommands.Unique(parts.streams)),
            new Entry("compare", parts -> new CompareCommand(parts.streams)),
            new Entry("transform", parts -> new TransformCommands.Transform(parts.streams)),
            new Entry("shuffle", parts -> new TransformCommands.Shuffled(parts.streams)),
            new Entry("minimize", parts -> new MinimizeCommand(parts.streams)),
            new Entry("hunt", parts -> new HuntCommand(parts.streams)),
            new Entry("techniques", NonetCommand::techniques),
            new Entry("guide", parts -> new GuideCommand(parts.engines, parts.streams)),
            new Entry("completion", parts -> new CompletionCommand(() -> all(parts), parts.streams)),
            new Entry("manual", parts -> new ManualCommand(() -> all(parts), parts.streams)));

    /// The second line of `--version`, for reports of errors.
    private static final String SYSTEM = "Java " + System.getProperty("java.version") + ", "
            + String.join(
                    " ",
                    System.getProperty("os.name"),
                    System.getProperty("os.version"),
                    System.getProperty("os.arch"));

    NonetCommand() {}

    /// Runs the command that the arguments name, where there is no window.
    ///
    /// @param version the version of the program
    /// @return the exit code
    public static int run(Engines engines, String version, Streams streams, String... arguments) {
        return run(engines, version, streams, _ -> noDisplay(streams), arguments);
    }

    /// Runs the command that the arguments name. A stack trace is never shown.
    ///
    /// @param version the version of the program
    /// @param window opens the window on the trace, and returns the exit code
    /// @return the exit code
    public static int run(
            Engines engines, String version, Streams streams, ToIntFunction<TraceOrigin> window, String... arguments) {
        String[] given = asOption(arguments);
        Parts parts = new Parts(engines, version, streams, window);
        CommandLine commands = create(parts, needed(given));
        StringWriter help = new StringWriter();
        commands.setOut(new PrintWriter(help));
        commands.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        commands.setUsageHelpWidth(100);
        // A script that passes on the name of a file would otherwise pass on the options in a file named @….
        commands.setExpandAtFiles(false);
        commands.setParameterExceptionHandler(
                (wrong, _) -> complain(streams, "nonet: " + UsageErrors.sentence(wrong, List.of(given))));
        commands.setExecutionExceptionHandler((failure, _, _) -> failed(failure, streams));
        int code = commands.execute(given);
        if (help.getBuffer().isEmpty()) {
            return code;
        }
        try {
            streams.out().write(help.toString());
            streams.out().flush();
            return code;
        } catch (IOException failure) {
            return failed(failure, streams);
        }
    }

    /// Returns the commands that arguments need. Building the model of one takes longer than solving a puzzle.
    private static Predicate<Entry> needed(String... given) {
        if (given.length > 0 && isCommand(given[0])) {
            return entry -> entry.name.equals(given[0]);
        }
        boolean none = given.length == 1 && VERSION.contains(given[0]);
        return _ -> !none;
    }

    private static CommandLine create(Parts parts, Predicate<Entry> wanted) {
        CommandLine commands = new CommandLine(new NonetCommand());
        COMMANDS.stream().filter(wanted).forEach(entry -> commands.addSubcommand(entry.create.apply(parts)));
        dress(commands, "nonet " + parts.version, SYSTEM);
        Converters.register(commands, parts.engines);
        return commands;
    }

    /// Returns the command with all its subcommands, and the choices that the values of their options have.
    private static CommandLine all(Parts parts) {
        CommandLine commands = create(parts, entry -> true);
        Converters.describe(commands, parts.engines);
        return commands;
    }

    /// Tests whether a name is that of a command.
    public static boolean isCommand(String name) {
        return name.equals(HELP) || COMMANDS.stream().anyMatch(each -> each.name.equals(name));
    }

    /// Returns the names of all commands.
    static List<String> names() {
        return COMMANDS.stream().map(Entry::name).toList();
    }

    /// Converts `nonet help COMMAND`, which many users try first, to `nonet COMMAND --help`.
    private static String[] asOption(String... arguments) {
        if (arguments.length == 0 || !arguments[0].equals(HELP)) {
            return arguments;
        }
        if (arguments.length > 1 && !isCommand(arguments[1]) && !arguments[1].startsWith("-")) {
            return new String[] {arguments[1]};
        }
        String[] given = Arrays.copyOfRange(arguments, 1, arguments.length + 1);
        given[arguments.length - 1] = "--help";
        return given;
    }

    /// Applies the common style to a command and its subcommands.
    private static void dress(CommandLine command, String... version) {
        command.getCommandSpec().version(version);
        command.getCommandSpec()
                .usageMessage()
                .descriptionHeading("%n")
                .parameterListHeading("%nArguments:%n")
                .optionListHeading("%nOptions:%n")
                .commandListHeading("%nCommands:%n")
                .exitCodeListHeading("%nExit codes:%n");
        command.getSubcommands().values().forEach(each -> dress(each, version));
    }

    private static CommandLine techniques(Parts parts) {
        return new CommandLine(new TechniquesCommand(parts.streams))
                .addSubcommand(new TechniquesCheckCommand(parts.engines, parts.streams));
    }

    /// Reports that the window has no display to open on.
    ///
    /// @return the exit code
    public static int noDisplay(Streams streams) {
        return complain(streams, "nonet: there is no display to open the window on; see 'nonet --help' for commands.");
    }

    /// Reports that the window cannot be opened.
    ///
    /// @return the exit code
    public static int noWindow(Throwable failure, Streams streams) {
        LOG.log(Level.SEVERE, "The window cannot be opened", failure);
        return complain(streams, "nonet: the window cannot be opened; see " + SettingsFolder.log() + ".");
    }

    /// Reports an internal error, whose details are in the log.
    ///
    /// @return the exit code
    public static int broken(Throwable failure, Streams streams) {
        LOG.log(Level.SEVERE, "A command failed", failure);
        String name = failure.getClass().getSimpleName();
        return complain(streams, "nonet: internal error (" + name + "); see " + SettingsFolder.log() + ".");
    }

    /// Reports that a signal ends the program before it is done; nothing is written afterward.
    public static void terminated(Streams streams) {
        streams.endWith(
                "nonet: stopped by Ctrl+C or another signal before the end; every file is as it was, or whole.");
    }

    private static int failed(Exception failure, Streams streams) {
        if (failure instanceof Input.Unreadable unreadable) {
            return complain(streams, unreadable.line());
        }
        if (!(failure instanceof IOException)) {
            return broken(failure, streams);
        }
        LOG.log(Level.FINE, "A command failed", failure);
        // Java has no exception of its own for a closed pipe, only the message of the system.
        String why = String.valueOf(failure.getMessage());
        return why.toLowerCase(Locale.ROOT).contains("pipe")
                ? FINE
                : complain(streams, "nonet: the output cannot be written: " + why + ".");
    }

    private static int complain(Streams streams, String sentence) {
        try {
            streams.err().write(PlainText.line(sentence) + "\n");
            streams.err().flush();
        } catch (IOException deaf) {
            LOG.log(Level.FINE, "Standard error is gone", deaf);
        }
        return WRONG;
    }
}
