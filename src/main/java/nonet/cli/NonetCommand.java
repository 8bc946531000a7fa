package nonet.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.service.Engines;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The command `nonet`, of which everything else is a part.
@Command(
        name = "nonet",
        version = "nonet 1.0.0",
        mixinStandardHelpOptions = true,
        description = "Solves sudoku puzzles and shows how. Without arguments it opens its window.",
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:all went well", "1:a puzzle has no solution", "2:an argument or an input is wrong"})
public final class NonetCommand {

    /// Everything was fine.
    public static final int FINE = 0;
    /// Some puzzle has no solution.
    public static final int UNSOLVED = 1;
    /// An argument or an input was wrong.
    public static final int WRONG = 2;

    private static final Logger LOG = Logger.getLogger(NonetCommand.class.getName());

    NonetCommand() {}

    /// Does what the arguments say.
    ///
    /// @return the exit code
    public static int run(Engines engines, Streams streams, String... arguments) {
        CommandLine commands = new CommandLine(new NonetCommand());
        commands.addSubcommand(new SolveCommand(engines, streams));
        commands.addSubcommand(new TraceCommand(engines, streams));
        commands.addSubcommand(new EnginesCommand(engines, streams));
        PrintWriter out = new PrintWriter(streams.out(), false);
        PrintWriter err = new PrintWriter(streams.err(), true);
        commands.setOut(out);
        commands.setErr(err);
        commands.setParameterExceptionHandler((wrong, given) -> {
            err.println("nonet: " + wrong.getMessage());
            err.println("Try 'nonet " + name(wrong.getCommandLine()) + "--help'.");
            return WRONG;
        });
        commands.setExecutionExceptionHandler((failure, command, parsed) -> {
            if (failure instanceof IOException) {
                LOG.log(Level.FINE, "Nobody reads any more", failure);
                return FINE;
            }
            LOG.log(Level.FINE, "A command failed", failure);
            err.println("nonet: something went wrong inside the program ("
                    + failure.getClass().getSimpleName() + ").");
            return WRONG;
        });
        if (arguments.length == 0) {
            commands.usage(err);
            return WRONG;
        }
        int code = commands.execute(arguments);
        out.flush();
        return code;
    }

    /// Says that the window has no display to open on.
    ///
    /// @return the exit code
    public static int noDisplay(Streams streams) {
        new PrintWriter(streams.err(), true)
                .println("nonet: there is no display for the window; in a shell, try 'nonet solve PUZZLE'.");
        return WRONG;
    }

    private static String name(CommandLine command) {
        return command.getParent() == null ? "" : command.getCommandName() + " ";
    }
}
