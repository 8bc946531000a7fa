package nonet.app;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.cli.command.NonetCommand;
import nonet.cli.output.Streams;
import nonet.files.AtExit;
import nonet.service.input.TraceOrigin;
import nonet.settings.SettingsFolder;
import org.jspecify.annotations.Nullable;

/// Starts the window, or with arguments the command line.
public final class Main {

    private static final Logger LOG = Logger.getLogger(Main.class.getName());

    /// The kind of a start.
    sealed interface Start {

        /// Opens the window, with these files.
        record OpenWindow(List<Path> files) implements Start {}

        /// Cannot open the window, because there is no display.
        record NoDisplay() implements Start {}

        /// Runs the command line.
        record RunCommand() implements Start {}
    }

    private Main() {}

    public static void main(String... arguments) {
        // Some languages have digits of their own, which Nonet could not read back.
        Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
        LogFile.install(SettingsFolder.log());
        Streams streams = Streams.ofProcess(System.getProperty("nonet.input"), System.getProperty("nonet.terminals"));
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> fail(failure, streams));
        if (Boolean.getBoolean("nonet.training")) {
            Training.run();
            return;
        }
        AtExit.ifTerminated(() -> NonetCommand.terminated(streams));
        // Not a switch over patterns, because Java takes longer to link its first one than to solve a puzzle.
        Start start = start(hasDisplay(), arguments);
        if (start instanceof Start.OpenWindow window) {
            openWindow(window.files(), streams);
        } else if (start instanceof Start.NoDisplay) {
            exit(NonetCommand.noDisplay(streams));
        } else {
            exit(NonetCommand.run(
                    EngineList.create(), Version.current(), streams, trace -> watch(trace, streams), arguments));
        }
    }

    /// Ends the program. Work at its end that fails is in the log; the rest of that work goes on.
    private static void fail(Throwable failure, Streams streams) {
        if (AtExit.isUnderway()) {
            LOG.log(Level.SEVERE, "The end of the program failed", failure);
        } else {
            exit(NonetCommand.broken(failure, streams));
        }
    }

    private static void exit(int code) {
        AtExit.settle();
        System.exit(code);
    }

    /// Opens the window on a trace: a file as any other, a pipe in this process, which has it.
    private static int watch(TraceOrigin trace, Streams streams) {
        if (!hasDisplay()) {
            return NonetCommand.noDisplay(streams);
        }
        try {
            if (trace instanceof TraceOrigin.Named(String name)
                    && !name.equals("-")
                    && Files.isRegularFile(Path.of(name))) {
                Window.open(List.of(Path.of(name)));
            } else {
                Window.follow(trace);
            }
            return NonetCommand.FINE;
        } catch (RuntimeException failure) {
            return NonetCommand.noWindow(failure, streams);
        }
    }

    private static void openWindow(List<Path> files, Streams streams) {
        try {
            Window.open(files);
            AtExit.settle();
        } catch (RuntimeException failure) {
            exit(NonetCommand.noWindow(failure, streams));
        }
    }

    /// Returns the start that the arguments request. A single argument that is a file, and not a command, opens it.
    static Start start(boolean display, String... arguments) {
        boolean opensFile = arguments.length == 1 && isFile(arguments[0]);
        if (arguments.length > 0 && !opensFile) {
            return new Start.RunCommand();
        }
        return display
                ? new Start.OpenWindow(opensFile ? List.of(Path.of(arguments[0])) : List.of())
                : new Start.NoDisplay();
    }

    private static boolean isFile(String argument) {
        try {
            return !argument.startsWith("-")
                    && !NonetCommand.isCommand(argument)
                    && Files.isRegularFile(Path.of(argument));
        } catch (InvalidPathException nonsense) {
            return false;
        }
    }

    /// Only Linux machines can be without a display.
    private static boolean hasDisplay() {
        return !System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux")
                || present(System.getenv("DISPLAY"))
                || present(System.getenv("WAYLAND_DISPLAY"))
                || "Headless".equals(System.getProperty("glass.platform"));
    }

    private static boolean present(@Nullable String value) {
        return value != null && !value.isBlank();
    }
}
