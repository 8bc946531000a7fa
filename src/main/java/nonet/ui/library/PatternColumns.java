package nonet.ui.library;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.library.Grader;
import nonet.library.LibraryEntry;
import nonet.rate.csp.StoredCspRatings;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// The columns of ratings by patterns and trials. On request it rates puzzles, one at a time in the background, and keeps
/// their ratings in the library. Puzzles that are rated already are left as they are, except for lower bounds of selected ones.
final class PatternColumns {

    static final TaskQueue QUEUE = new TaskQueue("pattern columns");

    /// Whether the columns are shown.
    final BooleanProperty shown = new SimpleBooleanProperty();

    /// Whether puzzles are being rated.
    final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();

    /// How many puzzles are rated.
    final LocalizedText sentence;

    private final Messages messages;
    private final LibraryTasks library;
    private final Supplier<Grader> grader;
    private final List<LibraryEntry> all;
    private final BiConsumer<LibraryEntry, Boolean> rated;
    private final Latest work;
    private final Map<Long, Integer> places = new HashMap<>();
    private List<LibraryEntry> wanted = List.of();
    private int done;
    private int failed;

    /// @param all the puzzles of the library that are shown or filtered out, in which a rated one takes the place of
    /// the unrated one
    /// @param rated receives each puzzle of these that was rated, and whether it was the last one
    PatternColumns(
            Messages messages,
            Tasks tasks,
            LibraryTasks library,
            Supplier<Grader> grader,
            List<LibraryEntry> all,
            BiConsumer<LibraryEntry, Boolean> rated) {
        this.messages = messages;
        this.library = library;
        this.grader = grader;
        this.all = all;
        this.rated = rated;
        work = new Latest(tasks, QUEUE);
        sentence = new LocalizedText(messages);
    }

    /// Shows the columns if they hold what was rated before.
    void showIfRated() {
        shown.set(all.stream().anyMatch(each -> each.patterns() != null));
    }

    /// Rates puzzles, and shows the columns.
    ///
    /// @param further whether those with a lower bound are rated to the end
    void rate(List<LibraryEntry> puzzles, boolean further) {
        shown.set(true);
        wanted = puzzles.stream()
                .filter(each ->
                        each.patterns() == null || further && each.patterns().isBound())
                .toList();
        done = 0;
        failed = 0;
        busy.set(true);
        next();
    }

    /// Ends the rating; what is known stays.
    void stop() {
        if (busy.get()) {
            work.cancel();
            busy.set(false);
            int known = done - failed;
            sentence.say(() -> messages.get("library.patterns-stopped", known));
        }
    }

    /// Takes note that the puzzles were read anew.
    void forgetPlaces() {
        places.clear();
    }

    private void next() {
        if (done == wanted.size()) {
            busy.set(false);
            int known = done - failed;
            int without = failed;
            sentence.say(() -> messages.get("library.patterns-done", known, without));
            return;
        }
        int past = done;
        int size = wanted.size();
        sentence.say(() -> messages.get("library.patterns-rating", past, size));
        LibraryEntry entry = wanted.get(past);
        Grader by = grader.get();
        work.start(
                (_, cancel) -> {
                    StoredCspRatings found = by.patterns(entry.puzzle(), entry.patterns(), cancel);
                    library.now(file -> file.rate(entry.puzzle(), found));
                    return found;
                },
                found -> take(entry, found),
                this::fail);
    }

    private void take(LibraryEntry entry, StoredCspRatings found) {
        done++;
        int place = place(entry.id());
        if (place >= 0) {
            all.set(place, all.get(place).with(found));
            rated.accept(all.get(place), done == wanted.size());
        }
        next();
    }

    /// Leaves out a puzzle that cannot be rated, and ends if the library cannot be changed.
    private void fail(Throwable problem) {
        if (problem instanceof IOException) {
            stop();
            library.failed(problem);
        } else {
            failed++;
            done++;
            next();
        }
    }

    /// Returns where a puzzle is among all, or -1.
    private int place(long id) {
        if (places.isEmpty()) {
            for (int i = 0; i < all.size(); i++) {
                places.put(all.get(i).id(), i);
            }
        }
        Integer place = places.get(id);
        return place != null && place < all.size() && all.get(place).id() == id ? place : -1;
    }
}
