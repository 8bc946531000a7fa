package nonet.play;

/// A marked event of a search on the document's board, with a note.
///
/// @param engine the id of the engine that searches, or what the solver of another program calls itself
/// @param branch the number of the branch of its search
/// @param event the index of the event, -1 for the start
/// @param note the note; may be empty
public record Bookmark(String engine, int branch, long event, String note) {

    /// The largest number of characters in a note.
    public static final int LONGEST_NOTE = 500;

    /// The largest number of bookmarks of a document.
    public static final int MOST = 500;

    /// The largest number of characters in the name of an engine.
    private static final int LONGEST_ENGINE = 60;

    /// Marks an event of the first branch.
    public Bookmark(String engine, long event, String note) {
        this(engine, 1, event, note);
    }

    public Bookmark {
        if (branch < 1 || event < -1 || note.length() > LONGEST_NOTE) {
            throw new IllegalArgumentException("event " + event + ", a note of " + note.length());
        }
    }

    /// Tests whether a text can be the id of an engine or the name of a solver.
    public static boolean isEngine(String text) {
        return !text.isBlank()
                && text.length() <= LONGEST_ENGINE
                && text.chars().noneMatch(Character::isISOControl);
    }

    /// Tests whether it marks the same event of the same engine's search.
    public boolean marksSame(Bookmark other) {
        return isOn(other.engine, other.branch) && event == other.event;
    }

    /// Tests whether it is on a branch of an engine's search.
    public boolean isOn(String by, int number) {
        return engine.equals(by) && branch == number;
    }
}
