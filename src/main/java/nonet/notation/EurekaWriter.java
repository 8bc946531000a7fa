package nonet.notation;

import nonet.grid.CellSet;
import nonet.grid.Digit;

/// Writes a chain in Eureka, the usual notation of forums: digits in parentheses before their cells, `=` for a strong link
/// and `-` for a weak one. Links within cells stand in the parentheses: `(5=8)r5c2-(8=2)r7c2`.
public final class EurekaWriter {

    private final StringBuilder text = new StringBuilder();
    private final boolean full;

    /// The digits and cells where the chain has arrived, which are not written yet.
    private String digits;

    private CellSet cells;

    /// The last digit before them; empty at the start.
    private String before = "";

    private Digit last;

    /// Starts a chain.
    ///
    /// @param full whether the digit is repeated where it does not change, with blanks around links: `(5)r1c1 = (5)r1c7`
    /// in place of `(5)r1c1=r1c7`
    public EurekaWriter(Digit digit, CellSet cells, boolean full) {
        this.digits = digit.toString();
        this.cells = cells;
        this.last = digit;
        this.full = full;
    }

    /// Adds a link to other cells.
    public void toCells(boolean strong, Digit digit, CellSet to) {
        String gap = full ? " " : "";
        text.append(term()).append(gap).append(sign(strong)).append(gap);
        before = last.toString();
        digits = digit.toString();
        cells = to;
        last = digit;
    }

    /// Adds a link within the cells where the chain has arrived.
    ///
    /// @param within all cells of the links within the parentheses
    public void inCells(boolean strong, Digit digit, CellSet within) {
        digits += sign(strong) + digit;
        cells = within;
        last = digit;
    }

    private String term() {
        return (digits.equals(before) && !full ? "" : "(" + digits + ")") + Names.of(cells);
    }

    private static String sign(boolean strong) {
        return strong ? "=" : "-";
    }

    /// Returns the chain so far.
    @Override
    public String toString() {
        return text + term();
    }
}
