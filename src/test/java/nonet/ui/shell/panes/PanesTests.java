package nonet.ui.shell.panes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.panes.Pane.Place;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Every pane of the registry is shown by its id and by its command.
class PanesTests extends WindowTest {

    private TabPane tabs;

    @BeforeEach
    void prepare() {
        tabs = (TabPane) stage.getScene().lookup(".side-tabs");
    }

    @Test
    void thePagesAreThePanesOfThatPlaceInTheirOrder() {
        assertThat(tabs.getTabs().stream().map(Tab::getId))
                .containsExactlyElementsOf(Panes.ALL.stream()
                        .filter(pane -> pane.place() instanceof Place.Page)
                        .map(Pane::id)
                        .toList());
    }

    @Test
    void everyPaneIsShownByItsId(FxRobot robot) {
        for (Pane<?> pane : Panes.ALL) {
            robot.interact(() -> fixture.window.showPane(pane.id()));
            assertShown(pane, robot);
        }
    }

    @Test
    void everyCommandOfAPaneShowsIt(FxRobot robot) {
        List<Pane<?>> opened =
                Panes.ALL.stream().filter(pane -> pane.opener() != null).toList();
        assertThat(opened).isNotEmpty();
        for (Pane<?> pane : opened) {
            String command = Objects.requireNonNull(pane.opener()).id();
            robot.interact(() -> fixture.window.commands().get(command).action().run());
            assertShown(pane, robot);
        }
    }

    /// Tests that a pane is shown, and closes its window: the pictures of all windows at a time would fill the heap.
    private void assertShown(Pane<?> pane, FxRobot robot) {
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
                robot.interact(shown.getFirst()::hide);
            }
        }
    }
}
