package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.fire;
import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
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
import nonet.grid.Grid;
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
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
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
        return said(robot, "#film-said");
    }

    private static String said(FxRobot robot, String id) {
        return robot.lookup(id).queryLabeled().getText();
    }

    private static Map<?, ?> highlights(FxRobot robot) {
        return robot.lookup("#film-board")
                .queryAs(Board.class)
                .frameProperty()
                .get()
                .highlights()
                .marks()
                .candidates();
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
        assertThat(highlights(robot)).isNotEmpty();
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
    void theFilmIsWatchedAndGoneOnFromByKeyboardAlone(FxRobot robot) {
        put(robot, PUZZLE);
        robot.interact(() -> {
            main.edit().returnTo(film().board());
            main.edit().film(film());
        });
        robot.push(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.F);
        until("the film is shown", () -> place(robot).equals("4 of 4"));
        until("the pause is explained", () -> text(robot, 2).endsWith(" had been possible in r5c2 since 0:03."));

        tabTo(robot, "#film-list");
        robot.push(KeyCode.ALT, KeyCode.HOME);
        until("the start is shown", () -> place(robot).equals("0 of 4"));
        robot.push(KeyCode.DOWN);
        until("the first action is shown", () -> place(robot).equals("1 of 4"));
        until("it can be shown", () -> !robot.lookup("#film-show").queryButton().isDisabled());
        tabTo(robot, "#film-show");
        robot.push(KeyCode.SPACE);
        assertThat(highlights(robot)).isNotEmpty();

        tabTo(robot, ".film-view .timeline");
        ComboBoxOf<?> speed = (ComboBoxOf<?>) tabTo(robot, "#film-speed");
        for (int i = 0; i < speed.getItems().size(); i++) {
            robot.push(KeyCode.DOWN);
        }
        assertThat(speed.getValue()).isEqualTo(60);
        robot.push(KeyCode.F5);
        until("the film has run to its end", () -> place(robot).equals("4 of 4"));

        robot.push(KeyCode.ALT, KeyCode.LEFT);
        until("the action before is shown", () -> place(robot).equals("3 of 4"));
        tabTo(robot, "#film-go-on");
        robot.push(KeyCode.SPACE);
        until(
                "that board is in place",
                () -> main.edit()
                        .document()
                        .boardOnly()
                        .equals(film().actions().get(2).board()));
    }

    /// Goes to a part of the window by the key alone.
    private static Node tabTo(FxRobot robot, String query) {
        Node wanted = robot.lookup(query).query();
        for (int tabs = 0; tabs < 30 && !wanted.isFocused(); tabs++) {
            robot.push(KeyCode.TAB);
        }
        assertThat(wanted.isFocused()).as(query).isTrue();
        return wanted;
    }

    @Test
    void theFilmIsExportedAsAPageByKeyAndAsAPictureByMenu(FxRobot robot) throws IOException {
        put(robot, PUZZLE);
        robot.interact(() -> main.edit().film(film()));
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F);
        fire(robot, "#recording-save");
        until("the page is written", () -> said(robot, "#recording-sentence").equals("test.html was written."));
        assertThat(Files.readString(folder.resolve("test.html")))
                .contains("<!DOCTYPE html>", "r1c3=1 \u2013 not right (undone later)");
        closeOthers(robot);
        item(robot, "film-export");
        fire(robot, "#recording-gif");
        fire(robot, "#recording-save");
        until("the picture is written", () -> said(robot, "#recording-sentence").equals("test.gif was written."));
        assertThat(Files.readString(folder.resolve("test.gif"), StandardCharsets.ISO_8859_1))
                .startsWith("GIF89a");
    }

    @Test
    void recordingIsSwitchedOffAndPausesAreChosenInThePreferences(FxRobot robot) throws IOException {
        open(robot);
        item(robot, "preferences");
        ComboBoxOf<?> pauses = robot.lookup("#preferences-pause").queryAs(ComboBoxOf.class);
        robot.interact(pauses::requestFocus);
        for (int i = 0; i < pauses.getItems().size(); i++) {
            robot.push(KeyCode.DOWN);
        }
        until("no pause is as long", () -> text(robot, 3).startsWith("0:33 "));
        for (int i = 0; i < pauses.getItems().size(); i++) {
            robot.push(KeyCode.UP);
        }
        until("a shorter one is a pause, too", () -> text(robot, 3).startsWith("0:30 without a move. "));

        fire(robot, "#preferences-filmed");
        closeOthers(robot);
        at(robot, Cell.at(1, 3));
        robot.type(KeyCode.DIGIT4);
        assertThat(main.edit().document().digit(Cell.at(1, 3))).isEqualTo(4);
        assertThat(main.edit().history.get().film().actions()).isEqualTo(film().actions());
        put(robot, MainFixture.LAST_ROWS);
        Grid solution = Objects.requireNonNull(new FastSolver().solution(MainFixture.LAST_ROWS, Cancel.NEVER));
        for (Cell cell : main.edit().document().grid().blanks()) {
            at(robot, cell);
            robot.type(KeyCode.valueOf("DIGIT" + solution.digit(cell)));
        }
        assertThat(main.edit().document().grid().isSolved()).isTrue();
        assertThat(main.session().film().size()).isZero();
        assertThat(fixture.library.library().solves().all())
                .extracting(Solve::puzzle)
                .doesNotContain(MainFixture.LAST_ROWS);
    }

    @Test
    void theFilmIsToldInChinese(FxRobot robot) {
        robot.interact(() -> fixture.messages.use(Locale.SIMPLIFIED_CHINESE));
        put(robot, PUZZLE);
        robot.interact(() -> {
            main.edit().returnTo(film().board());
            main.edit()
                    .film(film().with(List.of(
                            new SavePoint("分支", 35, film().actions().getFirst().board()))));
        });
        item(robot, "film");
        until("the film is shown", () -> place(robot).equals("4 / 4"));
        until("the pause is explained", () -> text(robot, 3).startsWith("0:30 没有操作。从 0:03 起"));
        until("the mistake is marked", () -> text(robot, 4).contains("✗"));
        assertThat(said(robot, "#film-heading")).isEqualTo("0:45 内共 4 个操作。");
        assertThat(IntStream.range(0, 7).mapToObj(line -> text(robot, line)))
                .containsExactly(
                        "开始",
                        "0:03  r5c5=5",
                        "0:03  存档点：分支",
                        "0:30 没有操作。从 0:03 起，r5c2 就有唯一余数。",
                        "0:33  ✗ r1c3=1 – 不对（后来撤销）",
                        "0:40  撤销：r1c3",
                        "0:45  r7c9=4");

        MainFixture.click(robot, "#film-start");
        robot.clickOn("#film-step");
        robot.clickOn("#film-step");
        until("the wrong digit is named", () -> said(robot).endsWith("在 0:40 已收回。"));
        assertThat(said(robot)).startsWith("0:33：r1c3=1 不对。");
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
