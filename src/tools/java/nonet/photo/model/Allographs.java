package nonet.photo.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import nonet.photo.image.ImagePoint;

/// The usual forms of written digits, `strokes.txt`: each a list of strokes, and each of these a list of knots.
final class Allographs {

    /// @param at the place of the knot, for a digit one unit high with its center at the origin
    record Knot(ImagePoint at, boolean corner) {}

    private static final List<List<List<List<Knot>>>> FORMS = read();

    private Allographs() {}

    /// Returns the forms of a digit.
    static List<List<List<Knot>>> of(int digit) {
        return FORMS.get(digit);
    }

    private static List<List<List<List<Knot>>>> read() {
        List<List<List<List<Knot>>>> forms =
                new ArrayList<>(Stream.generate(() -> (List<List<List<Knot>>>) new ArrayList<List<List<Knot>>>())
                        .limit(10)
                        .toList());
        try (InputStream in = Objects.requireNonNull(Allographs.class.getResourceAsStream("strokes.txt"))) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(line -> forms.get(line.charAt(0) - '0').add(form(line.substring(2))));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return forms;
    }

    private static List<List<Knot>> form(String text) {
        return Stream.of(text.split(" \\| ")).map(Allographs::stroke).toList();
    }

    private static List<Knot> stroke(String text) {
        return Stream.of(text.split(" ")).map(Allographs::knot).toList();
    }

    private static Knot knot(String text) {
        String[] numbers = text.replace("*", "").split(",");
        ImagePoint at = new ImagePoint(Integer.parseInt(numbers[0]) / 100.0, Integer.parseInt(numbers[1]) / 100.0);
        return new Knot(at, text.endsWith("*"));
    }
}
