package nonet.ui.guide;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import nonet.guide.GuideSearch;
import org.jspecify.annotations.Nullable;

/// A page that a search has found: its title, and below it what surrounds the words in its text.
final class HitCell extends ListCell<GuideSearch.Hit> {

    private final Label title = label("guide-hit-title");
    private final Label excerpt = label("guide-hit-excerpt");
    private final VBox both = new VBox(title, excerpt);

    HitCell() {
        excerpt.visibleProperty().bind(excerpt.textProperty().isNotEmpty());
        excerpt.managedProperty().bind(excerpt.visibleProperty());
        // As wide as the list and no wider, so that long lines wrap.
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(GuideSearch.@Nullable Hit hit, boolean empty) {
        super.updateItem(hit, empty);
        setGraphic(hit == null || empty ? null : both);
        title.setText(hit == null ? "" : hit.title());
        excerpt.setText(hit == null ? "" : hit.excerpt());
        setAccessibleText(hit == null ? null : hit.title());
    }

    @Override
    protected double computePrefHeight(double width) {
        double inside = getWidth() - snappedLeftInset() - snappedRightInset();
        return isEmpty()
                ? super.computePrefHeight(width)
                : both.prefHeight(inside) + snappedTopInset() + snappedBottomInset();
    }

    private static Label label(String style) {
        Label label = new Label();
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return label;
    }
}
