package nonet.logic.finder.als;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.SueDeCoq;
import nonet.deduce.Technique;
import nonet.logic.position.IntersectionIndex;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;
import org.jspecify.annotations.Nullable;

/// Sue de Coq: cells where a box and a line cross, with a set in the rest of the line and one in the rest of the box, as
/// many cells as digits in all. The two sets have no digit in common.
public final class SueDeCoqFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.SUE_DE_COQ);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        for (List<SueDeCoq> there :
                position.index(Index.class, Index::of).found().lists()) {
            for (SueDeCoq each : there) {
                if (sink.take(each)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// All that a position has.
    private record Index(IntersectionIndex<SueDeCoq> found) {

        static Index of(Position position, @Nullable Index earlier) {
            SueDeCoqSearch search = new SueDeCoqSearch(position);
            // It takes away from the line and the box only, so where nothing changed the same is found.
            boolean stays = true;
            return new Index(IntersectionIndex.of(
                    position,
                    earlier == null ? null : earlier.found,
                    stays,
                    (intersection, _) -> search.run(intersection)));
        }
    }
}
