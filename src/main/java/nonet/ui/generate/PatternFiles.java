package nonet.ui.generate;

import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import nonet.grid.CellSet;
import nonet.service.generate.PatternFile;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Reads and writes the drawn pattern in the background.
public final class PatternFiles {

    private final Tasks tasks;
    private final PatternDrawing drawing;
    private final GenerationTexts words;
    private final BiConsumer<Supplier<String>, Boolean> report;

    /// @param report shows a sentence, and whether it is about a failure
    PatternFiles(
            Tasks tasks, PatternDrawing drawing, GenerationTexts words, BiConsumer<Supplier<String>, Boolean> report) {
        this.tasks = tasks;
        this.drawing = drawing;
        this.words = words;
        this.report = report;
    }

    /// Draws the pattern of a file; one that has none changes nothing.
    public void open(Path file) {
        tasks.start(
                TaskQueue.FILES,
                (_, _) -> PatternFile.read(file),
                pattern -> {
                    drawing.take(pattern);
                    report.accept(() -> "", false);
                },
                failed -> report.accept(() -> words.noPattern(file, failed), true));
    }

    /// Writes the pattern to a file.
    public void save(Path file) {
        CellSet pattern = drawing.cells();
        String name = String.valueOf(file.getFileName());
        tasks.start(
                TaskQueue.FILES,
                (_, _) -> {
                    PatternFile.write(file, pattern);
                    return name;
                },
                saved -> report.accept(() -> words.saved(saved), false),
                failed -> report.accept(() -> words.notWritten(name, failed), true));
    }
}
