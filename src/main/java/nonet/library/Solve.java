package nonet.library;

import java.time.Instant;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// A puzzle that the user has solved, or left unfinished.
///
/// @param id identifies it in its library; 0 before it is there
/// @param ended when it was solved or left
/// @param name the name of the puzzle; empty if it has none
/// @param form the canonical form of the puzzle, which all its disguises share
/// @param rating its difficulty; null if it is not known
public record Solve(
        long id,
        Instant ended,
        String name,
        Puzzle puzzle,
        String form,
        @Nullable StoredRating rating,
        Effort effort) {

    /// What a solve took.
    ///
    /// @param finished whether the user has solved the puzzle, rather than left it or taken the solution
    /// @param seconds the time without pauses
    /// @param hints the number of hints used
    /// @param checks the number of checks asked for; at least 1 if a wrong digit was marked as it was entered
    /// @param mistakes the number of wrong moves
    public record Effort(boolean finished, int seconds, int hints, int checks, int mistakes) {}

    /// When a step was made that was the easiest one.
    public enum Sight {
        /// Within 15 seconds.
        AT_ONCE,
        LATER,
        WITH_HINT,
        /// Not before the end of the solve.
        NEVER
    }

    /// How often steps of a technique were seen like this.
    ///
    /// @param technique the id of the technique
    public record Sighting(String technique, Sight sight, int count) {}
}
