package nonet.logic.finder.basic;

import nonet.deduce.Basics.LockedCandidates;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Locked candidates: pointing and claiming, also known as intersection removal.
///
/// Pattern: all places of a digit in a box lie in one line (pointing), or all its places in a line lie in one box
/// (claiming). The digit is eliminated from the other cells of that line or box.
///
/// Example of pointing: `5 in r1c12` are its only places in box 1, so `r1c789<>5`.
///
/// See "Intersections" in the HoDoKu reference and "Intersection Removal" on SudokuWiki.
public final class LockedCandidatesFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(LockedCandidatesFinder::new, Technique.POINTING, Technique.CLAIMING);

    private LockedCandidatesFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        if (wants(Technique.POINTING)) {
            pointing();
        }
        if (wants(Technique.CLAIMING)) {
            claiming();
        }
    }

    private void pointing() {
        for (int box = 18; box < 27; box++) {
            for (int digit = 0; digit < 9; digit++) {
                int places = position.places(box, digit);
                int line = line(box, places);
                if (line >= 0) {
                    report(Technique.POINTING, digit, box, line);
                }
            }
        }
    }

    /// Returns the line that contains some places of a box, or -1 if there is none.
    private static int line(int box, int places) {
        if ((places & places - 1) == 0) {
            return -1;
        }
        int first = Geometry.cell(box, Integer.numberOfTrailingZeros(places));
        int rowOfBox = 7 << Geometry.placeInBox(first) / 3 * 3;
        if ((places & ~rowOfBox) == 0) {
            return Geometry.row(first);
        }
        int columnOfBox = 0b1001001 << Geometry.placeInBox(first) % 3;
        return (places & ~columnOfBox) == 0 ? Geometry.column(first) : -1;
    }

    private void claiming() {
        for (int line = 0; line < 18; line++) {
            for (int digit = 0; digit < 9; digit++) {
                int places = position.places(line, digit);
                if ((places & places - 1) != 0) {
                    int third = Integer.numberOfTrailingZeros(places) / 3;
                    if ((places & ~(7 << third * 3)) == 0) {
                        int box = Geometry.box(Geometry.cell(line, third * 3));
                        report(Technique.CLAIMING, digit, line, box);
                    }
                }
            }
        }
    }

    private void report(Technique technique, int digit, int house, int other) {
        CellSet places = position.cells(digit);
        CellSet gone = places.and(Geometry.house(other)).minus(Geometry.house(house));
        if (gone.isEmpty()) {
            return;
        }
        report(new LockedCandidates(
                technique,
                Digit.at(digit),
                House.at(house),
                House.at(other),
                places.and(Geometry.house(house)),
                new EliminationCollector().eliminate(digit, gone).toList()));
    }
}
