package nonet.service.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import nonet.deduce.Deduction;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Ink;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.Point;
import nonet.picture.drawing.Shape;
import nonet.picture.drawing.Stroke;
import nonet.picture.write.SvgWriter;

/// A path as a graph: the steps in layers, each below the steps that it needs.
public final class PathGraph {

    private static final double WIDTH = 150;
    private static final double HEIGHT = 30;
    private static final double ACROSS = 166;
    private static final double DOWN = 64;
    private static final double MARGIN = 12;
    private static final double SIZE = 9;
    private static final Ink BLACK = new Ink(0x1F2328);
    private static final Ink GRAY = new Ink(0x8A929B);
    private static final Ink PLAIN = new Ink(0xEEF1F4);
    private static final Ink HARD = new Ink(0xDCE9FB);

    private final SolutionPath path;
    private final List<String> names;

    /// @param line the one-line notation of a step
    public PathGraph(SolutionPath path, Function<Deduction, String> line) {
        this.path = path;
        names = path.steps().stream().map(step -> line.apply(step.deduction())).toList();
    }

    /// Returns the graph in the DOT language of Graphviz.
    public String dot() {
        StringBuilder dot = new StringBuilder("digraph path {\n  rankdir=TB;\n  node [shape=box];\n");
        for (int i = 0; i < names.size(); i++) {
            String label = names.get(i).replace("\\", "\\\\").replace("\"", "\\\"");
            dot.append(String.format(Locale.ROOT, "  s%d [label=\"%d. %s\"];\n", i + 1, i + 1, label));
        }
        for (int i = 0; i < names.size(); i++) {
            for (int cause : path.restsOn().get(i)) {
                dot.append("  s")
                        .append(cause + 1)
                        .append(" -> s")
                        .append(i + 1)
                        .append(";\n");
            }
        }
        return dot.append("}\n").toString();
    }

    /// Returns the graph as an SVG file.
    ///
    /// @param title the title that readers show
    public String svg(String title) {
        try (Lettering lettering = Lettering.standard()) {
            return SvgWriter.file(drawing(lettering), title, true, lettering);
        }
    }

    private Drawing drawing(Lettering lettering) {
        List<Integer> layers = path.layers();
        int deepest = layers.stream().mapToInt(each -> each).max().orElse(0);
        int[] filled = new int[deepest + 1];
        List<Point> corners = new ArrayList<>();
        for (int layer : layers) {
            corners.add(new Point(MARGIN + filled[layer] * ACROSS, MARGIN + layer * DOWN));
            filled[layer]++;
        }
        List<Shape> shapes = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            for (int cause : path.restsOn().get(i)) {
                Point from = corners.get(cause);
                Point to = corners.get(i);
                shapes.add(new Shape.Line(
                        new Point(from.x() + WIDTH / 2, from.y() + HEIGHT),
                        new Point(to.x() + WIDTH / 2, to.y()),
                        Stroke.whole(0.6, GRAY)));
            }
        }
        for (int i = 0; i < names.size(); i++) {
            Point corner = corners.get(i);
            boolean single = SolutionPath.isSingle(path.steps().get(i));
            shapes.add(new Shape.Box(
                    corner.x(), corner.y(), WIDTH, HEIGHT, 4, single ? PLAIN : HARD, Stroke.whole(0.8, BLACK)));
            String text = (i + 1) + ". " + names.get(i);
            shapes.add(new Shape.Words(
                    corner.x() + WIDTH / 2,
                    corner.y() + HEIGHT / 2 + SIZE / 3,
                    SIZE,
                    FontWeight.REGULAR,
                    Align.MIDDLE,
                    BLACK,
                    lettering.shorten(text, SIZE, FontWeight.REGULAR, WIDTH - 8)));
        }
        int widest = 1;
        for (int each : filled) {
            widest = Math.max(widest, each);
        }
        return new Drawing(
                2 * MARGIN + widest * ACROSS - (ACROSS - WIDTH), 2 * MARGIN + deepest * DOWN + HEIGHT, shapes);
    }
}
