package nonet.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.grid.Cell;
import nonet.grid.DigitSet;

/// A move that is known by the boards before and after it alone, made once more on another board of the same puzzle.
final class Repetition {

    /// The moves that act on every cell, whatever stands there.
    private static final List<Move> EVERYWHERE = List.of(new Move.FillMarks(), new Move.EraseMarks());

    private Repetition() {}

    /// Returns a board after the move that leads from one document to the next.
    static Document of(Document before, Document after, Document on) {
        for (Move move : EVERYWHERE) {
            if (changedMarks(before, after) > 1 && move.on(before).grid().equals(after.grid())) {
                return move.on(on);
            }
        }
        Document repeated = on;
        for (Cell cell : Cell.all()) {
            if (before.digit(cell) != after.digit(cell)) {
                repeated = repeated.withEntry(cell, after.grid().digit(cell));
            }
        }
        return repeated.withMarks(marks(before, after, repeated))
                .colored(changed(before.colors(), after.colors(), on.colors()))
                .sketched(sketch(before.sketch(), after.sketch(), repeated.sketch()));
    }

    private static int changedMarks(Document before, Document after) {
        return (int) Cell.all().stream()
                .filter(cell -> !before.marks(cell).equals(after.marks(cell)))
                .count();
    }

    private static short[] marks(Document before, Document after, Document on) {
        short[] marks = on.marks();
        for (Cell cell : Cell.all()) {
            int there = before.marks(cell).mask();
            int then = after.marks(cell).mask();
            if (before.digit(cell) != after.digit(cell)) {
                marks[cell.index()] = (short) then;
            } else {
                marks[cell.index()] = (short) (marks[cell.index()] & ~(there & ~then) | then & ~there);
            }
        }
        return marks;
    }

    private static Sketch sketch(Sketch before, Sketch after, Sketch on) {
        List<DrawnLink> links = new ArrayList<>(on.links());
        links.removeIf(link -> before.links().contains(link) && !after.links().contains(link));
        after.links().stream()
                .filter(link -> !before.links().contains(link) && !links.contains(link))
                .forEach(links::add);
        Map<Cell, DigitSet> corners = new HashMap<>(on.corners());
        for (Cell cell : union(before.corners(), after.corners())) {
            DigitSet there = before.corners(cell);
            DigitSet then = after.corners(cell);
            DigitSet kept = on.corners(cell).minus(there.minus(then));
            corners.put(cell, kept.or(then.minus(there)));
        }
        return new Sketch(changed(before.colors(), after.colors(), on.colors()), links, corners);
    }

    /// Returns a map with those entries changed that differ between two others.
    private static <K, V> Map<K, V> changed(Map<K, V> before, Map<K, V> after, Map<K, V> on) {
        Map<K, V> changed = new HashMap<>(on);
        for (K key : union(before, after)) {
            V then = after.get(key);
            if (!Objects.equals(before.get(key), then)) {
                if (then == null) {
                    changed.remove(key);
                } else {
                    changed.put(key, then);
                }
            }
        }
        return changed;
    }

    private static <K, V> Set<K> union(Map<K, V> one, Map<K, V> other) {
        return Stream.concat(one.keySet().stream(), other.keySet().stream()).collect(Collectors.toSet());
    }
}
