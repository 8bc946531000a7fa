package nonet.service.diagnosis;

import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.trace.Trace;

/// Digits that cannot stand together, and why.
///
/// @param cells a smallest clashing set: these digits have no solution, but without any one of them there is one
/// @param proof the search through all that these digits alone allow, which comes to nothing
/// @param whole whether the proof is there to its end; a long one is cut
public record ConflictingClues(CellSet cells, Trace proof, boolean whole) {

    /// Returns the clashing digits alone.
    public Puzzle puzzle() {
        return proof.puzzle();
    }
}
