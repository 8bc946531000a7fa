package nonet.ui.shell.file;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.ui.photo.PhotoController;

/// Questions to the user, and notices.
public interface UserPrompts {

    /// Shows a notice of success that needs no answer.
    void tell(String sentence);

    /// Shows a notice that offers an action, as long as nothing else happens.
    void tell(String sentence, Answer offer);

    /// Shows what is being read, until it has been read.
    ///
    /// @param sentence empty once it has been read
    void reading(String sentence);

    /// Shows a failure, in one sentence.
    void warn(String sentence);

    /// Asks whether to continue.
    ///
    /// @param question the question, which names what would be lost or changed
    /// @param answer the name of the button that continues
    void confirm(String question, String answer, Runnable yes);

    /// Asks which of several actions to take; nothing happens if none is chosen.
    ///
    /// @param answers the recommended one first
    void decide(String question, List<Answer> answers);

    /// Lets the user choose one of several puzzles, or all at once. Nothing happens if none is chosen.
    void choose(String title, List<FoundPuzzle> choices, Consumer<FoundPuzzle> chosen, Runnable all);

    /// Shows a picture beside the digits that were read in it, to be corrected.
    ///
    /// @param use accepts the puzzle if the user takes it
    /// @param all adds the puzzles of all grids and pages to the library if the user wants them
    void check(PhotoController photo, Consumer<Puzzle> use, Runnable all);

    /// Adds puzzles to a collection of the library, and shows it.
    void collect(String collection, List<Document> puzzles);

    /// Adds the puzzles of pictures to a collection of the library, and shows it.
    ///
    /// @param files pictures, or a folder of them
    void collect(List<Path> files);

    /// Solves every puzzle of a file, in a window of its own.
    void solveAll(Path file);

    /// Solves every puzzle of a text, in a window of its own.
    void solveAll(String name, String text);

    /// Shows how something was read, and offers the other ways.
    void report(Report report);

    /// An answer to a question, and its action.
    record Answer(String name, Runnable action) {}

    /// One of the puzzles of a file.
    record FoundPuzzle(String name, Document document) {}

    /// The report on an import.
    ///
    /// @param title the sentence on the recognized format
    /// @param sentences the sentences on what was left out or assumed
    record Report(String title, List<String> sentences, List<Other> others) {}

    /// Another way to read it, and its action.
    record Other(String name, Runnable take) {}
}
