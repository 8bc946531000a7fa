package nonet.ui.generate;

import javafx.beans.property.StringProperty;
import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import nonet.deduce.Technique;

/// A field for techniques that suggests completions.
final class TechniqueField extends TextField {

    private final PathFields path;
    private final ContextMenu suggestions = new ContextMenu();

    TechniqueField(String id, String tip, String prompt, StringProperty typed, PathFields path) {
        this.path = path;
        setId(id);
        setPrefColumnCount(18);
        setPromptText(prompt);
        setAccessibleText(tip);
        textProperty().bindBidirectional(typed);
        textProperty().addListener((changed, before, now) -> suggest(now));
        focusedProperty().subscribe(focused -> {
            if (!focused) {
                suggestions.hide();
            }
        });
    }

    /// Returns the techniques that it takes.
    TechniqueList techniques() {
        return path.techniques;
    }

    private void suggest(String typed) {
        suggestions.getItems().clear();
        for (Technique technique : path.techniques.suggested(typed)) {
            String completed = path.techniques.completed(typed, technique);
            MenuItem item = new MenuItem(
                    completed.substring(completed.lastIndexOf(',') + 1).strip());
            item.setMnemonicParsing(false);
            item.setOnAction(chosen -> {
                setText(completed);
                end();
            });
            suggestions.getItems().add(item);
        }
        if (suggestions.getItems().isEmpty() || !isFocused()) {
            suggestions.hide();
        } else {
            suggestions.show(this, Side.BOTTOM, 0, 0);
        }
    }
}
