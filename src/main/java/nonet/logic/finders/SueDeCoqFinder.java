package nonet.logic.finders;

import java.util.EnumSet;
import java.util.Set;
import nonet.deduce.Conclusions;
import nonet.deduce.SueDeCoq;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.Finder;
import nonet.logic.LogicOptions;
import nonet.logic.Position;
import nonet.logic.Sink;

/// Sue de Coq: cells where a box and a line cross, with a set in the rest of the line and one in the rest of the box, as
/// many cells as digits in all. The two sets have no digit in common.
public final class SueDeCoqFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.SUE_DE_COQ);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        for (int line = 0; line < 18; line++) {
            for (int box = 18; box < 27; box++) {
                House lineHouse = House.all().get(line);
                House boxHouse = House.all().get(box);
                if (sink.isCancelled()) {
                    return false;
                }
                if (new Search(position, sink, lineHouse, boxHouse).run()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static final class Search {

        private final Position position;
        private final Sink sink;
        private final House line;
        private final House box;
        private final Cell[] crossing;
        private final Cell[] lineRest;
        private final Cell[] boxRest;

        /// The digits of each choice of those cells.
        private final int[] crossingDigits;

        private final int[] lineDigits;
        private final int[] boxDigits;

        Search(Position position, Sink sink, House line, House box) {
            this.position = position;
            this.sink = sink;
            this.line = line;
            this.box = box;
            CellSet both = line.cellSet().and(box.cellSet());
            crossing = blanks(both);
            lineRest = blanks(line.cellSet().minus(both));
            boxRest = blanks(box.cellSet().minus(both));
            crossingDigits = digits(crossing);
            lineDigits = digits(lineRest);
            boxDigits = digits(boxRest);
        }

        boolean run() {
            for (int chosen = 3; chosen < 1 << crossing.length; chosen++) {
                int cells = Integer.bitCount(chosen);
                int digits = crossingDigits[chosen];
                if (cells >= 2 && Integer.bitCount(digits) >= cells + 2 && inLine(chosen, digits)) {
                    return true;
                }
            }
            return false;
        }

        private boolean inLine(int crossed, int digits) {
            for (int chosen = 1; chosen < 1 << lineRest.length; chosen++) {
                int lineDigits = this.lineDigits[chosen];
                boolean fits = (lineDigits & digits) != 0
                        && Integer.bitCount(lineDigits | digits) > Integer.bitCount(crossed) + Integer.bitCount(chosen);
                if (fits && inBox(crossed, digits, chosen, lineDigits)) {
                    return true;
                }
            }
            return false;
        }

        private boolean inBox(int crossed, int digits, int inLine, int lineDigits) {
            int others = Integer.bitCount(crossed) + Integer.bitCount(inLine);
            for (int chosen = 1; chosen < 1 << boxRest.length; chosen++) {
                int boxDigits = this.boxDigits[chosen];
                boolean fits = (boxDigits & lineDigits) == 0
                        && (boxDigits & digits) != 0
                        && Integer.bitCount(digits | lineDigits | boxDigits) == others + Integer.bitCount(chosen);
                if (fits && found(crossed, digits, inLine, lineDigits, chosen, boxDigits)) {
                    return true;
                }
            }
            return false;
        }

        private boolean found(int crossed, int digits, int inLine, int lineDigits, int inBox, int boxDigits) {
            CellSet crossing = cells(this.crossing, crossed);
            CellSet lineCells = cells(lineRest, inLine);
            CellSet boxCells = cells(boxRest, inBox);
            int fromLine = (digits | lineDigits) & ~boxDigits;
            int fromBox = (digits | boxDigits) & ~lineDigits;
            Conclusions conclusions = new Conclusions();
            eliminate(fromLine, line.cellSet().minus(crossing).minus(lineCells), conclusions);
            eliminate(fromBox, box.cellSet().minus(crossing).minus(boxCells), conclusions);
            return !conclusions.isEmpty()
                    && sink.take(new SueDeCoq(
                            Technique.SUE_DE_COQ,
                            box,
                            line,
                            crossing,
                            new DigitSet(digits),
                            lineCells,
                            new DigitSet(fromLine),
                            boxCells,
                            new DigitSet(fromBox),
                            conclusions.toList()));
        }

        private void eliminate(int digits, CellSet cells, Conclusions conclusions) {
            for (int left = digits; left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left);
                conclusions.eliminate(digit, cells.lo() & position.lo(digit), cells.hi() & position.hi(digit));
            }
        }

        private Cell[] blanks(CellSet cells) {
            CellSet blanks = cells;
            for (Cell cell : cells) {
                blanks = position.mask(cell.index()) == 0 ? blanks.without(cell) : blanks;
            }
            return toArray(blanks);
        }

        private static Cell[] toArray(CellSet cells) {
            Cell[] array = new Cell[cells.size()];
            int count = 0;
            for (Cell cell : cells) {
                array[count++] = cell;
            }
            return array;
        }

        private int[] digits(Cell[] cells) {
            int[] digits = new int[1 << cells.length];
            for (int chosen = 1; chosen < digits.length; chosen++) {
                int last = Integer.numberOfTrailingZeros(chosen);
                digits[chosen] = digits[chosen & chosen - 1] | position.mask(cells[last].index());
            }
            return digits;
        }

        private static CellSet cells(Cell[] cells, int chosen) {
            CellSet set = CellSet.NONE;
            for (int left = chosen; left != 0; left &= left - 1) {
                set = set.with(cells[Integer.numberOfTrailingZeros(left)]);
            }
            return set;
        }
    }
}
