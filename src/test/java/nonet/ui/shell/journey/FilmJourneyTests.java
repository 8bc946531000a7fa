package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import nonet.codec.app.FilmJson;
import nonet.codec.app.NonetDocument;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.library.Solve;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;
import nonet.relatives.CanonicalForm;
import nonet.settings.ClosedBoards;
import nonet.settings.Origin;
import nonet.settings.Session;
import nonet.ui.board.Board;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.search.TimelineView;
import nonet.ui.shell.MainFixture;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The film of a solve, by mouse alone and by keyboard alone.
class FilmJourneyTests extends BoardJourneyTest {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    /// A right digit, a pause, a wrong digit that is undone, and another right digit.
    private static PlayerFilm film() {
        PlayerFilm film = PlayerFilm.of(Document.of("", PUZZLE));
        film = add(film, 30, 5, 5, 5);
        film = add(film, 330, 1, 3, 1);
        film = film.with(
                new FilmAction(400, Kind.UNDO, film.actions().getFirst().board()));
        return add(film, 450, 7, 9, 4);
    }

    private static PlayerFilm add(PlayerFilm film, long time, int row, int column, int digit) {
        Move move = new Move.Enter(CellSet.of(Cell.at(row, column)), Digit.of(digit));
        return film.with(new FilmAction(time, Kind.DIGIT, move.on(film.board())));
    }

    private void open(FxRobot robot) {
        put(robot, PUZZLE);
        robot.interact(() -> {
            main.edit().returnTo(film().board());
            main.edit()
                    .film(film().with(List.of(new SavePoint(
                            "The fork", 35, film().actions().getFirst().board()))));
        });
        item(robot, "film");
        until("the film is shown", () -> place(robot).equals("4 of 4"));
        until("the pause is explained", () -> text(robot, 3).startsWith("0:30 without a move. "));
    }

    private static String place(FxRobot robot) {
        return robot.lookup("#film-place")
                .tryQueryAs(Label.class)
                .map(Label::getText)
                .orElse("");
    }

    private static String text(FxRobot robot, int line) {
        ListView<?> list = robot.lookup("#film-list").queryListView();
        return list.lookupAll(".film-line").stream()
                .map(ListCell.class::cast)
                .filter(cell -> cell.getIndex() == line && cell.getText() != null)
                .map(cell -> cell.getText())
                .findFirst()
                .orElse("");
    }

    private static String said(FxRobot robot) {
        return robot.lookup("#film-said").queryLabeled().getText();
    }

    @Test
    void theFilmIsWatchedAndGoneOnFromByMouse(FxRobot robot) {
        open(robot);
        assertThat(text(robot, 1)).isEqualTo("0:03  r5c5=5");
        assertThat(text(robot, 2)).isEqualTo("0:03  Save point: The fork");
        assertThat(text(robot, 4)).isEqualTo("0:33  ✗ r1c3=1 – not right (undone later)");
        robot.clickOn("#film-start");
        robot.clickOn("#film-step");
        until("a step stood there", () -> said(robot).startsWith("0:30 without a move. "));
        until("it can be shown", () -> !robot.lookup("#film-show").queryButton().isDisabled());
        MainFixture.click(robot, "#film-show");
        assertThat(robot.lookup("#film-board")
                        .queryAs(Board.class)
                        .frameProperty()
                        .get()
                        .highlights()
                        .marks()
                        .candidates())
                .isNotEmpty();
        robot.clickOn("#film-step");
        until("the wrong digit is named", () -> said(robot).startsWith("0:33: r1c3=1 is not right."));
        assertThat(said(robot)).endsWith("It was taken back at 0:40.");
        MainFixture.click(robot, "#film-show");
        until("the reason is named", () -> !said(robot).startsWith("0:33"));
        robot.clickOn("#film-back");
        MainFixture.click(robot, "#film-go-on");
        assertThat(main.edit().document().boardOnly())
                .isEqualTo(film().actions().getFirst().board());
        assertThat(main.edit().history.get().film().actions().getLast().kind()).isEqualTo(Kind.JUMP);
        robot.interact(main.edit()::undo);
        assertThat(main.edit().document().boardOnly()).isEqualTo(film().board());
    }

    @Test
    void theFilmIsWatchedByKeyboard(FxRobot robot) {
        open(robot);
        robot.interact(() -> robot.lookup("#film-list").query().requestFocus());
        robot.press(KeyCode.ALT, KeyCode.HOME).release(KeyCode.HOME, KeyCode.ALT);
        until("the start is shown", () -> place(robot).equals("0 of 4"));
        robot.press(KeyCode.DOWN).release(KeyCode.DOWN);
        until("the first action is shown", () -> place(robot).equals("1 of 4"));
        robot.interact(() -> robot.lookup("#film-speed")
                .queryAs(ComboBoxOf.class)
                .getSelectionModel()
                .selectLast());
        robot.press(KeyCode.F5).release(KeyCode.F5);
        until("the film has run to its end", () -> place(robot).equals("4 of 4"));
        robot.press(KeyCode.ALT, KeyCode.LEFT).release(KeyCode.LEFT, KeyCode.ALT);
        until("the action before is shown", () -> place(robot).equals("3 of 4"));
    }

