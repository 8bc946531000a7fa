package nonet.logic.finder.forcing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import nonet.grid.Bits;
import nonet.grid.Geometry;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// The consequences of every candidate of a position, computed on first use and carried over from earlier positions.
/// The consequences of a consistent assumption stay valid as long as the candidates removed since leave no single
/// behind. Safe for use by several threads.
final class AssumptionCache {

    /// The consequences of an assumption that leads to no contradiction.
    static final class Consequences {

        private final long[] on;
        private final long[] off;

        Consequences(long[] on, long[] off) {
            this.on = on;
            this.off = off;
        }

        /// Returns the implied true candidates, a set as in [Propagation#on()].
        long[] on() {
            return on;
        }

        /// Returns the implied false candidates.
        long[] off() {
            return off;
        }
    }

    private static final IncrementalIndex<AssumptionCache> INDEX =
            IncrementalIndex.of(AssumptionCache::new, (position, earlier, _) -> new AssumptionCache(position, earlier));

    /// The candidates of the position, a set as in [Propagation#on()].
    private final long[] candidates = new long[Propagation.WORDS];

    private final AtomicReferenceArray<@Nullable Consequences> known = new AtomicReferenceArray<>(729);

    private AssumptionCache(Position position) {
        for (int digit = 0; digit < 9; digit++) {
            candidates[2 * digit] = position.lo(digit);
            candidates[2 * digit + 1] = position.hi(digit);
        }
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
    long[] consistent() {
        long[] consistent = new long[Propagation.WORDS];
        for (int candidate = 0; candidate < known.length(); candidate++) {
            Consequences consequences = known.get(candidate);
            for (int word = 0; consequences != null && word < Propagation.WORDS; word++) {
                consistent[word] |= consequences.on()[word];
            }
        }
        return consistent;
    }

    /// Returns a word of the true candidates that are still candidates of the position.
    long on(Consequences consequences, int word) {
        return consequences.on()[word] & candidates[word];
    }

    /// Returns a word of the false candidates that are still candidates of the position.
    long off(Consequences consequences, int word) {
        return consequences.off()[word] & candidates[word];
    }

    /// Returns the number of statements that an assumption implies.
    int statements(Consequences consequences) {
        int statements = 0;
        for (int word = 0; word < Propagation.WORDS; word++) {
            statements += Long.bitCount(on(consequences, word) | off(consequences, word));
        }
        return statements;
    }

    private List<Integer> lost(AssumptionCache earlier) {
        List<Integer> lost = new ArrayList<>();
        for (int candidate = 0; candidate < known.length(); candidate++) {
            if (Propagation.holds(earlier.candidates, candidate) && !Propagation.holds(candidates, candidate)) {
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
            if (Propagation.holds(consequences.on(), candidate)
                    ? position.value(cell) != digit + 1
                    : !Propagation.holds(consequences.off(), candidate)
                            && mayPlace(position, consequences, cell, digit)) {
                return false;
            }
        }
        return true;
    }

    /// Tests whether a cell, or a digit in one of the cell's houses, has fewer than two candidates left.
    private static boolean mayPlace(Position position, Consequences consequences, int cell, int digit) {
        int inCell = 0;
        for (int other : Bits.of(position.mask(cell))) {
            inCell += Propagation.holds(consequences.off(), cell * 9 + other) ? 0 : 1;
        }
        return inCell < 2
                || places(position, consequences, Geometry.row(cell), digit) < 2
                || places(position, consequences, Geometry.column(cell), digit) < 2
                || places(position, consequences, Geometry.box(cell), digit) < 2;
    }

    private static int places(Position position, Consequences consequences, int house, int digit) {
        long lo = position.lo(digit) & ~consequences.off()[2 * digit] & Geometry.houseLo(house);
        long hi = position.hi(digit) & ~consequences.off()[2 * digit + 1] & Geometry.houseHi(house);
        return Long.bitCount(lo) + Long.bitCount(hi);
    }
}
