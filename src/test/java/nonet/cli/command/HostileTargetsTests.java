package nonet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Targets that cannot be written, for each command that writes: one sentence that names the target, exit code 2, and no
/// file touched.
class HostileTargetsTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String LONG_NAME = "long".repeat(70) + ".html";

    @TempDir
    private Path folder;

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void eachIsToldInOneSentence() throws IOException {
        Map<Path, String> targets = targets();
        List<Path> before = files();
        List<String> wrong = new ArrayList<>();
        for (String command : commands()) {
            targets.forEach((target, sentence) -> {
                Shell.Result result = Shell.nonet((command + " --out " + target).split(" "));
                if (!result.equals(new Shell.Result(2, "", "nonet: " + target + ": " + sentence + "\n"))) {
                    wrong.add(command + " " + target.getFileName() + " " + result);
                }
            });
        }
        assertThat(wrong).isEmpty();
        assertThat(files()).isEqualTo(before);
        assertThat(folder.resolve("file")).hasContent("before");
        assertThat(folder.resolve("locked.html")).hasContent("before");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void soAreFoldersThatCannotBeMade() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "before");
        Map<Path, String> targets = Map.of(
                file,
                "A part of this path is a file, not a folder.",
                file.resolve("inside"),
                "A part of this path is a file, not a folder.",
                folder.resolve(LONG_NAME),
                "The name is too long; choose a shorter one.");
        for (String command : List.of("guide", "manual")) {
            targets.forEach((target, sentence) -> assertThat(Shell.nonet(command, "--out", target.toString()))
                    .isEqualTo(new Shell.Result(2, "", "nonet: " + target + ": " + sentence + "\n")));
        }
        assertThat(files()).containsExactly(folder, file);
        assertThat(file).hasContent("before");
    }

    private Map<Path, String> targets() throws IOException {
        Map<Path, String> targets = new LinkedHashMap<>();
        Files.writeString(Files.createDirectory(folder.resolve("full.html")).resolve("inside"), "before");
        Files.writeString(folder.resolve("file"), "before");
        targets.put(folder.resolve("full.html"), "This is a folder, not a file.");
        targets.put(folder.resolve("none").resolve("target.html"), "The folder does not exist.");
        targets.put(folder.resolve("file").resolve("target.html"), "A part of this path is a file, not a folder.");
        targets.put(folder.resolve(LONG_NAME), "The name is too long; choose a shorter one.");
        Path locked = Files.writeString(folder.resolve("locked.html"), "before");
        // The superuser may write everything.
        if (locked.toFile().setReadOnly() && !Files.isWritable(locked)) {
            targets.put(locked, "You do not have permission to write there; choose another folder.");
        }
        return targets;
    }

    private static List<String> commands() {
        Stream<String> conversions = Codecs.standard().all().stream()
                .filter(Codec::writes)
                .map(codec -> "convert " + PUZZLE + " --to " + codec.id());
        Stream<String> others = Stream.of(
                "solve PUZZLE",
                "check PUZZLE",
                "count PUZZLE",
                "canonical PUZZLE",
                "unique PUZZLE",
                "transform --rotate 90 PUZZLE",
                "shuffle PUZZLE",
                "minimize PUZZLE",
                "export --to pdf PUZZLE",
                "export --to svg PUZZLE",
                "export --to png PUZZLE",
                "export --to html --walkthrough PUZZLE",
                "export --recording PUZZLE",
                "generate grids --count 9",
                "generate puzzles --count 1 --seed 1");
        return Stream.concat(conversions, others.map(each -> each.replace("PUZZLE", PUZZLE)))
                .toList();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted().toList();
        }
    }
}
