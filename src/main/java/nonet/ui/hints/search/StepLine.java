package nonet.ui.hints.search;

import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// A step in the one-line notation: the facts and the conclusions. If both do not fit on one line, the conclusions are
/// below, on at most two lines; both may end in an ellipsis, and the list stays a list.
final class StepLine extends Region {

    private static final String FOLLOWS = "=> ";

    private final Label facts = new Label();
    private final Label follows = new Label();

    StepLine() {
        follows.setWrapText(true);
        getChildren().addAll(facts, follows);
        setMinWidth(0);
        setMaxWidth(Double.MAX_VALUE);
    }

    /// @param line the facts, `=>`, and the conclusions; or either of them
    void write(String line) {
        int end = Math.max(line.indexOf(FOLLOWS), 0);
        boolean follow = line.contains(FOLLOWS);
        // Nothing is drawn of a blank at the end, but it keeps the two apart in one line.
        facts.setText(follow ? line.substring(0, end) : line);
        follows.setText(follow ? line.substring(end) : "");
        requestLayout();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return snappedLeftInset() + factsWidth() + follows.prefWidth(-1) + snappedRightInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double room = width - snappedLeftInset() - snappedRightInset();
        double first = facts.prefHeight(-1);
        return snappedTopInset()
                + (width < 0 || isInOneLine(room) ? first : factsHeight() + followsHeight(room))
                + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double top = snappedTopInset();
        double room = getWidth() - left - snappedRightInset();
        double first = facts.prefHeight(-1);
        if (isInOneLine(room)) {
            facts.resizeRelocate(left, top, factsWidth(), first);
            follows.resizeRelocate(left + factsWidth(), top, room - factsWidth(), first);
        } else {
            facts.resizeRelocate(left, top, room, first);
            follows.resizeRelocate(left, top + factsHeight(), room, followsHeight(room));
        }
    }

    private boolean isInOneLine(double room) {
        return follows.getText().isEmpty() || factsWidth() + follows.prefWidth(-1) <= room;
    }

    private double factsWidth() {
        return facts.getText().isEmpty() ? 0 : facts.prefWidth(-1);
    }

    private double followsHeight(double room) {
        return Math.min(follows.prefHeight(room), 2 * follows.prefHeight(Double.MAX_VALUE));
    }

    private double factsHeight() {
        return facts.getText().isEmpty() ? 0 : facts.prefHeight(-1);
    }
}
