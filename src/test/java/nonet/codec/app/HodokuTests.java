package nonet.codec.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Document;
import org.junit.jupiter.api.Test;

/// `.hsol` files as HoDoKu writes them: the board's arrays as the XML of Java beans in a ZIP archive.
final class HodokuTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Cell PLACED = Cell.at(1, 3);
    private static final Cell NOTED = Cell.at(1, 4);
    private static final Grid LEFT = Grid.of(Puzzle.of(PUZZLE.toString().replaceFirst("\\.", "4")));
    private static final Codecs CODECS = Codecs.standard();

    @Test
    void givensEnteredDigitsAndCandidatesAreReported() throws IOException {
        Document document = read(game(array("cells", "short", HodokuTests::left) + values() + fixed()));
        assertThat(document.puzzle()).isEqualTo(PUZZLE);
        assertThat(document.entered().toString()).isEqualTo(PLACED.toString());
        assertThat(document.grid().digit(PLACED)).isEqualTo(Digit.FOUR);
        for (Cell cell : document.grid().blanks()) {
            assertThat(document.grid().candidates(cell)).as("%s", cell).isEqualTo(LEFT.candidates(cell));
        }
    }

    @Test
    void userNotesTakePrecedenceOverAllCandidates() throws IOException {
        String noted = array("userCells", "short", cell -> cell == NOTED.index() ? "34" : "0");
        Document document = read(game(array("cells", "short", HodokuTests::left) + noted + values() + fixed()));
        assertThat(document.grid().candidates(NOTED)).isEqualTo(DigitSet.of(Digit.TWO, Digit.SIX));
        assertThat(document.grid().candidates(Cell.at(1, 6))).isEqualTo(DigitSet.NONE);
    }

    @Test
    void acceptsMissingElementsOfANewArray() throws IOException {
        String sparse = (values() + fixed())
                .replaceAll("<void index=\"\\d+\"><(int|boolean)>(0|false)</\\1></void>", "")
                .replaceAll("(<void property=\"(\\w+)\">)", "$1<array class=\"$2\" length=\"81\">")
                .replace("</void></void>", "</void></array></void>");
        Document document = read(game(sparse));
        assertThat(document.puzzle()).isEqualTo(PUZZLE);
        assertThat(document.grid().digit(PLACED)).isEqualTo(Digit.FOUR);
    }

    @Test
    void laterBoardsOfTheFileAreSavedPoints() throws IOException {
        String later = "<object class=\"sudoku.GuiState\">"
                + array("values", "int", cell -> "9")
                + array("fixed", "boolean", cell -> "true")
                + "</object>";
        assertThat(read(game(values() + fixed()).replace("</java>", later + "</java>"))
                        .puzzle())
                .isEqualTo(PUZZLE);
    }

    @Test
    void impossibleValuesAreRefused() throws IOException {
        assertThat(reading(game(values().replaceFirst("<int>5</int>", "<int>12</int>") + fixed())))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.BadValue(1, 1, "12")));
        PuzzleReading beyond = reading(game(values().replace("index=\"80\"", "index=\"99\"") + fixed()));
        assertThat(((PuzzleReading.Puzzles) beyond)
                        .puzzles()
                        .getFirst()
                        .document()
                        .puzzle()
                        .given(Cell.of(80)))
                .isNull();
    }

    @Test
    void nothingIsTakenFromElsewhere() throws IOException {
        String outside = "<!DOCTYPE java [<!ENTITY x SYSTEM \"file:///etc/hostname\">"
                + "<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">]>";
        for (String entity : new String[] {"&x;", "&b;"}) {
            String xml = game("<void property=\"initialState\"><string>" + entity + "</string></void>")
                    .replace("<java", outside + "<java");
            assertThat(reading(xml)).isInstanceOf(PuzzleReading.Nothing.class);
        }
    }

    @Test
    void archivesWithoutABoardAreRefused() throws IOException {
        assertThat(CODECS.read(Source.of(zip("other.txt", "Not a board."))))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.NoPuzzle()));
        byte[] whole = zip("SudokuData", game(values() + fixed()));
        for (int length = 5; length < whole.length / 2; length += 37) {
            byte[] cut = java.util.Arrays.copyOf(whole, length);
            assertThat(CODECS.read(Source.of(cut))).as("%d bytes", length).isInstanceOf(PuzzleReading.Nothing.class);
        }
    }

    private static Document read(String xml) throws IOException {
        return ((PuzzleReading.Puzzles) reading(xml)).puzzles().getFirst().document();
    }

    private static PuzzleReading reading(String xml) throws IOException {
        return CODECS.read(Source.of(zip("SudokuData", xml)));
    }

    private static String left(int cell) {
        return String.valueOf(LEFT.candidates(Cell.of(cell)).mask());
    }

    private static String values() {
        return array(
                "values",
                "int",
                cell -> LEFT.toString().charAt(cell) == '.'
                        ? "0"
                        : LEFT.toString().substring(cell, cell + 1));
    }

    private static String fixed() {
        return array("fixed", "boolean", cell -> String.valueOf(PUZZLE.given(Cell.of(cell)) != null));
    }

    private static String array(String property, String type, IntFunction<String> element) {
        StringBuilder xml = new StringBuilder("<void property=\"" + property + "\">");
        for (int i = 0; i < 81; i++) {
            xml.append("<void index=\"%d\"><%s>%s</%s></void>".formatted(i, type, element.apply(i), type));
        }
        return xml.append("</void>\n").toString();
    }

    private static String game(String arrays) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<java version=\"1.8.0\" class=\"java.beans.XMLDecoder\">"
                + "<object class=\"sudoku.Sudoku2\" id=\"Sudoku20\">" + arrays
                + "<void property=\"score\"><int>4</int></void></object>"
                + "<object class=\"java.util.ArrayList\"/></java>";
    }

    private static byte[] zip(String name, String content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(content.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    @Test
    void allEntriesOfAnArchiveTogetherAreBounded() throws java.io.IOException {
        var bytes = new java.io.ByteArrayOutputStream();
        try (var zip = new java.util.zip.ZipOutputStream(bytes)) {
            for (int i = 0; i < 40; i++) {
                zip.putNextEntry(new java.util.zip.ZipEntry("part" + i));
                zip.write(new byte[1 << 20]);
            }
            zip.putNextEntry(new java.util.zip.ZipEntry("SudokuData"));
            zip.write("<java/>".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        org.assertj.core.api.Assertions.assertThat(Codecs.standard().read(Source.of(bytes.toByteArray())))
                .isEqualTo(new PuzzleReading.Nothing(new nonet.codec.api.Fault.TooLarge()));
    }
}
