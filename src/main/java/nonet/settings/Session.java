package nonet.settings;

import java.util.List;
import nonet.play.Document;
import nonet.play.PlayerFilm;
import nonet.play.SteeredSearch;
import org.jspecify.annotations.Nullable;

/// The session of a window.
///
/// @param settingUp whether the givens are being edited
/// @param seconds how long the user has worked on the puzzle, as far as that was measured
/// @param origin where the document is saved
/// @param place the place of the window, or null if unknown
/// @param film the film of the puzzle
/// @param searches the searches of the puzzle with branches, the one that is shown first; empty if no guess is chosen
public record Session(
        Document document,
        boolean settingUp,
        long seconds,
        Origin origin,
        Settings.@Nullable Place place,
        PlayerFilm film,
        List<SteeredSearch> searches) {

    /// An empty board, ready to be set up.
    public static final Session EMPTY = new Session(Document.EMPTY, true, 0, Origin.NONE, null);

    public Session {
        searches = List.copyOf(searches);
    }

    /// Creates a session without a film and branches.
    public Session(Document document, boolean settingUp, long seconds, Origin origin, Settings.@Nullable Place place) {
        this(document, settingUp, seconds, origin, place, PlayerFilm.of(document), List.of());
    }

    /// Returns the same work in a window elsewhere.
    public Session at(Settings.@Nullable Place other) {
        return new Session(document, settingUp, seconds, origin, other, film, searches);
    }

    /// Returns the same work without its film, but with the save points.
    Session withoutFilm() {
        PlayerFilm none = PlayerFilm.of(document).with(film.savePoints());
        return new Session(document, settingUp, seconds, origin, place, none, searches);
    }

    /// Tests whether nothing would be lost without this session.
    public boolean isEmpty() {
        return document.equals(Document.EMPTY) && searches.isEmpty();
    }

    /// Tests whether the board holds more than a puzzle as it was opened: what was not saved, givens that are being
    /// edited, digits, marks, colors or a comment, or guesses chosen for a search.
    public boolean hasWork() {
        Document untouched = Document.of(document.name(), document.puzzle());
        return !isEmpty() && (settingUp || origin.modified() || !document.equals(untouched) || !searches.isEmpty());
    }
}
