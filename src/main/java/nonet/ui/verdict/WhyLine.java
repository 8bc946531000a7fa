package nonet.ui.verdict;

import javafx.geometry.Insets;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;

/// A line of an explanation.
///
/// @param show shows on the board what it says
record WhyLine(String text, Runnable show) {

    /// A line in a list, wrapped.
    static final class Row extends ListCell<WhyLine> {

        Row() {
            setWrapText(true);
            setPrefWidth(0);
            setPadding(new Insets(4, 6, 4, 8));
        }

        @Override
        protected void updateItem(@Nullable WhyLine line, boolean empty) {
            super.updateItem(line, empty);
            setText(line == null || empty ? null : line.text);
        }
    }
}
