package nonet.api;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.sat.Proof;
import nonet.sat.Prover.Outcome;
import org.jspecify.annotations.Nullable;

/// What [Sudoku#prove] found, with the proof: a formula and its refutation, which any checker of SAT proofs accepts.
/// Immutable.
public final class ProofOutcome {

    /// What was found.
    public enum State {
        /// There is exactly one solution; the formula excludes it.
        ONE_SOLUTION,
        /// There is no solution.
        NO_SOLUTION,
        /// The conclusions are true in every solution; the formula has their opposite.
        TRUE,
        /// There are several solutions, so there is no proof.
        SEVERAL_SOLUTIONS,
        /// A conclusion is false in a solution, so there is no proof.
        FALSE,
        /// The proof would be too large.
        TOO_LARGE
    }

    private final State state;
    private final List<String> solutions;
    private final @Nullable Proof made;

    private ProofOutcome(State state, @Nullable Proof made, Grid... solutions) {
        this.state = state;
        this.made = made;
        this.solutions = List.of(solutions).stream()
                .map(each -> Puzzle.of(each.values()).text())
                .toList();
    }

    static ProofOutcome of(Outcome outcome) {
        return switch (outcome) {
            case Outcome.OneSolution(Grid solution, Proof proof) ->
                new ProofOutcome(State.ONE_SOLUTION, proof, solution);
            case Outcome.NoSolution(Proof proof) -> new ProofOutcome(State.NO_SOLUTION, proof);
            case Outcome.True(Proof proof) -> new ProofOutcome(State.TRUE, proof);
            case Outcome.SeveralSolutions(Grid first, Grid second) ->
                new ProofOutcome(State.SEVERAL_SOLUTIONS, null, first, second);
            case Outcome.False(var _, Grid solution) -> new ProofOutcome(State.FALSE, null, solution);
            case Outcome.TooLarge() -> new ProofOutcome(State.TOO_LARGE, null);
        };
    }

    /// Returns what was found.
    ///
    /// @return the state
    public State state() {
        return state;
    }

    /// Returns the solutions that were found: the only one, two of several, or one in which a conclusion is false.
    ///
    /// @return 81 digits each
    public List<String> solutions() {
        return solutions;
    }

    /// Tests whether there is a proof.
    ///
    /// @return whether the formula and its refutation can be written
    public boolean isMade() {
        return made != null;
    }

    /// Returns the number of lines of the refutation.
    ///
    /// @return the number, 0 if there is no proof
    public int lines() {
        return made == null ? 0 : made.lines().size();
    }

    /// Writes the formula in the DIMACS format.
    ///
    /// @param out where to write, not closed
    /// @throws IOException if that fails
    /// @throws IllegalStateException if there is no proof
    public void writeFormula(OutputStream out) throws IOException {
        made().formula().writeTo(out, List.of());
    }

    /// Writes the refutation in the DRAT format.
    ///
    /// @param out where to write, not closed
    /// @param binary whether the binary form is written
    /// @throws IOException if that fails
    /// @throws IllegalStateException if there is no proof
    public void writeRefutation(OutputStream out, boolean binary) throws IOException {
        if (binary) {
            made().writeBinaryTo(out);
        } else {
            made().writeTo(out);
        }
    }

    private Proof made() {
        if (made == null) {
            throw new IllegalStateException("There is no proof.");
        }
        return made;
    }
}
