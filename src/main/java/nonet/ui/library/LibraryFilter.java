package nonet.ui.library;

import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import nonet.library.Grade;
import nonet.library.LibraryEntry;
import org.jspecify.annotations.Nullable;

/// The filter of the library.
///
/// @param text a text in the name, a tag or the 81 characters, ignoring case
/// @param grade the grade, or null for any
/// @param er the rating of Sudoku Explainer, or null for any
/// @param whips the rating by whips, or null for any
/// @param solved whether the puzzle is solved, or null for either
/// @param tag a tag, or null for any
record LibraryFilter(
        String text,
        @Nullable Grade grade,
        @Nullable ErBand er,
        @Nullable WhipBand whips,
        @Nullable Boolean solved,
        @Nullable String tag) {

    static final LibraryFilter ALL = new LibraryFilter("", null, null, null, null, null);

    /// Tests whether the filter excludes unrated puzzles.
    boolean isByRating() {
        return grade != null || er != null;
    }

    /// Returns the test for puzzles. Names are requested only for the search of a text, as collections can be large.
    ///
    /// @param nameOf returns the name of a puzzle in the list
    Predicate<LibraryEntry> test(Function<LibraryEntry, String> nameOf) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        String givens = wanted.replace('0', '.');
        boolean isGivens = givens.chars().allMatch(each -> each == '.' || each >= '1' && each <= '9');
        return kept -> (grade == null || grade == kept.grade())
                && (er == null || er.takes(kept.explained()))
                && (whips == null || whips.takes(kept.patterns()))
                && (solved == null || solved == kept.solved())
                && (tag == null || kept.tags().contains(tag))
                && (wanted.isEmpty()
                        || contains(kept, nameOf.apply(kept), wanted)
                        || isGivens && kept.puzzle().toString().contains(givens));
    }

    private static boolean contains(LibraryEntry entry, String name, String wanted) {
        return name.toLowerCase(Locale.ROOT).contains(wanted)
                || entry.tags().stream()
                        .anyMatch(tag -> tag.toLowerCase(Locale.ROOT).contains(wanted));
    }
}
