package nonet.rate.se.pattern;

import nonet.grid.Geometry;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeRule;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.evidence.PatternFacts;
import org.jspecify.annotations.Nullable;

/// Aligned pair and triplet exclusion: for two or three base cells, a combination of candidates is impossible when equal
/// digits see each other, or when it takes all candidates of a cell that all base cells see. Candidates in no possible
/// combination are removed.
public final class AlignedExclusionRule implements SeRule {

    private final boolean triplet;
    private final int[] base = new int[81];
    private final long[] excludersLo = new long[81];
    private final long[] excludersHi = new long[81];
    private final boolean[] isBase = new boolean[81];
    private final Eliminations.Builder eliminations = new Eliminations.Builder();

    /// The common excluders, and their candidates.
    private long commonLo;

    private long commonHi;
    private final int[] common = new int[20];

    private int commonCount;

    /// The third base cell that was tried last.
    private int third;

    /// @param triplet whether there are three base cells, and not two
    public AlignedExclusionRule(boolean triplet) {
        this.triplet = triplet;
    }

    @Override
    public @Nullable FoundStep first(RatingBoard board) {
        int count = listBaseCells(board);
        for (int i = 1; i < count; i++) {
            for (int j = 0; j < i; j++) {
                if (triplet ? addThirdCells(board, base[j], base[i]) : addPair(board, base[j], base[i])) {
                    return FoundStep.removing(
                            triplet ? SeTechnique.ALIGNED_TRIPLET_EXCLUSION : SeTechnique.ALIGNED_PAIR_EXCLUSION,
                            triplet ? 7.5 : 6.2,
                            eliminations.build(),
                            PatternFacts.aligned(commonLo, commonHi, baseCells(base[j], base[i])));
                }
            }
        }
        return null;
    }

    private int[] baseCells(int one, int two) {
        return triplet ? new int[] {one, two, third} : new int[] {one, two};
    }

    private int listBaseCells(RatingBoard board) {
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            isBase[cell] = board.count(cell) >= 2 && findExcluders(board, cell);
            if (isBase[cell]) {
                base[count++] = cell;
            }
        }
        return count;
    }

    /// Finds the excluders of a cell, and returns whether there are any and no peer has a single candidate.
    private boolean findExcluders(RatingBoard board, int cell) {
        excludersLo[cell] = 0;
        excludersHi[cell] = 0;
        for (int i = 0; i < Geometry.PEER_COUNT; i++) {
            int peer = SearchOrder.peer(cell, i);
            int count = board.count(peer);
            if (count == 1) {
                return false;
            }
            if (count == 2 || triplet && count == 3) {
                excludersLo[cell] |= Geometry.bitLo(peer);
                excludersHi[cell] |= Geometry.bitHi(peer);
            }
        }
        return (excludersLo[cell] | excludersHi[cell]) != 0;
    }

    /// Lists the candidates of a set of excluders, and returns whether there are at least two.
    private boolean listCommon(RatingBoard board, long lo, long hi) {
        commonCount = 0;
        commonLo = lo;
        commonHi = hi;
        if (Long.bitCount(lo) + Long.bitCount(hi) < 2) {
            return false;
        }
        for (long left = lo; left != 0; left &= left - 1) {
            common[commonCount++] = board.candidates[Long.numberOfTrailingZeros(left)];
        }
        for (long left = hi; left != 0; left &= left - 1) {
            common[commonCount++] = board.candidates[64 + Long.numberOfTrailingZeros(left)];
        }
        return true;
    }

    private boolean addPair(RatingBoard board, int one, int two) {
        if (!listCommon(board, excludersLo[one] & excludersLo[two], excludersHi[one] & excludersHi[two])) {
            return false;
        }
        int possibleOne = 0;
        int possibleTwo = 0;
        boolean seen = Geometry.sees(one, two);
        for (int left = board.candidates[one]; left != 0; left &= left - 1) {
            int digit = left & -left;
            int allowed = board.candidates[two] & ~impossible(digit) & ~(seen ? digit : 0);
            possibleOne |= allowed == 0 ? 0 : digit;
            possibleTwo |= allowed;
        }
        eliminations.add(board, one, ~possibleOne);
        eliminations.add(board, two, ~possibleTwo);
        return !eliminations.isEmpty();
    }

    /// Returns the digits that cannot complete a combination with those given: all of them, or those that leave some
    /// excluder nothing.
    private int impossible(int digits) {
        int impossible = 0;
        for (int i = 0; i < commonCount; i++) {
            int rest = common[i] & ~digits;
            if (rest == 0) {
                return 0x1FF;
            }
            impossible |= (rest & (rest - 1)) == 0 ? rest : 0;
        }
        return impossible;
    }

    private boolean addThirdCells(RatingBoard board, int one, int two) {
        long lo = excludersLo[one] & excludersLo[two];
        long hi = excludersHi[one] & excludersHi[two];
        return Long.bitCount(lo) + Long.bitCount(hi) >= 2
                && (addThirdCells(board, one, two, one) || addThirdCells(board, one, two, two));
    }

    /// Tries the excluders of one of the two base cells as third cell.
    private boolean addThirdCells(RatingBoard board, int one, int two, int excluded) {
        for (int i = 0; i < Geometry.PEER_COUNT; i++) {
            int three = SearchOrder.peer(excluded, i);
            int count = board.count(three);
            if (isBase[three]
                    && (count == 2 || count == 3)
                    && three != one
                    && three != two
                    && !(excluded == two && Geometry.sees(one, three))
                    && listCommon(
                            board,
                            excludersLo[one] & excludersLo[two] & excludersLo[three],
                            excludersHi[one] & excludersHi[two] & excludersHi[three])
                    && addTriplet(board, one, two, three)) {
                return true;
            }
        }
        return false;
    }

    private boolean addTriplet(RatingBoard board, int one, int two, int three) {
        int possibleOne = 0;
        int possibleTwo = 0;
        int possibleThree = 0;
        third = three;
        boolean twoSeen = Geometry.sees(one, two);
        boolean oneSeesThree = Geometry.sees(one, three);
        boolean twoSeesThree = Geometry.sees(two, three);
        for (int left = board.candidates[one]; left != 0; left &= left - 1) {
            int digit = left & -left;
            for (int next = board.candidates[two] & ~(twoSeen ? digit : 0); next != 0; next &= next - 1) {
                int second = next & -next;
                int allowed = board.candidates[three]
                        & ~(oneSeesThree ? digit : 0)
                        & ~(twoSeesThree ? second : 0)
                        & ~impossible(digit | second);
                if (allowed != 0) {
                    possibleOne |= digit;
                    possibleTwo |= second;
                    possibleThree |= allowed;
                }
            }
        }
        eliminations.add(board, one, ~possibleOne);
        eliminations.add(board, two, ~possibleTwo);
        eliminations.add(board, three, ~possibleThree);
        return !eliminations.isEmpty();
    }
}
