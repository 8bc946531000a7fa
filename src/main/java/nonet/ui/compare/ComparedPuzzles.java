package nonet.ui.compare;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.grid.Puzzle;
import nonet.service.input.Opened;
import nonet.service.input.Opener;
import nonet.service.input.ProblemWords;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// The puzzles of a comparison: the one on the board, or all of a file.
public final class ComparedPuzzles {

    /// The puzzle on the board.
    public final ObjectProperty<Puzzle> board = new SimpleObjectProperty<>(Puzzle.EMPTY);

    /// The source of the puzzles: the board, or a file and the number of its puzzles.
    public final LocalizedText source;

    private final Messages messages;
    private final Tasks tasks;
    private final ProblemWords problems;
    private final BiConsumer<String, Supplier<String>> refuse;

    private @Nullable List<Puzzle> collection;

    /// @param refuse reports the name of a file that cannot be read, and the sentence on the reason
    ComparedPuzzles(Messages messages, Tasks tasks, BiConsumer<String, Supplier<String>> refuse) {
        this.messages = messages;
        this.tasks = tasks;
        this.refuse = refuse;
        problems = new ProblemWords(messages::locale);
        source = new LocalizedText(messages);
        takeBoard();
    }

    /// Returns the puzzles for the next comparison.
    List<Puzzle> all() {
        return collection == null ? List.of(board.get()) : collection;
    }

    /// Selects the puzzle on the board for the next comparison.
    public void takeBoard() {
        collection = null;
        source.say(() -> messages.get("compare.board"));
    }

    /// Selects the puzzles of a file for the next comparison.
    public void takeFile(Path file) {
        String name = String.valueOf(file.getFileName());
        tasks.start(
                TaskQueue.FILES,
                (progress, cancel) -> new Opener(Codecs::standard).puzzles(file, cancel),
                result -> take(name, result),
                failed -> refuse.accept(name, () -> problems.of(Fault.Unreadable.FAILED)));
    }

    private void take(String name, Opened.Reading result) {
        switch (result) {
            case Opened.Failed(Fault why) -> refuse.accept(name, () -> problems.of(why));
            case Opened.Puzzles(Source _, PuzzleReading.Puzzles read, var _)
            when !read.faults().isEmpty() ->
                refuse.accept(name, () -> problems.of(read.faults().getFirst()));
            case Opened.Puzzles(Source _, PuzzleReading.Puzzles read, var _) -> {
                collection = read.puzzles().stream().map(each -> each.puzzle()).toList();
                int size = collection.size();
                source.say(() -> messages.get("compare.file", name, size));
            }
        }
    }
}
