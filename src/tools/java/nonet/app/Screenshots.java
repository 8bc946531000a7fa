package nonet.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.files.AtExit;
import nonet.grid.Cell;
import nonet.solve.Solver;
import nonet.ui.board.Board;
import nonet.ui.board.frame.Selection;

/// A program that takes the pictures of the README: it runs Nonet without a display, with settings of its own, and
/// writes ten screenshots into a folder. `CONTRIBUTING.md` says how it is started.
final class Screenshots {

    private static final String NORVIG =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    private static final String X_WING =
            "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
    private static final String INKALA =
            "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
    private static final String MEDIUM =
            "000000000904607000076804100309701080708000301051308702007502610005403208000000000";
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final Path folder;

    private Screenshots(Path folder) {
        this.folder = folder;
    }

    /// @param arguments the folder of the pictures
    public static void main(String[] arguments) throws Exception {
        Path settings = Files.createTempDirectory("screenshots");
        System.setProperty("user.home", settings.toString());
        Thread program = new Thread(() -> Main.main(), "program");
        program.setDaemon(true);
        program.start();
        new Screenshots(Path.of(arguments[0])).take();
        Platform.exit();
        AtExit.settle();
        System.exit(0);
    }

    private void take() throws IOException {
        await(() -> !Window.getWindows().isEmpty() && find("#board") != null);
        on(() -> {
            main().setWidth(1240);
            main().setHeight(800);
        });
        light();
        tree();
        hint();
        steps();
        why();
        library();
        export();
        dark();
        path();
        logic();
        play();
        compare();
    }

    private void light() {
        fire("look-light");
    }

    private void dark() {
        fire("look-dark");
    }

    private void tree() throws IOException {
        paste(NORVIG);
        fire("watch");
        engine("shrinking");
        page("tree");
        runUntil(330);
        save("window", main());
    }

    private void hint() throws IOException {
        paste(X_WING);
        page("hint");
        for (int rung = 0; rung < 3; rung++) {
            fire("hint");
            pause(1_500);
        }
        save("hint", main());
    }

    private void steps() throws IOException {
        paste(X_WING);
        fire("fill-marks");
        page("steps");
        TreeView<?> tree = (TreeView<?>) await("#steps-tree");
        await(() -> !tree.getRoot().getChildren().isEmpty());
        pause(6_000);
        on(() -> choose(tree, "X-Wing"));
        pause(1_000);
        save("steps", main());
    }

    private static <T> void choose(TreeView<T> tree, String technique) {
        for (TreeItem<T> group : tree.getRoot().getChildren()) {
            if (String.valueOf(group.getValue()).contains(technique)) {
                group.setExpanded(true);
                tree.getSelectionModel().select(group.getChildren().getFirst());
                tree.scrollTo(Math.max(0, tree.getSelectionModel().getSelectedIndex() - 4));
                return;
            }
        }
    }

    private void why() throws IOException {
        paste(EASY.replace("53..7", "532.7"));
        fire("why");
        ListView<?> list = (ListView<?>) await("#why-list");
        await(() -> list.getItems().size() > 2);
        on(() -> list.getSelectionModel().select(0));
        pause(500);
        save("why", main());
    }

    private void library() throws IOException {
        fire("library");
        ListView<?> collections = (ListView<?>) await("#library-collections");
        await(() -> !collections.getItems().isEmpty());
        pause(3_000);
        on(() -> {
            collections.getSelectionModel().select(1);
            window("#library-table").setWidth(1240);
            window("#library-table").setHeight(800);
        });
        pause(2_000);
        on(() -> ((TableView<?>) find("#library-table")).getSelectionModel().select(3));
        pause(1_500);
        save("library", window("#library-table"));
        close("#library-table");
    }

    private void export() throws IOException {
        paste(MEDIUM);
        fire("export-pages");
        await("#export-scroll");
        on(() -> {
            window("#export-scroll").setWidth(1240);
            window("#export-scroll").setHeight(800);
            ((ComboBox<?>) find("#export-what")).getSelectionModel().selectLast();
        });
        pause(5_000);
        save("export", window("#export-scroll"));
        close("#export-scroll");
    }

    private void logic() throws IOException {
        paste(INKALA);
        fire("watch");
        engine("logic");
        page("trace");
        runUntil(9);
        pause(4_000);
        save("human-logic", main());
    }

    private void path() throws IOException {
        paste(INKALA);
        page("path");
        ListView<?> list = (ListView<?>) await("#path-list");
        await(() -> list.getItems().size() > 20);
        pause(5_000);
        on(() -> {
            list.getSelectionModel().select(14);
            list.scrollTo(6);
        });
        pause(1_000);
        save("path", main());
    }

