package nonet.logic.finder.basic;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import nonet.deduce.Basics.Single;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.SinglesQueue;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;
import nonet.logic.solver.StepOrder;
import org.jspecify.annotations.Nullable;

/// Singles. Full house: the last blank cell of a house. Naked single: a cell with one candidate. Hidden single: a digit
/// with one place in a house. The digit is placed.
///
/// Example: 7 has no place in box 2 but r3c5, so `r3c5=7` is a hidden single.
///
/// A single in several houses is reported for the first, boxes before lines. The order is that of the board, or for
/// [StepOrder#HODOKU] that in which the singles arose. See "Singles" in the HoDoKu reference.
public final class SinglesFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(SinglesFinder::new, Technique.FULL_HOUSE, Technique.NAKED_SINGLE, Technique.HIDDEN_SINGLE);

    private SinglesFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        if (task.options().steps() == StepOrder.HODOKU) {
            queued(SinglesQueue.of(position));
            return;
        }
        if (wants(Technique.FULL_HOUSE)) {
            fullHouses();
        }
        if (wants(Technique.NAKED_SINGLE)) {
            nakedSingles();
        }
        if (wants(Technique.HIDDEN_SINGLE)) {
            hiddenSingles();
        }
    }

    private void queued(SinglesQueue queue) {
        if (wants(Technique.FULL_HOUSE)) {
            for (int single : queue.naked()) {
                reportIn(Technique.FULL_HOUSE, single, house -> position.blanksIn(house) == 1);
            }
        }
        if (wants(Technique.NAKED_SINGLE)) {
            for (int single : queue.naked()) {
                report(single(Technique.NAKED_SINGLE, single / 9, single % 9, -1));
            }
        }
        if (wants(Technique.HIDDEN_SINGLE)) {
            for (int single : queue.hidden()) {
                reportIn(
                        Technique.HIDDEN_SINGLE,
                        single,
                        house -> Integer.bitCount(position.places(house, single % 9)) == 1);
            }
        }
    }

    /// Reports a candidate for the first of its houses that meets a condition, if any.
    private void reportIn(Technique technique, int candidate, IntPredicate condition) {
        int cell = candidate / 9;
        IntStream.of(Geometry.box(cell), Geometry.row(cell), Geometry.column(cell))
                .filter(condition)
                .limit(1)
                .forEach(house -> report(single(technique, cell, candidate % 9, house)));
    }

    private void fullHouses() {
        for (int turn = 0; turn < 27; turn++) {
            int house = (turn + 18) % 27;
            if (position.blanksIn(house) == 1) {
                int cell = blank(house);
                int mask = position.mask(cell);
                if (Integer.bitCount(mask) == 1 && isFirst(cell, house)) {
                    report(single(Technique.FULL_HOUSE, cell, Integer.numberOfTrailingZeros(mask), house));
                }
            }
        }
    }

    private int blank(int house) {
        int place = 0;
        while (position.value(Geometry.cell(house, place)) != 0) {
            place++;
        }
        return Geometry.cell(house, place);
    }

    private boolean isFirst(int cell, int house) {
        return house >= 18
                || position.blanksIn(Geometry.box(cell)) != 1
                        && (house < 9 || position.blanksIn(Geometry.row(cell)) != 1);
    }

    private void nakedSingles() {
        for (int cell = 0; cell < 81; cell++) {
            int mask = position.mask(cell);
            if (mask != 0 && (mask & mask - 1) == 0) {
                int digit = Integer.numberOfTrailingZeros(mask);
                report(single(Technique.NAKED_SINGLE, cell, digit, -1));
            }
        }
    }

    private void hiddenSingles() {
        for (int turn = 0; turn < 27; turn++) {
            int house = (turn + 18) % 27;
            for (int digit = 0; digit < 9; digit++) {
                int places = position.places(house, digit);
                if (places != 0 && (places & places - 1) == 0) {
                    int cell = Geometry.cell(house, Integer.numberOfTrailingZeros(places));
                    if (isFirst(cell, house, digit)) {
                        report(single(Technique.HIDDEN_SINGLE, cell, digit, house));
                    }
                }
            }
        }
    }

    private boolean isFirst(int cell, int house, int digit) {
        return house >= 18
                || Integer.bitCount(position.places(Geometry.box(cell), digit)) != 1
                        && (house < 9 || Integer.bitCount(position.places(Geometry.row(cell), digit)) != 1);
    }

    private static Single single(Technique technique, int cell, int digit, int house) {
        @Nullable House where = house < 0 ? null : House.at(house);
        return new Single(technique, Candidate.of(cell, digit), where);
    }
}
