package nonet.settings;

import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// The work in a window.
///
/// @param settingUp whether the givens are being edited
/// @param seconds how long the person has worked on the puzzle, as far as that was measured
/// @param place where the window is, or null when that is not known
public record Session(Document document, boolean settingUp, long seconds, Settings.@Nullable Place place) {

    /// An empty board, ready to be set up.
    public static final Session EMPTY = new Session(Document.EMPTY, true, 0, null);

    /// Tests whether nothing would be lost without this session.
    public boolean isEmpty() {
        return document.equals(Document.EMPTY);
    }

    /// Tests whether the board holds more than a puzzle as it was opened: givens that are being edited, digits, marks,
    /// colors or a comment.
    public boolean hasWork() {
        Document untouched = Document.of(document.name(), document.puzzle());
        return !isEmpty() && (settingUp || !document.equals(untouched));
    }
}
