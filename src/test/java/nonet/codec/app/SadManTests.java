package nonet.codec.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonet.codec.Codecs;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.grid.Cell;
import nonet.play.CellColor;
import nonet.play.Document;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SadManTests {

    /// What other formats are recognized by may stand in a name or in a comment.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Level = hard",
                "see https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA",
                "http://example.org/p?id=7",
                "https://www.sudokuwiki.org/sudoku.htm?bd=1",
                "{ \"grid\" : [[ 1 ]] }",
                "<sudoku a='1'>"
            })
    void aSavedGameIsRecognizedWithAnyComments(String words) {
        DocumentBuilder builder = new DocumentBuilder();
        builder.given(0, 5).given(1, 3).given(80, 9).placed(2, 4);
        builder.mark(10, 2);
        builder.mark(10, 7);
        builder.color(4, CellColor.values()[1]);
        builder.comment(words).comment("second line");
        Document document = builder.document(words);
        assertThat(document.colors()).isEqualTo(Map.of(Cell.of(4), CellColor.values()[1]));

        PuzzleReading reading = Codecs.standard().read(Source.of(new SadMan().write(List.of(document))));

        assertThat(reading).isInstanceOf(PuzzleReading.Puzzles.class);
        PuzzleReading.Puzzles read = (PuzzleReading.Puzzles) reading;
        assertThat(read.codec()).isInstanceOf(SadMan.class);
        assertThat(read.puzzles().getFirst().document()).isEqualTo(document);
    }
}
