package nonet.logic.position;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.CellSet;
import org.jspecify.annotations.Nullable;

/// What a search that looks at one crossing of a line and a box after the other found at each.
///
/// @param lists in the order of [Crossing#all()]
/// @param snapshot the position
public record FoundAtCrossings<T>(List<List<T>> lists, Snapshot snapshot) {

    /// Searches one crossing.
    public interface Search<T> {

        /// @param fresh cells of which what is found must have one or more; of the rest it is known that there is nothing
        List<T> run(Crossing crossing, CellSet fresh);
    }

    /// Searches the crossings, or rather those where something may have come up: candidates only ever go, so what took
    /// nothing away before, and did not change, takes nothing away now.
    ///
    /// @param earlier what was found at a position before
    /// @param stays whether what was found at a crossing is the same as long as none of its cells changes
    public static <T> FoundAtCrossings<T> of(
            Position position, @Nullable FoundAtCrossings<T> earlier, boolean stays, Search<T> search) {
        CellSet changed = earlier == null
                ? CellSet.ALL
                : earlier.snapshot.changesTo(position).cells();
        List<List<T>> lists = new ArrayList<>();
        for (Crossing crossing : Crossing.all()) {
            List<T> before = earlier == null ? List.of() : earlier.lists.get(lists.size());
            boolean touched = crossing.touches(changed);
            if (before.isEmpty()) {
                lists.add(touched ? search.run(crossing, changed) : before);
            } else {
                lists.add(touched || !stays ? search.run(crossing, CellSet.ALL) : before);
            }
        }
        return new FoundAtCrossings<>(lists, position.snapshot());
    }
}
