package nonet.logic.finder;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import nonet.TestData;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.SearchLimits.ChainLimits;
import nonet.logic.solver.SearchLimits.PatternLimits;
import nonet.rate.Weights;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;

/// Puzzles with a unique solution for tests of human logic.
public final class Samples {

    private static final FastSolver FAST = new FastSolver();

    private Samples() {}

    /// Returns options with all techniques that are on by default for solving or for all steps, including duals.
    public static LogicOptions options() {
        LogicOptions options = Weights.modern().forSolving();
        Set<Technique> off = new HashSet<>(options.off());
        off.retainAll(Weights.modern().forAllSteps().off());
        return options.withOff(off)
                .with(ChainLimits.DEFAULT.withSets(true, true))
                .with(new PatternLimits(true, false, true));
    }

    /// Returns the logical solver of the program.
    public static LogicalSolver solver() {
        return new LogicalSolver(StandardFinders.all(), Weights.modern().forSolving());
    }

    /// Returns the only solution.
    public static Grid solution(Puzzle puzzle) {
        return ((Answer.Unique) FAST.solve(puzzle, Limit.TWO, Cancel.NEVER)).solution();
    }

    /// Draws a minimal puzzle, or one with a few more givens.
    public static Puzzle draw(Random random) {
        Puzzle puzzle = solved(random);
        int spare = random.nextInt(4) * 3;
        List<Cell> cells = new ArrayList<>(Cell.all());
        Collections.shuffle(cells, random);
        for (Cell cell : cells.subList(0, 81 - spare)) {
            Puzzle less = puzzle.with(cell, null);
            if (FAST.solve(less, Limit.TWO, Cancel.NEVER) instanceof Answer.Unique) {
                puzzle = less;
            }
        }
        return puzzle;
    }

    /// Draws a solved grid: a few random givens, completed.
    private static Puzzle solved(Random random) {
        byte[] row = new byte[81];
        List<Integer> digits = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        for (int box = 0; box < 3; box++) {
            Collections.shuffle(digits, random);
            for (int place = 0; place < 9; place++) {
                row[box * 30 + place / 3 * 9 + place % 3] = digits.get(place).byteValue();
            }
        }
        Answer answer = FAST.solve(Puzzle.of(row), Limit.solutions(1 + random.nextInt(20)), Cancel.NEVER);
        return switch (answer) {
            case Answer.Unknown(var _, Grid first, long _) -> Puzzle.of(first.values());
            case Answer.Several several -> Puzzle.of(several.first().values());
            case Answer.Unique unique -> Puzzle.of(unique.solution().values());
            case Answer.None _ -> throw new AssertionError("three boxes on a diagonal never clash");
        };
    }

    /// Returns puzzles that need advanced techniques.
    public static List<Puzzle> hard() {
        return TestData.lines("techniques/hard-puzzles.txt").stream()
                .map(Puzzle::of)
                .toList();
    }

    /// Returns the regression lines of the public library.
    public static List<String> cases() {
        return TestData.lines("techniques/cases.txt");
    }

    /// Returns the project's own regression lines, for techniques without lines in the public library.
    public static List<String> ownCases() {
        try (InputStream in = Objects.requireNonNull(Samples.class.getResourceAsStream("/nonet/techniques.txt"))) {
            return withoutComments(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static List<String> withoutComments(Stream<String> lines) {
        return lines.filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }
}
