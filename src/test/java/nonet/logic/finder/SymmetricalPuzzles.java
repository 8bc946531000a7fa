package nonet.logic.finder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nonet.deduce.SymmetricalPlacement.Kind;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;

/// Puzzles whose givens a symmetry of the board carries into themselves, together with an exchange of digits.
final class SymmetricalPuzzles {

    private static final FastSolver FAST = new FastSolver();

    private SymmetricalPuzzles() {}

    /// Draws puzzles with one solution, of which no given can go with its images.
    static List<Puzzle> draw(int count, long seed) {
        Random random = new Random(seed);
        return Stream.generate(() -> draw(random)).limit(count).toList();
    }

    /// Adds givens with their images as long as there are several solutions, and begins anew if there is none.
    private static Puzzle draw(Random random) {
        while (true) {
            Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
            int[] images = images(kind, random);
            List<Cell> cells = new ArrayList<>(Cell.all());
            Collections.shuffle(cells, random);
            Puzzle puzzle = Puzzle.EMPTY;
            for (Cell cell : cells) {
                Puzzle more = withOrbit(puzzle, kind, images, cell, random.nextInt(9));
                Answer answer = more.equals(puzzle) ? new Answer.None() : FAST.solve(more, Limit.TWO, Cancel.NEVER);
                if (answer instanceof Answer.Unique) {
                    return minimal(more, kind, cells);
                }
                puzzle = answer instanceof Answer.None ? puzzle : more;
            }
        }
    }

    private static Puzzle minimal(Puzzle puzzle, Kind kind, List<Cell> cells) {
        Puzzle least = puzzle;
        for (Cell cell : cells) {
            Puzzle less = least;
            Cell at = cell;
            do {
                less = less.with(at, null);
                at = kind.image(at);
            } while (!at.equals(cell));
            least = FAST.solve(less, Limit.TWO, Cancel.NEVER) instanceof Answer.Unique ? less : least;
        }
        return least;
    }

    /// Returns an exchange of digits that leaves one or three as they are.
    private static int[] images(Kind kind, Random random) {
        List<Integer> digits = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8));
        Collections.shuffle(digits, random);
        int[] images = new int[9];
        int cycle = kind == Kind.QUARTER_TURN ? 4 : 2;
        int kept = kind == Kind.DIAGONAL || kind == Kind.ANTI_DIAGONAL ? 3 : 1;
        for (int i = 0; i < 9; i++) {
            boolean last = i % cycle == cycle - 1;
            images[digits.get(i)] = i >= 9 - kept ? digits.get(i) : digits.get(last ? i - cycle + 1 : i + 1);
        }
        return images;
    }

    /// Returns a puzzle with a given and all its images, or the same puzzle if they conflict.
    private static Puzzle withOrbit(Puzzle puzzle, Kind kind, int[] images, Cell cell, int digit) {
        Puzzle more = puzzle;
        Cell at = cell;
        int value = digit;
        do {
            Digit there = more.given(at);
            if (there != null && there.ordinal() != value) {
                return puzzle;
            }
            more = more.with(at, Digit.values()[value]);
            at = kind.image(at);
            value = images[value];
        } while (!at.equals(cell) || value != digit);
        return more;
    }
}
