package nonet.play;

/// A marked event of a search on the document's board, with a note.
///
/// @param engine the id of the engine that searches
/// @param event the index of the event, -1 for the start
/// @param note the note; may be empty
public record Bookmark(String engine, long event, String note) {

    /// The largest number of characters in a note.
    public static final int LONGEST_NOTE = 500;

    /// The largest number of bookmarks of a document.
    public static final int MOST = 500;

    public Bookmark {
        if (event < -1 || note.length() > LONGEST_NOTE) {
            throw new IllegalArgumentException("event " + event + ", a note of " + note.length());
        }
    }

    /// Tests whether it marks the same event of the same engine's search.
    public boolean marksSame(Bookmark other) {
        return engine.equals(other.engine) && event == other.event;
    }
}
