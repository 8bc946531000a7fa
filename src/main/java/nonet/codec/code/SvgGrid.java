package nonet.codec.code;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Xml;
import org.jspecify.annotations.Nullable;

/// A grid drawn in SVG: texts of one digit, placed on nine columns and nine rows. Where there is no text, the cell is
/// blank.
final class SvgGrid {

    private static final int MOST_TEXTS = 1000;

    /// The largest deviation of a text from the center of its cell, in cells.
    private static final double OFF_CENTER = 0.3;

    private static final Pattern NUMBER =
            Pattern.compile("[-+]?(?:[0-9]{1,12}(?:\\.[0-9]{0,12})?|\\.[0-9]{1,12})(?:[eE][-+]?[0-9]{1,2})?");

    private static final Pattern TRANSFORM =
            Pattern.compile("(translate|scale|matrix)\\s{0,9}\\(([-+0-9.eE,\\s]{1,200})\\)");

    /// The scale and the origin of an element's coordinates.
    private record Place(double scaleX, double scaleY, double x, double y) {

        private static final Place ORIGIN = new Place(1, 1, 0, 0);

        double x(double inside) {
            return x + scaleX * inside;
        }

        double y(double inside) {
            return y + scaleY * inside;
        }

        /// Returns the place of an element inside this one.
        Place inside(String transform) {
            Place place = this;
            Matcher each = TRANSFORM.matcher(transform);
            while (each.find()) {
                double[] numbers = numbers(each.group(2));
                place = switch (each.group(1)) {
                    case "translate" -> place.moved(number(numbers, 0, 0), number(numbers, 1, 0));
                    case "scale" -> place.scaled(number(numbers, 0, 1), number(numbers, 1, number(numbers, 0, 1)));
                    default ->
                        place.moved(number(numbers, 4, 0), number(numbers, 5, 0))
                                .scaled(number(numbers, 0, 1), number(numbers, 3, 1));
                };
            }
            return place;
        }

        private Place moved(double right, double down) {
            return new Place(scaleX, scaleY, x(right), y(down));
        }

        private Place scaled(double wide, double high) {
            return new Place(scaleX * wide, scaleY * high, x, y);
        }
    }

    private record Text(double x, double y, char digit) {}

    private SvgGrid() {}

    /// Returns the cells of the grid in a picture, `.` for a blank one, or null if there is none.
    ///
    /// @throws SyntaxException if the text is not XML
    static @Nullable String cells(String text) throws SyntaxException {
        List<Text> texts = new ArrayList<>();
        List<Place> open = new ArrayList<>(List.of(Place.ORIGIN));
        List<double[]> positions = new ArrayList<>(List.of(new double[2]));
        Xml.Cursor in = Xml.cursor(text);
        for (Xml.Element element = in.next(); element != null; element = in.next()) {
            if (!in.isAtEnd()) {
                open.add(open.getLast().inside(element.get("transform")));
                positions.add(new double[] {
                    number(numbers(element.get("x")), 0, positions.getLast()[0]),
                    number(numbers(element.get("y")), 0, positions.getLast()[1])
                });
                continue;
            }
            Place place = open.removeLast();
            double[] position = positions.removeLast();
            String content = element.text().length() > 9 ? "" : element.content();
            if (content.length() == 1 && content.charAt(0) >= '1' && content.charAt(0) <= '9') {
                texts.add(new Text(place.x(position[0]), place.y(position[1]), content.charAt(0)));
            }
        }
        return texts.size() > MOST_TEXTS ? null : cells(texts);
    }

    private static @Nullable String cells(List<Text> texts) {
        Raster columns = Raster.of(texts.stream().mapToDouble(Text::x));
        Raster rows = Raster.of(texts.stream().mapToDouble(Text::y));
        if (columns == null || rows == null) {
            return null;
        }
        StringBuilder cells = new StringBuilder(".".repeat(81));
        for (Text text : texts) {
            int column = columns.index(text.x);
            int row = rows.index(text.y);
            if (column < 0 || row < 0 || cells.charAt(9 * row + column) != '.') {
                return null;
            }
            cells.setCharAt(9 * row + column, text.digit);
        }
        return cells.toString();
    }

    /// Nine places at equal distances.
    private record Raster(double first, double distance) {

        /// Returns the raster of coordinates, of which the first and the last place have some.
        static @Nullable Raster of(DoubleStream coordinates) {
            double[] sorted = coordinates.sorted().toArray();
            double span = sorted.length == 0 ? 0 : sorted[sorted.length - 1] - sorted[0];
            if (!(span > 0) || Double.isInfinite(span)) {
                return null;
            }
            Raster raster = new Raster(sorted[0], span / 8);
            boolean[] taken = new boolean[9];
            for (double each : sorted) {
                int index = raster.index(each);
                if (index < 0) {
                    return null;
                }
                taken[index] = true;
            }
            int places = 0;
            for (boolean each : taken) {
                places += each ? 1 : 0;
            }
            return places < 6 ? null : raster;
        }

        /// Returns the index of the place at a coordinate, or -1 if there is none.
        int index(double coordinate) {
            double place = (coordinate - first) / distance;
            long index = Math.round(place);
            return index < 0 || index > 8 || Math.abs(place - index) > OFF_CENTER ? -1 : (int) index;
        }
    }

    private static double[] numbers(String text) {
        return text.length() > 200
                ? new double[0]
                : NUMBER.matcher(text)
                        .results()
                        .mapToDouble(found -> Double.parseDouble(found.group()))
                        .toArray();
    }

    private static double number(double[] numbers, int index, double missing) {
        return index < numbers.length ? numbers[index] : missing;
    }
}
