package nonet.ui.generate;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.files.AtomicFile;
import nonet.grid.Puzzle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// The puzzles that missed the request narrowly, the newest first.
public final class NearMisses {

    private final Tasks tasks;
    private final GenerationTexts words;
    private final BiConsumer<Supplier<String>, Boolean> report;
    private final ObservableList<Puzzle> newest = FXCollections.observableArrayList();

    /// The puzzles, the newest first.
    public final ObservableList<Puzzle> puzzles = FXCollections.unmodifiableObservableList(newest);

    /// @param report shows a sentence, and whether it is about a failure
    NearMisses(Tasks tasks, GenerationTexts words, BiConsumer<Supplier<String>, Boolean> report) {
        this.tasks = tasks;
        this.words = words;
        this.report = report;
    }

    void show(List<Puzzle> now) {
        if (!newest.equals(now)) {
            newest.setAll(now);
        }
    }

    void clear() {
        newest.clear();
    }

    /// Writes the puzzles to a file, one a line.
    public void save(Path file) {
        String text = newest.stream().map(each -> each.text() + "\n").collect(Collectors.joining());
        String name = String.valueOf(file.getFileName());
        tasks.start(
                TaskQueue.FILES,
                (_, _) -> {
                    AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
                    return name;
                },
                saved -> report.accept(() -> words.saved(saved), false),
                failed -> report.accept(() -> words.notWritten(name, failed), true));
    }
}
