package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nonet.TestData;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.grid.Cell;
import nonet.play.CellColor;
import nonet.play.Document;
import org.junit.jupiter.api.Test;

/// Files as people really have them.
final class RealFilesTests {

    private static final Path FOLDER = TestData.REAL_FILES;
    private static final Codecs CODECS = Codecs.standard();

    @Test
    void allAreReadToTheCellsAReaderMustMakeOfThem() throws IOException {
        assertThat(differences(FOLDER, "expected.tsv", 78)).isEmpty();
    }

    @Test
    void moreDialectsAreReadToo() throws IOException {
        assertThat(differences(FOLDER.resolve("extra"), "extra.tsv", 22)).isEmpty();
    }

    @Test
    void rejectsFilesWithoutAPuzzle() throws IOException {
        List<String> read = new ArrayList<>();
        List<String[]> rows = rows(FOLDER.resolve("reject"), "reject.tsv");
        for (String[] row : rows) {
            if (CODECS.read(source(FOLDER.resolve("reject").resolve(row[0]))) instanceof PuzzleReading.Puzzles wrong) {
                read.add(row[0] + " as " + wrong.codec().id() + ": " + wrong.puzzles());
            }
        }
        assertThat(rows).hasSize(25);
        assertThat(read).isEmpty();
    }

    @Test
    void onePuzzleIsTheSameInEveryFormat() throws IOException {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        List<String> wrong = new ArrayList<>();
        List<Path> files;
        try (var list = Files.list(TestData.FORMATS)) {
            files = list.sorted().toList();
        }
        for (Path file : files) {
            PuzzleReading reading = CODECS.read(source(file));
            boolean candidates = file.endsWith("line729.txt");
            boolean right = reading instanceof PuzzleReading.Puzzles read
                    && (candidates
                            || read.puzzles()
                                    .getFirst()
                                    .document()
                                    .puzzle()
                                    .toString()
                                    .equals(puzzle));
            if (!right) {
                wrong.add(file.getFileName() + ": " + reading);
            }
        }
        assertThat(files).hasSize(26);
        assertThat(wrong).isEmpty();
    }

    @Test
    void commentsAndColorsComeAlong() throws IOException {
        Document sections = first("72-sadman-five-sections.sdk");
        assertThat(sections.comment()).isEqualTo("watch for the naked pair");
        assertThat(sections.colors())
                .isEqualTo(Map.of(
                        Cell.at(4, 2), CellColor.ORANGE,
                        Cell.at(4, 3), CellColor.RED,
                        Cell.at(4, 4), CellColor.RED,
                        Cell.at(4, 5), CellColor.RED,
                        Cell.at(4, 7), CellColor.ORANGE));
        Document headers = first("12-sudocue-headers.sdk");
        assertThat(headers.name()).isEqualTo("A random puzzle created by SudoCue");
        assertThat(headers.comment()).isEqualTo("Just start plugging in the numbers");
    }

    private static Document first(String file) throws IOException {
        return ((PuzzleReading.Puzzles) CODECS.read(source(FOLDER.resolve(file))))
                .puzzles()
                .getFirst()
                .document();
    }

    private static List<String> differences(Path folder, String table, int size) throws IOException {
        List<String> differences = new ArrayList<>();
        List<String[]> rows = rows(folder, table);
        for (String[] row : rows) {
            String difference = difference(row, CODECS.read(source(folder.resolve(row[0]))));
            if (!difference.isEmpty()) {
                differences.add(row[0] + ": " + difference);
            }
        }
        assertThat(rows).hasSize(size);
        return differences;
    }

    private static String difference(String[] row, PuzzleReading reading) {
        if (!(reading instanceof PuzzleReading.Puzzles read)) {
            return reading.toString();
        }
        Document first = read.puzzles().getFirst().document();
        String values = row[4].isEmpty() ? row[3] : row[4];
        boolean free = row[6].contains("may give");
        // The table counts its lines of 81; it has a HoDoKu line besides.
        int puzzles = row[0].startsWith("23-") ? 670 : Integer.parseInt(row[2]);
        if (!free && read.puzzles().size() != puzzles) {
            return read.puzzles().size() + " puzzles instead of " + row[2] + " as "
                    + read.codec().id();
        }
        return first.puzzle().toString().equals(row[3])
                        && first.grid().toString().equals(values)
                ? ""
                : read.codec().id() + "\n" + first.puzzle() + "\n" + row[3] + "\n" + first.grid() + "\n" + values;
    }

    private static List<String[]> rows(Path folder, String table) throws IOException {
        return Files.readAllLines(folder.resolve(table)).stream()
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .map(line -> line.split("\t", -1))
                .toList();
    }

    private static Source source(Path file) throws IOException {
        return Source.of(Files.readAllBytes(file));
    }
}
