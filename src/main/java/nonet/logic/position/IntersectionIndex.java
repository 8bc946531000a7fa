package nonet.logic.position;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.CellSet;
import org.jspecify.annotations.Nullable;

/// What a search that looks at one intersection of a line and a box after the other found at each.
///
/// @param lists in the order of [Intersection#all()]
/// @param snapshot the position
public record IntersectionIndex<T>(List<List<T>> lists, Snapshot snapshot) {

    /// Searches one intersection.
    public interface Search<T> {

        /// @param fresh cells of which what is found must have one or more; of the rest it is known that there is nothing
        List<T> run(Intersection intersection, CellSet fresh);
    }

    /// Searches the crossings, or rather those where something may have come up: candidates only ever go, so what took
    /// nothing away before, and did not change, takes nothing away now.
    ///
    /// @param earlier what was found at a position before
    /// @param stays whether what was found at a intersection is the same as long as none of its cells changes
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
