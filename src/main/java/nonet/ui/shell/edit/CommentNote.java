package nonet.ui.shell.edit;

import javafx.scene.control.Hyperlink;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Follow;
import nonet.ui.kit.Icon;

/// The first line of the comment on the puzzle, visible only if there is one. The tooltip shows all of it, a click
/// edits it.
public final class CommentNote extends StackPane {

    /// @param comment the command that edits the comment
    public CommentNote(Controls controls, EditController edit, Command comment) {
        getStyleClass().add("comment-note");
        Hyperlink link = controls.link(comment);
        link.setId("comment-note");
        link.setMnemonicParsing(false);
        link.setGraphic(Icon.COMMENT.node());
        Tooltip tip = new Tooltip();
        tip.setWrapText(true);
        tip.setMaxWidth(420);
        link.setTooltip(tip);
        getChildren().add(link);
        managedProperty().bind(visibleProperty());
        Follow.value(this, edit.historyProperty(), history -> {
            String text = history.present().comment();
            setVisible(!text.isEmpty());
            link.setText(text.lines().findFirst().orElse(""));
            tip.setText(text);
        });
    }
}
