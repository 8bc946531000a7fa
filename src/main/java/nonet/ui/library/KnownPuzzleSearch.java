package nonet.ui.library;

import java.io.IOException;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import nonet.grid.Puzzle;
import nonet.library.Library;
import nonet.library.LibraryEntry;
import nonet.library.LibraryFile;
import nonet.library.PuzzleCollection;
import nonet.play.Document;
import nonet.relatives.Repeats;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Says whether a puzzle that is opened is in the library already, as it is or in disguise. A library that was never used
/// is not opened for that.
public final class KnownPuzzleSearch {

    /// A further puzzle cancels the previous search.
    private static final TaskQueue QUEUE = new TaskQueue("seen");

    /// A puzzle of the library, and its name there.
    private record Known(LibraryEntry entry, String name, String collection, boolean disguised) {}

    private final Messages messages;
    private final Latest search;
    private final LibraryFile file;

    public KnownPuzzleSearch(Messages messages, Tasks tasks, LibraryFile file) {
        this.messages = messages;
        search = new Latest(tasks, QUEUE);
        this.file = file;
    }

    /// Searches the library for the puzzle of a document.
    ///
    /// @param say accepts a sentence and the puzzle of the library; not called if there is none, or if the document comes
    ///     from there
    public void look(Document opened, BiConsumer<String, LibraryEntry> say) {
        Puzzle puzzle = opened.puzzle();
        if (puzzle.clues() < Puzzle.FEWEST_CLUES || puzzle.isRestricted() || !file.isThere()) {
            return;
        }
        LibraryWords words = new LibraryWords(messages.copy());
        search.start(
                (_, cancel) -> find(puzzle, file.library(), words, cancel::check),
                found -> found.filter(known -> known.disguised || !known.name.equals(opened.name()))
                        .ifPresent(known -> say.accept(
                                messages.get(
                                        known.disguised ? "library.seen-disguised" : "library.seen",
                                        known.name,
                                        known.collection),
                                known.entry)),
                Tasks.QUIET);
    }

    private static Optional<Known> find(Puzzle puzzle, Library library, LibraryWords words, Runnable step)
            throws IOException {
        Predicate<Puzzle> like = Repeats.like(puzzle);
        Optional<LibraryEntry> found = library.first(puzzle.clues(), each -> {
            step.run();
            return like.test(each);
        });
        if (found.isEmpty()) {
            return Optional.empty();
        }
        LibraryEntry entry = found.get();
        PuzzleCollection collection = library.collections().stream()
                .filter(each -> each.id() == entry.collection())
                .findFirst()
                .orElseThrow();
        return Optional.of(new Known(
                entry,
                words.of(entry, collection),
                words.of(collection),
                !entry.puzzle().equals(puzzle)));
    }
}
