package nonet.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.sat.Proof.Line;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.Narrowing;

/// Proves statements on sudokus. The engine *learning* refutes their opposite; what it learns on the way are the clauses
/// of the proof.
public final class Prover {

    /// A proof of more literals is not kept. The hardest puzzles with one solution need some 100,000.
    private static final int MOST_LITERALS = 20_000_000;

    /// The result of an attempt to prove something.
    public sealed interface Outcome {

        /// The puzzle has this solution and no other: the formula excludes it and cannot be satisfied.
        record OneSolution(Grid solution, Proof proof) implements Outcome {}

        /// The puzzle has no solution.
        record NoSolution(Proof proof) implements Outcome {}

        /// The puzzle has these two solutions, and maybe more.
        record SeveralSolutions(Grid first, Grid second) implements Outcome {}

        /// The conclusions are true in each solution: the formula has a clause that says one of them is false, and cannot
        /// be satisfied.
        record True(Proof proof) implements Outcome {}

        /// A conclusion is false in this solution.
        record False(Conclusion conclusion, Grid solution) implements Outcome {}

        /// The proof would be too large.
        record TooLarge() implements Outcome {}
    }

    /// The number of clauses that the engine keeps, as when it is watched.
    private static final int KEPT = 4_000;

    private final int kept;
    private final List<Line> lines = new ArrayList<>();
    private final List<List<Candidate>> forgotten = new ArrayList<>();
    private long literals;

    /// @param kept the number of learned clauses after which the engine begins to forget
    private Prover(int kept) {
        this.kept = kept;
    }

    /// Proves that a puzzle has exactly one solution, or none.
    public static Outcome solutions(Puzzle puzzle, Cancel cancel) {
        return solutions(puzzle, KEPT, cancel);
    }

    static Outcome solutions(Puzzle puzzle, int kept, Cancel cancel) {
        Prover prover = new Prover(kept);
        List<Grid> found = prover.refute(puzzle, 2, new int[0], cancel);
        if (found.size() > 1) {
            return new Outcome.SeveralSolutions(found.getFirst(), found.get(1));
        }
        Formula formula = Formula.of(puzzle);
        if (found.isEmpty()) {
            return prover.end(formula, Outcome.NoSolution::new);
        }
        Grid solution = found.getFirst();
        return prover.end(formula.with(excluding(solution)), proof -> new Outcome.OneSolution(solution, proof));
    }

    /// Proves that conclusions are true in all solutions of a puzzle. If it has none, they are.
    ///
    /// @param puzzle the digits and candidates that they are drawn from
    /// @throws IllegalArgumentException if one is about a filled cell
    public static Outcome conclusions(Puzzle puzzle, List<Conclusion> conclusions, Cancel cancel) {
        Prover prover = new Prover(KEPT);
        int[] opposite = conclusions.stream().mapToInt(Prover::opposite).toArray();
        for (Conclusion each : conclusions) {
            if (puzzle.given(each.candidate().cell()) != null) {
                throw new IllegalArgumentException(
                        each.candidate().cell() + " is filled, so there is nothing to prove.");
            }
            int[] alike = {-opposite(each)};
            List<Grid> found = prover.refute(assuming(puzzle, each), 1, alike, cancel);
            if (!found.isEmpty()) {
                return new Outcome.False(each, found.getFirst());
            }
            prover.add(new Line(false, alike));
        }
        return prover.end(Formula.of(puzzle).with(opposite), Outcome.True::new);
    }

    /// Follows the search of the engine to its end or to a number of solutions.
    ///
    /// @param under the literal that each clause has because the search assumes its opposite, if any
    private List<Grid> refute(Puzzle puzzle, int most, int[] under, Cancel cancel) {
        List<Grid> found = new ArrayList<>();
        SearchCursor search = StepEngine.learning(puzzle, kept, forgotten::add);
        for (Event event = search.next(cancel);
                event != null && literals <= MOST_LITERALS;
                event = search.next(cancel)) {
            cancel.check();
            if (event instanceof Event.Found) {
                found.add(search.grid());
            }
            if (event instanceof Event.Narrowed narrowed
                    && narrowed.by() instanceof Narrowing.Nogood nogood
                    && nogood.learned()) {
                add(new Line(false, clause(nogood.candidates(), under)));
                // What was forgotten for it has been used to learn it.
                forgotten.forEach(each -> add(new Line(true, clause(each, under))));
                forgotten.clear();
            }
            if (found.size() == most) {
                return found;
            }
        }
        return found;
    }

    private void add(Line line) {
        lines.add(line);
        literals += line.literals().length;
    }

    private Outcome end(Formula formula, Function<Proof, Outcome> outcome) {
        if (literals > MOST_LITERALS) {
            return new Outcome.TooLarge();
        }
        add(new Line(false));
        return outcome.apply(new Proof(formula, lines));
    }

    /// Returns the clause that not all of these candidates are true.
    private static int[] clause(List<Candidate> nogood, int[] under) {
        return IntStream.concat(nogood.stream().mapToInt(each -> -Formula.variable(each)), Arrays.stream(under))
                .toArray();
    }

    private static int[] excluding(Grid solution) {
        byte[] values = solution.values();
        return IntStream.range(0, 81).map(cell -> -(9 * cell + values[cell])).toArray();
    }

    /// Returns the literal that contradicts a conclusion.
    private static int opposite(Conclusion conclusion) {
        int variable = Formula.variable(conclusion.candidate());
        return conclusion instanceof Conclusion.Placement ? -variable : variable;
    }

    /// Returns the puzzle in which a conclusion is false.
    private static Puzzle assuming(Puzzle puzzle, Conclusion conclusion) {
        Candidate candidate = conclusion.candidate();
        return switch (conclusion) {
            case Conclusion.Elimination _ -> puzzle.with(candidate.cell(), candidate.digit());
            case Conclusion.Placement _ -> {
                short[] candidates = puzzle.candidates();
                candidates[candidate.cell().index()] &=
                        (short) ~(1 << candidate.digit().ordinal());
                yield puzzle.restrictedTo(candidates);
            }
        };
    }
}
