package nonet.logic.finder.multisector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.MultiSectorPatterns.SkLoop;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.logic.position.Delta;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;
import org.jspecify.annotations.Nullable;

/// SK-loops, also known as domino loops or belts of crosses.
///
/// Pattern: four boxes at the corners of a rectangle, and in each a pivot, such that the pivots are the corners of two
/// rows and two columns. In each box, the two other cells in the pivot's row and the two in its column are blank: a
/// ring of eight pairs in which neighbors share a box, a row or a column. Each digit needs a number of these eight
/// links to cover all pairs that can hold it. If the digits need sixteen links together, as many as there are cells,
/// each of these links contains its digit exactly once among the cells, and the digit is eliminated from the rest of
/// that house.
///
/// Example: with the pivots r28c28 of Easter Monster, nine eliminations.
///
/// See "SK Loops" on SudokuWiki.
public final class SkLoopFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(SkLoopFinder::new, Technique.SK_LOOP);

    private SkLoopFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        for (int row = 0; row < 6; row++) {
            for (int otherRow = row / 3 * 3 + 3; otherRow < 9; otherRow++) {
                for (int column = 0; column < 6; column++) {
                    for (int otherColumn = column / 3 * 3 + 3; otherColumn < 9; otherColumn++) {
                        PairRing ring = new PairRing(row, otherRow, column, otherColumn);
                        // A loop without changed cells was as full before, and eliminated nothing.
                        boolean maybe = ring.isBlank(position) && ring.hasChanged(since());
                        SkLoop loop = maybe ? ring.loop(position) : null;
                        if (loop != null) {
                            report(loop);
                        }
                    }
                }
            }
        }
    }

    /// The ring of eight pairs of cells beside four pivots. Link `i` of the ring is the house that contains the pairs `i`
    /// and `i + 1`; going around, these are a row, a box, a column and a box, twice.
    ///
    /// @param row the row of two pivots, from 0, in a band above that of `otherRow`
    /// @param column the column of two pivots, from 0, in a stack left of that of `otherColumn`
    private record PairRing(int row, int otherRow, int column, int otherColumn) {

        private static final int PAIRS = 8;

        /// By set of pairs, the fewest links that touch them all.
        private static final byte[] FEWEST_LINKS = new byte[1 << PAIRS];

        static {
            Arrays.fill(FEWEST_LINKS, (byte) PAIRS);
            for (int links = 0; links < 1 << PAIRS; links++) {
                for (int pairs = touched(links); ; pairs = pairs - 1 & touched(links)) {
                    FEWEST_LINKS[pairs] = (byte) Math.min(FEWEST_LINKS[pairs], Integer.bitCount(links));
                    if (pairs == 0) {
                        break;
                    }
                }
            }
        }

        /// Returns the pairs that these links touch: link `i` touches the pairs `i` and `i + 1`.
        private static int touched(int links) {
            return (links | links << 1 | links >>> PAIRS - 1) & (1 << PAIRS) - 1;
        }

        /// Tests whether all sixteen cells are blank.
        boolean isBlank(Position position) {
            for (int pair = 0; pair < PAIRS; pair++) {
                if (position.mask(cell(pair, 1)) == 0 || position.mask(cell(pair, 2)) == 0) {
                    return false;
                }
            }
            return true;
        }

        /// Tests whether one of the sixteen cells has changed.
        boolean hasChanged(Delta since) {
            for (int pair = 0; pair < PAIRS; pair++) {
                if (since.touchesCell(cell(pair, 1)) || since.touchesCell(cell(pair, 2))) {
                    return true;
                }
            }
            return false;
        }

        /// Returns the loop if the digits fill the links exactly and something is eliminated.
        @Nullable
        SkLoop loop(Position position) {
            int[] pairs = new int[9];
            for (int pair = 0; pair < PAIRS; pair++) {
                for (int digit : Bits.of(position.mask(cell(pair, 1)) | position.mask(cell(pair, 2)))) {
                    pairs[digit] |= 1 << pair;
                }
            }
            int needed = 0;
            for (int digit = 0; digit < 9; digit++) {
                needed += FEWEST_LINKS[pairs[digit]];
            }
            return needed == 2 * PAIRS ? loop(pairs, position.grid()) : null;
        }

        private @Nullable SkLoop loop(int[] pairs, Grid grid) {
            List<List<List<Sector>>> choices = new ArrayList<>();
            int digits = 0;
            for (Digit digit : Digit.values()) {
                if (pairs[digit.ordinal()] != 0) {
                    digits |= digit.mask();
                    choices.add(smallestCovers(pairs[digit.ordinal()]).stream()
                            .map(links -> sectors(links, digit))
                            .toList());
                }
            }
            List<CellSet> cells = new ArrayList<>();
            CellSet all = CellSet.NONE;
            for (int pair = 0; pair < PAIRS; pair++) {
                CellSet each = CellSet.of(Cell.of(cell(pair, 1)), Cell.of(cell(pair, 2)));
                cells.add(each);
                all = all.or(each);
            }
            List<RankZeroSet> sets = RankZeroSet.of(Sector.of(all), choices);
            List<Conclusion> eliminated = RankZeroSet.eliminations(sets, grid);
            return eliminated.isEmpty()
                    ? null
                    : new SkLoop(Technique.SK_LOOP, pivots(), cells, new DigitSet(digits), sets, eliminated);
        }

        private List<Cell> pivots() {
            return List.of(
                    Cell.of(9 * row + column),
                    Cell.of(9 * row + otherColumn),
                    Cell.of(9 * otherRow + column),
                    Cell.of(9 * otherRow + otherColumn));
        }

        private List<Sector> sectors(int links, Digit digit) {
            List<House> houses = new ArrayList<>();
            for (int link : Bits.of(links)) {
                houses.add(house(link));
            }
            houses.sort(Comparator.comparingInt(House::index));
            return Sector.of(DigitSet.of(digit), houses);
        }

        /// Returns the choices of as few links as possible that touch all these pairs.
        private static List<Integer> smallestCovers(int pairs) {
            int fewest = FEWEST_LINKS[pairs];
            List<Integer> covers = new ArrayList<>();
            for (int links = 0; links < 1 << PAIRS; links++) {
                if (Integer.bitCount(links) == fewest && (pairs & ~touched(links)) == 0) {
                    covers.add(links);
                }
            }
            return covers;
        }

        private House house(int link) {
            return switch (link) {
                case 0 -> House.of(House.Kind.ROW, row + 1);
                case 1 -> box(row, otherColumn);
                case 2 -> House.of(House.Kind.COLUMN, otherColumn + 1);
                case 3 -> box(otherRow, otherColumn);
                case 4 -> House.of(House.Kind.ROW, otherRow + 1);
                case 5 -> box(otherRow, column);
                case 6 -> House.of(House.Kind.COLUMN, column + 1);
                default -> box(row, column);
            };
        }

        private static House box(int row, int column) {
            return House.of(House.Kind.BOX, Cell.of(9 * row + column));
        }

        /// Returns a cell of a pair.
        ///
        /// @param place 1 for the cell after the pivot in the box, starting over at its end, and 2 for the next
        private int cell(int pair, int place) {
            return switch (pair) {
                case 0 -> besideInRow(row, column, place);
                case 1 -> besideInRow(row, otherColumn, place);
                case 2 -> besideInColumn(row, otherColumn, place);
                case 3 -> besideInColumn(otherRow, otherColumn, place);
                case 4 -> besideInRow(otherRow, otherColumn, place);
                case 5 -> besideInRow(otherRow, column, place);
                case 6 -> besideInColumn(otherRow, column, place);
                default -> besideInColumn(row, column, place);
            };
        }

        private static int besideInRow(int row, int column, int place) {
            return 9 * row + column / 3 * 3 + (column + place) % 3;
        }

        private static int besideInColumn(int row, int column, int place) {
            return 9 * (row / 3 * 3 + (row + place) % 3) + column;
        }
    }
}
