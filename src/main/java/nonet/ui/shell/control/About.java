package nonet.ui.shell.control;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What the program is and where it keeps its files.
///
/// @param version of the program
/// @param settings the folder of settings, sessions and the library
/// @param log the log file
/// @param licenses the folder with the licenses of all that the program contains, or null where it is not packaged
public record About(
        String version, Path settings, Path log, @Nullable Path licenses) {

    /// Returns the versions of the program and of what it runs on, in the order in which they are shown.
    public Map<String, String> versions() {
        Map<String, String> versions = new LinkedHashMap<>();
        versions.put("Nonet", version);
        versions.put("Java", System.getProperty("java.runtime.version", "?"));
        versions.put("JavaFX", System.getProperty("javafx.runtime.version", "?"));
        versions.put(
                "System",
                String.join(
                        " ",
                        System.getProperty("os.name"),
                        System.getProperty("os.version"),
                        System.getProperty("os.arch")));
        return versions;
    }

    /// Returns the lines that belong into a report of a fault.
    public String report() {
        StringBuilder report = new StringBuilder();
        versions().forEach((name, value) -> report.append(name + " " + value + "\n"));
        return report.append("Settings " + settings + "\n")
                .append("Log " + log + "\n")
                .toString();
    }
}
