package nonet.picture.write;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonet.picture.drawing.Ink;
import nonet.picture.drawing.Shape;

/// Puts words that follow one another in the order of their colors, so that they share attributes. Words do not lie on each
/// other; what lies between words and other shapes stays as it is.
final class LetterRuns {

    private LetterRuns() {}

    /// Returns the shapes with each run of words sorted by color.
    static List<Shape> byLook(List<Shape> shapes) {
        List<Shape> sorted = new ArrayList<>();
        Map<Ink, List<Shape>> run = new LinkedHashMap<>();
        for (Shape shape : shapes) {
            if (shape instanceof Shape.Words words) {
                run.computeIfAbsent(words.ink(), _ -> new ArrayList<>()).add(words);
            } else {
                flush(run, sorted);
                sorted.add(shape);
            }
        }
        flush(run, sorted);
        return sorted;
    }

    private static void flush(Map<Ink, List<Shape>> run, List<Shape> sorted) {
        run.values().forEach(sorted::addAll);
        run.clear();
    }
}
