package nonet.ui.kit.window;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Opens files with the programs of the desktop, and shows them in their folders. Its methods wait for other programs and
/// are for background tasks.
public final class DesktopFiles {

    private static final Logger LOG = Logger.getLogger(DesktopFiles.class.getName());
    private static final int PATIENCE = 5;

    private enum Desktop {
        WINDOWS,
        MAC,
        OTHER
    }

    private final Desktop desktop;
    private final Predicate<List<String>> runner;

    /// @param system the name of the operating system, as in the property `os.name`
    /// @param runner runs a command, and returns whether it succeeded
    public DesktopFiles(String system, Predicate<List<String>> runner) {
        String name = system.toLowerCase(Locale.ROOT);
        desktop = name.startsWith("windows") ? Desktop.WINDOWS : name.startsWith("mac") ? Desktop.MAC : Desktop.OTHER;
        this.runner = runner;
    }

    /// Returns the desktop of this machine.
    public static DesktopFiles ofSystem() {
        return new DesktopFiles(System.getProperty("os.name"), DesktopFiles::run);
    }

    /// Opens a file with the desktop's program for it.
    ///
    /// @return whether there is one
    public boolean open(Path file) {
        return runner.test(
                switch (desktop) {
                    case WINDOWS -> List.of("rundll32", "url.dll,FileProtocolHandler", file.toString());
                    case MAC -> List.of("open", file.toString());
                    case OTHER -> List.of("xdg-open", file.toString());
                });
    }

    /// Shows a file in its folder, selected where the desktop can do that.
    ///
    /// @return whether that succeeded
    public boolean showInFolder(Path file) {
        return switch (desktop) {
            // Explorer always reports a failure.
            case WINDOWS -> {
                var _ = runner.test(List.of("explorer", "/select," + file));
                yield true;
            }
            case MAC -> runner.test(List.of("open", "-R", file.toString()));
            case OTHER -> runner.test(select(file)) || runner.test(List.of("xdg-open", "" + file.getParent()));
        };
    }

    /// Returns the call of the file manager's interface on the session bus, in which a comma would begin another file.
    private static List<String> select(Path file) {
        return List.of(
                "dbus-send",
                "--session",
                "--print-reply",
                "--dest=org.freedesktop.FileManager1",
                "/org/freedesktop/FileManager1",
                "org.freedesktop.FileManager1.ShowItems",
                "array:string:" + file.toUri().toString().replace(",", "%2C"),
                "string:");
    }

    /// A program that still runs after a while has opened the file.
    private static boolean run(List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD)
                    .start();
            return !process.waitFor(PATIENCE, TimeUnit.SECONDS) || process.exitValue() == 0;
        } catch (IOException missing) {
            LOG.log(Level.FINE, "Cannot run " + command, missing);
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
