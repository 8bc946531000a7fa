package nonet.library;

import java.util.List;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// A puzzle of the library.
///
/// @param id for the library that told it
/// @param shelf the id of its shelf
/// @param number its place on the shelf, from 1
/// @param name empty when it has none
/// @param grade null while it is not rated
/// @param score how hard it is in numbers, 0 when there is no telling
/// @param explained the rating of Sudoku Explainer, null while it is not known
/// @param tags in alphabetical order
public record LibraryEntry(
        long id,
        long shelf,
        int number,
        String name,
        Puzzle puzzle,
        @Nullable Grade grade,
        int score,
        @Nullable Explained explained,
        boolean solved,
        List<String> tags) {

    public LibraryEntry {
        tags = List.copyOf(tags);
    }

    /// Tests whether both ratings are known.
    public boolean isGraded() {
        return grade != null && explained != null;
    }

    /// Returns this puzzle with how hard it is.
    public LibraryEntry graded(Graded graded) {
        return new LibraryEntry(
                id, shelf, number, name, puzzle, graded.grade(), graded.score(), graded.explained(), solved, tags);
    }
}
