package nonet.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import nonet.cli.NonetCommand;
import nonet.cli.Streams;
import org.jspecify.annotations.Nullable;

/// Starts the window, or with arguments the command line.
public final class Main {

    private Main() {}

    public static void main(String... arguments) {
        // Some languages have digits of their own, which nobody could read back.
        Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
        boolean opensFile =
                arguments.length == 1 && !arguments[0].startsWith("-") && Files.exists(Path.of(arguments[0]));
        if (arguments.length > 0 && !(opensFile && hasDisplay())) {
            System.exit(NonetCommand.run(EngineList.create(), Streams.ofProcess(), arguments));
        }
        if (!hasDisplay()) {
            System.exit(NonetCommand.noDisplay(Streams.ofProcess()));
        }
        Window.open(opensFile ? List.of(Path.of(arguments[0])) : List.of());
    }

    /// Only on Linux can a machine be without a display and be used all the same.
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
