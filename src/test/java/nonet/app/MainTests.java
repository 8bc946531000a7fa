package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTests {

    @TempDir
    private Path folder;

    @Test
    void aFileAloneOpensTheWindow() throws IOException {
        Path file = Files.createFile(folder.resolve("puzzle.txt"));

        assertThat(Main.start(true, file.toString())).isEqualTo(new Main.Start.OpenWindow(List.of(file)));
        assertThat(Main.start(true)).isEqualTo(new Main.Start.OpenWindow(List.of()));
        assertThat(Main.start(false, file.toString())).isEqualTo(new Main.Start.NoDisplay());
        assertThat(Main.start(false)).isEqualTo(new Main.Start.NoDisplay());
    }

    @Test
    void everythingElseIsACommand() throws IOException {
        String file = Files.createFile(folder.resolve("puzzle.txt")).toString();

        Stream.<String[]>of(
                        new String[] {"solve", file},
                        new String[] {file, file},
                        new String[] {"--version"},
                        new String[] {"engines"},
                        new String[] {"nowhere.txt"},
                        new String[] {folder.toString()},
                        new String[] {""},
                        new String[] {"no\0path"})
                .forEach(arguments -> {
                    assertThat(Main.start(true, arguments)).isEqualTo(new Main.Start.RunCommand());
                    assertThat(Main.start(false, arguments)).isEqualTo(new Main.Start.RunCommand());
                });
    }

    @Test
    void theVersionIsThatOfThePom() throws IOException {
        var version = Pattern.compile("<version>(.*?)</version>").matcher(Files.readString(Path.of("pom.xml")));
        assertThat(version.find()).isTrue();
        assertThat(Version.current()).isEqualTo(version.group(1));
    }
}
