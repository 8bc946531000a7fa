package nonet.ui.shell.panes;

import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.wrapped;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import nonet.ui.board.mark.MarkLegend;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.edit.Room;

/// What is beside the board: the pages, and below them the legend of what the board shows, which has the same place in all
/// rooms. While the search runs ahead of its pages they are dimmed.
public final class SidePane extends VBox {

    private static final PseudoClass AHEAD = PseudoClass.getPseudoClass("ahead");

    public SidePane(WindowPanes panes, SideTabs tabs) {
        Messages messages = panes.services.messages();
        MainController main = panes.main;
        getStyleClass().add("side-pane");
        Label note = styled("ahead-note", wrapped(new Label(messages.get("side.ahead"))));
        ViewListeners.observe(this, main.playback().ahead, ahead -> {
            note.setVisible(ahead);
            tabs.pseudoClassStateChanged(AHEAD, ahead);
        });
        StackPane pages = new StackPane(tabs, note);
        pages.setMinHeight(0);
        VBox.setVgrow(pages, Priority.ALWAYS);
        MarkLegend legend = new MarkLegend(messages, main.frames().frame);
        ViewListeners.observe(
                this, main.edit().room, room -> legend.watchesProperty().set(room == Room.WATCH));
        getChildren().addAll(pages, legend);
    }
}
