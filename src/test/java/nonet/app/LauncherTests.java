package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The launcher's choice of memory, and its treatment of names that Java cannot hold, with a stand-in for Java that prints
/// its arguments.
@EnabledOnOs(OS.LINUX)
class LauncherTests {

    @TempDir
    private Path home;

    @BeforeEach
    void install() throws IOException {
        Files.createDirectories(home.resolve("bin"));
        Files.createDirectories(home.resolve("runtime/bin"));
        Files.copy(Path.of("src/main/launcher/nonet"), home.resolve("bin/nonet"));
        Path java = home.resolve("runtime/bin/java");
        Files.writeString(java, "#!/bin/sh\nfor word in \"$@\"; do last=$word; done\necho \"$last\"\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
    }

    @Test
    void aFileToWriteWhoseNameIsNotUtf8IsRefused() throws Exception {
        for (String words : new String[] {"solve p.txt --out \"$odd\"", "solve p.txt --out=\"$odd\""}) {
            assertThat(run(Map.of(), words)).startsWith("2 nonet: ").contains("not UTF-8");
        }
        run(Map.of(), "; : >\"$odd\"");
        assertThat(run(Map.of(), "solve p.txt --out \"$odd\"")).startsWith("2 nonet: ");
    }

    @Test
    void aFileToReadWhoseNameIsNotUtf8IsOpened() throws Exception {
        run(Map.of(), "; : >\"$odd\"");
        assertThat(run(Map.of(), "solve \"$odd\"")).isEqualTo("0 /dev/fd/3\n");
    }

    @Test
    void whateverOpensTheWindowHasItsMemory() throws Exception {
        Files.writeString(home.resolve("runtime/bin/java"), """
            #!/bin/sh
            case "$*" in *-Xmx528m*) echo window ;; *) echo command ;; esac
            """);
        Files.createFile(home.resolve("p.txt"));
        for (String words : new String[] {"", "p.txt", "watch -", "watch p.txt"}) {
            assertThat(run(Map.of(), words)).as(words).isEqualTo("0 window\n");
        }
        for (String words :
                new String[] {"solve p.txt", "p.txt p.txt", "watch --check -", "watch - --check", "watch -h"}) {
            assertThat(run(Map.of(), words)).as(words).isEqualTo("0 command\n");
        }
    }

    @Test
    void otherNamesArePassedOn() throws Exception {
        assertThat(run(Map.of(), "solve p.txt --out \u00E9.txt")).isEqualTo("0 \u00E9.txt\n");
        assertThat(run(Map.of("LC_ALL", "C"), "solve p.txt --out \u00E9.txt")).isEqualTo("0 \u00E9.txt\n");
        assertThat(run(Map.of("XDG_CONFIG_HOME", "/\u6570"), "solve p.txt")).isEqualTo("0 p.txt\n");
    }

    @Test
    void aSettingsFolderWhoseNameIsNotUtf8IsRefused() throws Exception {
        assertThat(run(Map.of(), "solve p.txt", "XDG_CONFIG_HOME=\"/tmp/$odd\" "))
                .startsWith("2 nonet: ")
                .contains("XDG_CONFIG_HOME");
        assertThat(run(Map.of(), "solve p.txt", "HOME=\"/tmp/$odd\" "))
                .startsWith("2 nonet: ")
                .contains("The name in HOME");
    }

    private String run(Map<String, String> environment, String words) throws Exception {
        return run(environment, words, "");
    }

    /// Returns the exit code and the whole output of the launcher. In the shell's words, `$odd` is a name in Latin-1.
    private String run(Map<String, String> environment, String words, String before) throws Exception {
        Path script = home.resolve("script");
        String start = words.startsWith(";") ? "true " : before + "sh bin/nonet ";
        Files.writeString(script, "odd=$(printf 'o\\351.txt')\n" + start + words + " 2>&1\n", StandardCharsets.UTF_8);
        ProcessBuilder builder =
                new ProcessBuilder("sh", "script").directory(home.toFile()).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().remove("XDG_CONFIG_HOME");
        builder.environment().putAll(environment);
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return process.exitValue() + " " + out;
    }
}