    private void play() throws IOException {
        paste(MEDIUM);
        page("hint");
        fire("fill-marks");
        on(() -> {
            select(Selection.of(Cell.at(4, 2)));
            item("color-blue").fire();
            select(Selection.of(Cell.at(1, 5)));
            item("color-orange").fire();
            select(Selection.of(Cell.at(9, 2)));
            item("color-green").fire();
            select(Selection.of(Cell.at(5, 4)));
        });
        fire("filter-5");
        fire("hint");
        pause(2_000);
        save("play", main());
        fire("filter-0");
    }

    private void compare() throws IOException {
        paste(EASY);
        fire("compare");
        await("#compare-table");
        on(() -> {
            window("#compare-table").setWidth(1100);
            window("#compare-table").setHeight(760);
            ((ButtonBase) find("#compare-start")).fire();
        });
        pause(2_000);
        await(() -> !find("#compare-start").isDisabled());
        pause(1_000);
        save("compare", window("#compare-table"));
        close("#compare-table");
    }

    private void paste(String puzzle) {
        on(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(puzzle);
            Clipboard.getSystemClipboard().setContent(content);
        });
        fire("paste");
        pause(3_000);
        fire("play");
        on(() -> find("#board").requestFocus());
        pause(1_000);
    }

    private void engine(String id) {
        on(() -> {
            ComboBox<?> engines = (ComboBox<?>) find("#engine");
            for (int place = 0; place < engines.getItems().size(); place++) {
                if (engines.getItems().get(place) instanceof Solver solver
                        && solver.id().equals(id)) {
                    engines.getSelectionModel().select(place);
                }
            }
        });
    }

    private void runUntil(int step) {
        on(() -> {
            TextField field = (TextField) find("#run-until");
            field.setText(Integer.toString(step));
            field.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
            field.clear();
            find("#board").requestFocus();
        });
        pause(4_000);
    }

    private void page(String id) {
        on(() -> {
            TabPane pages = (TabPane) find(".side-tabs");
            pages.getTabs().stream().filter(tab -> id.equals(tab.getId())).forEach(pages.getSelectionModel()::select);
        });
    }

    private void fire(String id) {
        on(() -> {
            MenuItem item = item(id);
            if (item instanceof RadioMenuItem choice) {
                choice.setSelected(true);
            } else {
                item.fire();
            }
        });
    }

    private static MenuItem item(String id) {
        return ((MenuBar) find(".menu-bar"))
                .getMenus().stream()
                        .flatMap(Screenshots::items)
                        .filter(item -> id.equals(item.getId()))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no menu item " + id));
    }

    private static void select(Selection selection) {
        ((Board) find("#board")).selectionProperty().set(selection);
    }

    private static Stream<MenuItem> items(MenuItem item) {
        return item instanceof Menu menu ? menu.getItems().stream().flatMap(Screenshots::items) : Stream.of(item);
    }

    private void save(String name, Window window) throws IOException {
        WritableImage picture = get(() -> window.getScene().snapshot(null));
        IndexedPicture.write(picture, folder.resolve(name + ".png"));
    }

    private void close(String id) {
        on(() -> window(id).hide());
    }

    private static Stage main() {
        return (Stage) window("#board");
    }

    /// Returns the window that contains a node.
    private static Window window(String selector) {
        return Objects.requireNonNull(find(selector), selector).getScene().getWindow();
    }

    private static Node find(String selector) {
        return Window.getWindows().stream()
                .map(Window::getScene)
                .filter(Objects::nonNull)
                .map(Scene::getRoot)
                .map((Parent root) -> root.lookup(selector))
                .filter((Predicate<Node>) Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private Node await(String selector) {
        await(() -> find(selector) != null);
        return get(() -> find(selector));
    }

    private static void await(BooleanSupplier condition) {
        for (int look = 0; look < 600; look++) {
            if (isRunning() && get(condition::getAsBoolean)) {
                return;
            }
            pause(100);
        }
        throw new AssertionError("the window did not come to the state waited for");
    }

    private static boolean isRunning() {
        try {
            Platform.runLater(() -> {});
            return true;
        } catch (IllegalStateException notYet) {
            return false;
        }
    }

    private static void on(Runnable action) {
        get(() -> {
            action.run();
            return true;
        });
        get(() -> true);
    }

    private static <T> T get(Callable<T> question) {
        FutureTask<T> task = new FutureTask<>(question);
        Platform.runLater(task);
        try {
            return task.get(60, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }
}
