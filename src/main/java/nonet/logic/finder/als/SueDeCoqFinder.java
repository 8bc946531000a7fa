package nonet.logic.finder.als;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.AlsPatterns.SueDeCoq;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Intersection;
import nonet.logic.position.IntersectionIndex;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Sue de Coq, also known as two-sector disjoint subsets.
///
/// Pattern: two or three cells in the intersection of a box and a line, with cells in the rest of the line and cells in
/// the rest of the box that have no digit in common; altogether as many cells as digits. Each digit is eliminated from
/// the rest of the line, the box, or both, depending on where it is confined.
///
/// Example: `r1c12 {1234}` with `r1c7 {12}` in row 1 and `r2c3 {34}` in box 1 eliminates 1 and 2 from the rest of row
/// 1, and 3 and 4 from the rest of box 1.
///
/// See "Sue de Coq" in the HoDoKu reference and on SudokuWiki.
public final class SueDeCoqFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(SueDeCoqFinder::new, Technique.SUE_DE_COQ);

    /// All instances by intersection. Their eliminations lie in the line and the box, so they stay where nothing
    /// changed.
    private static final IncrementalIndex<List<List<SueDeCoq>>> FOUND = IntersectionIndex.of(true, position -> {
        IntersectionSearch search = new IntersectionSearch(position);
        return (intersection, _) -> search.run(intersection);
    });

    private SueDeCoqFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        for (List<SueDeCoq> there : FOUND.of(position)) {
            for (SueDeCoq each : there) {
                report(each);
            }
        }
    }

    /// Searches an intersection for Sue de Coq. Few sets of the line have no digit in common with some cell of the box, so
    /// these are listed first.
    private static final class IntersectionSearch {

        private final Position position;
        private List<SueDeCoq> found = new ArrayList<>();
        private Intersection intersection = Intersection.all().getFirst();

        /// The sets of the line that leave a cell of the box, including the empty set: the cells of each as bits, its
        /// digits, and the places of the box whose cells have none of these digits.
        private final int[] inLine = new int[1 << 6];

        private final int[] digitsOf = new int[1 << 6];
        private final int[] disjointFrom = new int[1 << 6];
        private int count;

        IntersectionSearch(Position position) {
            this.position = position;
        }

        /// Returns the instances at an intersection.
        List<SueDeCoq> run(Intersection where) {
            found = new ArrayList<>();
            intersection = where;
            int most = digits(where.both(), 0b111);
            if (Integer.bitCount(most) >= 4) {
                listLineSets();
                dropSetsWithoutPartner(most);
                for (int chosen = 0b11; count > 0 && chosen <= 0b111; chosen++) {
                    int cells = Integer.bitCount(chosen);
                    int digits = digits(where.both(), chosen);
                    if (cells >= 2 && Integer.bitCount(digits) >= cells + 2 && areBlank(where.both(), chosen)) {
                        inLine(chosen, digits);
                    }
                }
            }
            return List.copyOf(found);
        }

        private void listLineSets() {
            int free = 0;
            for (int digit = 0; digit < 9; digit++) {
                free |= position.places(intersection.box().index(), digit);
            }
            inLine[0] = 0;
            digitsOf[0] = 0;
            disjointFrom[0] = free & intersection.placesInBoxRest();
            count = 1;
            for (int i = 0; i < 6; i++) {
                int mask = position.mask(intersection.lineRest()[i]);
                int disjoint = mask == 0 ? 0 : disjoint(mask);
                int before = disjoint == 0 ? 0 : count;
                for (int set = 0; set < before; set++) {
                    if ((disjointFrom[set] & disjoint) != 0) {
                        inLine[count] = inLine[set] | 1 << i;
                        digitsOf[count] = digitsOf[set] | mask;
                        disjointFrom[count++] = disjointFrom[set] & disjoint;
                    }
                }
            }
        }

        /// Returns the places of the rest of the box whose cells are blank and have none of these digits.
        private int disjoint(int digits) {
            int disjoint = disjointFrom[0];
            for (int i : Bits.of(digits)) {
                disjoint &= ~position.places(intersection.box().index(), i);
            }
            return disjoint;
        }

        /// Drops the sets that fit no set of the box, whichever cells of the intersection are chosen. These cells have at
        /// least two digits more than cells, and the two sets must make up for them: a set counts its cells less the digits
        /// it adds. That is most if all cells of the intersection are chosen.
        ///
        /// @param most all digits of the intersection
        private void dropSetsWithoutPartner(int most) {
            int kept = 0;
            for (int set = 1; set < count; set++) {
                int missing = 2 - surplus(inLine[set], digitsOf[set] & ~most);
                int disjoint = disjointFrom[set];
                boolean fits = false;
                for (int chosen = disjoint & -disjoint; chosen != 0 && !fits; chosen = chosen - disjoint & disjoint) {
                    fits = surplus(chosen, boxDigits(chosen) & ~most) >= Math.max(1, missing);
                }
                if (fits) {
                    inLine[kept] = inLine[set];
                    digitsOf[kept] = digitsOf[set];
                    disjointFrom[kept++] = disjointFrom[set];
                }
            }
            count = kept;
        }

        private static int surplus(int cells, int furtherDigits) {
            return Integer.bitCount(cells) - Integer.bitCount(furtherDigits);
        }

        private void inLine(int inIntersection, int digits) {
            for (int set = 0; set < count; set++) {
                int lineDigits = digitsOf[set];
                int cells = Integer.bitCount(inIntersection) + Integer.bitCount(inLine[set]);
                if ((lineDigits & digits) != 0 && Integer.bitCount(lineDigits | digits) > cells) {
                    inBox(inIntersection, digits, set, cells);
                }
            }
        }

        /// @param others the number of cells outside the rest of the box
        private void inBox(int inIntersection, int digits, int set, int others) {
            int disjoint = disjointFrom[set];
            for (int chosen = disjoint & -disjoint; chosen != 0; chosen = chosen - disjoint & disjoint) {
                int boxDigits = boxDigits(chosen);
                if ((boxDigits & digits) != 0
                        && Integer.bitCount(digits | digitsOf[set] | boxDigits) == others + Integer.bitCount(chosen)) {
                    collect(inIntersection, digits, set, chosen, boxDigits);
                }
            }
        }

        private int boxDigits(int places) {
            int digits = 0;
            for (int left = places; left != 0; left &= left - 1) {
                digits |= position.mask(intersection.cellInBox(left));
            }
            return digits;
        }

        private void collect(int inIntersection, int digits, int set, int inBox, int boxDigits) {
            CellSet both = CellSet.of(intersection.both(), inIntersection);
            CellSet lineCells = CellSet.of(intersection.lineRest(), inLine[set]);
            CellSet boxCells = intersection.cellsInBox(inBox);
            int fromLine = (digits | digitsOf[set]) & ~boxDigits;
            int fromBox = (digits | boxDigits) & ~digitsOf[set];
            EliminationCollector conclusions = new EliminationCollector();
            eliminate(fromLine, intersection.line().cellSet().minus(both).minus(lineCells), conclusions);
            eliminate(fromBox, intersection.box().cellSet().minus(both).minus(boxCells), conclusions);
            if (!conclusions.isEmpty()) {
                found.add(new SueDeCoq(
                        Technique.SUE_DE_COQ,
                        intersection.box(),
                        intersection.line(),
                        both,
                        new DigitSet(digits),
                        lineCells,
                        new DigitSet(fromLine),
                        boxCells,
                        new DigitSet(fromBox),
                        conclusions.toList()));
            }
        }

        private void eliminate(int digits, CellSet cells, EliminationCollector conclusions) {
            for (int digit : Bits.of(digits)) {
                conclusions.eliminate(digit, cells.and(position.cells(digit)));
            }
        }

        private int digits(int[] cells, int chosen) {
            int digits = 0;
            for (int i : Bits.of(chosen)) {
                digits |= position.mask(cells[i]);
            }
            return digits;
        }

        private boolean areBlank(int[] cells, int chosen) {
            for (int i : Bits.of(chosen)) {
                if (position.mask(cells[i]) == 0) {
                    return false;
                }
            }
            return true;
        }
    }
}
