package nonet.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;

/// Makes puzzles with a tridagon from others, as a collection for the fast solver, and prints them, one a line:
///
/// ```
/// mvn -Pbench -Dbench.main=nonet.bench.TridagonPuzzles -Djmh.arguments="LIST COUNT SEED"
/// ```
///
/// Each puzzle comes from one of the list or one made before, drawn at random, by the exchange of one or two givens for as
/// many others of the solution. It has one solution and takes at least half of the guesses of the listed puzzle that it
/// comes from, and singles, locked candidates and subsets still lead to a tridagon that eliminates something. It need not
/// be minimal, as those of the known collections are not.
public final class TridagonPuzzles {

    private static final Set<Technique> TRIDAGONS = EnumSet.of(Technique.TRIDAGON, Technique.TRIDAGON_FORCING);

    private final FastSolver fast = new FastSolver();
    private final LogicalSolver solver =
            new LogicalSolver(StandardFinders.withBruteForce(fast), LogicOptions.of(List.of(basic(), TRIDAGONS)));
    private final Random random;
    private final List<Relative> relatives = new ArrayList<>();

    /// @param guesses the fewest guesses that relatives may take
    private record Relative(byte[] puzzle, byte[] solution, long guesses) {}

    private TridagonPuzzles(long seed) {
        random = new Random(seed);
    }

    private static Set<Technique> basic() {
        Set<Technique> basic = EnumSet.allOf(Technique.class);
        basic.removeIf(each -> each.family() != Family.SINGLES
                && each.family() != Family.INTERSECTIONS
                && each.family() != Family.SUBSETS);
        return basic;
    }

    /// @param arguments a list of puzzles with a tridagon, the number of puzzles, and the seed
    public static void main(String[] arguments) throws IOException {
        TridagonPuzzles maker = new TridagonPuzzles(Long.parseLong(arguments[2]));
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            if (line.length() >= 81 && !line.startsWith("#")) {
                maker.start(line.substring(0, 81));
            }
        }
        Set<String> made = new HashSet<>();
        while (made.size() < Integer.parseInt(arguments[1])) {
            Relative next = maker.next();
            String text = Puzzle.of(next.puzzle).text();
            if (made.add(text)) {
                maker.relatives.add(next);
                System.out.println(text);
            }
        }
    }

    private void start(String line) {
        byte[] puzzle = Puzzle.of(line).values();
        if (!(fast.solve(Puzzle.of(puzzle), Limit.TWO, Cancel.NEVER) instanceof Answer.Unique(Grid solution))
                || !hasTridagon(puzzle)) {
            throw new IllegalArgumentException("not one solution, or no tridagon: " + line);
        }
        relatives.add(new Relative(puzzle, solution.values(), HardPuzzles.guesses(puzzle) / 2));
    }

    private Relative next() {
        while (true) {
            Relative from = relatives.get(random.nextInt(relatives.size()));
            byte[] next = exchange(from.puzzle, from.solution);
            if (fast.solve(Puzzle.of(next), Limit.TWO, Cancel.NEVER) instanceof Answer.Unique
                    && HardPuzzles.guesses(next) >= from.guesses
                    && hasTridagon(next)) {
                return new Relative(next, from.solution, from.guesses);
            }
        }
    }

    private byte[] exchange(byte[] puzzle, byte[] solution) {
        byte[] next = puzzle.clone();
        List<Integer> givens = new ArrayList<>();
        List<Integer> blanks = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            (puzzle[cell] == 0 ? blanks : givens).add(cell);
        }
        for (int more = 1 + random.nextInt(2); more > 0; more--) {
            next[givens.remove(random.nextInt(givens.size()))] = 0;
            int added = blanks.remove(random.nextInt(blanks.size()));
            next[added] = solution[added];
        }
        return next;
    }

    private boolean hasTridagon(byte[] puzzle) {
        Position start = Position.of(Grid.of(Puzzle.of(puzzle)));
        return solver.path(start, Cancel.NEVER).stream()
                .anyMatch(step -> TRIDAGONS.contains(step.deduction().technique()));
    }
}
