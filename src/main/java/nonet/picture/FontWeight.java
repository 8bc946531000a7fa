package nonet.picture;

/// How heavy letters are.
public enum FontWeight {
    LIGHT(300),
    REGULAR(400),
    BOLD(700);

    private final int number;

    FontWeight(int number) {
        this.number = number;
    }

    /// Returns the number that stylesheets use.
    public int number() {
        return number;
    }
}
