package nonet.ui.verdict;

import javafx.geometry.Insets;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;

/// A line of an explanation.
///
/// @param level how many guesses it depends on
/// @param show shows on the board what it says
record WhyLine(String text, int level, Runnable show) {

    /// A line in a list, indented by its guesses and wrapped.
    static final class Row extends ListCell<WhyLine> {

        private static final double INDENT = 8;
        private static final int DEEPEST = 10;

        Row() {
            setWrapText(true);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable WhyLine line, boolean empty) {
            super.updateItem(line, empty);
            setText(line == null || empty ? null : line.text);
            double indent = line == null || empty ? 0 : INDENT * Math.min(line.level, DEEPEST);
            setPadding(new Insets(4, 6, 4, 8 + indent));
        }
    }
}
