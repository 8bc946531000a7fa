package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.fire;
import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.library.LibraryEntry;
import nonet.library.PuzzleCollection;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import nonet.ui.board.frame.Selection;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The library as a user uses it, in the whole window.
class LibraryJourneyTests extends WindowTest {

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> robot.lookup("#library-table")
                .tryQuery()
                .ifPresent(table -> table.getScene().getWindow().hide()));
    }

    @Test
    void puzzlesAreFoundSortedAddedAndRemoved(FxRobot robot) {
        aPuzzleIsFoundOpenedSolvedAndMarked(robot);
        again(robot);
        theSelectedPuzzleStaysSelectedWhereSortingPutsIt(robot);
        again(robot);
        theBoardsPuzzleIsAddedRemovedAndRestored(robot);
    }

    private void aPuzzleIsFoundOpenedSolvedAndMarked(FxRobot robot) {
        TableView<LibraryEntry> table = library(robot);
        until(
                "both puzzles are rated",
                () -> table.getItems().size() == 2 && table.getItems().stream().allMatch(kept -> kept.grade() != null));
        robot.interact(
                () -> robot.lookup("#library-search").queryAs(TextField.class).setText("eas"));
        until("the table has 1 rows", () -> table.getItems().size() == 1);
        assertThat(table.getItems()).extracting(LibraryEntry::puzzle).containsExactly(EASY);
        robot.interact(() -> {
            table.requestFocus();
            table.getSelectionModel().select(0);
        });
        robot.press(KeyCode.ENTER).release(KeyCode.ENTER);
        until("the puzzle is EASY", () -> main.edit().document().puzzle().equals(EASY));
        assertThat(main.edit().document().name()).isEqualTo("Easy");

        Answer answer = new FastSolver().solve(EASY, Limit.TWO, Cancel.NEVER);
        Grid solution = ((Answer.Unique) answer).solution();
        robot.interact(() -> {
            for (Cell cell : Grid.of(EASY).blanks()) {
                main.edit().selection.set(Selection.of(cell));
                main.edit().digit(Digit.of(solution.values()[cell.index()]));
            }
        });
        until("the first puzzle is solved", () -> table.getItems().getFirst().solved());
    }

    private void theSelectedPuzzleStaysSelectedWhereSortingPutsIt(FxRobot robot) {
        TableView<LibraryEntry> table = library(robot);
        until("the table has 2 rows", () -> table.getItems().size() == 2);
        robot.interact(() -> table.getSelectionModel().select(0));
        LibraryEntry easy = table.getItems().getFirst();
        robot.interact(() -> {
            TableColumn<LibraryEntry, ?> names = table.getColumns().get(1);
            names.setSortType(TableColumn.SortType.DESCENDING);
            table.getSortOrder().setAll(List.of(names));
        });
        until("the easy puzzle is last", () -> table.getItems().getLast().id() == easy.id());
        assertThat(table.getSelectionModel().getSelectedIndices()).containsExactly(1);
        robot.interact(
                () -> robot.lookup("#library-search").queryAs(TextField.class).setText("twelve"));
        until("the table has 1 rows", () -> table.getItems().size() == 1);
        assertThat(table.getSelectionModel().getSelectedIndices()).isEmpty();
    }

    @Test
    void theShownPuzzlesAreRatedByWhips(FxRobot robot) {
        TableView<LibraryEntry> table = library(robot);
        until("the table has 2 rows", () -> table.getItems().size() == 2);
        List<String> columns = visible(table);
        fire(robot, "#library-patterns");
        assertThat(visible(table)).contains("W", "gW", "B", "T&E");
        fire(robot, "#library-rate");
        until("both puzzles are rated", () -> table.getItems().stream().allMatch(kept -> kept.patterns() != null));
        until(
                "the end is said",
                () -> !robot.lookup("#library-rate-stop").query().isVisible());
        assertThat(robot.lookup("#library-patterns-sentence").queryLabeled().getText())
                .isEqualTo("2 puzzles were rated by whips and trials.");
        fire(robot, "#library-patterns");
        assertThat(visible(table)).isEqualTo(columns);
    }

    private static List<String> visible(TableView<LibraryEntry> table) {
        return table.getVisibleLeafColumns().stream().map(TableColumn::getText).toList();
    }

    @Test
    void aNarrowWindowKeepsTheNames(FxRobot robot) {
        TableView<LibraryEntry> table = library(robot);
        until("the table has 2 rows", () -> table.getItems().size() == 2);
        for (int width : List.of(900, 1100)) {
            robot.interact(() -> table.getScene().getWindow().setWidth(width));
            assertThat(table.getColumns().get(1).getWidth())
                    .as("the width of the names in %d pixels", width)
                    .isGreaterThanOrEqualTo(100);
            assertThat(table.getVisibleLeafColumns().stream()
                            .mapToDouble(TableColumn::getWidth)
                            .sum())
                    .as("the columns in %d pixels", width)
                    .isLessThanOrEqualTo(table.getWidth());
        }
    }

    private void theBoardsPuzzleIsAddedRemovedAndRestored(FxRobot robot) {
        robot.interact(() -> main.edit().open("Mine", MainFixture.TWELVE));
        TableView<LibraryEntry> table = library(robot);
        until("the table has 2 rows", () -> table.getItems().size() == 2);
        fire(robot, "#library-add");
        until("the table has 1 rows", () -> table.getItems().size() == 1);
        robot.interact(() -> table.getSelectionModel().select(0));
        fire(robot, "#library-remove");
        until("the table is empty", () -> table.getItems().isEmpty());
        fire(robot, "#library-undo");
        until("the table has 1 rows", () -> table.getItems().size() == 1);
        assertThat(table.getItems().getFirst().name()).isEqualTo("Mine");
    }

    @Test
    void aNewCollectionIsSelectedAndReceivesPuzzlesFromTheMenu(FxRobot robot) {
        TableView<LibraryEntry> table = library(robot);
        until("the table has 2 rows", () -> table.getItems().size() == 2);
        robot.interact(() -> {
            table.getSelectionModel().selectAll();
            ContextMenu menu = table.getContextMenu();
            menu.show(table, 10, 10);
            choose(menu.getItems(), "library-menu-copy");
            choose(((Menu) item(menu.getItems(), "library-menu-copy-to")).getItems(), null);
            menu.hide();
        });
        assertThat(clipboard(robot)).isEqualTo(EASY + " Easy\n" + MainFixture.TWELVE + " Twelve");
        ListView<PuzzleCollection> list = robot.lookup("#library-collections").queryListView();
        until(
                "there is a new collection",
                () -> list.getItems().getLast().name().equals("New collection"));
        assertThat(list.getItems().getLast().size()).isEqualTo(2);

        robot.interact(
                () -> robot.lookup("#collection-name").queryAs(TextField.class).setText("Winter"));
        fire(robot, "#collection-make");
        until(
                "the collection is renamed and selected",
                () -> list.getSelectionModel().getSelectedItem() != null
                        && list.getSelectionModel().getSelectedItem().name().equals("Winter"));
        until("the table is empty", () -> table.getItems().isEmpty());
    }

    private static void choose(List<MenuItem> items, @Nullable String id) {
        item(items, id).fire();
    }

    private static MenuItem item(List<MenuItem> items, @Nullable String id) {
        return items.stream()
                .filter(each -> Objects.equals(each.getId(), id))
                .reduce((_, last) -> last)
                .orElseThrow();
    }

    private static String clipboard(FxRobot robot) {
        String[] text = {""};
        robot.interact(() -> text[0] = Clipboard.getSystemClipboard().getString());
        return text[0];
    }

    @Test
    void newPuzzlesAppearWhereTheLibraryIsOpen(FxRobot robot) {
        TableView<LibraryEntry> table = library(robot);
        until("the table has 2 rows", () -> table.getItems().size() == 2);
        robot.interact(() -> fixture.window.showPane("generate"));
        robot.interact(() -> {
            robot.lookup("#generate-destination")
                    .queryComboBox()
                    .getSelectionModel()
                    .select(1);
            robot.lookup("#generate-count").queryAs(TextField.class).setText("2");
        });
        fire(robot, "#generate-make");
        until("the table has 4 rows", () -> table.getItems().size() == 4);
        robot.interact(() ->
                robot.lookup("#generate-view").query().getScene().getWindow().hide());
    }

    /// Closes the library with all its puzzles shown.
    private void again(FxRobot robot) {
        robot.interact(
                () -> robot.lookup("#library-search").queryAs(TextField.class).clear());
        closeOthers(robot);
    }

    private TableView<LibraryEntry> library(FxRobot robot) {
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.L);
        return robot.lookup("#library-table").queryTableView();
    }
}
