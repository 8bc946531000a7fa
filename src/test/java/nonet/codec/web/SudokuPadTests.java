package nonet.codec.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import nonet.codec.syntax.LzString;
import nonet.codec.syntax.PuzzleZip;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.play.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SudokuPadTests {

    private static final String GIVENS =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final Codecs CODECS = Codecs.standard();

    private static String zipped(String givens, String more) {
        String cells = IntStream.range(0, 9)
                .mapToObj(row -> givens.substring(row * 9, row * 9 + 9)
                        .chars()
                        .mapToObj(c -> c == '.' ? "" : "{v:" + (char) c + "}")
                        .collect(Collectors.joining(",", "[", "]")))
                .collect(Collectors.joining(",", "[", "]"));
        return "{cs:50,ce:" + cells + more + "}";
    }

    private static PuzzleReading read(String link) {
        return CODECS.read(Source.of(link));
    }

    private static Document document(PuzzleReading reading) {
        return ((PuzzleReading.Puzzles) reading).puzzles().getFirst().document();
    }

    @Test
    void unzipsKeysQuotesEmptyObjectsTruthsAndColors() {
        assertThat(PuzzleZip.unzipped("{ce:[[{v:5},,],[,]],re:[],metadata:{t:'It\\'s \"x\"\\n',b:t,antiking:f},"
                        + "u:[{ct:[0.5,1],c2:CFCFCF,c1:#0,r:t,w:1,te:-3}]}"))
                .isEqualTo("{\"cells\":[[{\"value\":5},{},{}],[{},{}]],\"regions\":[{}],"
                        + "\"metadata\":{\"title\":\"It's \\\"x\\\"\\n\",\"b\":true,\"antiking\":false},"
                        + "\"underlays\":[{\"center\":[0.5,1],\"backgroundColor\":\"CFCFCF\",\"borderColor\":\"#0\","
                        + "\"rounded\":true,\"width\":1,\"text\":-3}]}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://sudokupad.app/scl%s",
                "https://sudokupad.app/ctc%s",
                "https://sudokupad.app/sudoku/scl%s",
                "https://sudokupad.app/scf?puzzleid=scl%s",
                "app.crackingthecryptic.com/sudoku/?puzzleid=scl%s",
                "scl%s"
            })
    void readsAZippedPuzzle(String link) {
        String text = zipped(GIVENS, ",ca:[{v:'title: A, b'},{v:'rules: Normal sudoku rules apply.'}]");
        Document document = document(read(link.replace("%s", LzString.compressed(text))));
        assertThat(document.givenDigits().replace('0', '.')).isEqualTo(GIVENS);
        assertThat(document.name()).isEqualTo("A, b");
        assertThat(document.comment()).isEqualTo("Normal sudoku rules apply.");
    }

    @Test
    void readsAClassicInShort() {
        String link = "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79";
        assertThat(document(read(link)).givenDigits().replace('0', '.')).isEqualTo(GIVENS);
        assertThat(read(link + "w")).isEqualTo(new PuzzleReading.Nothing(new Fault.Variant("windoku")));
        assertThat(read(link + "x")).isEqualTo(new PuzzleReading.Nothing(new Fault.Variant("diagonal")));
    }

    @ParameterizedTest
    @CsvSource({
        "l, lines",
        "a, arrows",
        "o, overlays",
        "u, underlays",
    })
    void refusesDrawnRules(String key, String rule) {
        String text = zipped(GIVENS, "," + key + ":[{ct:[2.5,2.5],w:3,h:3}]");
        assertThat(read("https://sudokupad.app/scl" + LzString.compressed(text)))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.Variant(rule)));
    }

    @Test
    void saysThatTheRulesNameAVariant() {
        String text = zipped(GIVENS, ",metadata:{t:'x',rules:'Normal rules apply. Anti-knight: see above.'}");
        assertThat(((PuzzleReading.Puzzles) read("https://sudokupad.app/scl" + LzString.compressed(text))).notes())
                .containsExactly(new ReadingNote(ReadingNote.Kind.VARIANT, 1, 1));
    }

    @Test
    void refusesDigitsThatAreNone() {
        String text = zipped(GIVENS, "").replaceFirst("v:5", "v:'A'");
        assertThat(read("https://sudokupad.app/scl" + LzString.compressed(text)))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.BadValue(1, 1, "A")));
    }

    @Test
    void writesMarksInBothPlacesTheNameAndTheComment() {
        String json = "{\"cells\":"
                + IntStream.range(0, 9)
                        .mapToObj(row -> IntStream.range(0, 9)
                                .mapToObj(column -> row == 0 && column == 2
                                        ? "{\"centremarks\":[1,2],\"pencilMarks\":[4]}"
                                        : GIVENS.charAt(row * 9 + column) == '.'
                                                ? "{}"
                                                : "{\"value\":\"" + GIVENS.charAt(row * 9 + column) + "\"}")
                                .collect(Collectors.joining(",", "[", "]")))
                        .collect(Collectors.joining(",", "[", "]"))
                + ",\"metadata\":{\"title\":\"T\",\"rules\":\"R\"}}";
        Document document = document(read("https://sudokupad.app/scl" + LzString.compressed(json)));
        assertThat(document.marks(Cell.at(1, 3))).isEqualTo(DigitSet.of(Digit.ONE, Digit.TWO));
        assertThat(document.sketch().corners(Cell.at(1, 3))).isEqualTo(DigitSet.of(Digit.FOUR));
        SudokuPad format = new SudokuPad();
        assertThat(CODECS.lost(format, document)).isEmpty();
        assertThat(document(read(format.write(List.of(document))))).isEqualTo(document);
        assertThat(format.features()).doesNotContain(FormatFeature.PLACED);
    }
}
