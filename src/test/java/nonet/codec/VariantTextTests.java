package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A grid of a variant, or the drawing of one of its rules, is not taken for a classic sudoku.
class VariantTextTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String DRAWING = """
        12.|...|...
        ..3|...|...
        ...|4..|...
        ---+---+---
        ...|.5.|...
        ...|..6|...
        ...|...|7..
        ---+---+---
        ...|...|.8.
        ...|...|..9
        ...|...|.1.
        """;

    private final Codecs codecs = Codecs.standard();

    @ParameterizedTest
    @ValueSource(
            strings = {"Arrow.Parse", "Thermo::parse", "WhiteDots.Parse", "jigsaw", "KillerCages", "new Palindrome"})
    void drawingsOfRulesAreRefused(String call) {
        String text = "var rules = new List<Rule>() {\n    " + call + "(\"\"\"\n" + DRAWING + "\"\"\"),\n};\n";
        assertThat(read(text)).isInstanceOf(PuzzleReading.Nothing.class);
        assertThat(((PuzzleReading.Nothing) read(text)).why()).isInstanceOf(Fault.Variant.class);
    }

    /// The solution of a variant is beside the cages, and is no puzzle either.
    @Test
    void cagesOfLettersAreAVariant() {
        String cages = "AAB|CCD|EEF\n".repeat(3) + "GGH|IIJ|KKL\n".repeat(3) + "MMN|OOP|QQR\n".repeat(3);
        String text = "var rules = Rules.Killer(\"\"\"\n" + cages + "\"\"\");\nvar solution = \"" + PUZZLE + "\";\n";
        assertThat(read(text)).isEqualTo(new PuzzleReading.Nothing(new Fault.Variant("Killer")));
    }

    @Test
    void aSumOfRulesIsAVariant() {
        String text = "class Puzzle {\n"
                + "    Rules Rules => Rules.Standard + AntiKing();\n"
                + "    Clues Clues => Clues.Parse(\"\"\"\n"
                + DRAWING + "\"\"\");\n}\n";
        assertThat(read(text)).isEqualTo(new PuzzleReading.Nothing(new Fault.Variant("AntiKing")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "thermo 5,1 4,1",
                "  thermo qw(5,1 4,1);",
                "cage r1c1 r1c2 = 10",
                "Arrow: (1,2), (3,4)",
            })
    void aLineWithTheCellsOfARuleIsAVariant(String line) {
        String rows = PUZZLE.replaceAll(".{9}", "$0\n");
        String name = line.strip().split("\\W")[0];
        PuzzleReading expected = new PuzzleReading.Nothing(new Fault.Variant(name));
        assertThat(read(rows + line + "\n")).isEqualTo(expected);
        assertThat(read(line + "\n" + rows)).isEqualTo(expected);
    }

    /// The names of rules occur in texts on classic sudokus as well.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Killer sudoku of 3, 5 and 7 cells is another page.",
                "skyscraper r1c1 r2c3",
                "arrow = draw(3, 4)",
                "The X-Wing r1c1, r1c5, r7c1, r7c5 follows.",
            })
    void wordsAloneAreNoVariant(String line) {
        assertThat(puzzles(line + "\n\n" + PUZZLE.replaceAll(".{9}", "$0\n"))).containsExactly(PUZZLE);
    }

    @Test
    void aTestOfATechniqueIsNoVariant() {
        String text = "fn main() {\n    skyscraper(\"\"\"\n" + PUZZLE.replaceAll(".{9}", "$0\n") + "\"\"\");\n}\n";
        assertThat(puzzles(text)).containsExactly(PUZZLE);
    }

    /// Nine strings, three on a line, that are the boxes.
    @Test
    void listsOfBoxesAreReadAsBoxes() {
        StringBuilder text = new StringBuilder("grid = [\n");
        for (int box = 0; box < 9; box++) {
            StringBuilder cells = new StringBuilder();
            for (int place = 0; place < 9; place++) {
                int cell = (box / 3 * 3 + place / 3) * 9 + box % 3 * 3 + place % 3;
                cells.append(PUZZLE.charAt(cell) == '.' ? '0' : PUZZLE.charAt(cell));
            }
            text.append("  '").append(cells).append("',").append(box % 3 == 2 ? "\n" : "");
        }
        assertThat(puzzles(text.append("]\n").toString())).containsExactly(PUZZLE);
    }

    @Test
    void gridsOfXmlAndJsonWhoseDigitsConflictAreRefused() {
        String cells = "183888888".repeat(9);
        assertThat(read("<?xml version=\"1.0\"?>\n<a><grid cells=\"" + cells + "\"/><b>" + "123456789 ".repeat(9)
                        + "</b></a>"))
                .isInstanceOf(PuzzleReading.Nothing.class);
        assertThat(read("{\"table\": \"" + cells + "\", \"ids\": [" + "123456789, ".repeat(12) + "1]}"))
                .isInstanceOf(PuzzleReading.Nothing.class);
    }

    /// A table of the column, row or box of each cell is part of many programs.
    @Test
    void tablesOfHousesAreNoJigsaw() {
        String columns = "columns = [\n" + "  [1, 2, 3, 4, 5, 6, 7, 8, 9],\n".repeat(9) + "]\n";
        assertThat(read(columns)).isEqualTo(new PuzzleReading.Nothing(new Fault.NoPuzzle()));
        assertThat(puzzles(columns + "puzzle = \"" + PUZZLE + "\"\n")).containsExactly(PUZZLE);
    }

    private PuzzleReading read(String text) {
        return codecs.read(Source.of(text));
    }

    private List<String> puzzles(String text) {
        return read(text) instanceof PuzzleReading.Puzzles read
                ? read.puzzles().stream().map(each -> each.puzzle().toString()).toList()
                : List.of();
    }
}