    @Test
    void anEarlierSolveRunsBeside(FxRobot robot) throws IOException {
        PlayerFilm earlier = add(PlayerFilm.of(Document.of("", PUZZLE)), 20, 7, 9, 4);
        fixture.library
                .library()
                .solves()
                .add(
                        new Solve(
                                0,
                                Instant.EPOCH,
                                "",
                                PUZZLE,
                                new CanonicalForm().of(PUZZLE).text(),
                                null,
                                new Solve.Effort(false, 2, 0, 0, 0)),
                        FilmJson.text(earlier).getBytes(StandardCharsets.UTF_8),
                        List.of());
        open(robot);
        until(
                "there is an earlier solve",
                () -> robot.lookup("#film-ghost")
                        .tryQueryAs(ComboBoxOf.class)
                        .filter(choice ->
                                choice.isVisible() && choice.getItems().size() == 2)
                        .isPresent());
        robot.interact(() -> robot.lookup("#film-ghost").query().requestFocus());
        robot.press(KeyCode.DOWN).release(KeyCode.DOWN);
        robot.press(KeyCode.ALT, KeyCode.HOME).release(KeyCode.HOME, KeyCode.ALT);
        Board board = robot.lookup("#film-ghost-board").queryAs(Board.class);
        until(
                "its start is shown",
                () -> board.frameProperty().get().grid().equals(earlier.start().grid()));
        robot.press(KeyCode.ALT, KeyCode.RIGHT).release(KeyCode.RIGHT, KeyCode.ALT);
        until(
                "it follows the film",
                () -> board.frameProperty().get().grid().equals(earlier.board().grid()));
        assertThat(robot.lookup("#film-ghost-said").queryLabeled().getText())
                .isEqualTo("31 of 81 cells were filled at this time. It was left at 0:02.");
    }

    @Test
    void aSavePointIsOnTheTimelineInItsOwnWords(FxRobot robot) {
        open(robot);
        TimelineView timeline = robot.lookup(".film-view .timeline").queryAs(TimelineView.class);
        assertThat(timeline.getAccessibleText()).isEqualTo("Timeline of the solve");
        robot.interact(() -> assertThat(timeline.queryAccessibleAttribute(AccessibleAttribute.ITEM_AT_INDEX, 1))
                .asInstanceOf(InstanceOfAssertFactories.type(Node.class))
                .extracting(moment -> moment.queryAccessibleAttribute(AccessibleAttribute.TEXT))
                .isEqualTo("action 1, 31 of 81 cells filled, then a pause of 30 s\nSave point: The fork"));
    }

    @Test
    void aSolveIsForgotten(FxRobot robot) {
        put(robot, PUZZLE);
        robot.interact(() -> main.edit().film(film()));
        item(robot, "forget-film");
        assertThat(main.edit().history.get().film().size()).isZero();
        assertThat(main.session().film().size()).isZero();
        robot.interact(() -> main.status().link.get().action().run());
        assertThat(main.edit().history.get().film()).isEqualTo(film());
    }

    @Test
    void aSolveIsForgottenInItsFileAndInTheClosedBoardsToo(FxRobot robot) throws IOException {
        put(robot, PUZZLE);
        robot.interact(() -> {
            main.edit().returnTo(film().board());
            main.edit().film(film());
        });
        ClosedBoards closed = fixture.store.sessions().closedBoards();
        Session copy = main.session();
        Session other = new Session(Document.of("", Puzzle.of("1" + ".".repeat(80))), false, 0, Origin.NONE, null);
        closed.add(copy);
        closed.add(other);
        Path file = fixture.folder.resolve("film.nonet");
        robot.interact(() -> main.files().saving().saveAs(file, new NonetDocument()));
        until("the file holds the film", () -> !main.session().origin().modified());
        robot.interact(() -> main.edit()
                .film(main.edit().history.get().film().with(new FilmAction(500, Kind.HINT, film().board()))));
        assertThat(main.session().origin().modified()).isFalse();

        item(robot, "forget-film");
        assertThat(main.session().origin().modified()).isTrue();
        assertThat(main.status().state.get())
                .isEqualTo("The film of this solve was removed. Saving removes it from the file too.");
        assertThat(closed.boards())
                .containsExactly(
                        other,
                        new Session(copy.document(), copy.settingUp(), copy.seconds(), copy.origin(), copy.place()));
        robot.interact(() -> main.status().link.get().action().run());
        assertThat(main.session().origin().modified()).isFalse();

        item(robot, "forget-film");
        robot.interact(() -> main.editing().films().add(Kind.HINT));
        assertThat(main.session().origin().modified()).isTrue();
        robot.interact(() -> main.files().saving().saveAs(file, new NonetDocument()));
        until("the film is saved", () -> !main.session().origin().modified());
        assertThat(NonetDocument.readAll(Files.readString(file))
                        .orElseThrow()
                        .film()
                        .size())
                .isOne();
    }
}
