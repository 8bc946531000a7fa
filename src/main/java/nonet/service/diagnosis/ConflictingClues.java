package nonet.service.diagnosis;

import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.trace.Trace;

/// Givens that have no solution together, and the proof.
///
/// @param cells a minimal conflicting set: these givens have no solution, but without any one of them there is one
/// @param proof the exhaustive search of these givens alone
/// @param whole whether the proof is complete; a long one is truncated
public record ConflictingClues(CellSet cells, Trace proof, boolean whole) {

    /// Returns the puzzle of the conflicting givens alone.
    public Puzzle puzzle() {
        return proof.puzzle();
    }
}
