package nonet.logic.finder.forcing;

import java.util.ArrayList;
import java.util.List;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// The consequences of every candidate of a position, computed on first use and carried over from earlier positions.
/// The consequences of a consistent assumption stay valid as long as the candidates removed since leave no single
/// behind.
final class AssumptionCache {

    /// What an assumption implies when it leads to no contradiction.
    static final class Consequences {

        private final int candidate;
        private final long[] on;
        private final long[] off;

        Consequences(int candidate, long[] on, long[] off) {
            this.candidate = candidate;
            this.on = on;
            this.off = off;
        }

        int candidate() {
            return candidate;
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

    private final Position position;

    /// The candidates of the position, a set as in [Propagation#on()].
    private final long[] candidates = new long[Propagation.WORDS];

    private final @Nullable Consequences[] known = new Consequences[729];

    /// @param earlier the cache of an earlier position
    private AssumptionCache(Position position, @Nullable AssumptionCache earlier) {
        this.position = position;
        for (int digit = 0; digit < 9; digit++) {
            candidates[2 * digit] = position.lo(digit);
            candidates[2 * digit + 1] = position.hi(digit);
        }
        List<Integer> lost = earlier == null ? List.of() : lost(earlier);
        if (earlier != null && lost.stream().noneMatch(this::leavesSingle)) {
            for (Consequences consequences : earlier.known) {
                if (consequences != null && holds(consequences, lost)) {
                    known[consequences.candidate()] = consequences;
                }
            }
        }
    }

    static AssumptionCache of(Position position) {
        return position.index(AssumptionCache.class, AssumptionCache::new);
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
        Consequences consequences = known[candidate];
        if (consequences == null && !follow(candidate, net)) {
            consequences = new Consequences(candidate, net.on(), net.off());
            known[candidate] = consequences;
        }
        return consequences;
    }

    /// Returns the candidates known to be consistent. What a consistent assumption implies is consistent too, since it
    /// implies no more than the assumption does.
    long[] consistent() {
        long[] consistent = new long[Propagation.WORDS];
        for (Consequences consequences : known) {
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
        for (int candidate = 0; candidate < known.length; candidate++) {
            if (Propagation.holds(earlier.candidates, candidate) && !Propagation.holds(candidates, candidate)) {
                lost.add(candidate);
            }
        }
        return lost;
    }

    /// Tests whether the removal of a candidate left a single in the position. A propagation that did not start there
    /// would not place it.
    private boolean leavesSingle(int candidate) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        return Integer.bitCount(position.mask(cell)) == 1
                || Integer.bitCount(position.places(Geometry.row(cell), digit)) == 1
                || Integer.bitCount(position.places(Geometry.column(cell), digit)) == 1
                || Integer.bitCount(position.places(Geometry.box(cell), digit)) == 1;
    }

    private boolean holds(Consequences consequences, List<Integer> lost) {
        for (int candidate : lost) {
            int cell = candidate / 9;
            int digit = candidate % 9;
            if (Propagation.holds(consequences.on(), candidate)
                    ? position.value(cell) != digit + 1
                    : !Propagation.holds(consequences.off(), candidate) && mayPlace(consequences, cell, digit)) {
                return false;
            }
        }
        return true;
    }

    /// Tests whether a cell, or a digit in one of the cell's houses, has fewer than two candidates left.
    private boolean mayPlace(Consequences consequences, int cell, int digit) {
        int inCell = 0;
        for (int left = position.mask(cell); left != 0; left &= left - 1) {
            inCell += Propagation.holds(consequences.off(), cell * 9 + Integer.numberOfTrailingZeros(left)) ? 0 : 1;
        }
        return inCell < 2
                || places(consequences, Geometry.row(cell), digit) < 2
                || places(consequences, Geometry.column(cell), digit) < 2
                || places(consequences, Geometry.box(cell), digit) < 2;
    }

    private int places(Consequences consequences, int house, int digit) {
        long lo = position.lo(digit) & ~consequences.off()[2 * digit] & Geometry.houseLo(house);
        long hi = position.hi(digit) & ~consequences.off()[2 * digit + 1] & Geometry.houseHi(house);
        return Long.bitCount(lo) + Long.bitCount(hi);
    }
}
