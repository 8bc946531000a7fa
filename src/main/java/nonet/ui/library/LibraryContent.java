package nonet.ui.library;

import java.io.IOException;
import java.util.List;
import nonet.library.Library;
import nonet.library.LibraryEntry;
import nonet.library.PuzzleCollection;

/// What the library shows of its file.
///
/// @param puzzles the puzzles of the selected collection
/// @param unrated the number of them without a current rating
/// @param tags their tags, sorted
record LibraryContent(
        List<PuzzleCollection> collections,
        List<LibraryEntry> puzzles,
        int unrated,
        List<String> tags,
        LibraryTasks.Damage damage) {

    /// Reads the content.
    ///
    /// @param collection the id of the selected collection, 0 for all puzzles
    /// @param stamp the stamp of current ratings
    /// @param tasks where the library is read, which knows its damage
    static LibraryContent of(Library library, long collection, String stamp, LibraryTasks tasks) throws IOException {
        List<LibraryEntry> puzzles = collection == 0 ? library.puzzles(stamp) : library.puzzles(collection, stamp);
        return new LibraryContent(
                library.collections(),
                puzzles,
                (int) puzzles.stream().filter(each -> !each.isGraded()).count(),
                puzzles.stream()
                        .flatMap(entry -> entry.tags().stream())
                        .distinct()
                        .sorted()
                        .toList(),
                tasks.damage());
    }
}
