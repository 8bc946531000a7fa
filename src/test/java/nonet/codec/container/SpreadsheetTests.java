package nonet.codec.container;

import static nonet.codec.container.ContainerFiles.excel;
import static nonet.codec.container.ContainerFiles.openDocument;
import static nonet.codec.container.ContainerFiles.put;
import static nonet.codec.container.ContainerFiles.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Grids and lists of puzzles in spreadsheets.
class SpreadsheetTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String OTHER =
            "97..8....5..914....82....6.6...2...71..3.8..43...6...8.6....89....591..6....7..35";
    private static final String EMPTY_TOP = "........." + PUZZLE.substring(9);
    private static final PuzzleReading NONE = new PuzzleReading.Nothing(new Fault.NoPuzzle());

    private static PuzzleReading read(byte[] bytes) {
        return Codecs.standard().read(Source.of(bytes));
    }

    private static List<String> puzzles(PuzzleReading reading) {
        return reading instanceof PuzzleReading.Puzzles read
                ? read.puzzles().stream().map(each -> each.puzzle().toString()).toList()
                : List.of();
    }

    static Stream<Arguments> tables() {
        String[][] titled = put(table(20, 20), PUZZLE, 4, 3, "", 0);
        titled[3][3] = "Sudoku";
        titled[5][2] = "row";
        titled[15][3] = "42";
        String[][] numbered = put(table(10, 10), PUZZLE, 1, 1, "", 0);
        for (int i = 1; i < 10; i++) {
            numbered[0][i] = String.valueOf(i);
            numbered[i][0] = String.valueOf(i);
        }
        String[][] twice = put(table(9, 19), PUZZLE, 0, 0, "", 0);
        String[][] framed = put(table(12, 12), EMPTY_TOP, 2, 1, "_", 0);
        String[][] columns = table(3, 4);
        columns[0] = new String[] {"id", "puzzle", "solution", "level"};
        columns[1] = new String[] {"7", PUZZLE, SOLUTION, "1"};
        columns[2] = new String[] {"8", OTHER, SOLUTION.replace('5', '6').replace('6', '5'), "2"};
        return Stream.of(
                Arguments.of("at the beginning", put(table(9, 9), PUZZLE, 0, 0, "", 0), List.of(PUZZLE)),
                Arguments.of("with zeros", put(table(9, 9), PUZZLE, 0, 0, "0", 0), List.of(PUZZLE)),
                Arguments.of("among words", titled, List.of(PUZZLE)),
                Arguments.of("with numbered rows and columns", numbered, List.of(PUZZLE)),
                Arguments.of("with gaps between boxes", put(table(13, 13), PUZZLE, 1, 1, "", 1), List.of(PUZZLE)),
                Arguments.of("two side by side", put(twice, OTHER, 0, 10, "", 0), List.of(PUZZLE, OTHER)),
                Arguments.of("an empty row in a frame", framed, List.of(EMPTY_TOP)),
                Arguments.of(
                        "an empty row in the first row", put(table(9, 9), EMPTY_TOP, 0, 0, "", 0), List.of(EMPTY_TOP)),
                Arguments.of("an empty row anywhere", put(table(12, 12), EMPTY_TOP, 2, 1, "", 0), List.of()),
                Arguments.of("a puzzle in each row", columns, List.of(PUZZLE, OTHER)),
                Arguments.of("a part of a larger table", counts(30, 9), List.of()),
                Arguments.of("another table", counts(9, 9), List.of()),
                Arguments.of("few digits", put(table(9, 9), "1" + ".".repeat(79) + "2", 0, 0, "0", 0), List.of()));
    }

    private static String[][] counts(int rows, int columns) {
        String[][] table = table(rows, columns);
        for (int cell = 0; cell < rows * columns; cell++) {
            table[cell / columns][cell % columns] = String.valueOf(cell * 7 % 5 + 1);
        }
        return table;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tables")
    void gridsAreFoundInAnySpreadsheet(String name, String[][] table, List<String> puzzles) {
        assertThat(puzzles(read(excel(table)))).isEqualTo(puzzles);
        assertThat(puzzles(read(openDocument(table)))).isEqualTo(puzzles);
    }

    @Test
    void textsBeyondTheLastRowOrColumnAreSaid() {
        String[][] wide = put(table(9, 257), PUZZLE, 0, 0, "", 0);
        assertThat(faults(openDocument(wide))).isEmpty();
        wide[3][256] = "x";
        assertThat(faults(openDocument(wide))).containsExactly(new Fault.OnlyFirst(Fault.OnlyFirst.Part.COLUMNS, 256));
        String row =
                "<row r=\"1\"><c r=\"A1\" t=\"str\"><v>" + PUZZLE + "</v></c><c r=\"%s1\" t=\"str\"><v>x</v></c></row>";
        for (String cell : List.of("IV", "IW", "ZZZ")) {
            byte[] excel = ContainerFiles.zip(Map.of(
                    "xl/worksheets/sheet1.xml",
                    "<worksheet><sheetData>" + row.formatted(cell) + "</sheetData></worksheet>"));
            assertThat(faults(excel)).as(cell).hasSize(cell.equals("IV") ? 0 : 1);
        }
        String[][] high = put(table(100_001, 9), PUZZLE, 0, 0, "", 0);
        assertThat(faults(openDocument(high))).isEmpty();
        high[100_000][3] = "x";
        assertThat(faults(openDocument(high))).containsExactly(new Fault.OnlyFirst(Fault.OnlyFirst.Part.ROWS, 100_000));
    }

    private static List<Fault> faults(byte[] file) {
        PuzzleReading.Puzzles read = (PuzzleReading.Puzzles) read(file);
        assertThat(puzzles(read)).containsExactly(PUZZLE);
        return read.faults();
    }

    @Test
    void sheetsAreReadInOrderAndSolutionsAreLeftOut() {
        PuzzleReading reading = read(excel(
                put(table(12, 9), PUZZLE, 3, 0, "", 0),
                table(1, 1),
                put(table(9, 9), SOLUTION, 0, 0, "", 0),
                put(table(14, 9), OTHER, 5, 0, "", 0)));

        assertThat(puzzles(reading)).containsExactly(PUZZLE, OTHER);
        PuzzleReading.Puzzles read = (PuzzleReading.Puzzles) reading;
        assertThat(read.codec().id()).isEqualTo("spreadsheet");
        assertThat(read.puzzles()).extracting(each -> each.line()).containsExactly(4, 6);
        assertThat(read.notes()).containsExactly(new ReadingNote(ReadingNote.Kind.SOLUTIONS, 0, 1));
    }

    @Test
    void aMapOfRegionsMeansAJigsaw() {
        String[][] table = put(table(9, 19), PUZZLE, 0, 0, "", 0);

        assertThat(read(excel(put(table, regions(), 0, 10, "", 0))))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.Variant("jigsaw")));
    }

    /// Returns a map of regions: the boxes, with two cells exchanged between the first two.
    private static String regions() {
        StringBuilder map = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            map.append(cell / 27 * 3 + cell % 9 / 3 + 1);
        }
        map.setCharAt(2, '2');
        map.setCharAt(21, '1');
        return map.toString();
    }

    @Test
    void repeatedTextsAreBounded() {
        String many = "<table:table-row table:number-rows-repeated=\"1000000\"><table:table-cell"
                + " table:number-columns-repeated=\"200\"><text:p>" + "x".repeat(1000)
                + "</text:p></table:table-cell></table:table-row>";
        String xml =
                "<o:c xmlns:o=\"o\" xmlns:table=\"t\" xmlns:text=\"x\"><table:table>" + many + "</table:table></o:c>";

        assertThat(read(ContainerFiles.zip(Map.of("content.xml", xml))))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.TooLarge()));
    }

    @Test
    void aSheetThatUnpacksToTooMuchIsRefused() {
        String xml = "<worksheet>" + " ".repeat(20 << 20) + "</worksheet>";

        assertThat(read(ContainerFiles.zip(Map.of("xl/worksheets/sheet1.xml", xml))))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.TooLarge()));
    }

    @Test
    void externalEntitiesAreNotRead() {
        String xml = "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>"
                + "<worksheet><sheetData><row><c t=\"str\"><v>&e;</v></c></row></sheetData></worksheet>";

        assertThat(read(ContainerFiles.zip(Map.of("xl/worksheets/sheet1.xml", xml))))
                .isInstanceOfSatisfying(
                        PuzzleReading.Nothing.class,
                        refused ->
                                assertThat(refused.why()).isInstanceOfAny(Fault.BadSyntax.class, Fault.NoPuzzle.class));
    }

    @Test
    void aDamagedSpreadsheetIsRefused() {
        byte[] bytes = excel(put(table(9, 9), PUZZLE, 0, 0, "", 0));
        byte[] cut = Arrays.copyOf(bytes, bytes.length - 100);

        assertThat(puzzles(read(cut))).isEmpty();
        assertThat(read(excel(table(3, 3)))).isEqualTo(NONE);
    }
}
