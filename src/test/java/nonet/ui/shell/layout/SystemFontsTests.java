package nonet.ui.shell.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Windows have the same size and layout whatever the default font of the system is.
@Tag("campaign")
class SystemFontsTests {

    private static final List<String> FONTS = List.of("DejaVu Sans", "Noto Sans", "Liberation Sans", "Cantarell");

    /// Settings of the parent without which the child would open windows on a display.
    private static final List<String> HANDED_ON = List.of(
            "glass.platform", "prism.order", "testfx.robot", "java.awt.headless", "user.language", "user.country");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"en-US, 900, 700", "en-US, 1240, 860", "zh-CN, 900, 700", "zh-CN, 1240, 860"})
    void windowsAreLaidOutTheSameUnderEveryDefaultFont(String language, int width, int height) throws Exception {
        List<String> installed =
                FONTS.stream().filter(Font.getFamilies()::contains).toList();
        assumeThat(installed)
                .describedAs("of the fonts %s at least two must be installed to compare layouts", FONTS)
                .hasSizeGreaterThan(1);
        Set<String> defaults = new HashSet<>();
        Set<String> expected = Set.of();
        for (String font : installed) {
            List<String> lines = layouts(font, language, width, height);
            assertThat(defaults.add(lines.getFirst()))
                    .describedAs("%s became the default font", font)
                    .isTrue();
            Set<String> layouts = new LinkedHashSet<>(lines.subList(1, lines.size()));
            assertThat(layouts).describedAs(font).hasSizeGreaterThan(100);
            if (!expected.isEmpty()) {
                assertThat(without(layouts, expected))
                        .describedAs("what is only under %s", font)
                        .isEmpty();
                assertThat(without(expected, layouts))
                        .describedAs("what is not under %s", font)
                        .isEmpty();
            }
            expected = layouts;
        }
    }

    private static Set<String> without(Set<String> layouts, Set<String> others) {
        Set<String> rest = new LinkedHashSet<>(layouts);
        rest.removeAll(others);
        return rest;
    }

    private List<String> layouts(String font, String language, int width, int height) throws Exception {
        Path out = folder.resolve("layouts.txt");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        HANDED_ON.forEach(key -> command.add("-D" + key + "=" + System.getProperty(key)));
        command.addAll(program());
        command.addAll(List.of(
                language,
                Integer.toString(width),
                Integer.toString(height),
                Files.createTempDirectory(folder, "settings").toString()));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("FONTCONFIG_FILE", fontconfig(font).toString());
        assertThat(builder.start().waitFor()).describedAs(font).isZero();
        return Files.readAllLines(out);
    }

    /// Returns what starts the program. It runs from the class path also where this test runs from modules.
    private static List<String> program() {
        String classes = Stream.of(
                        System.getProperty("java.class.path"),
                        System.getProperty("jdk.module.path"),
                        Path.of("target", "test-classes").toAbsolutePath().toString())
                .filter(Objects::nonNull)
                .collect(Collectors.joining(File.pathSeparator));
        return List.of(
                "--enable-native-access=ALL-UNNAMED",
                "--add-opens=javafx.graphics/com.sun.javafx.application=ALL-UNNAMED",
                "-cp",
                classes,
                WindowLayouts.class.getName());
    }

    /// Writes a configuration that prefers a font for texts without a font of their own.
    private Path fontconfig(String font) throws IOException {
        return Files.writeString(folder.resolve("fonts.conf"), """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
              <match target="pattern">
                <test qual="any" name="family"><string>sans</string></test>
                <edit name="family" mode="prepend" binding="strong"><string>%s</string></edit>
              </match>
              <match target="pattern">
                <test qual="any" name="family"><string>sans-serif</string></test>
                <edit name="family" mode="prepend" binding="strong"><string>%s</string></edit>
              </match>
              <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
            </fontconfig>
            """.formatted(font, font));
    }
}
