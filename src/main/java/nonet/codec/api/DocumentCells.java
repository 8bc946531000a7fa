package nonet.codec.api;

import nonet.grid.Cell;
import nonet.grid.DigitSet;
import nonet.play.Document;

/// Static queries on documents, for writers.
public final class DocumentCells {

    private DocumentCells() {}

    public static boolean hasPlaced(Document document) {
        return !document.entered().isEmpty();
    }

    public static boolean hasMarks(Document document) {
        for (Cell cell : document.grid().blanks()) {
            if (!document.grid().candidates(cell).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /// Returns the digit of a cell, 0 for a blank.
    public static int digit(Document document, Cell cell) {
        var digit = document.grid().digit(cell);
        return digit == null ? 0 : digit.value();
    }

    public static boolean isGiven(Document document, Cell cell) {
        return document.grid().givens().contains(cell);
    }

    public static DigitSet marks(Document document, Cell cell) {
        return document.grid().candidates(cell);
    }

    /// Returns the givens as 81 digits, 0 for a blank.
    public static String zeros(Document document) {
        return document.puzzle().toString().replace('.', '0');
    }
}
