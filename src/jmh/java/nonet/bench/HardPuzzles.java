package nonet.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;

/// Makes hard minimal puzzles from others, as a collection that no solver was tuned with:
///
/// ```
/// mvn -Pbench -Dbench.main=nonet.bench.HardPuzzles -Djmh.arguments="LIST COUNT STEPS SEED"
/// ```
///
/// Each puzzle is the end of a climb from a line of the list, drawn at random: some givens are taken away, others are
/// taken from the solution until it is the only one, and the result replaces the puzzle if it needs at least as many
/// guesses. The guesses are those of `singles`, a search that shares its choice of guesses with none of the solvers
/// compared, on the puzzle in five orders of its rows, columns and digits.
public final class HardPuzzles {

    private static final int ORDERS = 5;

    private final FastSolver fast = new FastSolver();
    private final Random random;

    private HardPuzzles(long seed) {
        random = new Random(seed);
    }

    /// Prints the puzzles, one a line.
    ///
    /// @param arguments a list of puzzles with one solution, the number of puzzles, the steps of each climb, and the seed
    public static void main(String[] arguments) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(arguments[0]));
        lines.removeIf(line -> line.length() < 81 || line.startsWith("#"));
        HardPuzzles maker = new HardPuzzles(Long.parseLong(arguments[3]));
        for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
            byte[] start = Puzzle.of(
                            lines.get(maker.random.nextInt(lines.size())).substring(0, 81))
                    .values();
            System.out.println(Puzzle.of(maker.climb(start, Integer.parseInt(arguments[2])))
                    .text());
        }
    }

    private byte[] climb(byte[] start, int steps) {
        byte[] solution = solution(start);
        byte[] best = start;
        long most = guesses(start);
        for (int step = 0; step < steps; step++) {
            byte[] next = neighbor(best, solution);
            long guesses = guesses(next);
            if (guesses >= most) {
                most = guesses;
                best = next;
            }
        }
        return best;
    }

    private byte[] solution(byte[] puzzle) {
        if (fast.solve(Puzzle.of(puzzle), Limit.TWO, Cancel.NEVER) instanceof Answer.Unique(Grid grid)) {
            return grid.values();
        }
        throw new IllegalArgumentException(
                "not one solution: " + Puzzle.of(puzzle).text());
    }

    private boolean isUnique(byte[] puzzle) {
        return fast.solve(Puzzle.of(puzzle), Limit.TWO, Cancel.NEVER) instanceof Answer.Unique;
    }

    /// Takes up to three givens away, adds others until the puzzle is unique, and takes away those that it does not need.
    private byte[] neighbor(byte[] puzzle, byte[] solution) {
        byte[] next = puzzle.clone();
        int toRemove = 1 + random.nextInt(3);
        for (int cell : cells()) {
            if (next[cell] != 0 && toRemove > 0) {
                next[cell] = 0;
                toRemove--;
            }
        }
        for (int cell : cells()) {
            if (next[cell] == 0) {
                next[cell] = solution[cell];
                if (isUnique(next)) {
                    break;
                }
            }
        }
        for (int cell : cells()) {
            byte digit = next[cell];
            if (digit != 0) {
                next[cell] = 0;
                next[cell] = isUnique(next) ? 0 : digit;
            }
        }
        return next;
    }

    private List<Integer> cells() {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            cells.add(cell);
        }
        Collections.shuffle(cells, random);
        return cells;
    }

    /// Returns the guesses of a search that none of the solvers compared shares, in five orders.
    static long guesses(byte[] puzzle) {
        Random orders = new Random(1);
        long guesses = 0;
        for (int i = 0; i < ORDERS; i++) {
            var cursor = StepEngine.SINGLES.cursor(Puzzle.of(shuffled(puzzle, orders)));
            while (cursor.next(Cancel.NEVER) != null) {
                // Only the counters are of interest.
            }
            guesses += cursor.counters().guesses();
        }
        return guesses;
    }

    private static byte[] shuffled(byte[] puzzle, Random orders) {
        List<Integer> rows = lines(orders);
        List<Integer> columns = lines(orders);
        List<Integer> digits = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        Collections.shuffle(digits, orders);
        byte[] shuffled = new byte[81];
        for (int cell = 0; cell < 81; cell++) {
            byte digit = puzzle[9 * rows.get(cell / 9) + columns.get(cell % 9)];
            shuffled[cell] = digit == 0 ? 0 : digits.get(digit - 1).byteValue();
        }
        return shuffled;
    }

    /// Returns the nine lines in an order that keeps those of a band together.
    private static List<Integer> lines(Random orders) {
        List<Integer> bands = new ArrayList<>(List.of(0, 1, 2));
        Collections.shuffle(bands, orders);
        List<Integer> lines = new ArrayList<>();
        for (int band : bands) {
            List<Integer> within = new ArrayList<>(List.of(3 * band, 3 * band + 1, 3 * band + 2));
            Collections.shuffle(within, orders);
            lines.addAll(within);
        }
        return lines;
    }
}
