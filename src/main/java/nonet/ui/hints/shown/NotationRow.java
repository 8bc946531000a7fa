package nonet.ui.hints.shown;

import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import nonet.deduce.Chain;
import nonet.deduce.Deduction;
import nonet.explain.ChainNotation;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// A step in the one-line notation, with a menu that copies it: as it is shown or, if it is a chain, in the notations of
/// forums and other programs.
final class NotationRow extends HBox {

    private final Messages messages;

    /// @param deduction the step
    NotationRow(Messages messages, String line, @Nullable Deduction deduction) {
        this.messages = messages;
        Label notation = new Label(line);
        notation.setWrapText(true);
        notation.setMinHeight(Region.USE_PREF_SIZE);
        notation.getStyleClass().add("hint-notation");
        HBox.setHgrow(notation, Priority.ALWAYS);
        MenuButton copy = new MenuButton(messages.get("notation.copy"));
        copy.setTooltip(new Tooltip(messages.get("notation.copy-tip")));
        copy.setMinWidth(Region.USE_PREF_SIZE);
        copy.getStyleClass().add("hint-copy");
        copy.getItems().add(item("notation.shown", line));
        if (deduction instanceof Chain chain) {
            copy.getItems().add(item("notation.eureka", ChainNotation.EUREKA.of(chain)));
            copy.getItems().add(item("notation.nice-loop", ChainNotation.NICE_LOOP.of(chain)));
            copy.getItems().add(item("notation.hodoku", ChainNotation.HODOKU.of(chain)));
        }
        getChildren().addAll(notation, copy);
        getStyleClass().add("hint-notation-row");
    }

    private MenuItem item(String key, String text) {
        MenuItem item = new MenuItem(messages.get(key));
        item.setUserData(text);
        item.setOnAction(_ -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
        return item;
    }
}
