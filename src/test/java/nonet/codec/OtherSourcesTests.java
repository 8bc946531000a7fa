package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import org.junit.jupiter.api.Test;

/// Puzzles in drawings, web pages, logic programs, and strings in strings.
class OtherSourcesTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final Codecs codecs = Codecs.standard();

    /// Each given is a text; where there is no text, there is a blank.
    @Test
    void digitsPlacedInSvgAreRead() {
        assertThat(puzzles(svg("", 50, 40, 25, 30))).containsExactly(PUZZLE);
        assertThat(puzzles("<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n" + svg("", 33.3, 33.3, -5, 1e3)))
                .containsExactly(PUZZLE);
    }

    @Test
    void svgMayBeTransformed() {
        assertThat(puzzles(svg(" transform=\"translate(20 -7) scale(2.5)\"", 10, 10, 5, 8)))
                .containsExactly(PUZZLE);
    }

    /// A second digit in a cell may be a pencil mark.
    @Test
    void severalDigitsInACellOfSvgAreNoGrid() {
        String twice = svg("", 50, 50, 25, 30).replace("</g>", "<text x=\"31\" y=\"30\">8</text></g>");
        assertThat(read(twice)).isInstanceOf(PuzzleReading.Nothing.class);
    }

    @Test
    void webPagesNeedNotBeXml() {
        String page = "<!DOCTYPE html>\n"
                + "<html><head><meta charset=\"utf-8\"><link rel=\"icon\" href=\"a\"></head>\n"
                + "<body>%s<br>\n"
                + "<img src=\"a.png\">\n"
                + "</body></html>\n";
        assertThat(puzzles(page.formatted("<a href=\"?p=" + PUZZLE.replace('.', '0') + "\">this one</a>")))
                .containsExactly(PUZZLE);
        assertThat(puzzles(page.formatted("<pre>\n" + PUZZLE.replaceAll(".{9}", "$0\n") + "</pre>")))
                .containsExactly(PUZZLE);
        assertThat(read(page.formatted("<p>Nothing here"))).isEqualTo(new PuzzleReading.Nothing(new Fault.NoPuzzle()));
    }

    /// `placed(1,1,5; 1,2,3)` is short for two facts.
    @Test
    void pooledFactsOfLogicProgramsAreRead() {
        StringBuilder program = new StringBuilder(":- import.\n");
        for (int row = 0; row < 9; row++) {
            StringBuilder tuples = new StringBuilder();
            for (int column = 0; column < 9; column++) {
                char cell = PUZZLE.charAt(9 * row + column);
                if (cell != '.') {
                    tuples.append(tuples.isEmpty() ? "" : "; ")
                            .append(row + 1)
                            .append(',')
                            .append(column + 1)
                            .append(',')
                            .append(cell);
                }
            }
            program.append("placed(").append(tuples).append(").\n");
        }
        assertThat(puzzles(program.toString())).containsExactly(PUZZLE);
    }

    @Test
    void linesInStringsOfJsonAreRead() {
        String other = PUZZLE.replace('5', 'x').replace('3', '5').replace('x', '3');
        String json = "{\"cases\": [{\"puzzle\": \"" + PUZZLE + "\"}, {\"code\": \"check(\\\"" + other + "\\\")\"}]}";
        assertThat(puzzles(json)).containsExactly(PUZZLE, other);
    }

    /// Lines of a technique library in notes, with words behind them.
    @Test
    void indentedLinesOfALibraryAreRead() {
        String other = PUZZLE.replace('5', 'x').replace('3', '5').replace('x', '3');
        String notes = "To do\n\n- explain this one:\n    :0702:6:" + PUZZLE + "::: too short\n    :0300:x:" + other
                + ":...: seen twice\n";
        assertThat(puzzles(notes)).containsExactly(PUZZLE, other);
    }

    private static String svg(String transform, double wide, double high, double left, double top) {
        StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\"><g" + transform + ">\n");
        for (int cell = 0; cell < 81; cell++) {
            double x = left + wide * (cell % 9);
            double y = top + high * (cell / 9);
            svg.append("<rect x=\"" + x + "\" y=\"" + y + "\" width=\"5\" height=\"5\"/>\n");
            if (PUZZLE.charAt(cell) != '.') {
                svg.append("<text x=\"" + x + "\" y=\"" + y + "\">" + PUZZLE.charAt(cell) + "</text>\n");
            }
        }
        return svg + "</g></svg>\n";
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
