package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Puzzle;
import nonet.service.input.PuzzleStream.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MalformedTextTests {

    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String ROW = "53..7....\n";

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("nothing", "", new Fault.NoPuzzle()),
                Arguments.of("blanks", " \n\t\n", new Fault.NoPuzzle()),
                Arguments.of("a comment alone", "# " + LINE, new Fault.NoPuzzle()),
                Arguments.of("words", "Dear Sir,\nno puzzle today.", new Fault.NoPuzzle()),
                Arguments.of("an empty frame", "+---+\n|   |\n+---+", new Fault.NoPuzzle()),
                Arguments.of("zero bytes", "a\0b", new Fault.NotText()),
                Arguments.of("a picture", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR", new Fault.NotText()),
                Arguments.of("a letter in a line", LINE.replaceFirst("195", "1x5"), bad(1, 14, "x")),
                Arguments.of("a letter in a row", ROW + "6..19e...\n" + ROW.repeat(7), bad(2, 6, "e")),
                Arguments.of("a letter beyond the first plane", "53..7𝕏...\n", bad(1, 6, "𝕏")),
                Arguments.of(
                        "columns behind such letters", "53..7...𝕏x\n".replace("..𝕏", "..\uFF0E𝕏"), bad(1, 10, "𝕏")),
                Arguments.of("a column behind a byte order mark", "\uFEFF53..x....", bad(1, 5, "x")),
                Arguments.of("the second bad line never shows", "53..a....\n53..b....", bad(1, 5, "a")),
                Arguments.of("words in a grid", ROW.repeat(4) + "and so on\n" + ROW.repeat(5), bad(5, 1, "a")),
                Arguments.of("a name that sticks to the cells", LINE + "x", bad(1, 82, "x")),
                Arguments.of("80 cells", LINE.substring(1), new Fault.BadCount(1, 80, 80)),
                Arguments.of("82 cells", LINE + "1", new Fault.BadCount(1, 82, 82)),
                Arguments.of(
                        "80 cells in a list",
                        LINE + "\n" + LINE.substring(1) + "\n" + LINE,
                        new Fault.BadCount(2, 80, 80)),
                Arguments.of("one digit", "\n 5 ", new Fault.BadCount(2, 2, 1)),
                Arguments.of("82 cells anyhow", "12345\n".repeat(16) + "12", new Fault.BadCount(17, 2, 82)),
                Arguments.of("a short row", ROW.repeat(2) + "53..7...\n" + ROW.repeat(6), new Fault.BadRow(3, 8, 8)),
                Arguments.of("a long row", ROW.repeat(8) + "5 3 . . 7 . . . . 1", new Fault.BadRow(9, 19, 10)),
                Arguments.of(
                        "a short row in the second grid",
                        ROW.repeat(9) + "\n" + ROW.repeat(8) + "53..7...",
                        new Fault.BadRow(19, 8, 8)),
                Arguments.of(
                        "a row of eight and one of ten",
                        ROW + "53..7...\n.53..7...." + ("\n" + ROW).repeat(6),
                        new Fault.BadRow(2, 8, 8)),
                Arguments.of("eight rows", "\n " + ROW.repeat(8), new Fault.BadHeight(2, 2, 8)),
                Arguments.of("ten rows", ROW.repeat(10), new Fault.BadHeight(10, 1, 1)),
                Arguments.of(
                        "eight rows before a grid", ROW.repeat(8) + "\n" + ROW.repeat(9), new Fault.BadHeight(1, 1, 8)),
                Arguments.of(
                        "eight rows before ten", ROW.repeat(8) + "\n" + ROW.repeat(10), new Fault.BadHeight(1, 1, 8)),
                Arguments.of("eight rows before a line", ROW.repeat(8) + LINE, new Fault.BadHeight(1, 1, 8)),
                Arguments.of(
                        "a grid without its band",
                        (ROW.repeat(3) + "\n").repeat(2) + "# next\n" + ROW.repeat(9),
                        new Fault.BadHeight(1, 1, 6)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void everyFaultHasItsPlace(String what, String text, Fault fault) {
        assertThat(TextReadings.read(text)).containsExactly(new Item.Misread(fault));
    }

    @Test
    void aListContinuesAfterABadLine() {
        String text = String.join(
                "\n", LINE, LINE.substring(1), LINE, LINE + "12", LINE.replace('9', 'x'), LINE, "bad", LINE, "worse");
        Puzzle puzzle = Puzzle.of(LINE);

        assertThat(TextReadings.all(text))
                .containsExactly(
                        one(puzzle, 1),
                        malformed(new Fault.BadCount(2, 80, 80)),
                        one(puzzle, 3),
                        malformed(new Fault.BadCount(4, 83, 83)),
                        malformed(bad(5, 14, "x")),
                        one(puzzle, 6),
                        malformed(bad(7, 1, "b")),
                        one(puzzle, 8),
                        malformed(bad(9, 1, "w")));
    }

    @Test
    void readsGridsAfterTheGapBehindABadOne() {
        String text = ROW.repeat(2) + "53x.7....\n" + ROW.repeat(6) + "\n" + ROW.repeat(9);

        assertThat(TextReadings.all(text))
                .containsExactly(malformed(bad(3, 3, "x")), one(Puzzle.of("53..7....".repeat(9)), 11));
    }

    private static Item one(Puzzle puzzle, int line) {
        return new Item.Read(ReadPuzzle.of("", puzzle, line));
    }

    private static Item malformed(Fault fault) {
        return new Item.Misread(fault);
    }

    private static Fault bad(int line, int column, String character) {
        return new Fault.BadCharacter(line, column, character);
    }
}
