package nonet.ui.shell.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.WindowRobot;
import nonet.grid.Cell;
import nonet.play.History;
import nonet.ui.board.frame.Selection;
import nonet.ui.kit.Visitor;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.panes.Pane;
import nonet.ui.shell.panes.Panes;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A change of the language while everything is open: all of it speaks the other language, and nothing is lost.
class LanguageTests extends WindowTest {

    private static final Pattern ENGLISH = Pattern.compile("\\b[A-Za-z]?[a-z]{2,} [a-z]{2,}\\b");
    private static final Pattern CHINESE = Pattern.compile("[\\p{IsHan}&&[^中文]]");

    @Test
    void everyOpenWindowSpeaksTheOtherLanguageAndWhatWasInItIsReleased(FxRobot robot) {
        robot.interact(() -> {
            for (Pane<?> pane : Panes.ALL) {
                if (!(pane.place() instanceof Pane.Place.Page)) {
                    fixture.window.showPane(pane.id());
                }
            }
        });
        int windows = Window.getWindows().size();
        assertThat(windows).isGreaterThan(6);
        List<WeakReference<Node>> views = new ArrayList<>();
        robot.interact(() -> Window.getWindows().stream()
                .filter(window -> window != stage)
                .forEach(window ->
                        views.add(new WeakReference<>(window.getScene().getRoot()))));

        speak(robot, Locale.SIMPLIFIED_CHINESE);
        assertThat(Window.getWindows()).hasSize(windows);
        assertThat(windowTexts(robot))
                .hasSizeGreaterThan(300)
                .noneMatch(text -> ENGLISH.matcher(text).find());

        speak(robot, Locale.US);
        assertThat(windowTexts(robot))
                .hasSizeGreaterThan(300)
                .noneMatch(text -> CHINESE.matcher(text).find());
        assertReleased(views);
    }

    @Test
    void everyPageSpeaksTheOtherLanguage(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("last", MainFixture.LAST_ROWS);
            main.edit().room.set(Room.PLAY);
        });
        Visitor.until(
                "the puzzle is rated",
                () -> !main.analysis().rating().text.get().isEmpty());
        robot.interact(() -> {
            fixture.window.commands.get("hint").action().run();
            fixture.window.showPane("steps");
        });
        Visitor.until(
                "the steps are listed", () -> main.analysis().logic().steps.any.get());
        speak(robot, Locale.SIMPLIFIED_CHINESE);
        assertThat(pageTexts(robot))
                .hasSizeGreaterThan(100)
                .noneMatch(text -> ENGLISH.matcher(text).find());

        speak(robot, Locale.US);
        assertThat(pageTexts(robot))
                .hasSizeGreaterThan(100)
                .noneMatch(text -> CHINESE.matcher(text).find());
    }

    @Test
    void nothingIsLost(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("easy", MainFixture.EASY);
            main.edit().room.set(Room.PLAY);
            main.edit().selection.set(Selection.of(Cell.at(3, 4)));
            fixture.window.showPane("tree");
            for (int i = 0; i < 3; i++) {
                main.playback().step();
            }
        });
        fixture.untilStill();
        History history = main.edit().history.get();
        long moment = main.playback().search.moment().index();
        String shown = fixture.shown();

        speak(robot, Locale.SIMPLIFIED_CHINESE);
        assertThat(main.edit().history.get()).isSameAs(history);
        assertThat(main.edit().selection.get()).isEqualTo(Selection.of(Cell.at(3, 4)));
        assertThat(main.playback().search.moment().index()).isEqualTo(moment);
        assertThat(fixture.shown()).isEqualTo(shown);
        assertThat(tabs().getSelectionModel().getSelectedItem().getId()).isEqualTo("tree");
        assertThat(stage.getTitle()).contains("easy");

        robot.push(KeyCode.ALT, KeyCode.RIGHT);
        fixture.untilStill();
        assertThat(main.playback().search.moment().index()).isEqualTo(moment + 1);
        robot.type(KeyCode.HOME);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(main.edit().document().isBare()).isTrue();
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertThat(main.edit().document().puzzle()).isEqualTo(MainFixture.EASY);
    }

    /// Tests that the garbage collector takes the views.
    private static void assertReleased(List<WeakReference<Node>> views) {
        Visitor.until(
                "all views of the first language are collected",
                System::gc,
                () -> views.stream().allMatch(view -> view.refersTo(null)));
    }

    private TabPane tabs() {
        return (TabPane) stage.getScene().lookup(".side-tabs");
    }

    private void speak(FxRobot robot, Locale locale) {
        robot.interact(() -> fixture.messages.use(locale));
        WindowRobot.settle();
        WindowRobot.settle();
    }

    /// Returns all texts in all windows.
    private static Set<String> windowTexts(FxRobot robot) {
        Set<String> texts = new TreeSet<>();
        robot.interact(() -> Window.getWindows().forEach(window -> collect(window, texts)));
        return texts;
    }

    /// Returns the texts of all pages.
    private Set<String> pageTexts(FxRobot robot) {
        Set<String> texts = new TreeSet<>();
        robot.interact(() -> {
            for (Pane<?> pane : Panes.ALL) {
                if (pane.place() instanceof Pane.Place.Page) {
                    fixture.window.showPane(pane.id());
                    collect(stage, texts);
                }
            }
        });
        return texts;
    }

    private static void collect(Window window, Set<String> texts) {
        if (window instanceof Stage titled) {
            add(texts, titled.getTitle());
        }
        window.getScene().getRoot().applyCss();
        window.getScene().getRoot().layout();
        nodes(window.getScene().getRoot()).forEach(node -> {
            add(texts, node.getAccessibleText());
            add(texts, node.getAccessibleHelp());
            switch (node) {
                case Labeled labeled -> add(texts, labeled.getText());
                case Text text -> add(texts, text.getText());
                case TextInputControl field -> add(texts, field.getPromptText());
                case MenuBar menus -> menus.getMenus().forEach(menu -> collect(menu, texts));
                case TabPane tabs -> tabs.getTabs().stream().map(Tab::getText).forEach(text -> add(texts, text));
                default -> {}
            }
            if (node instanceof Control control && control.getTooltip() != null) {
                add(texts, control.getTooltip().getText());
            }
        });
    }

    private static void collect(MenuItem item, Set<String> texts) {
        add(texts, item.getText());
        if (item instanceof Menu menu) {
            menu.getItems().forEach(each -> collect(each, texts));
        }
    }

    private static void add(Set<String> texts, @Nullable String text) {
        if (text != null && !text.isBlank()) {
            texts.add(text);
        }
    }

    private static Stream<Node> nodes(Node node) {
        List<Node> children = new ArrayList<>();
        if (node instanceof Parent parent) {
            children.addAll(parent.getChildrenUnmodifiable());
        }
        return Stream.concat(Stream.of(node), children.stream().flatMap(LanguageTests::nodes));
    }
}
