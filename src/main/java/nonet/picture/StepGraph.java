package nonet.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Ink;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.Point;
import nonet.picture.drawing.Shape;
import nonet.picture.drawing.Stroke;
import nonet.picture.write.SvgWriter;

/// The steps of a path as a graph, in layers: each below the steps that it needs.
///
/// @param nodes the steps in order
public record StepGraph(List<Node> nodes) {

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

    /// A step.
    ///
    /// @param line the step in the one-line notation
    /// @param single whether it is a single, which is drawn plainly
    /// @param layer the layer, from 0; below those of the steps that it needs
    /// @param causes the indexes of the steps that it needs
    public record Node(String line, boolean single, int layer, List<Integer> causes) {
        public Node {
            causes = List.copyOf(causes);
        }
    }

    public StepGraph {
        nodes = List.copyOf(nodes);
    }

    /// Returns the graph in the DOT language of Graphviz.
    public String dot() {
        StringBuilder dot = new StringBuilder("digraph path {\n  rankdir=TB;\n  node [shape=box];\n");
        for (int i = 0; i < nodes.size(); i++) {
            String label = nodes.get(i).line().replace("\\", "\\\\").replace("\"", "\\\"");
            dot.append(String.format(Locale.ROOT, "  s%d [label=\"%d. %s\"];\n", i + 1, i + 1, label));
        }
        for (int i = 0; i < nodes.size(); i++) {
            for (int cause : nodes.get(i).causes()) {
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
        int deepest = nodes.stream().mapToInt(Node::layer).max().orElse(0);
        int[] filled = new int[deepest + 1];
        List<Point> corners = new ArrayList<>();
        for (Node node : nodes) {
            int layer = node.layer();
            corners.add(new Point(MARGIN + filled[layer] * ACROSS, MARGIN + layer * DOWN));
            filled[layer]++;
        }
        List<Shape> shapes = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            for (int cause : nodes.get(i).causes()) {
                Point from = corners.get(cause);
                Point to = corners.get(i);
                shapes.add(new Shape.Line(
                        new Point(from.x() + WIDTH / 2, from.y() + HEIGHT),
                        new Point(to.x() + WIDTH / 2, to.y()),
                        Stroke.whole(0.6, GRAY)));
            }
        }
        for (int i = 0; i < nodes.size(); i++) {
            Point corner = corners.get(i);
            shapes.add(new Shape.Box(
                    corner.x(),
                    corner.y(),
                    WIDTH,
                    HEIGHT,
                    4,
                    nodes.get(i).single() ? PLAIN : HARD,
                    Stroke.whole(0.8, BLACK)));
            String text = (i + 1) + ". " + nodes.get(i).line();
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
