package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nonet.TestData;
import nonet.grid.Puzzle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Files as other programs write them, and as people really have them.
class CollectedTextTests {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "comma-zero.csv", "comma.csv", "grid9.msk", "line81-dot-comment.txt", "line81-star.txt",
                "line81-underscore.txt", "line81-zero.txt", "sadman.sdk", "semicolon.csv", "simplesudoku.ss",
                "solver.spf", "sudocue.sdk", "tab.tsv"
            })
    void oneAndTheSamePuzzleInEveryForm(String file) throws IOException {
        assertThat(read("formats/" + file))
                .containsExactly(
                        Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        05-snow2005-crlf.sdm,                   100, ..4...2...25...83.....6....6...4...14..675..87...2...5....5.....31...45...9...7..
        06-bom-comment-line.sdk,                  5, .......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...
        08-crlf-grid.sdk,                         1, 3.......4...6.9.....6...9...8.3.2.6.....7.....1.8.5.7...7...8.....7.8...9.......7
        09-spaced-triples.sdk,                    1, ..1.7...96.983175.8.7..9..6..49..1...8..63......41..73...1.723.21.39.5...532.46..
        10-pipes-every-cell.sdk,                  1, 612...4.3.3.49..72..7....65....61.8.1.3.4.2.6.6.52.....9....5..72..85.3.5.1...947
        12-sudocue-headers.sdk,                   1, 2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1
        16-issue17-hodoku-open-frame.txt,         1, 54.1.38..9.......1....5..4.7.....2....5..7.9.1...3...76..4..9....7.2.....8...1..6
        17-issue17-simple-sudoku-frame.txt,       1, 5........2..4658...369...259836.........4.........367935...614...2154..7........8
        24-q2-taxonomy-crlf.txt,                200, 1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1
        26-p096_sudoku.txt,                      50, ..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..
        27-hard-blocks-underscore.txt,           20, ..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9
        28-plb-tab-names.txt,                    20, ..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9
        42-grid-comma-with-blanks.csv,            1, 7....48.......54....9...7..4......9.8.7.........61.....3..5...1.1.2...75...143...
        68-excel.tsv,                             1, 1..78945645612378978945612.9126.834.345...678.783.5912.91567234234891567567234..1
        76-blank-grid.txt,                        1, .................................................................................
        """)
    void filesThatPeopleHave(String file, int count, String first) throws IOException {
        assertThat(read("real-files/" + file)).hasSize(count).first().isEqualTo(Puzzle.of(first));
    }

    private static List<Puzzle> read(String name) throws IOException {
        Path file = TestData.path(name);
        return TextReadings.puzzles(Files.readString(file, StandardCharsets.UTF_8));
    }
}
