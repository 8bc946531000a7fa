package nonet.ui.shell.command;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// Blocks in two columns, one after the other in reading order; in one column where two would be too wide.
final class KeyColumns extends Pane {

    /// The largest width of two columns.
    private static final double WIDEST = 860;

    private static final double GAP = 28;

    private double column() {
        return getManagedChildren().stream()
                .mapToDouble(child -> child.prefWidth(-1))
                .max()
                .orElse(0);
    }

    @Override
    protected double computePrefWidth(double height) {
        double two = 2 * column() + GAP;
        return Math.ceil(two <= WIDEST ? two : column());
    }

    @Override
    protected double computeMinWidth(double height) {
        return column();
    }

    @Override
    protected double computePrefHeight(double width) {
        List<Node> blocks = getManagedChildren();
        int left = inFirst(blocks, width);
        return Math.max(height(blocks.subList(0, left)), height(blocks.subList(left, blocks.size())));
    }

    @Override
    protected void layoutChildren() {
        List<Node> blocks = getManagedChildren();
        int left = inFirst(blocks, getWidth());
        double wide = left == blocks.size() && getWidth() < 2 * column() + GAP ? getWidth() : (getWidth() - GAP) / 2;
        double y = 0;
        for (int i = 0; i < blocks.size(); i++) {
            y = i == left ? 0 : y;
            Node block = blocks.get(i);
            double height = block.prefHeight(wide);
            block.resizeRelocate(i < left ? 0 : wide + GAP, y, wide, height);
            y += height;
        }
    }

    /// Returns the number of blocks in the first column, so that the longer column is as short as possible.
    private int inFirst(List<Node> blocks, double width) {
        boolean one = width >= 0 ? width < 2 * column() + GAP : 2 * column() + GAP > WIDEST;
        return one
                ? blocks.size()
                : IntStream.rangeClosed(Math.min(1, blocks.size()), blocks.size())
                        .boxed()
                        .min(Comparator.comparingDouble(first -> Math.max(
                                height(blocks.subList(0, first)), height(blocks.subList(first, blocks.size())))))
                        .orElse(0);
    }

    private static double height(List<Node> blocks) {
        return blocks.stream().mapToDouble(block -> block.prefHeight(-1)).sum();
    }
}
