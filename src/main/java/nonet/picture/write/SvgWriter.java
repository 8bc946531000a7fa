package nonet.picture.write;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
import nonet.text.XmlText;
import org.jspecify.annotations.Nullable;

/// Writes a drawing as SVG 1.1. In a file of its own, letters are outlines, each defined once, so that they look the
/// same in every program. In a page they are text in the font that the page contains. Neighboring shapes that look alike
/// share their attributes, which keeps the file small.
public final class SvgWriter {

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private final StringBuilder svg = new StringBuilder();
    private final @Nullable Lettering lettering;
    private final StringBuilder definitions = new StringBuilder();
    private final Map<String, String> defined = new HashMap<>();
    private final boolean compact;
    private String group = "";

    /// @param lettering what the letters look like; null if they are text
    /// @param compact whether to write whole numbers only, and the short forms of SVG 2
    private SvgWriter(@Nullable Lettering lettering, boolean compact) {
        this.lettering = lettering;
        this.compact = compact;
    }

    /// Returns the text of a file.
    ///
    /// @param title the title that readers show
    /// @param paper whether the background is white rather than transparent
    /// @param lettering what the letters look like
    public static String file(Drawing drawing, String title, boolean paper, Lettering lettering) {
        String links = " xmlns:xlink=\"http://www.w3.org/1999/xlink\"";
        String element = new SvgWriter(lettering, false).element(drawing, title, paper, size(drawing) + links);
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element + "\n";
    }

    /// Returns only the element, in the font of the page.
    public static String element(Drawing drawing, String title) {
        return new SvgWriter(null, false).element(drawing, title, false, size(drawing));
    }

    /// Returns the text of a small file for browsers, on white. All numbers are whole, so the drawing should be some
    /// thousand units wide; it has no size of its own.
    public static String compact(Drawing drawing, String title, Lettering lettering) {
        return new SvgWriter(lettering, true).element(drawing, title, true, "") + "\n";
    }

    private static String size(Drawing drawing) {
        return " width=\"" + number(drawing.width()) + "pt\" height=\"" + number(drawing.height()) + "pt\"";
    }

    private String element(Drawing drawing, String title, boolean paper, String attributes) {
        String width = number(drawing.width());
        String height = number(drawing.height());
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
                .append(" viewBox=\"0 0 " + width + " " + height + "\" role=\"img\"" + attributes + ">")
                .append("\n<title>" + XmlText.escaped(title) + "</title>\n");
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
        for (Shape shape : lettering == null ? shapes : LetterRuns.byLook(shapes)) {
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
        String rounded = box.radius() == 0 ? "" : "\" rx=\"" + rounded(box.radius());
        svg.append("<rect x=\"" + rounded(box.x()) + "\" y=\"" + rounded(box.y()) + "\" width=\"" + rounded(box.width())
                + "\" height=\"" + rounded(box.height()) + rounded + "\"/>\n");
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
        open("<g font-size=\"" + rounded(words.size()) + "\"" + weight + anchor + " fill=\"" + color(words.ink())
                + "\">");
        svg.append("<text x=\"" + rounded(words.x()) + "\" y=\"" + rounded(words.baseline()) + "\">"
                + XmlText.escaped(words.text()) + "</text>\n");
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

    private String move(Point point) {
        return "M" + at(point);
    }

    private String outline(List<Point> corners) {
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
            String id = id(words, letter);
            svg.append("<use " + (compact ? "" : "xlink:") + "href=\"#" + id + "\" x=\"" + rounded(letter.x())
                    + "\" y=\"" + rounded(words.baseline()) + (compact ? "\"/>" : "\"/>\n"));
        }
    }

    /// Returns the name of a letter's outline, which is defined when it is first used.
    private String id(Words words, Lettering.Letter letter) {
        // The same name for the same outline everywhere, so that several pictures can stand in one page.
        String look = "n" + words.weight().number() + "-" + number(words.size()) + "-"
                + Integer.toHexString(letter.text().codePointAt(0));
        return defined.computeIfAbsent(look, _ -> {
            String id = compact ? shortName(defined.size()) : look;
            Path2D outline = letter.face().outline(letter.text(), 0, 0, words.size());
            definitions
                    .append("<path id=\"" + id + "\" d=\"")
                    .append(compact ? relative(outline) : outline(outline))
                    .append("\"/>\n");
            return id;
        });
    }

    /// Returns a name of letters: the first fifty-two have one letter only.
    private static String shortName(int number) {
        String name = number < LETTERS.length() ? "" : shortName(number / LETTERS.length() - 1);
        return name + LETTERS.charAt(number % LETTERS.length());
    }

    /// Returns an outline with each point relative to the end of the segment before.
    private static String relative(Path2D letters) {
        StringBuilder data = new StringBuilder();
        double[] at = new double[6];
        long[] from = new long[2];
        long[] start = new long[2];
        for (PathIterator part = letters.getPathIterator(null); !part.isDone(); part.next()) {
            int segment = part.currentSegment(at);
            int points = switch (segment) {
                case PathIterator.SEG_MOVETO, PathIterator.SEG_LINETO -> 1;
                case PathIterator.SEG_QUADTO -> 2;
                case PathIterator.SEG_CUBICTO -> 3;
                default -> 0;
            };
            data.append("mlqcz".charAt(segment));
            for (int i = 0; i < 2 * points; i++) {
                long step = Math.round(at[i]) - from[i % 2];
                data.append(i == 0 || step < 0 ? "" : " ").append(step);
            }
            for (int i = 0; i < 2; i++) {
                from[i] = points == 0 ? start[i] : Math.round(at[2 * points - 2 + i]);
                start[i] = segment == PathIterator.SEG_MOVETO ? from[i] : start[i];
            }
        }
        return data.toString();
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

    private String stroke(Stroke stroke) {
        return " fill=\"none\" stroke=\"" + color(stroke.ink()) + "\" stroke-width=\"" + rounded(stroke.width()) + "\""
                + (stroke.isDashed()
                        ? " stroke-dasharray=\"" + rounded(stroke.dash()) + " " + rounded(stroke.gap()) + "\""
                        : "");
    }

    private String at(Point point) {
        return rounded(point.x()) + " " + rounded(point.y());
    }

    private String rounded(double value) {
        return compact ? Long.toString(Math.round(value)) : number(value);
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
}
