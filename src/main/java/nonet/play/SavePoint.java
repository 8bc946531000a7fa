package nonet.play;

/// A board of a solve that the user can come back to.
///
/// @param name its name; not blank
/// @param time the time in tenths of a second since the solve began
/// @param board what was on the board, by [Document#boardOnly]
public record SavePoint(String name, long time, Document board) {

    /// The largest number of save points of a puzzle; with more, the oldest go.
    public static final int MOST = 100;

    /// The largest number of characters in a name.
    public static final int LONGEST_NAME = 60;

    public SavePoint {
        if (!isName(name) || time < 0) {
            throw new IllegalArgumentException("a name of " + name.length() + ", time " + time);
        }
    }

    /// Tests whether a text can be the name of a save point.
    public static boolean isName(String text) {
        return !text.isBlank() && text.length() <= LONGEST_NAME && text.chars().noneMatch(Character::isISOControl);
    }
}
