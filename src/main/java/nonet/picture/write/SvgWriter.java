package nonet.picture.write;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Ink;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.Point;
import nonet.picture.drawing.Shape;
import nonet.picture.drawing.Shape.Area;
import nonet.picture.drawing.Shape.Box;
import nonet.picture.drawing.Shape.Curve;
import nonet.picture.drawing.Shape.Line;
import nonet.picture.drawing.Shape.Words;
import nonet.picture.drawing.Stroke;
import org.jspecify.annotations.Nullable;

/// Writes a drawing as SVG 1.1. In a file of its own, letters are outlines, each defined once, so that they look the
/// same in every program. In a page they are text in the font that the page contains. Neighboring shapes that look alike
/// share their attributes, which keeps the file small.
public final class SvgWriter {

    /// The font of a page, and for what it lacks, such as Chinese, those of the systems.
    public static final String FONT =
            "'Source Sans 3','Noto Sans SC','Microsoft YaHei','PingFang SC',system-ui,sans-serif";

    private final StringBuilder svg = new StringBuilder();
    private final @Nullable Lettering lettering;
    private final StringBuilder definitions = new StringBuilder();
    private final Set<String> defined = new HashSet<>();
    private String group = "";

    /// @param lettering what the letters look like; null if they are text
    private SvgWriter(@Nullable Lettering lettering) {
        this.lettering = lettering;
    }

    /// Returns the text of a file.
    ///
    /// @param title the title that readers show
    /// @param paper whether the background is white rather than transparent
    /// @param lettering what the letters look like
    public static String file(Drawing drawing, String title, boolean paper, Lettering lettering) {
        String links = " xmlns:xlink=\"http://www.w3.org/1999/xlink\"";
        String element = new SvgWriter(lettering).element(drawing, title, paper, links);
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element + "\n";
    }

    /// Returns only the element, for a page that has the font.
    public static String element(Drawing drawing, String title) {
        return new SvgWriter(null).element(drawing, title, false, " font-family=\"" + FONT + "\"");
    }

