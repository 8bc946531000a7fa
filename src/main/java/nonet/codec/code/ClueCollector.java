package nonet.codec.code;

import java.util.HashMap;
import java.util.Map;
import nonet.codec.api.DocumentBuilder;
import nonet.grid.Puzzle;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// Collects givens that come one by one, each with its place. During collection, entered digits are letters, `a` for 1.
final class ClueCollector {

    /// The fields of an object or an element about one cell.
    static final class Cell {
        private int row = -1;
        private int column = -1;
        private int index = -1;
        private char value;
        private boolean entered;

        void given(boolean given) {
            entered = !given;
        }

        void value(char digit) {
            value = digit;
        }

        boolean hasValue() {
            return value != 0;
        }

        /// Reads a field that states a place, and returns whether it is one.
        boolean isPlace(String field, int number) {
            if (number < 0 || number > 81) {
                return false;
            }
            switch (field) {
                case "r", "row", "y", "rowindex", "row_index", "line" -> row = number;
                case "c", "col", "column", "x", "colindex", "columnindex", "col_index" -> column = number;
                case "index", "pos", "position", "cell", "i" -> index = number;
                default -> {
                    return false;
                }
            }
            return true;
        }

        /// Returns the cell: a digit, a letter for an entered one, or a dot.
        String written() {
            boolean digit = value >= '1' && value <= '9';
            return String.valueOf(!digit ? '.' : entered ? (char) (value - '1' + 'a') : value);
        }
    }

    private final Map<Integer, Character> cells = new HashMap<>();
    private int lowest = 99;
    private int highest = -1;
    private boolean clash;
    private boolean indexed;
    private boolean named;
    private int count;

    /// Adds a cell that knows its place, and returns whether it does.
    boolean add(Cell cell) {
        if (cell.row >= 0 && cell.column >= 0) {
            lowest = Math.min(lowest, Math.min(cell.row, cell.column));
            highest = Math.max(highest, Math.max(cell.row, cell.column));
            named = true;
            put(cell.row * 100 + cell.column, cell.written().charAt(0));
            return true;
        }
        if (cell.index >= 0 && cell.hasValue()) {
            indexed = true;
            lowest = Math.min(lowest, cell.index);
            highest = Math.max(highest, cell.index);
            put(cell.index, cell.written().charAt(0));
            return true;
        }
        return false;
    }

    /// Adds a cell under its name, such as `r1c2`, `A2` or `1,2`; other names are ignored.
    void add(String name, char value) {
        String plain = name.length() == 4 && name.charAt(0) == 'r' && name.charAt(2) == 'c'
                ? "" + name.charAt(1) + name.charAt(3)
                : name.length() == 3 && ",-_:".indexOf(name.charAt(1)) >= 0
                        ? "" + name.charAt(0) + name.charAt(2)
                        : name;
        if (plain.length() != 2) {
            return;
        }
        char first = plain.charAt(0);
        int row = first >= 'a' && first <= 'i' ? first - 'a' + 1 : first - '0';
        int column = plain.charAt(1) - '0';
        if (row >= 0 && row <= 9 && column >= 0 && column <= 9) {
            lowest = Math.min(lowest, Math.min(row, column));
            highest = Math.max(highest, Math.max(row, column));
            named = true;
            put(row * 100 + column, value);
        }
    }

    /// Adds all cells of another collection.
    void addAll(ClueCollector others) {
        if (others.count > 0) {
            lowest = Math.min(lowest, others.lowest);
            highest = Math.max(highest, others.highest);
            indexed |= others.indexed;
            named |= others.named;
            clash |= others.clash;
            others.cells.forEach(this::put);
        }
    }

    private void put(int place, char value) {
        count++;
        clash |= count > 81 || cells.put(place, value) != null;
    }

    /// Returns the 81 cells, or null if they are too few, conflict, or leave open whether rows count from 0 or from 1.
    @Nullable
    String cells() {
        return cells(Puzzle.FEWEST_CLUES);
    }

    /// Returns the 81 cells, or null if there are fewer, if they conflict, or leave open whether rows count from 0 or from
    /// 1.
    @Nullable
    String cells(int fewest) {
        int size = indexed ? 81 : 9;
        boolean fromZero = lowest == 0 || indexed && highest < 81;
        if (count < fewest
                || clash
                || indexed && named
                || lowest > 0 && highest < size && !indexed
                || highest > size - (fromZero ? 1 : 0)) {
            return null;
        }
        StringBuilder all = new StringBuilder(".".repeat(81));
        for (Map.Entry<Integer, Character> entry : cells.entrySet()) {
            int first = fromZero ? 0 : 1;
            int place = entry.getKey();
            int cell = indexed ? place - first : (place / 100 - first) * 9 + place % 100 - first;
            all.setCharAt(cell, entry.getValue());
        }
        return all.toString();
    }

    /// Returns the document for 81 cells.
    static Document document(String cells, String name) {
        DocumentBuilder builder = new DocumentBuilder();
        for (int i = 0; i < 81; i++) {
            char c = cells.charAt(i);
            if (c >= 'a') {
                builder.placed(i, c - 'a' + 1);
            } else {
                builder.given(i, c == '.' ? 0 : c - '0');
            }
        }
        return builder.document(name);
    }
}
