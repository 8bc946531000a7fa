package nonet.settings;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// The folder in which a desktop stores program data.
public final class SettingsFolder {

    private SettingsFolder() {}

    /// Returns the folder for Nonet's own files on this machine, which need not exist.
    public static Path current() {
        return of(System.getProperty("os.name"), home(), System.getenv());
    }

    /// Returns the user's home folder on this machine.
    public static Path home() {
        return home(System.getProperty("os.name"), System.getProperty("user.home"), System.getenv());
    }

    /// Returns the user's home folder: `HOME`, where other programs look as well, otherwise that of the user's account.
    ///
    /// @param account the home folder of the account
    /// @param environment the environment variables
    static Path home(String system, String account, Map<String, String> environment) {
        String home = environment.getOrDefault("HOME", "");
        return Path.of(home.isBlank() || isWindows(system) ? account : home);
    }

    private static boolean isWindows(String system) {
        return system.toLowerCase(Locale.ROOT).startsWith("win");
    }

    /// Returns the log file on this machine, which need not exist.
    public static Path log() {
        return current().resolve("nonet.log");
    }

    /// Returns the folder for Nonet's own files, which need not exist.
    ///
    /// @param home the user's home folder
    /// @param environment the environment variables
    public static Path of(String system, Path home, Map<String, String> environment) {
        if (isWindows(system)) {
            String roaming = environment.get("APPDATA");
            return (roaming == null ? home.resolve("AppData/Roaming") : Path.of(roaming)).resolve("Nonet");
        }
        if (system.toLowerCase(Locale.ROOT).startsWith("mac")) {
            return home.resolve("Library/Application Support/Nonet");
        }
        String config = environment.get("XDG_CONFIG_HOME");
        return (config == null || config.isBlank() ? home.resolve(".config") : Path.of(config)).resolve("nonet");
    }
}
