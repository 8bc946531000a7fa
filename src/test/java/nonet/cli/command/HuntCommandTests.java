package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nonet.cli.command.Shell.Result;
import nonet.files.LockFile;
import nonet.service.hunt.HuntFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class HuntCommandTests {

    private static final String HARD =
            "93......1.67....2.8.....3...2..7....6...3.9......2.46.4..6......9..5...3.....4...";
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String PAIRS =
            ".8..6...3.7....1.....3.5......4.2.....1.7..9...4...7.8.938.....7.....4.....19...6";

    @TempDir
    private Path folder;

    @Test
    void eachClassIsPrintedOnce() {
        Result all = nonet("hunt", HARD);
        assertThat(all.code()).isZero();
        assertThat(all.err()).isEqualTo("nonet: 20 classes, 20 found.\n");
        assertThat(nonetWithInput(all.out(), "unique", "-").out())
                .isEqualTo(all.out())
                .startsWith(HARD + "\n")
                .hasLineCount(20);
        assertThat(nonet("hunt", "--quiet", "--count", "2", "--jobs", "1", HARD))
                .isEqualTo(new Result(0, all.out().substring(0, 164), ""));
        assertThat(nonet("hunt", "--clues", "17", HARD)).isEqualTo(new Result(1, "", "nonet: 20 classes, 0 found.\n"));
    }

    @Test
    void ratingsFollowThePuzzle() {
        String few = nonet("hunt", "--in-place", "--rate", "--guesses", "1", "--quiet", "--count", "1", HARD)
                .out();
        assertThat(few).matches("\\Q" + HARD + "\\E\t9\\.0/1\\.2/1\\.2\t\\d+\n");
    }

    @Test
    void twoHuntsAtOnceDoNotShareAFile() throws IOException {
        Path out = folder.resolve("found.txt");
        try (LockFile _ = HuntFiles.of(out).reserve()) {
            assertThat(nonet("hunt", "--out", out.toString(), HARD))
                    .isEqualTo(new Result(2, "", "nonet: " + out + " is in use by another hunt.\n"));
        }
        assertThat(nonet("hunt", "--quiet", "--out", out.toString(), HARD).code())
                .isZero();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("found.txt", "found.txt.hunt");
    }

    @Test
    void aHuntContinuesFromItsCheckpointAndOverwritesNothingElse() throws IOException {
        String out = folder.resolve("found.txt").toString();
        nonet("hunt", "--out", out, "--count", "5", HARD);
        assertThat(Files.readAllLines(Path.of(out))).hasSize(5);
        assertThat(nonet("hunt", "--out", out, HARD)).isEqualTo(new Result(0, "", "nonet: 20 classes, 20 found.\n"));
        assertThat(Files.readString(Path.of(out))).isEqualTo(nonet("hunt", HARD).out());

        String other = nonet("hunt", "--out", out, "--minimal", HARD).err();
        assertThat(other)
                .isEqualTo("nonet: the checkpoint " + out + ".hunt is that of other seeds or options; give the same"
                        + " ones, or choose another --out.\n");
        Files.writeString(Path.of(out), "mine\n");
        assertThat(nonet("hunt", "--out", out, HARD).err()).contains("does not belong to the checkpoint");
        Files.writeString(Path.of(out + ".hunt"), "no checkpoint\n");
        assertThat(nonet("hunt", "--out", out, HARD).err()).contains("is damaged in line 1; choose another --out.");
        Files.delete(Path.of(out + ".hunt"));
        Result refused = nonet("hunt", "--out", out, HARD);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("exists, and there is no checkpoint");
        assertThat(Files.readString(Path.of(out))).isEqualTo("mine\n");
    }

    /// The hunt itself would take hours.
    @Test
    @Timeout(30)
    void aFileThatCannotBeWrittenIsReportedFirst() {
        String out = folder.resolve("missing").resolve("found.txt").toString();
        assertThat(nonet("hunt", "--rate", "--moves", "{-2+2}", "--rounds", "9", "--out", out, EASY))
                .isEqualTo(new Result(2, "", "nonet: " + out + ": The folder does not exist.\n"));
    }

    @Test
    void thePatternStays() throws IOException {
        Path pattern = Files.writeString(folder.resolve("pattern"), EASY);
        String found = nonet("hunt", "--pattern", pattern.toString(), "--starts", "2", "--quiet")
                .out();
        assertThat(found.replaceAll("[1-9]", "x").lines().distinct()).containsExactly(EASY.replaceAll("[1-9]", "x"));
        assertThat(found.lines()).hasSizeGreaterThan(2);
    }

    @Test
    void invalidArgumentsAreNamed() {
        assertThat(nonet("hunt", "--moves", "1+1", HARD))
                .isEqualTo(new Result(
                        2,
                        "",
                        "nonet: --moves must be givens to remove and to add, up to 20 each, as in {-1+1}; not"
                                + " '1+1'.\n"));
        assertThat(nonet("hunt", "--in-place", "--moves", "-2+1", HARD).err())
                .startsWith("nonet: in place, as many givens are added as are removed");
        assertThat(nonet("hunt").err()).startsWith("nonet: INPUT is missing, or --pattern");
        assertThat(nonet("hunt", "--checkpoint", "x", HARD).err()).isEqualTo("nonet: --checkpoint requires --out.\n");
        assertThat(nonet("hunt", "--er", "hard", HARD).err())
                .isEqualTo("nonet: --er must be a rating such as 8.5, not 'hard'.\n");
        assertThat(nonetWithInput("1" + ".".repeat(80) + "\n11" + ".".repeat(79) + "\n" + HARD, "hunt", "-"))
                .isEqualTo(new Result(2, "", """
                    <stdin>:1: The puzzle has several solutions, so it is no seed of a hunt.
                    <stdin>:2: The puzzle has no solution, so it is no seed of a hunt.
                    """));
    }
}
