package nonet.grid;

/// A digit that may still go into a cell.
public record Candidate(Cell cell, Digit digit) {

    /// Returns the place among all 729 candidates: nine times the cell's index plus the digit less one.
    public int index() {
        return cell.index() * 9 + digit.ordinal();
    }

    /// Returns the usual name, such as `r3c5=7`.
    @Override
    public String toString() {
        return cell + "=" + digit;
    }
}
