package nonet.logic.finder.uniqueness;

import nonet.deduce.EliminationCollector;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Avoidable rectangles.
///
/// Pattern: four cells in two rows, two columns and two boxes, none of them given, that hold two digits crosswise. The
/// digits could be exchanged, so the puzzle would have two solutions. Type 1: three cells are filled; the digit that
/// would complete the pattern is eliminated from the fourth. Type 2: two cells are filled; the others have one
/// candidate besides those of the pattern, the same in both, which is eliminated from cells that see both.
///
/// Example of type 1: `r1c1=1`, `r1c4=2` and `r3c1=2` were placed by the solver, so `r3c4<>1`.
///
/// Valid only for puzzles with a unique solution. See "Avoidable Rectangles" in the HoDoKu reference and on SudokuWiki.
public final class AvoidableRectangleFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            AvoidableRectangleFinder::new, Technique.AVOIDABLE_RECTANGLE_1, Technique.AVOIDABLE_RECTANGLE_2);

    private AvoidableRectangleFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        CellSet entered = entered();
        if (entered.size() < 2) {
            return;
        }
        for (Rectangle rectangle : Rectangle.all()) {
            int filled = rectangle.count(entered);
            if (filled < 2 || filled > 3 || rectangle.count(position.givens()) > 0) {
                continue;
            }
            if (filled == 3 && wants(Technique.AVOIDABLE_RECTANGLE_1)) {
                last(rectangle.cells());
            } else if (filled == 2 && wants(Technique.AVOIDABLE_RECTANGLE_2)) {
                pair(rectangle.cells());
            }
        }
    }

    private CellSet entered() {
        return CellSet.ALL.minus(position.blankCells()).minus(position.givens());
    }

    /// Type 1: three cells are filled, and the last one would complete the pattern.
    private void last(int[] cells) {
        for (int i = 0; i < 4; i++) {
            int opposite = position.value(cells[3 - i]);
            int one = position.value(cells[i ^ 1]);
            int other = position.value(cells[i ^ 2]);
            if (position.value(cells[i]) == 0
                    && one == other
                    && one != opposite
                    && position.has(cells[i], opposite - 1)) {
                CellSet roof = CellSet.of(Cell.of(cells[i]));
                EliminationCollector conclusions = RoofRules.eliminate(position, 1 << opposite - 1, roof);
                int digits = 1 << opposite - 1 | 1 << one - 1;
                report(UniquenessFinder.deduction(
                        Technique.AVOIDABLE_RECTANGLE_1,
                        cells,
                        digits,
                        roof,
                        new Guardians.LastCell(),
                        conclusions.toList()));
                return;
            }
        }
    }

    /// Type 2: two cells of a line are filled, and the other two have the missing digits of the pattern and one more.
    private void pair(int[] cells) {
        for (int[] order : new int[][] {{0, 1, 2, 3}, {2, 3, 0, 1}, {0, 2, 1, 3}, {1, 3, 0, 2}}) {
            int first = position.value(cells[order[0]]);
            int second = position.value(cells[order[1]]);
            int beside = cells[order[2]];
            int across = cells[order[3]];
            if (first == 0 || second == 0 || position.value(beside) != 0 || position.value(across) != 0) {
                continue;
            }
            int extra = position.mask(beside) & ~(1 << second - 1);
            boolean fits = Integer.bitCount(extra) == 1
                    && position.mask(beside) == (extra | 1 << second - 1)
                    && position.mask(across) == (extra | 1 << first - 1);
            if (fits) {
                CellSet roof = CellSet.of(Cell.of(beside), Cell.of(across));
                EliminationCollector conclusions = RoofRules.eliminate(position, extra, Geometry.commonPeers(roof));
                Guardians guardians = new Guardians.ExtraDigit(Digit.at(Integer.numberOfTrailingZeros(extra)), roof);
                if (!conclusions.isEmpty()) {
                    report(UniquenessFinder.deduction(
                            Technique.AVOIDABLE_RECTANGLE_2,
                            cells,
                            1 << first - 1 | 1 << second - 1,
                            roof,
                            guardians,
                            conclusions.toList()));
                }
                return;
            }
        }
    }
}
