package nonet.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import javafx.scene.Scene;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import nonet.OnScreen;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.DigitOrigins;
import nonet.ui.board.frame.Highlights;
import nonet.ui.kit.Appearance;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

@OnScreen
class BoardFontTests {

    private static final Cell GIVEN = Cell.at(1, 1);
    private static final Cell ENTERED = Cell.at(2, 4);
    private static final Cell COMPUTED = Cell.at(3, 7);
    private static final Cell GUESSED = Cell.at(4, 2);

    private Board board;

    @Start
    void start(Stage stage) {
        Appearance.LIGHT.apply();
        board = new Board(new Messages(Locale.US, "nonet.log"));
        Grid grid = Grid.of(Puzzle.EMPTY.with(GIVEN, Digit.ONE))
                .place(new Candidate(ENTERED, Digit.ONE))
                .place(new Candidate(COMPUTED, Digit.ONE))
                .place(new Candidate(GUESSED, Digit.TWO));
        board.frameProperty()
                .set(new BoardFrame(
                        grid,
                        new DigitOrigins(CellSet.of(COMPUTED), CellSet.of(GUESSED), CellSet.of(ENTERED)),
                        Highlights.NONE,
                        true,
                        Map.of()));
        stage.setScene(new Scene(board, 500, 500));
        stage.show();
    }

    @Test
    void distinguishesDigitsByFontWeight() {
        assertThat(font(GIVEN)).isEqualTo("Source Sans 3 Bold");
        assertThat(font(GUESSED)).isEqualTo("Source Sans 3 Bold");
        assertThat(font(ENTERED)).isEqualTo("Source Sans 3");
        assertThat(font(COMPUTED)).isEqualTo("Source Sans 3 Light");
    }

    private String font(Cell cell) {
        return ((Text) board.lookup("#" + cell).lookup(".digit")).getFont().getName();
    }
}
