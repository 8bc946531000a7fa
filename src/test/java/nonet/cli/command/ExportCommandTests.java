package nonet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportCommandTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    private Path folder;

    @Test
    void derivesTheFormatFromTheFileName() throws IOException {
        for (String name : List.of("board.pdf", "board.svg", "board.png", "board.html")) {
            assertThat(Shell.nonet("export", "--out", folder.resolve(name).toString(), EASY)
                            .code())
                    .isZero();
        }
        assertThat(Files.readString(folder.resolve("board.svg")))
                .startsWith("<?xml")
                .contains("<path ");
        assertThat(Files.readAllBytes(folder.resolve("board.pdf"))).startsWith('%', 'P', 'D', 'F');
        assertThat(Files.readAllBytes(folder.resolve("board.png"))).startsWith(0x89, 'P', 'N', 'G');
        assertThat(Files.readString(folder.resolve("board.html"))).startsWith("<!DOCTYPE html>");
    }

    @Test
    void candidatesThatBelongToAPuzzleAreAlwaysShown() throws IOException {
        Path plain = folder.resolve("plain.svg");
        Path marked = folder.resolve("marked.svg");
        for (String puzzle : List.of(Sukakus.UNIQUE, EASY)) {
            assertThat(Shell.nonet("export", "--out", plain.toString(), puzzle)).isEqualTo(new Shell.Result(0, "", ""));
            assertThat(Shell.nonet("export", "--marks", "--out", marked.toString(), puzzle)
                            .code())
                    .isZero();
            boolean same = Files.readString(plain).equals(Files.readString(marked));
            assertThat(same).isEqualTo(puzzle.length() == 729);
        }
        long candidates = Sukakus.UNIQUE.chars().filter(c -> c != '.').count();
        Path page = folder.resolve("plain.html");
        Shell.nonet("export", "--out", page.toString(), Sukakus.UNIQUE);
        assertThat(Files.readString(page).split("<text ", -1)).hasSize(1 + (int) candidates);
    }

    @Test
    void severalPicturesAreNumbered() throws IOException {
        Path file = folder.resolve("three.txt");
        Files.writeString(file, (EASY + "\n").repeat(3));
        Shell.Result run = Shell.nonet(
                "export",
                "--to",
                "svg",
                "--per-page",
                "2",
                "--out",
                folder.resolve("b.svg").toString(),
                file.toString());
        assertThat(run.err()).isEmpty();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(each -> each.getFileName().toString()).sorted())
                    .containsExactly("b-1.svg", "b-2.svg", "three.txt");
        }
    }

    @Test
    void writesRecordingsOfSearches() throws IOException {
        Path page = folder.resolve("search.html");
        assertThat(Shell.nonet("export", "--recording", "--engine", "singles", "--out", page.toString(), EASY))
                .isEqualTo(new Shell.Result(0, "", ""));
        assertThat(Files.readString(page))
                .contains("<title>Recording of Singles and assumptions</title>")
                .contains("\"kinds\":\"o");
        assertThat(Shell.nonet("export", "--recording", "--title", "Easy", "--out", page.toString(), EASY))
                .isEqualTo(new Shell.Result(0, "", ""));
        assertThat(Files.readString(page)).contains("<title>Easy: recording of Classic search</title>");
        Path gif = folder.resolve("search.gif");
        assertThat(Shell.nonet("export", "--recording", "--until", "3", "--size", "120", "--out", gif.toString(), EASY)
                        .code())
                .isZero();
        assertThat(Files.readAllBytes(gif)).startsWith('G', 'I', 'F', '8', '9', 'a', 120, 0);
        String out = page.toString();
        assertThat(Shell.nonet("export", "--recording", "--out", "search.pdf", EASY)
                        .err())
                .isEqualTo("nonet: a recording is a file that ends in .html, .gif or .apng, not 'search.pdf'.\n");
        assertThat(Shell.nonet("export", "--engine", "singles", "--out", out, EASY)
                        .err())
                .isEqualTo("nonet: --engine, --from, --until, --board-only and --speed require --recording.\n");
        assertThat(Shell.nonet("export", "--recording", "--from", "9999", "--out", out, EASY))
                .isEqualTo(new Shell.Result(2, "", "nonet: the search has 63 events; --from 9999 is after its end.\n"));
        assertThat(Shell.nonet("export", "--recording", "--from", "9", "--until", "8", "--out", out, EASY)
                        .err())
                .isEqualTo("nonet: --until 8 is before --from 9.\n");
    }

    @Test
    void refusesOptionsThatARecordingDoesNotHave() {
        assertThat(recordingError("r.html", "--marks")).isEqualTo("nonet: --recording does not go with --marks.\n");
        assertThat(recordingError("r.gif", "--paper", "a4"))
                .isEqualTo("nonet: --recording does not go with --paper.\n");
        assertThat(recordingError("r.gif", "-t", "pdf")).isEqualTo("nonet: --recording does not go with --to.\n");
        assertThat(recordingError("r.html", "--speed", "3"))
                .isEqualTo("nonet: a recording as a page has no --speed; write a .gif or .apng file.\n");
        assertThat(recordingError("r.html", "--size", "300"))
                .isEqualTo("nonet: a recording as a page has no --size; write a .gif or .apng file.\n");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aRecordingTakesAProfile() {
        assertThat(recordingError("r.html", "--profile", "HoDoKu")).isEmpty();
    }

    @Test
    void refusesEventsBeforeTheSearch() {
        String out = folder.resolve("r.html").toString();
        for (String option : List.of("--from", "--until")) {
            assertThat(Shell.nonet("export", "--recording", option, "0", "--out", out, EASY))
                    .isEqualTo(new Shell.Result(
                            2, "", "nonet: " + option + " must be a whole number of 1 or more, not '0'.\n"));
        }
    }

    private String recordingError(String file, String... options) {
        List<String> arguments = new ArrayList<>(
                List.of("export", "--recording", "--out", folder.resolve(file).toString()));
        arguments.addAll(List.of(options));
        arguments.add(EASY);
        return Shell.nonet(arguments.toArray(String[]::new)).err();
    }

    @Test
    void reportsInvalidArgumentsInOneSentence() {
        String out = folder.resolve("b.pdf").toString();
        assertThat(Shell.nonet("export", "--out", out, "--per-page", "5", EASY).err())
                .isEqualTo("nonet: --per-page must be one of 1, 2, 4, 6, 9, not '5'.\n");
        assertThat(Shell.nonet("export", "--out", folder.resolve("board").toString(), EASY)
                        .err())
                .startsWith("nonet: the file name 'board' has no extension of a known format");
        // The second puzzle is an error at once: what follows it is not read.
        String missing = folder.resolve("missing.txt").toString();
        assertThat(Shell.nonet("export", "--out", out, "--walkthrough", EASY, EASY, missing)
                        .err())
                .startsWith("nonet: --walkthrough takes one puzzle, not several.\n")
                .doesNotContain("missing.txt");
        String page = folder.resolve("search.html").toString();
        assertThat(Shell.nonet("export", "--out", page, "--recording", EASY, EASY, missing)
                        .err())
                .startsWith("nonet: --recording takes one puzzle, not several.\n")
                .doesNotContain("missing.txt");
        assertThat(Shell.nonet("export", "--out", out, "--size", "9", EASY))
                .isEqualTo(new Shell.Result(2, "", "nonet: --size must be a whole number from 50 to 8000, not '9'.\n"));
        assertThat(folder).isEmptyDirectory();
    }
}
