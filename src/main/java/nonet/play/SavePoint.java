package nonet.play;

import nonet.relatives.Isomorphism;

/// A board of a solve that the user can come back to.
///
/// @param name its name; not blank
/// @param time the time in tenths of a second since the solve began
/// @param board what was on the board, by [Document#boardOnly]
/// @param automatic whether the user did not ask for it: it was set as the way back to a board that was left
public record SavePoint(String name, long time, Document board, boolean automatic) {

    /// The largest number of save points of a puzzle; for more, automatic ones go, the oldest first.
    public static final int MOST = 100;

    /// The largest number of characters in a name.
    public static final int LONGEST_NAME = 60;

    public SavePoint {
        if (!isName(name) || time < 0) {
            throw new IllegalArgumentException("a name of " + name.length() + ", time " + time);
        }
    }

    /// Creates a save point that the user asked for.
    public SavePoint(String name, long time, Document board) {
        this(name, time, board, false);
    }

    /// Returns the save point after its puzzle was turned, mirrored or relabeled.
    SavePoint moved(Isomorphism isomorphism) {
        return new SavePoint(name, time, Disguise.of(board, isomorphism), automatic);
    }

    /// Tests whether a text can be the name of a save point.
    public static boolean isName(String text) {
        return !text.isBlank() && text.length() <= LONGEST_NAME && text.chars().noneMatch(Character::isISOControl);
    }
}
