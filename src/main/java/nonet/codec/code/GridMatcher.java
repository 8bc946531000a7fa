package nonet.codec.code;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import nonet.codec.api.ClueConflicts;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.ReadPuzzle;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// Finds grids among groups of cells: one group of 81, nine of nine, 27 of three, or 81 of one. The groups of a
/// grid have the same tokens between them.
final class GridMatcher {

    private static final int FEWEST_CLUES = 8;
    private static final int FEWEST_DIGITS = 5;
    /// The symbol of an unknown, such as an anonymous variable of Prolog. A table of numbers does not have it.
    private static final String UNKNOWN = "_";

    private static final List<Integer> OTHER_SIZES = List.of(6, 4, 8, 10, 12, 14, 15, 16, 20, 25);

    private final List<CellGroup> groups;
    private final boolean code;
    private final List<ReadPuzzle> found = new ArrayList<>();
    /// Grids whose digits clash almost everywhere, as in any table of numbers.
    private final List<ReadPuzzle> clashing = new ArrayList<>();

    private GridMatcher(List<CellGroup> groups, boolean code) {
        this.groups = groups;
        this.code = code;
    }

    /// Returns the puzzles in line order.
    ///
    /// @param code whether the text is source code; in other text, 81 cells must be in brackets or quotes
    static List<ReadPuzzle> puzzles(List<CellGroup> groups, boolean code) {
        GridMatcher runs = new GridMatcher(groups, code);
        runs.whole();
        runs.rows();
        runs.triples();
        runs.singles();
        // The givens of a full grid may stand beside it, one by one.
        if (runs.found.stream().allMatch(each -> each.document().grid().blanks().isEmpty())) {
            ListedClues.find(groups, (cells, line) -> runs.add(cells, line, false));
        }
        // The only grid of a text is a puzzle with mistakes rather than a table.
        List<ReadPuzzle> puzzles = runs.found.isEmpty() && runs.clashing.size() == 1 ? runs.clashing : runs.found;
        return puzzles.stream()
                .sorted(Comparator.comparingInt(ReadPuzzle::line))
                .toList();
    }

    /// Returns the size of a square of numbers that may be a sudoku of another size, or 0.
    static int otherSize(List<CellGroup> groups) {
        GridMatcher runs = new GridMatcher(groups, true);
        return OTHER_SIZES.stream()
                .filter(size -> runs.isSquare(runs.ofSize(size), size))
                .findFirst()
                .orElse(0);
    }

    /// Returns the number of rows of nine in the table around a line, or 0.
    static int rowsAround(List<CellGroup> groups, int line) {
        List<CellGroup> rows = new GridMatcher(groups, true).ofSize(9);
        for (int from = 0; from < rows.size(); ) {
            int length = uniform(rows, from);
            if (length > 2
                    && rows.get(from).line() <= line
                    && rows.get(from + length - 1).line() >= line) {
                return length;
            }
            from += length == 2 ? 1 : length;
        }
        return 0;
    }

    private List<CellGroup> ofSize(int size) {
        return groups.stream()
                .filter(group -> group.size() == size && group.hasEvenWords())
                .toList();
    }

    private void whole() {
        for (CellGroup group : groups) {
            if (group.size() > 0
                    && group.size() % 81 == 0
                    && group.hasEvenWords()
                    && group.hasEvenLines()
                    && (code || group.isEnclosed())) {
                for (int from = 0; from < group.size(); from += 81) {
                    add(group.cells.substring(from, from + 81), group.blanks(), group.line());
                }
            }
        }
    }

    private void rows() {
        List<CellGroup> rows = ofSize(9);
        for (int from = 0; from < rows.size(); ) {
            int length = uniform(rows, from);
            if (length % 9 == 0) {
                for (int row = from; row < from + length; row += 9) {
                    add(rows.subList(row, row + 9));
                }
                from += length;
            } else if (length == 3 && isNested(rows, from, 9)) {
                add(rows.subList(from, from + 9));
                from += 9;
            } else {
                from += length == 2 ? 1 : length;
            }
        }
    }

    /// Rows of three groups of three.
    private void triples() {
        List<CellGroup> triples = ofSize(3);
        for (int from = 0; from < triples.size(); ) {
            int length = uniform(triples, from);
            boolean grid = length == 3 && isNested(triples, from, 27);
            if (grid) {
                add(triples.subList(from, from + 27));
            }
            from += grid ? 27 : length == 2 ? 1 : length;
        }
    }

    /// Single cells in brackets or after bullets of their own.
    private void singles() {
        List<CellGroup> singles = ofSize(1);
        for (int from = 0; from < singles.size(); ) {
            int length = uniform(singles, from);
            boolean grid = length == 81 || length == 9 && isNested(singles, from, 81);
            if (grid) {
                add(singles.subList(from, from + 81));
            }
            from += grid ? 81 : length == 2 ? 1 : length;
        }
    }

