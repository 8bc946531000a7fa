package nonet.ui.kit;

import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;

import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.layout.HBox;
import org.controlsfx.control.StatusBar;

/// The line at the bottom of the window: a sentence on the left, counters and the progress of a work on the right.
///
/// It has a stylesheet of its own, since that of [StatusBar] asks for a color that the theme does not have.
public final class StatusLine extends StatusBar {

    public StatusLine() {
        setText("");
        setFocusTraversable(false);
        getStyleClass().add("status-line");
    }

    /// Adds a counter at the right end that shows this text, and takes no room while it is empty.
    ///
    /// @param id the id of its node
    public Label counter(String id, ObservableValue<String> text) {
        Label counter = styled("counter", new Label());
        counter.setId(id);
        counter.textProperty().bind(text);
        addRight(when(counter.textProperty().isNotEmpty(), counter));
        return counter;
    }

    /// Shows a link after the sentence while it has a text.
    ///
    /// @param text the text of the link; empty for none
    public void link(ObservableValue<String> sentence, ObservableValue<String> text, Runnable action) {
        Label before = new Label();
        before.textProperty().bind(sentence);
        Hyperlink link = new Hyperlink();
        link.setId("status-link");
        link.setMnemonicParsing(false);
        link.textProperty().bind(text);
        link.setOnAction(_ -> action.run());
        HBox both = line("linked", before, link);
        when(link.textProperty().isNotEmpty(), both);
        getLeftItems().add(both);
        textProperty().bind(Bindings.when(both.visibleProperty()).then("").otherwise(before.textProperty()));
    }

    /// Adds something else at the right end, such as a button that cancels the work.
    public void addRight(Node node) {
        if (!getRightItems().isEmpty()) {
            Separator separator = new Separator(Orientation.VERTICAL);
            separator.visibleProperty().bind(node.visibleProperty());
            separator.managedProperty().bind(node.managedProperty());
            getRightItems().add(separator);
        }
        getRightItems().add(node);
    }

    @Override
    public String getUserAgentStylesheet() {
        return Objects.requireNonNull(StatusLine.class.getResource("status-line.css"))
                .toExternalForm();
    }
}
