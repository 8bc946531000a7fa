package nonet.generate;

/// The rating of Sudoku Explainer that puzzles are to have, in tenths.
///
/// @param least the lowest ER
/// @param most the highest ER
public record ErRequest(int least, int most, Gem gem) {

    /// The lowest rating there is.
    public static final int LOWEST = 10;

    /// The highest rating that can be requested.
    public static final int HIGHEST = 120;

    /// The difficulty of the first steps compared with the hardest one.
    public enum Gem {
        ANY,
        /// No step is harder than the hardest up to the first digit: ER equals EP.
        PEARL,
        /// No step is harder than the first one: ER, EP and ED are equal.
        DIAMOND
    }

    public ErRequest {
        if (least < LOWEST || least > most || most > HIGHEST) {
            throw new IllegalArgumentException("ER from " + least + " to " + most);
        }
    }
}
