package nonet.ui.race;

/// What one step of a race is.
public enum Pace {
    /// The next event of every engine.
    EVENT("race.pace.event"),
    /// The next guess of every engine.
    GUESS("race.pace.guess"),
    /// The next digit that stays on the board until the first solution.
    DIGIT("race.pace.digit"),
    /// The same share of the processor time that each engine was measured to take.
    TIME("race.pace.time");

    private final String key;

    Pace(String key) {
        this.key = key;
    }

    /// Returns the key of its name.
    String key() {
        return key;
    }
}
