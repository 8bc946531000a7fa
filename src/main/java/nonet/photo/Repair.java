package nonet.photo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SolutionCounter;
import nonet.solve.fast.FastSolver;

/// Applies the rules of sudoku to a reading. Digits that conflict, or that leave no solution, give way to the second
/// choices of few uncertain cells if this leads to exactly one solution.
final class Repair {

    /// The number of swaps that are tried, the least certain first.
    private static final int TRIED = 16;

    /// The largest sum of log odds that is given up.
    private static final double MOST_ODDS = 9;

    private final List<CellReading> choices;
    private final SolutionCounter counter = new FastSolver().counter();
    private final byte[] digits = new byte[81];
    private CellSet swapped = CellSet.NONE;
    private int solutions;

    /// Another digit for a cell, 0 for a blank.
    ///
    /// @param odds the log odds that are given up
    private record Swap(int cell, int digit, double odds) {}

    private record Change(List<Swap> swaps, double odds) {}

    Repair(List<CellReading> choices) {
        this.choices = choices;
        for (int cell = 0; cell < 81; cell++) {
            digits[cell] = (byte) choices.get(cell).first();
        }
        solutions = solutions();
        if (solutions == 0) {
            repair();
        }
    }

    Puzzle puzzle() {
        return Puzzle.of(digits);
    }

    /// Returns the number of solutions, up to 2.
    int count() {
        return solutions;
    }

    /// Returns the cells that do not hold their first choice.
    CellSet swapped() {
        return swapped;
    }

    private int solutions() {
        return counter.count(digits, 0, 2, Cancel.NEVER);
    }

    private void repair() {
        for (Change change : changes()) {
            change.swaps.forEach(swap -> digits[swap.cell] = (byte) swap.digit);
            if (solutions() == 1) {
                solutions = 1;
                swapped = CellSet.of(
                        change.swaps.stream().map(swap -> Cell.of(swap.cell)).toList());
                return;
            }
            change.swaps.forEach(
                    swap -> digits[swap.cell] = (byte) choices.get(swap.cell).first());
        }
    }

    /// Returns the sets of up to four swaps, the cheapest first.
    private List<Change> changes() {
        List<Swap> swaps = IntStream.range(0, 81)
                .boxed()
                .flatMap(cell -> swaps(cell))
                .sorted(Comparator.comparingDouble(Swap::odds))
                .limit(TRIED)
                .toList();
        List<Change> changes = new ArrayList<>();
        for (int a = 0; a < swaps.size(); a++) {
            add(changes, List.of(swaps.get(a)));
            for (int b = 0; b < a; b++) {
                add(changes, List.of(swaps.get(a), swaps.get(b)));
                for (int c = 0; c < b; c++) {
                    add(changes, List.of(swaps.get(a), swaps.get(b), swaps.get(c)));
                    for (int d = 0; d < c; d++) {
                        add(changes, List.of(swaps.get(a), swaps.get(b), swaps.get(c), swaps.get(d)));
                    }
                }
            }
        }
        changes.sort(Comparator.comparingDouble(Change::odds));
        return changes;
    }

    /// Returns the swaps of a cell: to its second choice, and to a blank.
    private Stream<Swap> swaps(int cell) {
        CellReading choice = choices.get(cell);
        Swap second = new Swap(cell, choice.second(), choice.odds(choice.second()));
        return choice.first() == 0 || choice.second() == 0
                ? Stream.of(second)
                : Stream.of(second, new Swap(cell, 0, choice.odds(0)));
    }

    private static void add(List<Change> changes, List<Swap> swaps) {
        double odds = swaps.stream().mapToDouble(Swap::odds).sum();
        long cells = swaps.stream().mapToInt(Swap::cell).distinct().count();
        if (odds < MOST_ODDS && cells == swaps.size()) {
            changes.add(new Change(swaps, odds));
        }
    }
}
