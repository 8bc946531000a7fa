package nonet.logic.finder.uniqueness;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusions;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.deduce.pattern.Uniqueness;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.logic.position.Bits;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;

/// Extended rectangles, unique rectangles of two lines and three or four.
///
/// Pattern: two rows of one band and three or four columns in at least two boxes, or the same with rows and columns
/// exchanged. All cells are blank and have at least two of as many digits as there are columns. If they held only these
/// digits, both rows would hold the same, and exchanging the rows would make a second solution. The types 1 to 4 are
/// those of the uniqueness tests.
///
/// Example of type 1: all cells of r45c259 have only candidates of {347} but `r4c9 {3478}`, so 3, 4 and 7 are eliminated
/// there.
///
/// Valid only for puzzles with a unique solution. See "Extended Unique Rectangles" on SudokuWiki.
public final class ExtendedRectangleFinder implements Finder {

    private static final int SMALLEST = 3;
    private static final int LARGEST = 4;

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(
                Technique.EXTENDED_RECTANGLE_1,
                Technique.EXTENDED_RECTANGLE_2,
                Technique.EXTENDED_RECTANGLE_3,
                Technique.EXTENDED_RECTANGLE_4);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        for (int line = 0; line < 18; line++) {
            for (int other = line + 1; other % 3 != 0; other++) {
                if (new Lines(position, wanted, sink, line, other).run()) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Two lines of one band or stack.
    private record Lines(Position position, Set<Technique> wanted, Sink sink, int line, int other) {

        boolean run() {
            int blank = 0;
            for (int place = 0; place < 9; place++) {
                boolean fits = Integer.bitCount(position.mask(Geometry.cell(line, place))) > 1
                        && Integer.bitCount(position.mask(Geometry.cell(other, place))) > 1;
                blank |= fits ? 1 << place : 0;
            }
            for (int places = blank; places != 0; places = places - 1 & blank) {
                int size = Integer.bitCount(places);
                boolean oneBox = (places & ~0b111) == 0 || (places & ~0b111_000) == 0 || (places & 0b111_111) == 0;
                if (size >= SMALLEST && size <= LARGEST && !oneBox && rectangle(places, size)) {
                    return true;
                }
            }
            return false;
        }

        /// Tries the digits for the cells at some places. One cell outside the roof has two of them at least.
        private boolean rectangle(int places, int size) {
            int all = 0;
            for (int place : Bits.of(places)) {
                all |= position.mask(Geometry.cell(line, place)) | position.mask(Geometry.cell(other, place));
            }
            for (int digits = all; digits != 0; digits = digits - 1 & all) {
                if (Integer.bitCount(digits) == size && haveTwo(places, digits) && check(places, digits)) {
                    return true;
                }
            }
            return false;
        }

        private boolean haveTwo(int places, int digits) {
            for (int place : Bits.of(places)) {
                if (Integer.bitCount(position.mask(Geometry.cell(line, place)) & digits) < 2
                        || Integer.bitCount(position.mask(Geometry.cell(other, place)) & digits) < 2) {
                    return false;
                }
            }
            return true;
        }

        private boolean check(int places, int digits) {
            CellSet roof = CellSet.NONE;
            int extras = 0;
            List<Cell> loop = new ArrayList<>();
            for (int in : new int[] {line, other}) {
                for (int place : Bits.of(places)) {
                    int cell = Geometry.cell(in, place);
                    int extra = position.mask(cell) & ~digits;
                    extras |= extra;
                    roof = extra == 0 ? roof : roof.with(Cell.of(cell));
                    loop.add(Cell.of(cell));
                }
            }
            List<Cell> around = new ArrayList<>(loop.subList(0, loop.size() / 2));
            around.addAll(loop.subList(loop.size() / 2, loop.size()).reversed());
            return check(around, digits, roof, extras);
        }

        private boolean check(List<Cell> loop, int digits, CellSet roof, int extras) {
            if (roof.size() == 1) {
                return report(
                        Technique.EXTENDED_RECTANGLE_1,
                        loop,
                        digits,
                        roof,
                        new Guardians.LastCell(),
                        RoofRules.eliminate(position, digits, roof));
            }
            return !roof.isEmpty()
                    && (wanted.contains(Technique.EXTENDED_RECTANGLE_2)
                                    && rules(Technique.EXTENDED_RECTANGLE_2, loop, digits, roof, extras)
                                            .extraDigit()
                            || wanted.contains(Technique.EXTENDED_RECTANGLE_3)
                                    && rules(Technique.EXTENDED_RECTANGLE_3, loop, digits, roof, extras)
                                            .subset(blanks().minus(CellSet.of(loop)))
                            || wanted.contains(Technique.EXTENDED_RECTANGLE_4)
                                    && roof.size() == 2
                                    && rules(Technique.EXTENDED_RECTANGLE_4, loop, digits, roof, extras)
                                            .confined(digits));
        }

        private RoofRules rules(Technique technique, List<Cell> loop, int digits, CellSet roof, int extras) {
            return new RoofRules(
                    position,
                    roof,
                    extras,
                    (guardians, conclusions) -> report(technique, loop, digits, roof, guardians, conclusions));
        }

        private boolean report(
                Technique technique,
                List<Cell> loop,
                int digits,
                CellSet roof,
                Guardians guardians,
                Conclusions conclusions) {
            return wanted.contains(technique)
                    && !conclusions.isEmpty()
                    && sink.take(new Uniqueness(
                            technique, loop, new DigitSet(digits), roof, guardians, conclusions.toList()));
        }

        private CellSet blanks() {
            CellSet blanks = CellSet.NONE;
            for (int digit = 0; digit < 9; digit++) {
                blanks = blanks.or(position.cells(digit));
            }
            return blanks;
        }
    }
}
