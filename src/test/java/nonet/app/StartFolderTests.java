package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The window opens from folders whose names have characters that addresses encode.
@Tag("display")
@Isolated("the windows of the programs that it starts would lie above those of other tests")
class StartFolderTests {

    @TempDir
    private Path folder;

    /// The program runs as when its start is recorded: it opens the window with its fonts, icons and style sheets, and
    /// ends by itself.
    @ParameterizedTest
    @ValueSource(strings = {"plain", "Jane Doe", "Téléchargements ü", "下载", "50% a+b #1"})
    void theWindowOpensFrom(String name) throws Exception {
        Path classes = Path.of(
                Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path copy = folder.resolve(name).resolve("classes");
        copy(classes, copy);
        Path output = folder.resolve("output.txt");
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dnonet.training=true",
                        "-Dprism.order=sw",
                        "-Duser.home=" + folder,
                        "--enable-native-access=javafx.graphics,org.xerial.sqlitejdbc",
                        "--add-modules",
                        "ALL-MODULE-PATH",
                        "--module-path",
                        copy + File.pathSeparator + libraries(classes),
                        "--module",
                        "nonet/nonet.app.Main")
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().put("XDG_CONFIG_HOME", folder.toString());

        assertThat(builder.start().waitFor()).describedAs(() -> read(output)).isZero();
        assertThat(read(folder.resolve("nonet/nonet.log"))).doesNotContain("SEVERE", "Exception");
    }

    private static String libraries(Path classes) throws URISyntaxException {
        String modules = System.getProperty("jdk.module.path", System.getProperty("java.class.path"));
        return Arrays.stream(modules.split(File.pathSeparator))
                .filter(each -> each.endsWith(".jar"))
                .filter(each -> !Path.of(each).equals(classes))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static void copy(Path from, Path to) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(from)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            Path target = to.resolve(from.relativize(file).toString());
            Files.createDirectories(target.getParent());
            Files.copy(file, target);
        }
    }

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            return e.toString();
        }
    }
}
