package nonet.codec.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonet.codec.Codecs;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Puzzle;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.Sketch;
import org.junit.jupiter.api.Test;

/// What was drawn among the pencil marks is kept in `.nonet` files.
class SketchJsonTests {

    private static final Candidate ONE = new Candidate(Cell.at(1, 3), Digit.FOUR);
    private static final Candidate TWO = new Candidate(Cell.at(2, 3), Digit.SEVEN);
    private static final Document DRAWN = Document.of(
                    "mine",
                    Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"))
            .sketched(new Sketch(
                    Map.of(ONE, CellColor.VIOLET, TWO, CellColor.RED),
                    List.of(
                            new DrawnLink(ONE, TWO, true),
                            new DrawnLink(TWO, new Candidate(Cell.at(9, 1), Digit.ONE), false)),
                    Map.of(Cell.at(1, 4), DigitSet.of(Digit.TWO, Digit.SIX))));

    @Test
    void aSketchIsWrittenAndReadAgain() {
        NonetDocument format = new NonetDocument();
        String text = format.write(List.of(DRAWN));
        assertThat(text).contains("\"r1c3=4\" : \"violet\"", "\"r1c4\" : \"26\"");
        assertThat(format.read(Source.of(text)))
                .isInstanceOfSatisfying(
                        PuzzleReading.Puzzles.class,
                        read -> assertThat(read.puzzles().getFirst().document()).isEqualTo(DRAWN));
        assertThat(NonetDocument.readAll(text).orElseThrow().extra().states()).isEmpty();
    }

    @Test
    void leavesOutInvalidFields() {
        String text = new NonetDocument().write(List.of(DRAWN));
        String odd = text.replace("violet", "puce").replace("r9c1=1", "r9c1=0").replace("\"26\"", "\"206\"");
        assertThat(NonetDocument.readAll(odd).orElseThrow().states().getFirst().sketch())
                .isEqualTo(new Sketch(Map.of(TWO, CellColor.RED), List.of(new DrawnLink(ONE, TWO, true))));
    }

    @Test
    void reportsTheLossInOtherFormats() {
        assertThat(Codecs.standard().lost(new OpenSudoku(), DRAWN))
                .containsExactlyInAnyOrder(
                        FormatFeature.NAMES, FormatFeature.COLORS, FormatFeature.LINKS, FormatFeature.CORNERS);
        assertThat(Codecs.standard().lost(new NonetDocument(), DRAWN)).isEmpty();
    }
}
