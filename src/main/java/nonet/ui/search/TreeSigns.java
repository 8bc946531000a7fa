package nonet.ui.search;

import java.util.function.Function;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import nonet.trace.NodeState;

/// The signs and lines of a tree of moves. A state is shown by the shape of its sign as well as by its color.
public record TreeSigns(GraphicsContext graphics, Function<PaintColor, Color> colors) {

    /// Paints the line from a node down to the next one.
    public void edge(double fromX, double fromY, double toX, double toY) {
        graphics.beginPath();
        graphics.moveTo(fromX, fromY);
        if (Math.abs(fromX - toX) < 1) {
            graphics.lineTo(toX, toY);
        } else {
            double bend = (toY - fromY) * 0.55;
            graphics.bezierCurveTo(fromX, fromY + bend, toX, toY - bend, toX, toY);
        }
        graphics.stroke();
    }

    /// Paints the sign of a node. Lines must not run through hollow signs.
    public void paint(NodeState state, double x, double y, double size) {
        Color color = color(state);
        graphics.setFill(color);
        graphics.setStroke(color);
        graphics.setLineWidth(Math.max(1.4, size / 3));
        switch (state) {
            case OPEN -> graphics.fillOval(x - size, y - size, 2 * size, 2 * size);
            case DEAD_END -> {
                double arm = size * 0.75;
                graphics.strokeLine(x - arm, y - arm, x + arm, y + arm);
                graphics.strokeLine(x - arm, y + arm, x + arm, y - arm);
            }
            case EXHAUSTED -> {
                graphics.setFill(colors.apply(PaintColor.PAPER));
                graphics.fillOval(x - size, y - size, 2 * size, 2 * size);
                graphics.strokeOval(x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6);
            }
            case SKIPPED -> {
                graphics.setFill(colors.apply(PaintColor.PAPER));
                graphics.fillOval(x - size, y - size, 2 * size, 2 * size);
                graphics.strokeLine(x - size * 0.8, y + size * 0.8, x + size * 0.8, y - size * 0.8);
                graphics.strokeOval(x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6);
            }
            case SOLUTION -> fillStar(x, y, size * 1.35);
            case SOLUTION_BELOW ->
                graphics.fillPolygon(
                        new double[] {x, x + size * 1.1, x, x - size * 1.1},
                        new double[] {y - size * 1.1, y, y + size * 1.1, y},
                        4);
        }
    }

    private void fillStar(double x, double y, double size) {
        double[] xs = new double[10];
        double[] ys = new double[10];
        for (int i = 0; i < 10; i++) {
            double reach = i % 2 == 0 ? size : size * 0.42;
            xs[i] = x + reach * Math.sin(i * Math.PI / 5);
            ys[i] = y - reach * Math.cos(i * Math.PI / 5);
        }
        graphics.fillPolygon(xs, ys, 10);
    }

    /// Returns the color of a state.
    public Color color(NodeState state) {
        return colors.apply(
                switch (state) {
                    case OPEN -> PaintColor.OPEN;
                    case DEAD_END, EXHAUSTED -> PaintColor.DEAD;
                    case SKIPPED -> PaintColor.QUIET;
                    case SOLUTION, SOLUTION_BELOW -> PaintColor.SOLUTION;
                });
    }
}
