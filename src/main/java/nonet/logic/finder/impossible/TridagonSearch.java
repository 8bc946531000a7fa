package nonet.logic.finder.impossible;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.deduce.ImpossiblePatterns.TridagonCells;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.logic.position.Position;

/// Lists the tridagons of a position.
final class TridagonSearch {

    private static final int MOST_GUARDED_CELLS = 6;

    /// The columns of three cells in three rows of a box, from the top: first the three that go to the right, then the
    /// three that go to the left.
    private static final int[][] TRIPLES = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};

    /// The number of the triples that go to the right.
    private static final int RIGHT = 3;

    private static final int UNFIT = 99;

    private final Position position;
    private final List<GuardedTridagon> found = new ArrayList<>();

    /// By box and triple, the number of cells with other candidates than the current digits; and by box the fewest.
    private final int[][] guarded = new int[9][TRIPLES.length];

    private final int[] fewest = new int[9];

    TridagonSearch(Position position) {
        this.position = position;
    }

    /// Returns the tridagons, those with the fewest guardians first.
    List<GuardedTridagon> run() {
        for (int digits = 0b111; digits < 1 << 9; digits++) {
            if (Integer.bitCount(digits) == 3) {
                run(digits);
            }
        }
        found.sort(Comparator.comparingInt(each -> each.guardians().size()));
        return found;
    }

    private void run(int digits) {
        for (int box = 0; box < 9; box++) {
            fewest[box] = UNFIT;
            for (int triple = 0; triple < TRIPLES.length; triple++) {
                guarded[box][triple] = guarded(box, triple, digits);
                fewest[box] = Math.min(fewest[box], guarded[box][triple]);
            }
        }
        for (int band = 0; band < 6; band += 3) {
            for (int otherBand = band + 3; otherBand < 9; otherBand += 3) {
                for (int stack = 0; stack < 2; stack++) {
                    for (int otherStack = stack + 1; otherStack < 3; otherStack++) {
                        int[] boxes = {band + stack, band + otherStack, otherBand + stack, otherBand + otherStack};
                        int least = fewest[boxes[0]] + fewest[boxes[1]] + fewest[boxes[2]] + fewest[boxes[3]];
                        if (least <= MOST_GUARDED_CELLS) {
                            choose(boxes, new int[4], 0, 0, least, digits);
                        }
                    }
                }
            }
        }
    }

    /// Returns the number of cells with other candidates, or [#UNFIT] if a cell has fewer than two of the digits.
    private int guarded(int box, int triple, int digits) {
        int count = 0;
        for (int row = 0; row < 3; row++) {
            int mask = position.mask(cell(box, triple, row));
            if (Integer.bitCount(mask & digits) < 2) {
                return UNFIT;
            }
            count += (mask & ~digits) != 0 ? 1 : 0;
        }
        return count;
    }

    private static int cell(int box, int triple, int row) {
        return 9 * (box / 3 * 3 + row) + box % 3 * 3 + TRIPLES[triple][row];
    }

    /// @param cells the number of cells with other candidates so far
    /// @param least the fewest that there will be
    private void choose(int[] boxes, int[] triples, int depth, int cells, int least, int digits) {
        if (depth == boxes.length) {
            if (cells > 0 && isImpossible(triples)) {
                found.add(tridagon(boxes, triples, digits));
            }
            return;
        }
        for (int triple = 0; triple < TRIPLES.length; triple++) {
            int own = guarded[boxes[depth]][triple];
            int leastNow = least - fewest[boxes[depth]] + own;
            if (leastNow <= MOST_GUARDED_CELLS) {
                triples[depth] = triple;
                choose(boxes, triples, depth + 1, cells + own, leastNow, digits);
            }
        }
    }

    /// Tests whether three digits cannot fill these triples of four boxes: three go one way and one the other.
    static boolean isImpossible(int... triples) {
        int right = 0;
        for (int triple : triples) {
            right += triple < RIGHT ? 1 : 0;
        }
        return right % 2 == 1;
    }

    private GuardedTridagon tridagon(int[] boxes, int[] triples, int digits) {
        int right = 0;
        for (int triple : triples) {
            right += triple < RIGHT ? 1 : 0;
        }
        List<CellSet> alike = new ArrayList<>();
        CellSet odd = CellSet.NONE;
        List<Candidate> guardians = new ArrayList<>();
        for (int i = 0; i < boxes.length; i++) {
            CellSet cells = CellSet.NONE;
            for (int row = 0; row < 3; row++) {
                Cell cell = Cell.of(cell(boxes[i], triples[i], row));
                cells = cells.with(cell);
                for (int digit : Bits.of(position.mask(cell.index()) & ~digits)) {
                    guardians.add(new Candidate(cell, Digit.at(digit)));
                }
            }
            if (triples[i] < RIGHT == (right == 1)) {
                odd = cells;
            } else {
                alike.add(cells);
            }
        }
        guardians.sort(Comparator.comparingInt(Candidate::index));
        return new GuardedTridagon(new TridagonCells(alike, odd, new DigitSet(digits)), List.copyOf(guardians));
    }
}
