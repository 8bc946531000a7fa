package nonet.ui.shell;

import static nonet.ui.kit.Visitor.onFx;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.WindowRobot;
import nonet.ui.kit.Visitor;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.panes.Pane;
import nonet.ui.shell.panes.Panes;

/// Opens every page, menu, dialog and side window of the program in turn, so that a test can look at each.
public final class WindowTour {

    /// Commands that open what is no pane, or a pane that has no command of its own.
    private static final List<String> OPENERS =
            List.of("generate", "export-pages", "links", "comment", "breakpoints", "keys", "about");

    private final MainFixture fixture;
    private final Stage stage;
    private final BiConsumer<String, Window> visitor;

    /// @param visitor takes the name of a place and the window it is in, on the JavaFX thread
    public WindowTour(MainFixture fixture, Stage stage, BiConsumer<String, Window> visitor) {
        this.fixture = fixture;
        this.stage = stage;
        this.visitor = visitor;
    }

    /// Visits everything, with the main window in this size.
    public void go(int width, int height) {
        on(() -> {
            // Dialogs higher than the window begin above it. Above the screen, of 1000 pixels, they cannot be drawn.
            stage.setY((900 - height) / 4.0);
            stage.setWidth(width);
            stage.setHeight(height);
            fixture.main.edit().open("last", MainFixture.LAST_ROWS);
        });
        Visitor.until(
                "the verdict is there",
                () -> fixture.main.analysis().verdict().verdict.get() != null);
        visit("set up", stage);
        on(() -> {
            fixture.main.edit().room.set(Room.PLAY);
            fixture.main.playback().step();
        });
        fixture.untilStill();
        for (Pane<?> page : Panes.ALL) {
            if (page.place() instanceof Pane.Place.Page) {
                on(() -> fixture.window.showPane(page.id()));
                visit("page " + page.id(), stage);
            }
        }
        on(() -> fixture.main.edit().room.set(Room.WATCH));
        ComboBox<?> engine = (ComboBox<?>) lookup("#engine");
        visitOpened("engines", engine::show);
        for (Menu menu : menus()) {
            visitOpened("menu " + menu.getText(), menu::show);
            on(menu::hide);
        }
        Stream<String> panes = Panes.ALL.stream()
                .filter(pane -> !(pane.place() instanceof Pane.Place.Page))
                .map(Pane::opener)
                .filter(Objects::nonNull)
                .map(Pane.Opener::id);
        Stream.concat(panes, OPENERS.stream()).forEach(opener -> visitOpened(opener, item(opener)::fire));
    }

    private void visitOpened(String name, Runnable open) {
        List<Window> before = windows();
        on(open);
        List<Window> opened = windows();
        opened.removeAll(before);
        if (opened.isEmpty()) {
            throw new AssertionError(name + " opened no window");
        }
        opened.forEach(window -> visit(name, window));
        on(() -> opened.forEach(Window::hide));
    }

    private void visit(String name, Window window) {
        WindowRobot.settle();
        on(() -> {
            window.getScene().getRoot().applyCss();
            window.getScene().getRoot().layout();
            visitor.accept(name, window);
        });
    }

    private MenuItem item(String id) {
        return menus().stream()
                .flatMap(WindowTour::items)
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no menu item " + id));
    }

    private static Stream<MenuItem> items(MenuItem item) {
        return item instanceof Menu menu ? menu.getItems().stream().flatMap(WindowTour::items) : Stream.of(item);
    }

    private List<Menu> menus() {
        return ((MenuBar) lookup(".menu-bar")).getMenus();
    }

    private Parent lookup(String selector) {
        return (Parent) stage.getScene().lookup(selector);
    }

    private static List<Window> windows() {
        return new ArrayList<>(Window.getWindows());
    }

    private static void on(Runnable action) {
        onFx(action);
        WindowRobot.settle();
    }
}
