package nonet.logic.finder.uniqueness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.EliminationCollector;
import nonet.deduce.SymmetricalPlacement;
import nonet.deduce.SymmetricalPlacement.Kind;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;
import org.jspecify.annotations.Nullable;

/// Gurth's symmetrical placement.
///
/// Pattern: a turn of the board or a reflection in a diagonal, together with an exchange of digits, carries the givens
/// into themselves. Applied to a solution it makes a solution, so a single solution is carried into itself too. Hence
/// cells that stay where they are hold only digits that stay themselves, and a candidate is false if one of its images
/// is.
///
/// Example: a half turn exchanges 1 with 9, 2 with 8, 3 with 7, 4 with 6, and leaves 5; so `r5c5=5`.
///
/// Valid only for puzzles with a unique solution. See "Gurth's Theorem" on SudokuWiki.
public final class SymmetryFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.GURTH_SYMMETRICAL_PLACEMENT);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        for (Kind kind : Kind.values()) {
            int[] images = images(position, kind);
            if (images != null) {
                EliminationCollector conclusions = conclusions(position, kind, images);
                if (!conclusions.isEmpty()
                        && sink.take(new SymmetricalPlacement(
                                Technique.GURTH_SYMMETRICAL_PLACEMENT, kind, digits(images), conclusions.toList()))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<Digit> digits(int[] images) {
        List<Digit> digits = new ArrayList<>();
        for (int image : images) {
            digits.add(Digit.at(image));
        }
        return digits;
    }

    /// Returns what each digit is exchanged for, or null if the givens are not symmetrical. A digit without givens, of
    /// which there is one at most, stays itself.
    private static int @Nullable [] images(Position position, Kind kind) {
        int[] images = new int[9];
        Arrays.fill(images, -1);
        int used = 0;
        CellSet givens = position.givens();
        for (Cell cell : givens) {
            Cell image = kind.image(cell);
            if (!givens.contains(image)) {
                return null;
            }
            int from = position.value(cell.index()) - 1;
            int to = position.value(image.index()) - 1;
            if (images[from] >= 0 && images[from] != to || images[from] < 0 && (used >>> to & 1) != 0) {
                return null;
            }
            images[from] = to;
            used |= 1 << to;
        }
        if (Integer.bitCount(used) < 8) {
            return null;
        }
        int absent = Integer.numberOfTrailingZeros(0x1FF & ~used);
        for (int digit = 0; digit < 9; digit++) {
            images[digit] = images[digit] < 0 ? absent : images[digit];
        }
        return images;
    }

    private static EliminationCollector conclusions(Position position, Kind kind, int[] images) {
        EliminationCollector conclusions = new EliminationCollector();
        for (Cell cell : Cell.all()) {
            for (int digit : Bits.of(position.mask(cell.index()))) {
                if (!survives(position, kind, images, cell, digit)) {
                    conclusions.eliminate(digit, CellSet.of(cell));
                }
            }
        }
        return conclusions;
    }

    /// Tests whether all images of a candidate are possible, and do not conflict with it.
    private static boolean survives(Position position, Kind kind, int[] images, Cell cell, int digit) {
        Cell at = kind.image(cell);
        int image = images[digit];
        while (!at.equals(cell)) {
            boolean possible = position.value(at.index()) == 0
                    ? position.has(at.index(), image)
                    : position.value(at.index()) - 1 == image;
            if (!possible) {
                return false;
            }
            at = kind.image(at);
            image = images[image];
        }
        return image == digit;
    }
}
