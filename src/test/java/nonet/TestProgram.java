package nonet;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Programs of tests that run in a Java of their own, so that they can end or be killed.
public final class TestProgram {

    private TestProgram() {}

    /// Returns the command that starts a class of the tests, with the classes under test.
    public static ProcessBuilder of(Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "--add-modules",
                "ALL-MODULE-PATH",
                "--patch-module",
                "nonet=" + Path.of("target", "test-classes").toAbsolutePath(),
                "--module-path",
                System.getProperty("jdk.module.path"),
                "--module",
                "nonet/" + main.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command);
    }
}
