package nonet.logic.position;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.CellSet;
import org.jspecify.annotations.Nullable;

/// The patterns found at each intersection of a position, reused where later positions did not change.
///
/// @param lists the patterns, in the order of [Intersection#all()]
/// @param snapshot the position
public record IntersectionIndex<T>(List<List<T>> lists, Snapshot snapshot) {

    /// Searches one intersection.
    public interface Search<T> {

        /// Returns the patterns at an intersection.
        ///
        /// @param fresh cells of which each pattern must contain at least one; without them there is known to be none
        List<T> run(Intersection intersection, CellSet fresh);
    }

    /// Searches the intersections that may have new patterns. Candidates are only ever removed, so a pattern that had
    /// no elimination before, and has not changed, has none now.
    ///
    /// @param earlier the patterns of an earlier position
    /// @param stays whether the patterns of an intersection stay the same as long as none of its cells changes
    public static <T> IntersectionIndex<T> of(
            Position position, @Nullable IntersectionIndex<T> earlier, boolean stays, Search<T> search) {
        CellSet changed = earlier == null
                ? CellSet.ALL
                : earlier.snapshot.changesTo(position).cells();
        List<List<T>> lists = new ArrayList<>();
        for (Intersection intersection : Intersection.all()) {
            List<T> before = earlier == null ? List.of() : earlier.lists.get(lists.size());
            boolean touched = intersection.touches(changed);
            if (before.isEmpty()) {
                lists.add(touched ? search.run(intersection, changed) : before);
            } else {
                lists.add(touched || !stays ? search.run(intersection, CellSet.ALL) : before);
            }
        }
        return new IntersectionIndex<>(lists, position.snapshot());
    }
}
