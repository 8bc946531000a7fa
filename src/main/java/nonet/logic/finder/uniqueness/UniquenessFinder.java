package nonet.logic.finder.uniqueness;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.DeadlyPatterns.Uniqueness;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Uniqueness tests 1 to 6 and hidden rectangles, also known as unique rectangles.
///
/// Pattern: four blank cells in two rows, two columns and two boxes that have the same two candidates, except for the
/// roof. If all cells held only the pair, the digits could be exchanged, and the puzzle would have two solutions. Each
/// test draws on what prevents that, see [RoofRules] and [RectangleCheck].
///
/// Example of type 1: `r1c1, r1c4, r3c1 {12}` and `r3c4 {125} => r3c4<>1, r3c4<>2`.
///
/// Valid only for puzzles with a unique solution. See "Uniqueness" in the HoDoKu reference, "Unique Rectangles" and
/// "Hidden Unique Rectangles" on SudokuWiki.
public final class UniquenessFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            UniquenessFinder::new,
            Technique.UNIQUENESS_1,
            Technique.UNIQUENESS_2,
            Technique.UNIQUENESS_3,
            Technique.UNIQUENESS_4,
            Technique.UNIQUENESS_5,
            Technique.UNIQUENESS_6,
            Technique.HIDDEN_RECTANGLE);

    private final Set<List<Object>> known = new HashSet<>();

    private UniquenessFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        boolean missing = limits().patterns().missingCandidates();
        for (DeadlyRectangle rectangle : DeadlyRectangle.ALL.of(position)) {
            boolean fits = missing || rectangle.complete();
            if (fits) {
                new RectangleCheck(task, rectangle, this::reportOnce).run();
            }
        }
    }

    private void reportOnce(Uniqueness found) {
        if (known.add(List.of(found.technique(), found.digits(), found.conclusions()))) {
            report(found);
        }
    }

    /// Returns the deduction of a rectangle.
    static Uniqueness deduction(
            Technique technique,
            int[] cells,
            int pair,
            CellSet roof,
            Guardians guardians,
            List<Conclusion> conclusions) {
        return new Uniqueness(
                technique,
                List.of(Cell.of(cells[0]), Cell.of(cells[1]), Cell.of(cells[3]), Cell.of(cells[2])),
                new DigitSet(pair),
                roof,
                guardians,
                conclusions);
    }
}
