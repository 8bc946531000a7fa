package nonet.ui.shell.edit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.value.ObservableValue;
import nonet.play.Bookmark;
import nonet.play.Document;
import nonet.play.History;
import nonet.play.SteeredSearch;
import nonet.solve.StepSolver;
import nonet.ui.playback.Playback;

/// The bookmarks of the document: marking the event that is shown, and going to a marked one.
public final class BookmarkController {

    /// The bookmarks of the document, by engine and event.
    public final ObservableValue<List<Bookmark>> bookmarks;

    /// The notes on events of the engine that is shown, by event.
    public final ObjectBinding<Map<Long, String>> notes;

    private final EditController edit;
    private final Playback playback;
    private final List<StepSolver> engines;

    /// @param engines the engines that can be watched
    public BookmarkController(EditController edit, Playback playback, List<StepSolver> engines) {
        this.edit = edit;
        this.playback = playback;
        this.engines = engines;
        bookmarks = edit.history.map(History::present).map(Document::bookmarks);
        notes = Bindings.createObjectBinding(this::notesOfSearch, edit.history, playback.by, playback.search.branch);
    }

    /// Returns the engine whose search is shown, or would begin; of a trace of another program, its solver.
    public String engine() {
        return playback.by.get();
    }

    /// Returns the bookmark of the event that is shown.
    public Optional<Bookmark> shown() {
        long event = playback.search.moment().index();
        return bookmarks.getValue().stream()
                .filter(each -> each.isOn(engine(), branch()) && each.event() == event)
                .findFirst();
    }

    /// Marks the event that is shown; a bookmark there gets this note instead.
    public void mark(String note) {
        mark(new Bookmark(engine(), branch(), playback.search.moment().index(), cut(note)));
    }

    /// Replaces the note of a bookmark.
    public void note(Bookmark bookmark, String note) {
        mark(new Bookmark(bookmark.engine(), bookmark.branch(), bookmark.event(), cut(note)));
    }

    private void mark(Bookmark bookmark) {
        edit.mark(bookmark);
    }

    /// Removes a bookmark.
    public void remove(Bookmark bookmark) {
        edit.unmark(bookmark);
    }

    /// What comes of going to a bookmark.
    public enum Arrival {
        SHOWN,
        /// There is no such engine, and the trace that was marked is not shown.
        NO_TRACE,
        /// The branch was dropped.
        NO_BRANCH
    }

    /// Shows the marked event, with its engine and its branch. If that is not possible, the shown search stays.
    public Arrival go(Bookmark bookmark) {
        Optional<StepSolver> engine = engines.stream()
                .filter(each -> each.id().equals(bookmark.engine()))
                .findFirst();
        boolean shown = bookmark.engine().equals(playback.search.foreign.get());
        if (!shown && engine.isEmpty()) {
            return Arrival.NO_TRACE;
        }
        if (bookmark.branch() > 1) {
            Optional<SteeredSearch> branched = playback.searches().stream()
                    .filter(each -> each.engine().equals(bookmark.engine())
                            && each.branches().branch(bookmark.branch()).isPresent())
                    .findFirst();
            if (branched.isEmpty()) {
                return Arrival.NO_BRANCH;
            }
            playback.search.ownGuesses.set(branched.get().branches().own());
        }
        if (!shown) {
            engine.ifPresent(playback::choose);
        }
        playback.search
                .branch(bookmark.branch())
                .filter(each -> each.number() != branch())
                .ifPresent(playback::show);
        playback.goTo(bookmark.event());
        return Arrival.SHOWN;
    }

    /// Returns the number of the branch that is shown.
    private int branch() {
        return playback.search.branch.get().number();
    }

    private Map<Long, String> notesOfSearch() {
        Map<Long, String> there = new TreeMap<>();
        for (Bookmark bookmark : edit.document().bookmarks()) {
            if (bookmark.isOn(engine(), branch())) {
                there.put(bookmark.event(), bookmark.note());
            }
        }
        return there;
    }

    private static String cut(String note) {
        String line = note.strip();
        return line.substring(0, Math.min(line.length(), Bookmark.LONGEST_NOTE));
    }
}
