package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.fire;
import static nonet.ui.kit.Visitor.text;
import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.library.Grade;
import nonet.library.Solve;
import nonet.library.Solve.Effort;
import nonet.library.Solve.Sight;
import nonet.library.Solve.Sighting;
import nonet.library.Solves;
import nonet.library.StoredRating;
import nonet.play.Document;
import nonet.rate.se.StoredSeRating;
import nonet.relatives.CanonicalForm;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import nonet.ui.board.frame.Selection;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The record of solves, and the puzzle that follows from it, as users meet them in the whole window.
class SolvesJourneyTests extends BoardJourneyTest {

    @Test
    void solvesAreListedShownAndRemovedAndANewPuzzleFollows(FxRobot robot) throws IOException {
        aSolvedPuzzleIsListedAndItsFilmShown(robot);
        closeOthers(robot);
        byKeyboardAloneASolveIsRemoved(robot);
        closeOthers(robot);
        afterTenSolvesAPuzzleIsOffered(robot);
    }

    @Test
    void aForgottenSolveIsGoneFromTheSessionAndTheRecord(FxRobot robot) throws IOException {
        put(robot, EASY);
        solve(robot);
        Solves solves = fixture.library.library().solves();
        until("the solve is recorded and rated", () -> rated(solves));
        until("its film is saved", () -> fixture.sessionAfterCrash().film().size() > 50);
        item(robot, "forget-film");
        until("it is not recorded any more", () -> count(solves) == 0);
        until(
                "its film is not saved any more",
                () -> fixture.sessionAfterCrash().film().size() == 0);
        assertThat(main.edit().document().grid().isSolved()).isTrue();
    }

    private static boolean rated(Solves solves) {
        return all(solves).stream().anyMatch(each -> each.rating() != null);
    }

    private static int count(Solves solves) {
        return all(solves).size();
    }

