package nonet.ui.shell.panes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.panes.Pane.Place;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Every pane of the registry is shown by its id and by its command.
class PanesTests extends WindowTest {

    private TabPane tabs;

    @Test
    void everyPaneIsShownByItsIdAndByItsCommand(FxRobot robot) {
        tabs = (TabPane) stage.getScene().lookup(".side-tabs");
        Map<Room, List<String>> pages = new EnumMap<>(Room.class);
        robot.interact(() -> List.of(Room.values()).forEach(room -> {
            main.edit().room.set(room);
            pages.put(room, tabs.getTabs().stream().map(Tab::getId).toList());
        }));
        assertThat(pages)
                .isEqualTo(Map.of(
                        Room.SET_UP, List.of("why", "desk"),
                        Room.PLAY, List.of("hint", "steps", "path", "why"),
                        Room.WATCH, List.of("trace", "tree", "code")));
        List<Pane<?>> opened =
                Panes.ALL.stream().filter(pane -> pane.opener() != null).toList();
        assertThat(opened).isNotEmpty();
        // Nothing is drawn in between, which takes most of the time: the tour of all windows sees each drawn.
        robot.interact(() -> {
            main.edit().open("last", MainFixture.LAST_ROWS);
            for (Pane<?> pane : Panes.ALL) {
                chooseEngineOf(pane);
                fixture.window.showPane(pane.id());
                assertShown(pane);
            }
            for (Pane<?> pane : opened) {
                chooseEngineOf(pane);
                String command = Objects.requireNonNull(pane.opener()).id();
                fixture.window.commands.get(command).action().run();
                assertShown(pane);
            }
        });
    }

    private void chooseEngineOf(Pane<?> pane) {
        if (pane.place() instanceof Place.Page page && page.engine() != null) {
            main.playback().choose(page.engine());
        }
    }

    /// Tests that a pane is shown, and closes its window.
    private void assertShown(Pane<?> pane) {
        String title = fixture.messages.get(pane.title());
        switch (pane.place()) {
            case Place.Page ignored -> {
                Tab tab = tabs.getSelectionModel().getSelectedItem();
                assertThat(tab.getId()).isEqualTo(pane.id());
                assertThat(tab.getText()).isEqualTo(title);
            }
            case Place.OwnWindow _, Place.FittedWindow _ -> {
                List<Window> shown = Window.getWindows().stream()
                        .filter(window -> window instanceof Stage stage && title.equals(stage.getTitle()))
                        .toList();
                assertThat(shown).singleElement().matches(Window::isShowing);
                shown.getFirst().hide();
            }
        }
    }
}
