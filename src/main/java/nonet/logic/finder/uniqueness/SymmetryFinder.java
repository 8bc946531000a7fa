package nonet.logic.finder.uniqueness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.deduce.SymmetricalPlacement;
import nonet.deduce.SymmetricalPlacement.Kind;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;
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
public final class SymmetryFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(SymmetryFinder::new, Technique.GURTH_SYMMETRICAL_PLACEMENT);

    private SymmetryFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        for (Kind kind : Kind.values()) {
            int[] images = images(kind);
            if (images != null) {
                EliminationCollector conclusions = conclusions(kind, images);
                if (!conclusions.isEmpty()) {
                    report(new SymmetricalPlacement(
                            Technique.GURTH_SYMMETRICAL_PLACEMENT, kind, digits(images), conclusions.toList()));
                }
            }
        }
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
    private int @Nullable [] images(Kind kind) {
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

    private EliminationCollector conclusions(Kind kind, int[] images) {
        EliminationCollector conclusions = new EliminationCollector();
        for (Cell cell : Cell.all()) {
            for (int digit : Bits.of(position.mask(cell.index()))) {
                if (!survives(kind, images, cell, digit)) {
                    conclusions.eliminate(digit, CellSet.of(cell));
                }
            }
        }
        return conclusions;
    }

    /// Tests whether all images of a candidate are possible, and do not conflict with it.
    private boolean survives(Kind kind, int[] images, Cell cell, int digit) {
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
