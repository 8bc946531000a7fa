package nonet.logic.finders;

import java.util.EnumSet;
import java.util.Set;
import nonet.deduce.Conclusions;
import nonet.deduce.SueDeCoq;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.logic.Finder;
import nonet.logic.LogicOptions;
import nonet.logic.Position;
import nonet.logic.Sink;

/// Sue de Coq: cells where a box and a line cross, with a set in the rest of the line and one in the rest of the box, as
/// many cells as digits in all. The two sets have no digit in common.
///
/// Few sets in a line have no digit in common with some cell of the box, so they are listed first.
public final class SueDeCoqFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.SUE_DE_COQ);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        Search search = new Search(position, sink);
        for (Crossing crossing : Crossing.all()) {
            if (sink.isCancelled()) {
                return false;
            }
            if (search.run(crossing)) {
                return true;
            }
        }
        return false;
    }

    private static final class Search {

        private final Position position;
        private final Sink sink;
        private Crossing crossing = Crossing.all().getFirst();

        /// The sets in the line that leave a cell to the box, none among them: the cells of each, a bit for each; its digits;
        /// and the places of the box whose cells have none of these.
        private final int[] inLine = new int[1 << 6];

        private final int[] digitsOf = new int[1 << 6];
        private final int[] apartFrom = new int[1 << 6];
        private int count;

        Search(Position position, Sink sink) {
            this.position = position;
            this.sink = sink;
        }

        boolean run(Crossing where) {
            crossing = where;
            int most = digits(where.both(), 0b111);
            if (Integer.bitCount(most) < 4) {
                return false;
            }
            listLineSets();
            keepThoseThatMayFit(most);
            for (int chosen = 0b11; count > 0 && chosen <= 0b111; chosen++) {
                int cells = Integer.bitCount(chosen);
                int digits = digits(where.both(), chosen);
                if (cells >= 2
                        && Integer.bitCount(digits) >= cells + 2
                        && areBlank(where.both(), chosen)
                        && inLine(chosen, digits)) {
                    return true;
                }
            }
            return false;
        }

        private void listLineSets() {
            int free = 0;
            for (int digit = 0; digit < 9; digit++) {
                free |= position.places(crossing.box().index(), digit);
            }
            inLine[0] = 0;
            digitsOf[0] = 0;
            apartFrom[0] = free & crossing.placesInBoxRest();
            count = 1;
            for (int i = 0; i < 6; i++) {
                int mask = position.mask(crossing.lineRest()[i]);
                int apart = mask == 0 ? 0 : apart(mask);
                int before = apart == 0 ? 0 : count;
                for (int set = 0; set < before; set++) {
                    if ((apartFrom[set] & apart) != 0) {
                        inLine[count] = inLine[set] | 1 << i;
                        digitsOf[count] = digitsOf[set] | mask;
                        apartFrom[count++] = apartFrom[set] & apart;
                    }
                }
            }
        }

        /// Returns the places of the rest of the box whose cells are blank and have none of these digits.
        private int apart(int digits) {
            int apart = apartFrom[0];
            for (int left = digits; left != 0; left &= left - 1) {
                apart &= ~position.places(crossing.box().index(), Integer.numberOfTrailingZeros(left));
            }
            return apart;
        }

        /// Drops the sets that fit with no set of the box whatever cells are taken where box and line cross. These cells have
        /// two digits or more too many, for which the two sets must make up: a set is worth its cells less its further
        /// digits. That is most where these are fewest.
        ///
        /// @param most the digits where box and line cross
        private void keepThoseThatMayFit(int most) {
            int kept = 0;
            for (int set = 1; set < count; set++) {
                int missing = 2 - worth(inLine[set], digitsOf[set] & ~most);
                int apart = apartFrom[set];
                boolean fits = false;
                for (int chosen = apart & -apart; chosen != 0 && !fits; chosen = chosen - apart & apart) {
                    fits = worth(chosen, boxDigits(chosen) & ~most) >= Math.max(1, missing);
                }
                if (fits) {
                    inLine[kept] = inLine[set];
                    digitsOf[kept] = digitsOf[set];
                    apartFrom[kept++] = apartFrom[set];
                }
            }
            count = kept;
        }

        private static int worth(int cells, int furtherDigits) {
            return Integer.bitCount(cells) - Integer.bitCount(furtherDigits);
        }

        private boolean inLine(int crossed, int digits) {
            for (int set = 0; set < count; set++) {
                int lineDigits = digitsOf[set];
                int cells = Integer.bitCount(crossed) + Integer.bitCount(inLine[set]);
                boolean fits = (lineDigits & digits) != 0 && Integer.bitCount(lineDigits | digits) > cells;
                if (fits && inBox(crossed, digits, set, cells)) {
                    return true;
                }
            }
            return false;
        }

        /// @param others how many cells there are beside those of the box
        private boolean inBox(int crossed, int digits, int set, int others) {
            int apart = apartFrom[set];
            for (int chosen = apart & -apart; chosen != 0; chosen = chosen - apart & apart) {
                int boxDigits = boxDigits(chosen);
                boolean fits = (boxDigits & digits) != 0
                        && Integer.bitCount(digits | digitsOf[set] | boxDigits) == others + Integer.bitCount(chosen);
                if (fits && found(crossed, digits, inLine[set], digitsOf[set], chosen, boxDigits)) {
                    return true;
                }
            }
            return false;
        }

        private int boxDigits(int places) {
            int digits = 0;
            for (int left = places; left != 0; left &= left - 1) {
                digits |= position.mask(crossing.cellInBox(left));
            }
            return digits;
        }

        private boolean found(int crossed, int digits, int inLine, int lineDigits, int inBox, int boxDigits) {
            CellSet both = cells(crossing.both(), crossed);
            CellSet lineCells = cells(crossing.lineRest(), inLine);
            CellSet boxCells = crossing.cellsInBox(inBox);
            int fromLine = (digits | lineDigits) & ~boxDigits;
            int fromBox = (digits | boxDigits) & ~lineDigits;
            Conclusions conclusions = new Conclusions();
            eliminate(fromLine, crossing.line().cellSet().minus(both).minus(lineCells), conclusions);
            eliminate(fromBox, crossing.box().cellSet().minus(both).minus(boxCells), conclusions);
            return !conclusions.isEmpty()
                    && sink.take(new SueDeCoq(
                            Technique.SUE_DE_COQ,
                            crossing.box(),
                            crossing.line(),
                            both,
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

        private int digits(int[] cells, int chosen) {
            int digits = 0;
            for (int left = chosen; left != 0; left &= left - 1) {
                digits |= position.mask(cells[Integer.numberOfTrailingZeros(left)]);
            }
            return digits;
        }

        private boolean areBlank(int[] cells, int chosen) {
            for (int left = chosen; left != 0; left &= left - 1) {
                if (position.mask(cells[Integer.numberOfTrailingZeros(left)]) == 0) {
                    return false;
                }
            }
            return true;
        }

        private static CellSet cells(int[] cells, int chosen) {
            CellSet set = CellSet.NONE;
            for (int left = chosen; left != 0; left &= left - 1) {
                set = set.with(Cell.of(cells[Integer.numberOfTrailingZeros(left)]));
            }
            return set;
        }
    }
}