    private static List<Solve> all(Solves solves) {
        try {
            return solves.all();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Test
    void solvesAreListedAndRemovedInChinese(FxRobot robot) throws IOException {
        robot.interact(() -> fixture.messages.use(Locale.SIMPLIFIED_CHINESE));
        add(fixture.library.library().solves(), 0);
        item(robot, "solves");
        until("the solve is listed", () -> table(robot).getItems().size() == 1);
        assertThat(table(robot).getColumns())
                .extracting(TableColumn::getText)
                .containsExactly("日期", "题目", "难度", "分数", "ER", "用时", "提示", "检查", "错误", "结果");
        assertThat(robot.lookup("#solves-table .table-cell").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .contains("中等", "1:00", "解出");
        robot.interact(() -> table(robot).getSelectionModel().select(0));
        fire(robot, "#solves-remove");
        assertThat(text(robot, "#solves-question")).isEqualTo("移除这条记录及其录像？此操作无法撤销。");
        fire(robot, "#solves-forget");
        until("no solve is listed", () -> table(robot).getItems().isEmpty());
        assertThat(text(robot, "#solves-sentence")).isEqualTo("已移除 1 条记录。");
    }

    @SuppressWarnings("unchecked")
    private static TableView<Solve> table(FxRobot robot) {
        return robot.lookup("#solves-table").queryAs(TableView.class);
    }

    private void solve(FxRobot robot) {
        Grid solution = Objects.requireNonNull(new FastSolver().solution(EASY, Cancel.NEVER));
        robot.interact(() -> {
            for (Cell cell : main.edit().document().grid().blanks()) {
                Digit digit = Objects.requireNonNull(solution.digit(cell));
                main.edit().selection.set(Selection.of(cell));
                main.edit().digit(digit);
            }
        });
    }

    private void aSolvedPuzzleIsListedAndItsFilmShown(FxRobot robot) {
        put(robot, EASY);
        solve(robot);
        item(robot, "solves");
        until(
                "the solve is listed and rated",
                () -> table(robot).getItems().size() == 1
                        && table(robot).getItems().getFirst().rating() != null);
        Solve solve = table(robot).getItems().getFirst();
        assertThat(solve.name()).isEqualTo("test");
        assertThat(solve.effort().finished()).isTrue();
        assertThat(solve.form()).isEqualTo(new CanonicalForm().of(EASY).text());

        robot.interact(() -> main.newPuzzle());
        robot.interact(() -> table(robot).getSelectionModel().select(0));
        fire(robot, "#solves-film");
        until("the film is on the board", () -> main.edit().document().puzzle().equals(EASY));
        assertThat(main.edit().document().grid().isSolved()).isTrue();
        assertThat(main.edit().document().name()).isEqualTo("test");
        assertThat(main.edit().history.get().film().size()).isGreaterThanOrEqualTo(51);

        fire(robot, "#solves-again");
        until("the puzzle is on the board", () -> main.edit().document().equals(Document.of("test", EASY)));
        robot.interact(main.edit()::undo);
        assertThat(main.edit().document().grid().isSolved()).as("undone").isTrue();

        for (String page : List.of("#solves-times-page", "#solves-techniques-page", "#solves-table-page")) {
            robot.clickOn(page);
        }
        assertThat(table(robot).isVisible()).isTrue();
    }

    private void byKeyboardAloneASolveIsRemoved(FxRobot robot) {
        robot.push(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.T);
        until("the solve is listed", () -> table(robot).getItems().size() == 1);
        for (int tabs = 0; tabs < 20 && !table(robot).isFocused(); tabs++) {
            robot.push(KeyCode.TAB);
        }
        assertThat(table(robot).isFocused()).isTrue();
        robot.push(KeyCode.HOME);
        robot.push(KeyCode.DELETE);
        assertThat(text(robot, "#solves-question")).isEqualTo("Remove this solve and its film? This cannot be undone.");
        assertThat(robot.lookup("#solves-keep").query().isFocused())
                .as("the harmless answer")
                .isTrue();
        robot.push(KeyCode.SPACE);
        assertThat(table(robot).getItems()).hasSize(1);
        robot.push(KeyCode.DELETE);
        robot.push(KeyCode.SHIFT, KeyCode.TAB);
        assertThat(robot.lookup("#solves-forget").query().isFocused()).isTrue();
        robot.push(KeyCode.SPACE);
        until("no solve is listed", () -> table(robot).getItems().isEmpty());
        assertThat(text(robot, "#solves-sentence")).isEqualTo("One solve was removed.");
    }

    private void afterTenSolvesAPuzzleIsOffered(FxRobot robot) throws IOException {
        Solves solves = fixture.library.library().solves();
        for (int i = 0; i < 9; i++) {
            add(solves, i);
        }
        item(robot, "generate");
        Node offer = robot.lookup("#generate-for-me").query();
        assertThat(offer.getParent().getParent().isVisible())
                .as("after nine solves")
                .isFalse();
        closeOthers(robot);
        add(solves, 9);
        item(robot, "generate");
        until(
                "a puzzle is offered",
                () -> robot.lookup("#generate-for-me").query().isVisible()
                        && !text(robot, "#generate-for-me-why").isEmpty());
        assertThat(text(robot, "#generate-for-me-why"))
                .isEqualTo("Of the level of your last ten solves, medium, and with a technique that you see late: Naked"
                        + " Pair.");
        assertThat(robot.lookup("#generate-unseen").query().isVisible()).isTrue();
        Puzzle before = main.edit().document().puzzle();
        fire(robot, "#generate-for-me");
        until(
                "a new puzzle is on the board",
                () -> !main.edit().document().puzzle().equals(before));
        assertThat(new FastSolver().solution(main.edit().document().puzzle(), Cancel.NEVER))
                .isNotNull();
    }

    private static void add(Solves solves, int number) throws IOException {
        solves.add(
                new Solve(
                        0,
                        Instant.EPOCH.plusSeconds(number),
                        "",
                        EASY,
                        "form " + number,
                        new StoredRating(Grade.MEDIUM, 500, StoredSeRating.NONE),
                        new Effort(true, 60, 0, 0, 0)),
                new byte[0],
                List.of(new Sighting("naked-pair", Sight.LATER, 1), new Sighting("naked-triple", Sight.NEVER, 1)));
    }
}
