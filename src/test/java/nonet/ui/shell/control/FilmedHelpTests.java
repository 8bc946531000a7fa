package nonet.ui.shell.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.play.FilmAction;
import nonet.settings.Session;
import nonet.ui.board.frame.Selection;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.file.RecordingPrompts;
import org.junit.jupiter.api.Test;

/// What help in *Play* is filmed: hints that the user asked for, and wrong digits that were marked.
class FilmedHelpTests {

    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    private final MainController main = ControllerTests.main(Session.EMPTY, new RecordingPrompts(), new AtomicLong());
    private final EditController edit = main.edit();

    @Test
    void everyAnswerToTheQuestionForAHintIsFilmedOnce() {
        main.editing().films().filmed.set(true);
        main.editing().check().checks.set(false);
        edit.open("hard", Puzzle.of(HARD));
        main.analysis().logic().hint.more();
        main.analysis().logic().hint.more();
        assertThat(filmed()).as("stages of one hint").containsExactly(FilmAction.Kind.HINT);
        at(1, 2);
        edit.digit(Digit.NINE);
        main.analysis().logic().hint.more();
        assertThat(main.analysis().logic().hint.picture.get())
                .as("the wrong digit")
                .isNotNull();
        edit.digit(Digit.EIGHT);
        main.analysis().logic().hint.more();
        assertThat(filmed())
                .containsExactly(
                        FilmAction.Kind.HINT,
                        FilmAction.Kind.DIGIT,
                        FilmAction.Kind.HINT,
                        FilmAction.Kind.DIGIT,
                        FilmAction.Kind.HINT);
        assertThat(main.analysis().logic().hint.picture.get())
                .as("the digits that clash")
                .isNotNull();
    }

    @Test
    void wrongDigitsThatAreMarkedAtOnceAreFilmedAsOneCheck() {
        main.editing().films().filmed.set(true);
        main.editing().check().checks.set(false);
        edit.open("hard", Puzzle.of(HARD));
        at(1, 2);
        edit.digit(Digit.ONE);
        at(1, 3);
        edit.digit(Digit.NINE);
        edit.clear();
        main.editing().check().checks.set(true);
        assertThat(filmed()).as("no wrong digit was marked").doesNotContain(FilmAction.Kind.CHECK);
        edit.digit(Digit.NINE);
        assertThat(filmed()).endsWith(FilmAction.Kind.DIGIT, FilmAction.Kind.CHECK);
        edit.digit(Digit.EIGHT);
        edit.clear();
        edit.digit(Digit.NINE);
        assertThat(filmed()).containsOnlyOnce(FilmAction.Kind.CHECK);
    }

    private List<FilmAction.Kind> filmed() {
        return ControllerTests.filmed(edit);
    }

    private void at(int row, int column) {
        edit.selection.set(Selection.of(Cell.at(row, column)));
    }
}
