package nonet.logic.finder.singledigit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.DualPattern;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.SingleDigitPatterns.EmptyRectangle;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.StrongLinks;
import nonet.logic.position.StrongLinks.Conjugates;
import nonet.logic.position.Templates;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Empty rectangles.
///
/// Pattern: the places of a digit in a box lie in one row and one column, but not all in one of them. A strong link has
/// one end in that row, outside the box. The digit is eliminated where the box's column meets the perpendicular through
/// the other end; rows and columns may be exchanged.
///
/// Example: in box 5, 4 is confined to row 5 and column 5; `r5c9 =4= r8c9 => r8c5<>4`.
///
/// A dual empty rectangle is two of one box. See "Empty Rectangle" in the HoDoKu reference and on SudokuWiki.
public final class EmptyRectangleFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(EmptyRectangleFinder::new, Technique.EMPTY_RECTANGLE, Technique.DUAL_EMPTY_RECTANGLE);

    /// The places of a box in its first row, and in its first column.
    private static final int ROW_OF_BOX = 0b111;

    private static final int COLUMN_OF_BOX = 0b1001001;

    private EmptyRectangleFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        boolean duals = limits().patterns().duals() && wants(Technique.DUAL_EMPTY_RECTANGLE);
        boolean singles = wants(Technique.EMPTY_RECTANGLE);
        Set<List<Conclusion>> known = new HashSet<>();
        for (int digit = 0; digit < 9; digit++) {
            for (int box = 18; box < 27 && Templates.of(position).isDeletable(digit); box++) {
                List<EmptyRectangle> found =
                        inBox(digit, box, limits().patterns().smallEmptyRectangles());
                for (DualPattern dual : duals ? pairs(found) : List.<DualPattern>of()) {
                    report(dual);
                }
                for (EmptyRectangle each : found) {
                    if (singles && known.add(each.conclusions())) {
                        report(each);
                    }
                }
            }
        }
    }

    private List<EmptyRectangle> inBox(int digit, int box, boolean small) {
        int places = position.places(box, digit);
        int count = Integer.bitCount(places);
        List<EmptyRectangle> found = new ArrayList<>();
        for (int cross = 0; cross < 9 && count >= (small ? 2 : 3) && count <= 5; cross++) {
            int row = ROW_OF_BOX << cross / 3 * 3;
            int column = COLUMN_OF_BOX << cross % 3;
            boolean oneLine = (places & ~row) == 0 || (places & ~column) == 0;
            if ((places & ~row & ~column) == 0 && !oneLine) {
                int cell = Geometry.cell(box, cross);
                for (Conjugates link : StrongLinks.of(position).of(digit)) {
                    turn(digit, cell, link, link.first(), found);
                    turn(digit, cell, link, link.second(), found);
                }
            }
        }
        return found;
    }

    /// Tries a strong link in one direction. The near end must be in the row or the column, outside the box; the far
    /// end in another band or stack.
    private void turn(int digit, int cross, Conjugates link, int near, List<EmptyRectangle> found) {
        int far = link.other(near);
        boolean alongRow = Geometry.row(near) == Geometry.row(cross) && link.house() / 9 == 1;
        boolean alongColumn = Geometry.column(near) == Geometry.column(cross) && link.house() / 9 == 0;
        if (!alongRow && !alongColumn || Geometry.box(near) == Geometry.box(cross)) {
            return;
        }
        int out = alongRow ? Geometry.row(far) * 9 + cross % 9 : Geometry.row(cross) * 9 + far % 9;
        if (Geometry.box(out) == Geometry.box(cross) || !position.has(out, digit)) {
            return;
        }
        Digit of = Digit.at(digit);
        House box = House.at(Geometry.box(cross));
        found.add(new EmptyRectangle(
                Technique.EMPTY_RECTANGLE,
                of,
                box,
                House.at(Geometry.row(cross)),
                House.at(Geometry.column(cross)),
                position.cells(box, of),
                new Link(
                        Node.of(new Candidate(Cell.of(near), of)),
                        Node.of(new Candidate(Cell.of(far), of)),
                        Link.Kind.STRONG,
                        new Reason.InHouse(House.at(link.house()))),
                new EliminationCollector()
                        .eliminate(of, CellSet.of(Cell.of(out)))
                        .toList()));
    }

    private static List<DualPattern> pairs(List<EmptyRectangle> found) {
        List<DualPattern> duals = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            for (int j = i + 1; j < found.size(); j++) {
                EmptyRectangle one = found.get(i);
                EmptyRectangle other = found.get(j);
                if (!one.conclusions().equals(other.conclusions())) {
                    EliminationCollector both = new EliminationCollector()
                            .eliminate(one.conclusions())
                            .eliminate(other.conclusions());
                    duals.add(new DualPattern(Technique.DUAL_EMPTY_RECTANGLE, one, other, both.toList()));
                }
            }
        }
        return duals;
    }
}