    private String element(Drawing drawing, String title, boolean paper, String attributes) {
        String width = number(drawing.width());
        String height = number(drawing.height());
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "pt\" height=\"" + height)
                .append("pt\" viewBox=\"0 0 " + width + " " + height + "\" role=\"img\"" + attributes + ">")
                .append("\n<title>" + escape(title) + "</title>\n");
        if (paper) {
            svg.append("<path fill=\"" + color(Ink.WHITE) + "\" d=\"M0 0H" + width + "V" + height + "H0Z\"/>\n");
        }
        int content = svg.length();
        write(drawing.shapes());
        if (!definitions.isEmpty()) {
            svg.insert(content, "<defs>\n" + definitions + "</defs>\n");
        }
        return svg.append("</svg>").toString();
    }

    private void write(List<Shape> shapes) {
        for (Shape shape : shapes) {
            switch (shape) {
                case Line line -> path(stroke(line.stroke()), move(line.from()) + " L" + at(line.to()));
                case Box box -> box(box);
                case Curve(Point from, Point control, Point to, Stroke stroke) ->
                    path(stroke(stroke), move(from) + " Q" + at(control) + " " + at(to));
                case Area(List<Point> corners, Ink fill) -> path(" fill=\"" + color(fill) + "\"", outline(corners));
                case Words words -> {
                    if (lettering == null) {
                        words(words);
                    } else {
                        outlines(words, lettering);
                    }
                }
            }
        }
        open("");
    }

    private void box(Box box) {
        Ink fill = box.fill();
        Stroke stroke = box.stroke();
        String look = " fill=\"" + (fill == null ? "none" : color(fill)) + "\""
                + (stroke == null ? "" : stroke(stroke).replace(" fill=\"none\"", ""));
        open("<g" + look + ">");
        String rounded = box.radius() == 0 ? "" : "\" rx=\"" + number(box.radius());
        svg.append("<rect x=\"" + number(box.x()) + "\" y=\"" + number(box.y()) + "\" width=\"" + number(box.width())
                + "\" height=\"" + number(box.height()) + rounded + "\"/>\n");
    }

    private void words(Words words) {
        String anchor = switch (words.align()) {
            case START -> "";
            case MIDDLE -> " text-anchor=\"middle\"";
            case END -> " text-anchor=\"end\"";
        };
        String weight = words.weight() == FontWeight.REGULAR
                ? ""
                : " font-weight=\"" + words.weight().number() + "\"";
        open("<g font-size=\"" + number(words.size()) + "\"" + weight + anchor + " fill=\"" + color(words.ink())
                + "\">");
        svg.append("<text x=\"" + number(words.x()) + "\" y=\"" + number(words.baseline()) + "\">"
                + escape(words.text()) + "</text>\n");
    }

    /// Extends the previous path if it has the same style.
    private void path(String look, String data) {
        String path = "<path" + look + " d=\"";
        if (group.equals(path)) {
            svg.append(' ').append(data);
        } else {
            open(path);
            svg.append(data);
        }
    }

    private static String move(Point point) {
        return "M" + at(point);
    }

    private static String outline(List<Point> corners) {
        StringBuilder data = new StringBuilder();
        for (Point corner : corners) {
            data.append(data.isEmpty() ? "M" : " L").append(at(corner));
        }
        return data.append('Z').toString();
    }

    private void outlines(Words words, Lettering letters) {
        open("<g fill=\"" + color(words.ink()) + "\">");
        for (Lettering.Letter letter : letters.letters(words)) {
            if (letter.text().isBlank()) {
                continue;
            }
            // The same name for the same outline everywhere, so that several pictures can stand in one page.
            String id = "n" + words.weight().number() + "-" + number(words.size()) + "-"
                    + Integer.toHexString(letter.text().codePointAt(0));
            if (defined.add(id)) {
                Path2D outline = letter.face().outline(letter.text(), 0, 0, words.size());
                definitions.append("<path id=\"" + id + "\" d=\"" + outline(outline) + "\"/>\n");
            }
            svg.append("<use xlink:href=\"#" + id + "\" x=\"" + number(letter.x()) + "\" y=\""
                    + number(words.baseline()) + "\"/>\n");
        }
    }

    private static String outline(Path2D letters) {
        StringBuilder data = new StringBuilder();
        double[] at = new double[6];
        for (PathIterator part = letters.getPathIterator(null); !part.isDone(); part.next()) {
            switch (part.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> points(data, 'M', at, 1);
                case PathIterator.SEG_LINETO -> points(data, 'L', at, 1);
                case PathIterator.SEG_QUADTO -> points(data, 'Q', at, 2);
                case PathIterator.SEG_CUBICTO -> points(data, 'C', at, 3);
                default -> data.append('Z');
            }
        }
        return data.toString();
    }

    private static void points(StringBuilder data, char command, double[] at, int count) {
        data.append(command);
        for (int i = 0; i < 2 * count; i++) {
            data.append(i == 0 ? "" : " ").append(number(at[i]));
        }
    }

    /// Begins a group or a path, unless it is open already, and ends the previous one.
    private void open(String next) {
        if (group.equals(next)) {
            return;
        }
        svg.append(group.isEmpty() ? "" : group.startsWith("<path") ? "\"/>\n" : "</g>\n");
        svg.append(next).append(next.startsWith("<g") ? "\n" : "");
        group = next;
    }

    private static String stroke(Stroke stroke) {
        return " fill=\"none\" stroke=\"" + color(stroke.ink()) + "\" stroke-width=\"" + number(stroke.width()) + "\""
                + (stroke.isDashed()
                        ? " stroke-dasharray=\"" + number(stroke.dash()) + " " + number(stroke.gap()) + "\""
                        : "");
    }

    private static String at(Point point) {
        return number(point.x()) + " " + number(point.y());
    }

    private static String color(Ink ink) {
        return String.format(Locale.ROOT, "#%06x", ink.rgb());
    }

    /// Returns a number with at most two decimal places, which is finer than any printer.
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        String sign = hundredths < 0 ? "-" : "";
        long size = Math.abs(hundredths);
        String whole = sign + size / 100;
        return size % 100 == 0
                ? whole
                : whole + "."
                        + (size % 10 == 0
                                ? "" + size % 100 / 10
                                : size % 100 < 10 ? "0" + size % 100 : "" + size % 100);
    }

    public static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int character : text.codePoints().toArray()) {
            switch (character) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isXml(character) ? character : 0xFFFD);
            }
        }
        return escaped.toString();
    }

    /// Tests whether a character is allowed in XML.
    private static boolean isXml(int character) {
        return character == '\t'
                || character == '\n'
                || character >= 0x20 && character <= 0xD7FF
                || character >= 0xE000 && character <= 0xFFFD
                || character >= 0x10000;
    }
}
