package nonet.library;

import java.util.List;
import nonet.grid.Puzzle;
import nonet.rate.csp.StoredCspRatings;
import nonet.rate.se.StoredSeRating;
import org.jspecify.annotations.Nullable;

/// A puzzle of the library.
///
/// @param id identifies it in its library
/// @param collection the id of its collection
/// @param number its place in the collection, from 1
/// @param name empty if it has none
/// @param grade null if it is not rated yet
/// @param score its difficulty as a number, 0 if unknown
/// @param explained the rating of Sudoku Explainer, null while it is not known
/// @param patterns the ratings by patterns and trials, null unless they were requested and are of the present version
/// @param tags in alphabetical order
public record LibraryEntry(
        long id,
        long collection,
        int number,
        String name,
        Puzzle puzzle,
        @Nullable Grade grade,
        int score,
        @Nullable StoredSeRating explained,
        @Nullable StoredCspRatings patterns,
        boolean solved,
        List<String> tags) {

    public LibraryEntry {
        tags = List.copyOf(tags);
    }

    /// Tests whether both ratings are known.
    public boolean isGraded() {
        return grade != null && explained != null;
    }

    /// Returns this puzzle with a grade.
    public LibraryEntry graded(StoredRating graded) {
        return new LibraryEntry(
                id,
                collection,
                number,
                name,
                puzzle,
                graded.grade(),
                graded.score(),
                graded.explained(),
                patterns,
                solved,
                tags);
    }

    /// Returns this puzzle with ratings by patterns and trials.
    public LibraryEntry with(StoredCspRatings rated) {
        return new LibraryEntry(id, collection, number, name, puzzle, grade, score, explained, rated, solved, tags);
    }
}
