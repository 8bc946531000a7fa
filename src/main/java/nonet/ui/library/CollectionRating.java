package nonet.ui.library;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nonet.library.Grader;
import nonet.library.LibraryEntry;
import nonet.library.StoredRating;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Rates the unrated puzzles of a list, one at a time, in the background, keeps their ratings in the library, and says how
/// many are rated.
final class CollectionRating {

    static final TaskQueue QUEUE = new TaskQueue("rating");

    /// How many puzzles are rated; empty once all of them are.
    final LocalizedText sentence;

    private final Messages messages;
    private final LibraryTasks library;
    private final Supplier<Grader> grader;
    private final List<LibraryEntry> puzzles;
    private final Consumer<LibraryEntry> rated;
    private final Latest work;
    private boolean active;
    private boolean filtered;
    private int unrated;

    /// The puzzles of the list whose rating failed.
    private final Set<Long> failed = new HashSet<>();

    /// Where the search for the next unrated puzzle begins, for the list may be long.
    private int from;

    /// @param puzzles the list, in which a rated puzzle takes the place of the unrated one
    /// @param rated receives each puzzle of the list that was rated
    CollectionRating(
            Messages messages,
            Tasks tasks,
            LibraryTasks library,
            Supplier<Grader> grader,
            List<LibraryEntry> puzzles,
            Consumer<LibraryEntry> rated) {
        this.messages = messages;
        work = new Latest(tasks, QUEUE);
        this.library = library;
        this.grader = grader;
        this.puzzles = puzzles;
        this.rated = rated;
        this.sentence = new LocalizedText(messages);
    }

    /// Returns the stamp of current ratings.
    String stamp() {
        return grader.get().profile().stamp();
    }

    /// Sets whether only puzzles of some ratings are shown, which is mentioned.
    void setFiltered(boolean now) {
        filtered = now;
        say();
    }

    /// Rates the puzzles that the list has now.
    ///
    /// @param unrated how many of them are not rated
    void start(int unrated) {
        this.unrated = unrated;
        failed.clear();
        active = true;
        say();
        next();
    }

    void stop() {
        active = false;
        from = 0;
        work.cancel();
    }

    boolean isRunning() {
        return work.busy.get();
    }

    private void say() {
        int left = unrated;
        int size = puzzles.size();
        int without = failed.size();
        boolean some = filtered;
        sentence.say(() -> {
            if (left == 0 || left > without) {
                return left == 0
                        ? ""
                        : messages.get(some ? "library.rated-filtered" : "library.rated", size - left, size);
            }
            return messages.get("library.unrated", without);
        });
    }

    private void next() {
        int place = active && !work.busy.get() ? unrated() : -1;
        if (place < 0) {
            return;
        }
        LibraryEntry next = puzzles.get(place);
        Grader grader = this.grader.get();
        work.start(
                (_, cancel) -> grader.grade(next.puzzle(), next.explained(), cancel),
                graded -> keep(next, place, graded, grader.profile().stamp()),
                _ -> {
                    failed.add(next.id());
                    say();
                    next();
                });
    }

    /// Returns the place of the next puzzle to rate, or -1 if there is none.
    private int unrated() {
        for (int i = 0; i < puzzles.size(); i++) {
            int place = (from + i) % puzzles.size();
            LibraryEntry entry = puzzles.get(place);
            if (!entry.isGraded() && !failed.contains(entry.id())) {
                from = place;
                return place;
            }
        }
        return -1;
    }

    private void keep(LibraryEntry entry, int place, StoredRating graded, String stamp) {
        library.ask(
                file -> {
                    file.grade(entry.puzzle(), graded, stamp);
                    return graded;
                },
                done -> {
                    boolean there = place < puzzles.size() && puzzles.get(place).id() == entry.id();
                    if (there) {
                        puzzles.set(place, puzzles.get(place).graded(done));
                        unrated--;
                        say();
                    }
                    next();
                    if (there) {
                        rated.accept(puzzles.get(place));
                    }
                });
    }
}
