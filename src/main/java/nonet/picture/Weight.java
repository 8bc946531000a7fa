package nonet.picture;

/// How heavy letters are.
public enum Weight {
    LIGHT(300),
    REGULAR(400),
    BOLD(700);

    private final int number;

    Weight(int number) {
        this.number = number;
    }

    /// Returns the number that stylesheets use.
    public int number() {
        return number;
    }
}
