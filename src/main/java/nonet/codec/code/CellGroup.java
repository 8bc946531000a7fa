package nonet.codec.code;

import java.util.ArrayList;
import java.util.List;

/// Cells with nothing but white space and separators between them, such as the content of an array.
final class CellGroup {

    /// The largest useful size of a group.
    private static final int MOST = 700;

    final StringBuilder cells = new StringBuilder();
    /// The number of cells on each line, or between two semicolons.
    private final List<Integer> lines = new ArrayList<>(1);
    private final StringBuilder blanks = new StringBuilder(1);
    private final int line;
    /// Whether brackets or quotes enclose the group.
    private boolean enclosed;
    /// The hash of the tokens between the previous group of the same size and this one.
    private long separatorHash;
    private long smallSeparatorHash;
    private char role;
    private int lastLine = -1;
    private int piece;
    private boolean uneven;

    CellGroup(int line, boolean enclosed, char role) {
        this.line = line;
        this.enclosed = enclosed;
        this.role = role;
    }

    void add(CellWord word, int row) {
        if (cells.length() + word.cells().length() > MOST) {
            uneven = true;
            return;
        }
        cells.append(word.cells());
        uneven |= piece > 0 && piece != word.cells().length();
        piece = word.cells().length();
        enclosed |= word.quoted() && piece > 1;
        if (word.blank() != 0 && blanks.indexOf(String.valueOf(word.blank())) < 0) {
            blanks.append(word.blank());
        }
        if (row != lastLine || lines.isEmpty()) {
            lines.add(0);
            lastLine = row;
        }
        lines.set(lines.size() - 1, lines.getLast() + piece);
    }

    /// Drops an empty string before a longer one: the start of a concatenation.
    void dropEmpty() {
        if (cells.toString().equals(".") && blanks.toString().equals(String.valueOf(CellWord.EMPTY))) {
            cells.setLength(0);
            blanks.setLength(0);
            lines.clear();
            piece = 0;
        }
    }

    int size() {
        return cells.length();
    }

    int line() {
        return line;
    }

    boolean isEnclosed() {
        return enclosed;
    }

    String blanks() {
        return blanks.toString();
    }

    char role() {
        return role;
    }

    long separatorHash() {
        return separatorHash;
    }

    void separatorHash(long hash) {
        separatorHash = hash;
    }

    /// Returns the hash of the tokens between the previous group of up to three cells and this one.
    long smallSeparatorHash() {
        return smallSeparatorHash;
    }

    void smallSeparatorHash(long hash) {
        smallSeparatorHash = hash;
    }

    /// Tests whether all words of the group have the same number of cells.
    boolean hasEvenWords() {
        return !uneven;
    }

    /// Tests whether all lines hold the same number of cells, except the first and the last, which may hold fewer.
    /// Otherwise an extra cell on one line and a missing one on another would go unnoticed.
    boolean hasEvenLines() {
        if (lines.size() < 2) {
            return true;
        }
        int middle = lines.get(lines.size() > 2 ? 1 : 0);
        for (int i = 1; i < lines.size() - 1; i++) {
            if (lines.get(i) != middle) {
                return false;
            }
        }
        return lines.size() == 2 ? lines.getLast() <= middle : lines.getFirst() <= middle && lines.getLast() <= middle;
    }
}
