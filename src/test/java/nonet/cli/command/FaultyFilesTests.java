package nonet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Files of users that are nearly right: each is refused in a sentence.
class FaultyFilesTests {

    private static final String GRID =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String WRONG_PLACE = "1".repeat(729);

    @TempDir
    private Path folder;

    static Stream<Arguments> files() {
        return Stream.of(
                Arguments.of(
                        "convert --to line",
                        "p.nonet",
                        "{\"format\":\"nonet\",\"states\":[{\"givens\":\"" + GRID + "\",\"candidates\":\"" + WRONG_PLACE
                                + "\"}]}"),
                Arguments.of("convert --to line", "p.xml", mixedPlaces()),
                Arguments.of(
                        "watch --check",
                        "p.json",
                        "{\"kind\":\"puzzle\",\"engine\":\"x\",\"cells\":[],\"digits\":[],\"candidates\":\""
                                + WRONG_PLACE + "\"}\n"),
                Arguments.of("techniques check", "p.txt", ":0100:3:" + GRID + "::::x\n"));
    }

    /// Seventeen cells by their rows and columns, and one by its index.
    private static String mixedPlaces() {
        StringBuilder xml = new StringBuilder("<grid>");
        int cells = 0;
        for (int place = 0; place < 81 && cells < 17; place++) {
            if (GRID.charAt(place) != '.') {
                xml.append("<cell row=\"%d\" col=\"%d\" value=\"%s\"/>"
                        .formatted(place / 9, place % 9, GRID.charAt(place)));
                cells++;
            }
        }
        return xml + "<cell index=\"80\" value=\"9\"/></grid>";
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("files")
    void isRefusedInASentence(String command, String name, String content) throws IOException {
        Path file = Files.writeString(folder.resolve(name), content);

        Shell.Result result = Shell.nonet((command + " " + file).split(" "));

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).hasLineCount(1).contains(file.toString()).doesNotContain("internal error");
    }
}
