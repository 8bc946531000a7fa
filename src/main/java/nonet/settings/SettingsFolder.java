package nonet.settings;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// The folder in which a desktop stores program data.
public final class SettingsFolder {

    private SettingsFolder() {}

    /// Returns the folder for Nonet's own files on this machine, which need not exist.
    public static Path current() {
        return of(System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System.getenv());
    }

    /// Returns the log file on this machine, which need not exist.
    public static Path log() {
        return current().resolve("nonet.log");
    }

    /// Returns the folder for Nonet's own files, which need not exist.
    ///
    /// @param home the user's home folder
    /// @param environment the environment variables
    /// @param environment the environment's variables
    public static Path of(String system, Path home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("win")) {
            String roaming = environment.get("APPDATA");
            return (roaming == null ? home.resolve("AppData/Roaming") : Path.of(roaming)).resolve("Nonet");
        }
        if (name.startsWith("mac")) {
            return home.resolve("Library/Application Support/Nonet");
        }
        String config = environment.get("XDG_CONFIG_HOME");
        return (config == null || config.isBlank() ? home.resolve(".config") : Path.of(config)).resolve("nonet");
    }
}
