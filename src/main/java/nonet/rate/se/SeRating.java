package nonet.rate.se;

/// The difficulty of a puzzle as Sudoku Explainer 1.2.1 rates it, in tenths: `71` stands for 7.1.
///
/// @param er explainer rating: the highest rating of any step until the puzzle is solved
/// @param ep pearl rating: the highest rating up to and including the first step that places a digit
/// @param ed diamond rating: the rating of the first step
public record SeRating(int er, int ep, int ed) {

    /// The ER of a puzzle that no technique solves.
    static final int BEYOND = 200;

    /// Returns the rating that follows from the ratings of steps.
    ///
    /// @param solved whether the steps solve the puzzle
    public static SeRating of(int er, int ep, int ed, boolean solved) {
        return new SeRating(solved ? er : BEYOND, ep, ed);
    }

    /// Tests whether the techniques solve the puzzle.
    public boolean isSolved() {
        return er < BEYOND;
    }

    /// Tests whether the step that leads to the first digit is the hardest.
    public boolean isPearl() {
        return er == ep;
    }

    /// Tests whether the first step is the hardest.
    public boolean isDiamond() {
        return er == ed;
    }

    /// Returns a rating in tenths as text, such as `7.1`.
    public static String text(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }

    /// Returns the usual form, such as `7.1/7.1/2.6`.
    @Override
    public String toString() {
        return text(er) + "/" + text(ep) + "/" + text(ed);
    }
}
