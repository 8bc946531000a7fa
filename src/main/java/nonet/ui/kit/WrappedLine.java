package nonet.ui.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// Nodes side by side that go on in further lines where one has no room for them, so that no text is cut.
public class WrappedLine extends HBox {

    public WrappedLine(Node... nodes) {
        super(nodes);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        double widest = getManagedChildren().stream()
                .mapToDouble(node -> node.minWidth(-1))
                .max()
                .orElse(0);
        return snappedLeftInset() + widest + snappedRightInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        List<List<Node>> lines = lines(width);
        if (lines.size() < 2) {
            return super.computePrefHeight(width);
        }
        double height = lines.stream().mapToDouble(line -> height(line, width)).sum();
        return snappedTopInset() + height + (lines.size() - 1) * snapSpaceY(getSpacing()) + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        List<List<Node>> lines = lines(getWidth());
        if (lines.size() < 2) {
            super.layoutChildren();
            return;
        }
        double y = snappedTopInset();
        for (List<Node> line : lines) {
            double height = height(line, getWidth());
            double spare = room(getWidth()) - width(line);
            double x = snappedLeftInset();
            for (Node node : line) {
                boolean grows = getHgrow(node) == Priority.ALWAYS && spare > 0;
                double width = Math.min(snapSizeX(node.prefWidth(-1)), room(getWidth())) + (grows ? spare : 0);
                spare = grows ? 0 : spare;
                layoutInArea(node, x, y, width, height, 0, HPos.LEFT, VPos.CENTER);
                x += width + snapSpaceX(getSpacing());
            }
            y += height + snapSpaceY(getSpacing());
        }
    }

    /// Returns the nodes of each line.
    ///
    /// @param width the width of this pane, -1 if it is not known
    private List<List<Node>> lines(double width) {
        List<List<Node>> lines = new ArrayList<>();
        List<Node> line = new ArrayList<>();
        for (Node node : getManagedChildren()) {
            line.add(node);
            if (line.size() > 1 && width >= 0 && width(line) > room(width)) {
                line.removeLast();
                lines.add(line);
                line = new ArrayList<>(List.of(node));
            }
        }
        lines.add(line);
        return lines;
    }

    private double room(double width) {
        return width - snappedLeftInset() - snappedRightInset();
    }

    private double width(List<Node> line) {
        double nodes =
                line.stream().mapToDouble(node -> snapSizeX(node.prefWidth(-1))).sum();
        return nodes + Math.max(0, line.size() - 1) * snapSpaceX(getSpacing());
    }

    private double height(List<Node> line, double width) {
        return line.stream()
                .mapToDouble(node -> node.prefHeight(Math.min(snapSizeX(node.prefWidth(-1)), room(width))))
                .map(this::snapSizeY)
                .max()
                .orElse(0);
    }
}
