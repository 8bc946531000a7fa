package nonet.logic.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import nonet.grid.CellSet;

/// Patterns at the intersections of lines and boxes. Only intersections that have changed are searched again.
public final class IntersectionIndex {

    private IntersectionIndex() {}

    /// Searches one intersection.
    @FunctionalInterface
    public interface Search<T> {

        /// Returns the patterns at an intersection.
        ///
        /// @param fresh cells of which each pattern must contain at least one; without them there is known to be none
        List<T> run(Intersection intersection, CellSet fresh);
    }

    /// Returns an index of patterns by intersection, in the order of [Intersection#all()]. Candidates are only ever
    /// removed, so a pattern that had no elimination before, and has not changed, has none now.
    ///
    /// @param stays whether the patterns of an intersection stay the same as long as none of its cells changes
    /// @param searches makes the search of a position
    public static <T> IncrementalIndex<List<List<T>>> of(boolean stays, Function<Position, Search<T>> searches) {
        List<List<T>> none = Collections.nCopies(Intersection.all().size(), List.of());
        return IncrementalIndex.of(
                position -> update(none, CellSet.ALL, stays, searches.apply(position)),
                (position, earlier, delta) -> update(earlier, delta.cells(), stays, searches.apply(position)));
    }

    private static <T> List<List<T>> update(List<List<T>> earlier, CellSet changed, boolean stays, Search<T> search) {
        List<List<T>> lists = new ArrayList<>();
        for (Intersection intersection : Intersection.all()) {
            List<T> before = earlier.get(lists.size());
            boolean touched = intersection.touches(changed);
            if (before.isEmpty()) {
                lists.add(touched ? search.run(intersection, changed) : before);
            } else {
                lists.add(touched || !stays ? search.run(intersection, CellSet.ALL) : before);
            }
        }
        return lists;
    }
}
