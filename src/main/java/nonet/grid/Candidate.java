package nonet.grid;

/// A digit that is possible in a cell.
public record Candidate(Cell cell, Digit digit) {

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
