package nonet.ui.shell.control;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Facts about the program, such as its version and its folders.
///
/// @param version of the program
/// @param settings the folder of settings, sessions and the library
/// @param log the log file
/// @param licenses the folder with the licenses of all that the program contains, or null where it is not packaged
public record About(
        String version, Path settings, Path log, @Nullable Path licenses) {

    /// Returns the version of Java.
    public String java() {
        return System.getProperty("java.runtime.version", "?");
    }

    /// Returns the version of JavaFX.
    public String javaFx() {
        return System.getProperty("javafx.runtime.version", "?");
    }

    /// Returns the name, the version and the architecture of the operating system.
    public String system() {
        return String.join(
                " ", System.getProperty("os.name"), System.getProperty("os.version"), System.getProperty("os.arch"));
    }

    /// Returns the lines that belong into a report of a fault.
    public String report() {
        return """
            Nonet %s
            Java %s
            JavaFX %s
            System %s
            Settings %s
            Log %s
            """.formatted(version, java(), javaFx(), system(), settings, log);
    }
}
