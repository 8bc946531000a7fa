package nonet.picture.drawing;

/// The weight of letters.
public enum FontWeight {
    LIGHT(300),
    REGULAR(400),
    BOLD(700);

    private final int number;

    FontWeight(int number) {
        this.number = number;
    }

    /// Returns the number used in style sheets.
    public int number() {
        return number;
    }
}
