package nonet.logic.finder.exocet;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.logic.finder.exocet.ExocetPattern.Target;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// Finds the patterns of junior and senior exocets in a position, whether or not anything follows from them.
///
/// Conditions: the two base cells have three to five candidates together. In each cross-line through another box, either
/// one cell of the band beside the base's line is a target and the other, its companion, has no base digit, or neither
/// cell has one and a target stands among the S-cells instead. The targets have two base digits or more between them.
/// Two lines hold the places of each base digit in the S-cells, placed digits among them.
final class ExocetSearch {

    private static final int ALL = (1 << 18) - 1;

    private final Position position;
    private final int[] masks;
    private final boolean seniors;
    private final List<ExocetPattern> found = new ArrayList<>();

    private ExocetSearch(Position position, boolean seniors) {
        this.position = position;
        this.masks = masks(position);
        this.seniors = seniors;
    }

    /// Returns the candidates by cell, and the digit of a filled cell.
    static int[] masks(Position position) {
        int[] masks = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            int value = position.value(cell);
            masks[cell] = value == 0 ? position.mask(cell) : 1 << value - 1;
        }
        return masks;
    }

    static List<ExocetPattern> juniors(Position position) {
        return new ExocetSearch(position, false).search();
    }

    static List<ExocetPattern> seniors(Position position) {
        return new ExocetSearch(position, true).search();
    }

    private List<ExocetPattern> search() {
        for (boolean byRows : new boolean[] {true, false}) {
            for (int line = 0; line < 9; line++) {
                for (int place = 0; place < 9; place++) {
                    search(new Base(byRows, line, place));
                }
            }
        }
        return found;
    }

    /// The two cells of a box and a line beside a third one, through which the first cross-line runs.
    private record Base(boolean byRows, int line, int place) {

        private int cell(int shift) {
            return SCells.cell(byRows, line, place / 3 * 3 + (place + shift) % 3);
        }

        private int house() {
            return byRows ? line : 9 + line;
        }

        private int band() {
            return line / 3;
        }

        /// Returns another line of the band.
        ///
        /// @param turn 1 or 2
        private int other(int turn) {
            return band() * 3 + (line + turn) % 3;
        }
    }

    /// One of the other cross-lines in the band.
    ///
    /// @param targetLine the line of the target, or -1 if both cells are free of base digits
    private record Crossing(int place, int targetLine, CellSet companions) {}

    private void search(Base base) {
        int base1 = base.cell(1);
        int base2 = base.cell(2);
        int digits = position.mask(base1) | position.mask(base2);
        int count = Integer.bitCount(digits);
        if (position.value(base1) != 0 || position.value(base2) != 0 || count < 3 || count > 5) {
            return;
        }
        int box = base.place / 3;
        List<Crossing> second = crossings(base, (box + 1) % 3, digits);
        List<Crossing> third = second.isEmpty() ? List.of() : crossings(base, (box + 2) % 3, digits);
        for (Crossing one : second) {
            for (Crossing other : third) {
                boolean junior = one.targetLine >= 0 && other.targetLine >= 0;
                if (junior != seniors) {
                    search(base, digits, one, other);
                }
            }
        }
    }

    private List<Crossing> crossings(Base base, int box, int digits) {
        List<Crossing> crossings = new ArrayList<>();
        for (int place = box * 3; place < box * 3 + 3; place++) {
            int cell = SCells.cell(base.byRows, base.other(1), place);
            int beside = SCells.cell(base.byRows, base.other(2), place);
            boolean free = (masks[cell] & digits) == 0;
            boolean freeBeside = (masks[beside] & digits) == 0;
            if (free && freeBeside && seniors) {
                crossings.add(new Crossing(place, -1, SCells.one(cell).or(SCells.one(beside))));
            } else if (freeBeside && (position.mask(cell) & digits) != 0) {
                crossings.add(new Crossing(place, base.other(1), SCells.one(beside)));
            } else if (free && (position.mask(beside) & digits) != 0) {
                crossings.add(new Crossing(place, base.other(2), SCells.one(cell)));
            }
        }
        return crossings;
    }

    private void search(Base base, int digits, Crossing second, Crossing third) {
        SCells cells = new SCells(base.byRows, base.band(), base.place, second.place, third.place);
        @Nullable Target one = target(base, second, third, 1);
        @Nullable Target other = target(base, third, second, 2);
        List<Target> firsts = one == null ? among(cells, second.companions, digits) : List.of(one);
        List<Target> lasts = other == null ? among(cells, third.companions, digits) : List.of(other);
        boolean both = one == null && other == null;
        for (Target first : firsts) {
            for (Target last : lasts) {
                if (!both || first.cell() < last.cell()) {
                    add(base, digits, cells, first, last);
                }
            }
        }
    }

    /// Returns the target in the band, or null if it stands among the S-cells.
    private @Nullable Target target(Base base, Crossing crossing, Crossing opposite, int cross) {
        if (crossing.targetLine < 0) {
            return null;
        }
        int cell = SCells.cell(base.byRows, crossing.targetLine, crossing.place);
        CellSet mirror = CellSet.NONE;
        int mirrorLine = crossing.targetLine == base.other(1) ? base.other(2) : base.other(1);
        for (int turn = 1; turn < 3 && !seniors; turn++) {
            int place = opposite.place / 3 * 3 + (opposite.place + turn) % 3;
            mirror = mirror.or(SCells.one(SCells.cell(base.byRows, mirrorLine, place)));
        }
        return new Target(cell, cross, crossing.companions, mirror);
    }

    /// Returns the targets that may be among the S-cells.
    private List<Target> among(SCells cells, CellSet companions, int digits) {
        List<Target> targets = new ArrayList<>();
        for (int bit = 0; bit < 18; bit++) {
            int cell = cells.cell(bit);
            if ((position.mask(cell) & digits) != 0) {
                targets.add(new Target(cell, bit / 6, companions, CellSet.NONE));
            }
        }
        return targets;
    }

    private void add(Base base, int digits, SCells cells, Target first, Target second) {
        int used = ALL & ~cells.bits(first.cell()) & ~cells.bits(second.cell());
        int held = (masks[first.cell()] | masks[second.cell()]) & digits;
        if (Integer.bitCount(held) < 2) {
            return;
        }
        for (int digit : Bits.of(digits)) {
            if (SCells.linesNeeded(cells.places(masks, digit) & used) > 2) {
                return;
            }
        }
        found.add(new ExocetPattern(base.house(), base.cell(1), base.cell(2), digits, cells, used, first, second));
    }
}
