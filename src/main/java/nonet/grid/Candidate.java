package nonet.grid;

/// A digit that is possible in a cell.
public record Candidate(Cell cell, Digit digit) {

    /// Returns the candidate with this index, 0 to 728.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static Candidate at(int index) {
        return of(index / 9, index % 9);
    }

    /// Returns the candidate of a cell, 0 to 80, and the ordinal of a digit, 0 to 8.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static Candidate of(int cell, int digit) {
        return new Candidate(Cell.of(cell), Digit.at(digit));
    }

    /// Returns the index among all 729 candidates: nine times the index of the cell plus the ordinal of the digit.
    public int index() {
        return cell.index() * 9 + digit.ordinal();
    }

    /// Returns the usual name, such as `r3c5=7`.
    @Override
    public String toString() {
        return cell + "=" + digit;
    }
}
