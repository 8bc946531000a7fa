package nonet.rate.se.pattern;

import java.util.function.BiPredicate;
import nonet.grid.Bits;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SePatternRule;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.evidence.PatternFacts;

/// X-wing, swordfish and jellyfish without fins: base lines in which the places of a digit lie in as many cover lines; the
/// cover lines lose the digit elsewhere. Each base line has two places at least.
public final class BasicFishRule implements SePatternRule {

    private final SeTechnique technique;
    private final double rating;
    private final int size;
    private final Eliminations.Builder eliminations = new Eliminations.Builder();

    /// @param size the number of base lines
    public BasicFishRule(SeTechnique technique, double rating, int size) {
        this.technique = technique;
        this.rating = rating;
        this.size = size;
    }

    @Override
    public void search(RatingBoard board, BiPredicate<FoundStep, int[]> enough) {
        if (!search(board, SearchOrder.COLUMNS, SearchOrder.ROWS, enough)) {
            search(board, SearchOrder.ROWS, SearchOrder.COLUMNS, enough);
        }
    }

    /// @param base the first of the houses of the base lines
    /// @param cover the first of the houses of the cover lines
    private boolean search(RatingBoard board, int base, int cover, BiPredicate<FoundStep, int[]> enough) {
        BitMatrix[] lines = new BitMatrix[9];
        int[] fitting = new int[9];
        for (int digit = 0; digit < 9; digit++) {
            int each = digit;
            lines[digit] = BitMatrix.of(line -> board.places(base + line, each));
            // None if the digit is placed too often.
            fitting[digit] = board.placed[digit] <= 9 - 2 * size ? lines[digit].fitting(size) : 0;
        }
        for (int subset : SearchOrder.subsets(size)) {
            for (int digit = 0; digit < 9; digit++) {
                if ((subset & ~fitting[digit]) == 0
                        && take(board, base, cover, subset, lines[digit].union(subset), digit, enough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean take(
            RatingBoard board,
            int base,
            int cover,
            int lines,
            int union,
            int digit,
            BiPredicate<FoundStep, int[]> enough) {
        if (Integer.bitCount(union) != size) {
            return false;
        }
        for (int line : Bits.of(union)) {
            eliminations.addPlaces(board, cover + line, 0x1FF & ~lines, 1 << digit);
        }
        return !eliminations.isEmpty()
                && enough.test(
                        FoundStep.removing(
                                technique,
                                rating,
                                eliminations.build(),
                                PatternFacts.fish(board, base, lines, cover, union, digit)),
                        absent(base, lines, union, digit));
    }

    private int[] absent(int base, int lines, int union, int digit) {
        int[] absent = new int[size * (9 - size)];
        int count = 0;
        for (int each : Bits.of(lines)) {
            int[] line = SePatternRule.absent(base + each, 0x1FF & ~union, 1 << digit);
            System.arraycopy(line, 0, absent, count, line.length);
            count += line.length;
        }
        return absent;
    }
}
