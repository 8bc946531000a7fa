package nonet.logic.finders;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import nonet.grid.CellSet;
import nonet.logic.Position;
import nonet.logic.Snapshot;
import org.jspecify.annotations.Nullable;

/// What a search that looks at one crossing of a line and a box after the other found at each.
///
/// @param lists in the order of [Crossing#all()]
/// @param snapshot the position
record FoundAtCrossings<T>(List<List<T>> lists, Snapshot snapshot) {

    /// Searches the crossings.
    ///
    /// @param earlier what was found at a position before
    /// @param stays whether what was found at a crossing before is all there is if none of its cells changed since
    static <T> FoundAtCrossings<T> of(
            Position position,
            @Nullable FoundAtCrossings<T> earlier,
            Predicate<List<T>> stays,
            Function<Crossing, List<T>> search) {
        CellSet changed = earlier == null ? CellSet.ALL : earlier.snapshot.changed(position);
        List<List<T>> lists = new ArrayList<>();
        for (Crossing crossing : Crossing.all()) {
            List<T> before = earlier == null ? List.of() : earlier.lists.get(lists.size());
            lists.add(crossing.touches(changed) || !stays.test(before) ? search.apply(crossing) : before);
        }
        return new FoundAtCrossings<>(lists, position.snapshot());
    }
}
