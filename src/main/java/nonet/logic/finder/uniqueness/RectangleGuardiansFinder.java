package nonet.logic.finder.uniqueness;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Rectangle guardians, also known as the external types of unique rectangles.
///
/// Pattern: four blank cells in two rows, two columns and two boxes that all have two digits, and two opposite sides of
/// the rectangle: both rows, both columns or both boxes. The guardians are the other places of the two digits in these
/// houses. If none of them were true, each side would hold just the two digits, which could be exchanged. So one is true:
/// a single guardian is placed, and candidates that conflict with all guardians are eliminated.
///
/// Example: 2 and 4 in r13c15, and in columns 1 and 5 the only other place is `r4c1=4`; so `r4c1=4`.
///
/// Valid only for puzzles with a unique solution. Many steps of uniqueness tests and hidden rectangles, which come
/// first and are easier to see, have guardians too. Not all do: a guardian in the row of the floor of a hidden rectangle
/// need not conflict with the eliminated candidate. See "Unique Rectangles, External Types" in the sudoku literature.
public final class RectangleGuardiansFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(RectangleGuardiansFinder::new, Technique.RECTANGLE_GUARDIANS);

    private static final int MOST_GUARDIANS = 6;

    private RectangleGuardiansFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        // Sides without changed cells had the same guardians before, from which nothing followed.
        for (Rectangle rectangle : Rectangle.all()) {
            int common = 0x1FF;
            for (int cell : rectangle.cells()) {
                common &= position.mask(cell);
            }
            for (int first : Bits.of(common)) {
                for (int second : Bits.of(common & -(2 << first))) {
                    new Sides(rectangle, 1 << first | 1 << second).run();
                }
            }
        }
    }

    private final class Sides {
        private final Rectangle rectangle;
        private final int pair;

        Sides(Rectangle rectangle, int pair) {
            this.rectangle = rectangle;
            this.pair = pair;
        }

        void run() {
            int[] cells = rectangle.cells();
            boolean wide = Geometry.box(cells[0]) == Geometry.box(cells[1]);
            Set<List<Candidate>> known = new HashSet<>();
            check(Geometry.row(cells[0]), Geometry.row(cells[3]), known);
            check(Geometry.column(cells[0]), Geometry.column(cells[3]), known);
            check(Geometry.box(cells[0]), Geometry.box(cells[wide ? 2 : 1]), known);
        }

        /// @param known the guardians of other sides; with the same guardians, the step is the same
        private void check(int side, int opposite, Set<List<Candidate>> known) {
            if (!since().touchesHouse(side) && !since().touchesHouse(opposite)) {
                return;
            }
            CellSet outside = Geometry.house(side).or(Geometry.house(opposite)).minus(rectangle.set());
            int count = 0;
            for (int digit : Bits.of(pair)) {
                count += outside.and(position.cells(digit)).size();
            }
            if (count == 0 || count > MOST_GUARDIANS) {
                return;
            }
            List<Candidate> guardians = new ArrayList<>();
            for (int digit : Bits.of(pair)) {
                for (Cell cell : outside.and(position.cells(digit))) {
                    guardians.add(new Candidate(cell, Digit.at(digit)));
                }
            }
            if (!known.add(guardians)) {
                return;
            }
            List<Conclusion> conclusions = RoofRules.fromOneOf(position, guardians);
            if (conclusions.isEmpty()) {
                return;
            }
            List<House> sides = List.of(House.at(side), House.at(opposite));
            report(UniquenessFinder.deduction(
                    Technique.RECTANGLE_GUARDIANS,
                    rectangle.cells(),
                    pair,
                    roof(),
                    new Guardians.OneOf(guardians, sides),
                    conclusions));
        }

        private CellSet roof() {
            CellSet roof = CellSet.NONE;
            for (int cell : rectangle.cells()) {
                roof = (position.mask(cell) & ~pair) == 0 ? roof : roof.with(Cell.of(cell));
            }
            return roof;
        }
    }
}