    /// Returns the number of groups, from an index on, with the same separators between them.
    private static int uniform(List<CellGroup> run, int from) {
        int to = from + 1;
        while (to < run.size()
                && run.get(to).separatorHash() == run.get(from + 1).separatorHash()) {
            to++;
        }
        return to - from;
    }

    /// Tests whether groups form a list of lists: the gaps within the lists are the same, and so are the gaps between
    /// them.
    private static boolean isNested(List<CellGroup> run, int from, int size) {
        int list = size == 81 ? 9 : 3;
        if (from + size > run.size()) {
            return false;
        }
        long inner = run.get(from + 1).separatorHash();
        long outer = run.get(from + list).separatorHash();
        boolean bands = size == 27;
        boolean alike = IntStream.range(1, size)
                .allMatch(i -> i % list != 0
                        ? run.get(from + i).separatorHash() == inner
                        : run.get(from + i).separatorHash() == outer || bands && i % 9 == 0);
        long next = from + size < run.size() ? run.get(from + size).separatorHash() : inner + outer + 1;
        return alike && next != inner && (bands || next != outer);
    }

    private void add(List<CellGroup> parts) {
        StringBuilder cells = new StringBuilder(81);
        StringBuilder blanks = new StringBuilder();
        for (CellGroup part : parts) {
            cells.append(part.cells);
            part.blanks()
                    .chars()
                    .filter(c -> blanks.indexOf(String.valueOf((char) c)) < 0)
                    .forEach(c -> blanks.append((char) c));
        }
        add(cells.toString(), blanks.toString(), parts.getFirst().line());
    }

    /// Adds a grid, unless its blanks have several symbols, which means that a digit was lost.
    private void add(String cells, String blanks, int line) {
        if (blanks.length() < 2) {
            add(cells, line, code && blanks.equals(UNKNOWN));
        }
    }

    private boolean add(String cells, int line, boolean unknown) {
        Document document = document(cells, unknown);
        if (document == null) {
            return false;
        }
        boolean nonsense = ClueConflicts.isNonsense(document.puzzle()) && !RegionMap.is(cells);
        (nonsense ? clashing : found).add(new ReadPuzzle(document, line));
        return !nonsense;
    }

    /// @param unknown whether blank cells are unknowns, so that few givens are enough
    private static @Nullable Document document(String cells, boolean unknown) {
        long digits = cells.chars().filter(c -> c != '.').distinct().count();
        if (cells.chars().anyMatch(c -> c > '9') || digits < (unknown ? 1 : FEWEST_DIGITS)) {
            return null;
        }
        DocumentBuilder builder = new DocumentBuilder();
        for (int i = 0; i < 81; i++) {
            builder.given(i, cells.charAt(i) == '.' ? 0 : cells.charAt(i) - '0');
        }
        Document document = builder.document("");
        return document.puzzle().clues() < FEWEST_CLUES && !unknown ? null : document;
    }

    private boolean isSquare(List<CellGroup> run, int size) {
        for (int from = 0; from < run.size(); ) {
            int length = uniform(run, from);
            if (length == size && isOther(run.subList(from, from + size), size)) {
                return true;
            }
            from += length == 2 ? 1 : length;
        }
        return false;
    }

    private static boolean isOther(List<CellGroup> rows, int size) {
        boolean letters = rows.stream().anyMatch(row -> row.blanks().length() > 1);
        StringBuilder cells = new StringBuilder();
        rows.forEach(row -> cells.append(row.cells));
        return letters ? size > 9 : isLatin(cells.toString(), size);
    }

    /// Tests whether no number is too large or repeated in a row or a column.
    static boolean isLatin(String cells, int size) {
        int clues = 0;
        long seen = 0;
        for (int i = 0; i < size; i++) {
            long row = 0;
            long column = 0;
            for (int j = 0; j < size; j++) {
                long inRow = bit(cells.charAt(i * size + j));
                long inColumn = bit(cells.charAt(j * size + i));
                if ((row & inRow) != 0 || (column & inColumn) != 0 || inRow >= 1L << size) {
                    return false;
                }
                row |= inRow;
                column |= inColumn;
                clues += inRow == 0 ? 0 : 1;
            }
            seen |= row;
        }
        return clues >= size && Long.bitCount(seen) * 2 > size;
    }

    private static long bit(char cell) {
        return cell == '.' ? 0 : 1L << Math.min(60, cell <= '9' ? cell - '1' : cell - 'A' + 9);
    }
}
