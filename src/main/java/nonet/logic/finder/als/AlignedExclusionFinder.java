package nonet.logic.finder.als;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.AlignedExclusion;
import nonet.deduce.AlignedExclusion.Excluded;
import nonet.deduce.Als;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.logic.links.AlsList;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Aligned pair and triple exclusion, together also known as subset exclusion.
///
/// Pattern: two cells that see each other, or three of which each sees another. Two candidates of them exclude each
/// other if the cells see each other and the digits are equal, or if they would take two digits out of an almost locked
/// set of up to three cells. A candidate that is in no choice without such a pair is eliminated.
///
/// Example: `r1c2 {4578}, r1c7 {47}, r12c9 {478}, r3c28 {457}`: with `r1c7=4`, each digit of r1c2 is excluded, so
/// `r1c7<>4`.
///
/// See "Aligned Pair Exclusion" on SudokuWiki.
public final class AlignedExclusionFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            AlignedExclusionFinder::new, Technique.ALIGNED_PAIR_EXCLUSION, Technique.ALIGNED_TRIPLE_EXCLUSION);

    private final ExcludedPairs excluded;

    /// The reported conclusions with their reasons. Three cells of which one is idle exclude the same as others.
    private final Set<Reported> reported = new HashSet<>();

    private AlignedExclusionFinder(FinderTask task) {
        super(task);
        this.excluded = new ExcludedPairs(position);
    }

    @Override
    public void find() {
        if (wants(Technique.ALIGNED_PAIR_EXCLUSION)) {
            pairs();
        }
        if (wants(Technique.ALIGNED_TRIPLE_EXCLUSION)) {
            triples();
        }
    }

    private void pairs() {
        for (int one = 0; one < 81; one++) {
            for (int other = one + 1; other < 81; other++) {
                if (Geometry.sees(one, other)) {
                    check(Technique.ALIGNED_PAIR_EXCLUSION, one, other);
                }
            }
        }
    }

    private void triples() {
        for (int one = 0; one < 81; one++) {
            checkCancelled();
            for (int two = one + 1; two < 81; two++) {
                for (int three = two + 1; three < 81; three++) {
                    int links = (Geometry.sees(one, two) ? 1 : 0)
                            + (Geometry.sees(one, three) ? 1 : 0)
                            + (Geometry.sees(two, three) ? 1 : 0);
                    if (links >= 2) {
                        check(Technique.ALIGNED_TRIPLE_EXCLUSION, one, two, three);
                    }
                }
            }
        }
    }

    private void check(Technique technique, int... cells) {
        for (int cell : cells) {
            if (position.value(cell) != 0) {
                return;
            }
        }
        EliminationCollector conclusions = new EliminationCollector();
        for (int cell : cells) {
            int[] others = others(cells, cell);
            for (int digit : Bits.of(position.mask(cell))) {
                if (!hasChoice(cell, digit, others)) {
                    conclusions.eliminate(digit, CellSet.of(Cell.of(cell)));
                }
            }
        }
        if (conclusions.isEmpty()) {
            return;
        }
        Set<Excluded> reasons = reasons(conclusions, cells);
        if (reported.add(new Reported(technique, reasons, conclusions.toList()))) {
            report(new AlignedExclusion(
                    technique, cells(cells), List.copyOf(reasons), CellSet.NONE, conclusions.toList()));
        }
    }

    /// Tests whether a candidate is in a choice for all cells without an excluded pair.
    private boolean hasChoice(int cell, int digit, int[] others) {
        int left = excluded.possible(cell, digit, others[0]);
        if (others.length == 1) {
            return left != 0;
        }
        int last = excluded.possible(cell, digit, others[1]);
        for (int middle : Bits.of(left)) {
            if ((excluded.possible(others[0], middle, others[1]) & last) != 0) {
                return true;
            }
        }
        return false;
    }

    private static int[] others(int[] cells, int cell) {
        int[] others = new int[cells.length - 1];
        int count = 0;
        for (int other : cells) {
            if (other != cell) {
                others[count++] = other;
            }
        }
        return others;
    }

    private static List<Cell> cells(int[] cells) {
        List<Cell> list = new ArrayList<>();
        for (int cell : cells) {
            list.add(Cell.of(cell));
        }
        return list;
    }

    /// Returns the pairs that leave each eliminated candidate no choice.
    private Set<Excluded> reasons(EliminationCollector conclusions, int[] cells) {
        Set<Excluded> reasons = new LinkedHashSet<>();
        for (Digit digit : Digit.values()) {
            for (Cell cell : conclusions.cells(digit)) {
                reasons(cell.index(), digit.ordinal(), others(cells, cell.index()), reasons);
            }
        }
        return reasons;
    }

    private void reasons(int cell, int digit, int[] others, Set<Excluded> reasons) {
        int possible = excluded.possible(cell, digit, others[0]);
        for (int gone : Bits.of(position.mask(others[0]) & ~possible)) {
            reasons.add(reason(cell, digit, others[0], gone));
        }
        for (int middle : others.length == 1 ? Bits.of(0) : Bits.of(possible)) {
            for (int last : Bits.of(position.mask(others[1]))) {
                boolean first = (excluded.possible(cell, digit, others[1]) >>> last & 1) == 0;
                reasons.add(first ? reason(cell, digit, others[1], last) : reason(others[0], middle, others[1], last));
            }
        }
    }

    private Excluded reason(int one, int digit, int other, int with) {
        List<Als> by = digit == with && Geometry.sees(one, other)
                ? List.of()
                : List.of(excluded.excluder(one, digit, other, with));
        return new Excluded(Candidate.of(one, digit), Candidate.of(other, with), by);
    }

    private record Reported(Technique technique, Set<Excluded> reasons, List<Conclusion> conclusions) {}

    /// The pairs of candidates that cannot both be true: equal digits of cells that see each other, and candidates that
    /// together would take two digits out of an almost locked set, which then had too few for its cells.
    private static final class ExcludedPairs {

        /// The largest set that excludes pairs. People do not see larger ones.
        private static final int MOST_CELLS = 3;

        private final AlsList sets;

        /// By candidate and cell, the digits that are possible there.
        private final short[] possible = new short[729 * 81];

        ExcludedPairs(Position position) {
            sets = AlsList.of(position);
            for (int cell = 0; cell < 81; cell++) {
                for (int digit : Bits.of(position.mask(cell))) {
                    for (int other = 0; other < 81; other++) {
                        int same = Geometry.sees(cell, other) ? 1 << digit : 0;
                        possible[(cell * 9 + digit) * 81 + other] = (short) (position.mask(other) & ~same);
                    }
                }
            }
            for (int als = 0; als < sets.size() && sets.cellCount(als) <= MOST_CELLS; als++) {
                for (int first : Bits.of(sets.removableDigits(als))) {
                    for (int second : Bits.of(sets.removableDigits(als) & ~(1 << first))) {
                        exclude(sets.peers(als, first), first, sets.peers(als, second), second);
                    }
                }
            }
        }

        private void exclude(CellSet ones, int first, CellSet others, int second) {
            ones.forEachIndex(one ->
                    others.forEachIndex(other -> possible[(one * 9 + first) * 81 + other] &= (short) ~(1 << second)));
        }

        /// Returns the candidates of another cell that can be true together with a candidate, nine bits.
        int possible(int cell, int digit, int other) {
            return possible[(cell * 9 + digit) * 81 + other];
        }

        /// Returns the first of the smallest sets that exclude a pair.
        Als excluder(int one, int digit, int other, int with) {
            for (int als = 0; als < sets.size(); als++) {
                if (sets.peers(als, digit).contains(Cell.of(one))
                        && sets.peers(als, with).contains(Cell.of(other))) {
                    return sets.get(als);
                }
            }
            throw new IllegalArgumentException("not excluded");
        }
    }
}
