package nonet.ui.library;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nonet.library.Grader;
import nonet.library.LibraryEntry;
import nonet.library.StoredRating;
import nonet.ui.kit.work.Problem;
import nonet.ui.kit.work.Running;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Rates the unrated puzzles, one at a time, in the background.
final class CollectionRating {

    static final TaskQueue QUEUE = new TaskQueue("rating");

    /// A rated puzzle.
    ///
    /// @param place its index in the list
    /// @param stamp identifies the rating
    record Rated(LibraryEntry entry, int place, StoredRating graded, String stamp) {}

    private final Tasks tasks;
    private final Consumer<Rated> rated;
    private final Consumer<Problem> failed;
    private final Supplier<Grader> grader;
    private @Nullable Running running;
    private int from;

    CollectionRating(Tasks tasks, Supplier<Grader> grader, Consumer<Rated> rated, Consumer<Problem> failed) {
        this.tasks = tasks;
        this.grader = grader;
        this.rated = rated;
        this.failed = failed;
    }

    /// Returns the stamp of current ratings.
    String stamp() {
        return grader.get().profile().stamp();
    }

    /// Rates the next unrated puzzle of a list, unless a rating is running.
    void next(List<LibraryEntry> puzzles) {
        LibraryEntry next = running == null ? unrated(puzzles) : null;
        if (next == null) {
            return;
        }
        int place = from;
        boolean[] inline = {false};
        Grader grader = this.grader.get();
        Running started = tasks.start(
                QUEUE,
                (progress, cancel) -> grader.grade(next.puzzle(), next.explained(), cancel),
                graded -> {
                    inline[0] = true;
                    running = null;
                    rated.accept(new Rated(next, place, graded, grader.profile().stamp()));
                },
                problem -> {
                    inline[0] = true;
                    running = null;
                    failed.accept(problem);
                });
        running = inline[0] ? running : started;
    }

    /// Returns the first unrated puzzle; null if there is none. The search begins where the last one ended, for the list
    /// may be long.
    private @Nullable LibraryEntry unrated(List<LibraryEntry> puzzles) {
        for (int i = 0; i < puzzles.size(); i++) {
            int place = (from + i) % puzzles.size();
            if (!puzzles.get(place).isGraded()) {
                from = place;
                return puzzles.get(place);
            }
        }
        return null;
    }

    boolean isRunning() {
        return running != null;
    }

    void stop() {
        from = 0;
        if (running != null) {
            running.cancel();
            running = null;
        }
    }
}
