package nonet.logic.finder.forcing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import nonet.logic.position.Bits;
import nonet.logic.position.Geometry;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// The consequences of every candidate of a position, computed on first use and carried over from earlier positions.
/// The consequences of a consistent assumption stay valid as long as the candidates removed since leave no single
/// behind. Safe for use by several threads.
final class AssumptionCache {

    /// What an assumption implies when it leads to no contradiction.
    ///
    /// @param on the implied true candidates
    /// @param off the implied false candidates
    record Consequences(CandidateSet on, CandidateSet off) {}

    private static final IncrementalIndex<AssumptionCache> INDEX =
            IncrementalIndex.of(AssumptionCache::new, (position, earlier, _) -> new AssumptionCache(position, earlier));

    /// The candidates of the position.
    private final CandidateSet candidates;

    private final AtomicReferenceArray<@Nullable Consequences> known = new AtomicReferenceArray<>(729);

    private AssumptionCache(Position position) {
        this.candidates = CandidateSet.of(position);
    }

    /// @param earlier the cache of an earlier position
    private AssumptionCache(Position position, AssumptionCache earlier) {
        this(position);
        List<Integer> lost = lost(earlier);
        if (lost.stream().noneMatch(each -> leavesSingle(position, each))) {
            for (int candidate = 0; candidate < known.length(); candidate++) {
                Consequences consequences = earlier.known.get(candidate);
                if (consequences != null && holds(position, consequences, lost)) {
                    known.set(candidate, consequences);
                }
            }
        }
    }

    static AssumptionCache of(Position position) {
        return INDEX.of(position);
    }

    /// Assumes a candidate in the position.
    ///
    /// @return whether it leads to a contradiction
    static boolean follow(int candidate, Propagation net) {
        net.start();
        return net.assume(candidate);
    }

    /// Returns the consequences of a candidate, or null if it leads to a contradiction; the propagation then stands at
    /// it.
    @Nullable
    Consequences get(int candidate, Propagation net) {
        Consequences consequences = known.get(candidate);
        if (consequences == null && !follow(candidate, net)) {
            consequences = new Consequences(net.on(), net.off());
            known.set(candidate, consequences);
        }
        return consequences;
    }

    /// Returns the candidates known to be consistent. What a consistent assumption implies is consistent too, since it
    /// implies no more than the assumption does.
    CandidateSet consistent() {
        CandidateSet consistent = new CandidateSet();
        for (int candidate = 0; candidate < known.length(); candidate++) {
            Consequences consequences = known.get(candidate);
            if (consequences != null) {
                consistent.addAll(consequences.on());
            }
        }
        return consistent;
    }

    /// Returns the candidates of the position.
    CandidateSet candidates() {
        return candidates;
    }

    /// Returns the number of statements about candidates of the position that an assumption implies.
    int statements(Consequences consequences) {
        CandidateSet implied = consequences.on().copy();
        implied.addAll(consequences.off());
        implied.retainAll(candidates);
        return implied.size();
    }

    private List<Integer> lost(AssumptionCache earlier) {
        List<Integer> lost = new ArrayList<>();
        for (int candidate = 0; candidate < known.length(); candidate++) {
            if (earlier.candidates.contains(candidate) && !candidates.contains(candidate)) {
                lost.add(candidate);
            }
        }
        return lost;
    }

    /// Tests whether the removal of a candidate left a single in the position. A propagation that did not start there
    /// would not place it.
    private static boolean leavesSingle(Position position, int candidate) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        return Integer.bitCount(position.mask(cell)) == 1
                || Integer.bitCount(position.places(Geometry.row(cell), digit)) == 1
                || Integer.bitCount(position.places(Geometry.column(cell), digit)) == 1
                || Integer.bitCount(position.places(Geometry.box(cell), digit)) == 1;
    }

    private static boolean holds(Position position, Consequences consequences, List<Integer> lost) {
        for (int candidate : lost) {
            int cell = candidate / 9;
            int digit = candidate % 9;
            if (consequences.on().contains(candidate)
                    ? position.value(cell) != digit + 1
                    : !consequences.off().contains(candidate) && mayPlace(position, consequences, cell, digit)) {
                return false;
            }
        }
        return true;
    }

    /// Tests whether a cell, or a digit in one of the cell's houses, has fewer than two candidates left.
    private static boolean mayPlace(Position position, Consequences consequences, int cell, int digit) {
        int inCell = 0;
        for (int other : Bits.of(position.mask(cell))) {
            inCell += consequences.off().contains(cell, other) ? 0 : 1;
        }
        return inCell < 2
                || places(position, consequences, Geometry.row(cell), digit) < 2
                || places(position, consequences, Geometry.column(cell), digit) < 2
                || places(position, consequences, Geometry.box(cell), digit) < 2;
    }

    private static int places(Position position, Consequences consequences, int house, int digit) {
        return position.cells(digit)
                .minus(consequences.off().cells(digit))
                .and(Geometry.house(house))
                .size();
    }
}
