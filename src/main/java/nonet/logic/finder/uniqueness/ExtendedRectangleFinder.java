package nonet.logic.finder.uniqueness;

import nonet.deduce.DeadlyPatterns.Uniqueness;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.logic.finder.uniqueness.ExtendedRectangles.ExtendedRectangle;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Extended rectangles, unique rectangles of two lines and three or four.
///
/// Pattern: two rows of one band and three or four columns in at least two boxes, or the same with rows and columns
/// exchanged. All cells are blank and have at least two of as many digits as there are columns. If they held only these
/// digits, both rows would hold the same, and exchanging the rows would make a second solution. The types 1 to 4 are
/// those of the uniqueness tests.
///
/// Example of type 1: all cells of r45c259 have only candidates of {347} but `r4c9 {3478}`, so 3, 4 and 7 are
/// eliminated there.
///
/// Valid only for puzzles with a unique solution. See "Extended Unique Rectangles" on SudokuWiki.
public final class ExtendedRectangleFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            ExtendedRectangleFinder::new,
            Technique.EXTENDED_RECTANGLE_1,
            Technique.EXTENDED_RECTANGLE_2,
            Technique.EXTENDED_RECTANGLE_3,
            Technique.EXTENDED_RECTANGLE_4);

    private ExtendedRectangleFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        for (ExtendedRectangle rectangle : ExtendedRectangles.of(position).all()) {
            check(rectangle);
        }
    }

    private void check(ExtendedRectangle rectangle) {
        CellSet roof = rectangle.roof();
        if (roof.size() == 1) {
            report(
                    Technique.EXTENDED_RECTANGLE_1,
                    rectangle,
                    new Guardians.LastCell(),
                    RoofRules.eliminate(position, rectangle.digits(), roof));
            return;
        }
        if (wants(Technique.EXTENDED_RECTANGLE_2)) {
            rules(Technique.EXTENDED_RECTANGLE_2, rectangle).extraDigit();
        }
        if (wants(Technique.EXTENDED_RECTANGLE_3)) {
            rules(Technique.EXTENDED_RECTANGLE_3, rectangle)
                    .subset(position.blankCells().minus(CellSet.of(rectangle.loop())));
        }
        if (wants(Technique.EXTENDED_RECTANGLE_4) && roof.size() == 2) {
            rules(Technique.EXTENDED_RECTANGLE_4, rectangle).confined(rectangle.digits());
        }
    }

    private RoofRules rules(Technique technique, ExtendedRectangle rectangle) {
        return new RoofRules(
                position,
                rectangle.roof(),
                rectangle.extras(),
                (guardians, conclusions) -> report(technique, rectangle, guardians, conclusions));
    }

    private void report(
            Technique technique, ExtendedRectangle rectangle, Guardians guardians, EliminationCollector conclusions) {
        if (wants(technique) && !conclusions.isEmpty()) {
            report(new Uniqueness(
                    technique,
                    rectangle.loop(),
                    new DigitSet(rectangle.digits()),
                    rectangle.roof(),
                    guardians,
                    conclusions.toList()));
        }
    }
}
