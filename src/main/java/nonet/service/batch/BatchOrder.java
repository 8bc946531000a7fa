package nonet.service.batch;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.IntStream;
import nonet.deduce.Technique;
import nonet.rate.Level;
import nonet.relatives.Repeats;
import nonet.service.batch.BatchTable.Found;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// The filter and the order of the rows of a batch.
///
/// @param text selects rows whose comment contains it (ignoring case), whose number it is, or whose cells contain these
/// consecutive digits, with `.` for blanks; empty for all
/// @param found selects rows with this result, or null for all
/// @param er selects rows by their explainer rating
/// @param repeats selects rows by whether an earlier one is the same puzzle, as it is or in disguise
public record BatchOrder(
        Column column,
        boolean descending,
        String text,
        @Nullable Found found,
        ErRange er,
        Repeated repeats) {

    /// All rows in input order.
    public static final BatchOrder PLAIN = new BatchOrder(Column.NUMBER, false, "", null);

    /// Rows with any rating or none.
    public BatchOrder(Column column, boolean descending, String text, @Nullable Found found) {
        this(column, descending, text, found, ErRange.ANY);
    }

    /// Rows whether they repeat another one or not.
    public BatchOrder(Column column, boolean descending, String text, @Nullable Found found, ErRange er) {
        this(column, descending, text, found, er, Repeated.ALL);
    }

    /// Which rows of a class of puzzles, which are one in disguise, are shown.
    public enum Repeated {
        ALL,
        FIRST_OF_EACH,
        ONLY_REPEATS
    }

    /// The shortest text that is compared with cells; shorter ones occur everywhere.
    private static final int FEWEST_CELLS = 6;

    private static final int LOOK_UP = 0xFFF;

    /// The sort key. Rows with equal keys stay in input order.
    public enum Column {
        NUMBER,
        CLUES,
        FOUND,
        TIME,
        ER,
        EP,
        ED,
        COMMENT,
        /// By level, then by score.
        LEVEL,
        SCORE,
        HARDEST
    }

    /// Tests whether all rows are in input order.
    public boolean isPlain() {
        return column == Column.NUMBER && !descending && showsAll();
    }

    /// Tests whether no row is filtered out.
    public boolean showsAll() {
        return text.isBlank() && found == null && er.equals(ErRange.ANY) && repeats == Repeated.ALL;
    }

    /// Returns the same filter with another sort key.
    public BatchOrder by(Column other, boolean down) {
        return new BatchOrder(other, down, text, found, er, repeats);
    }

    /// Returns the same order with another text.
    public BatchOrder withText(String other) {
        return new BatchOrder(column, descending, other, found, er, repeats);
    }

    /// Returns the same order with another result, or null for all.
    public BatchOrder withFound(@Nullable Found other) {
        return new BatchOrder(column, descending, text, other, er, repeats);
    }

    /// Returns the same order with another range of ratings.
    public BatchOrder withEr(ErRange other) {
        return new BatchOrder(column, descending, text, found, other, repeats);
    }

    /// Returns the same order with another choice of repeats.
    public BatchOrder with(Repeated other) {
        return new BatchOrder(column, descending, text, found, er, other);
    }

    /// Returns the rows in this order. Rows added meanwhile are ignored.
    ///
    /// @throws CancellationException if cancelled
    public int[] rows(BatchTable table, Cancel cancel) {
        int[] rows = new int[table.size()];
        String words = text.strip().toLowerCase(Locale.ROOT);
        boolean cells = words.length() >= FEWEST_CELLS && words.matches("[1-9.0]+");
        int[] firsts = firsts(table, rows.length, cancel);
        int count = 0;
        for (int row = 0; row < rows.length; row++) {
            if ((row & LOOK_UP) == 0) {
                cancel.check();
            }
            if (shows(table, row, words, cells) && shows(row, firsts)) {
                rows[count++] = row;
            }
        }
        return sorted(table, Arrays.copyOf(rows, count));
    }

    /// Returns for each row the first one of its class, if they matter.
    private int[] firsts(BatchTable table, int size, Cancel cancel) {
        return repeats == Repeated.ALL
                ? new int[0]
                : Repeats.firsts(
                        IntStream.range(0, size).mapToObj(table::puzzle).toList(), cancel::check);
    }

    private boolean shows(int row, int... firsts) {
        return switch (repeats) {
            case ALL -> true;
            case FIRST_OF_EACH -> firsts[row] == row;
            case ONLY_REPEATS -> firsts[row] != row;
        };
    }

    private boolean shows(BatchTable table, int row, String words, boolean cells) {
        return (found == null || table.found(row) == found)
                && er.takes(table.rating(row))
                && (words.isEmpty()
                        || table.name(row).toLowerCase(Locale.ROOT).contains(words)
                        || words.equals(String.valueOf(row + 1))
                        || cells && table.puzzle(row).toString().contains(words.replace('0', '.')));
    }

    private int[] sorted(BatchTable table, int[] rows) {
        return switch (column) {
            case NUMBER ->
                descending
                        ? IntStream.range(0, rows.length)
                                .map(i -> rows[rows.length - 1 - i])
                                .toArray()
                        : rows;
            case COMMENT -> {
                Comparator<Integer> byName = Comparator.comparing(table::name);
                yield Arrays.stream(rows)
                        .boxed()
                        .sorted(descending ? byName.reversed() : byName)
                        .mapToInt(Integer::intValue)
                        .toArray();
            }
            case CLUES, FOUND, TIME, ER, EP, ED, LEVEL, SCORE, HARDEST -> byKey(table, rows);
        };
    }

    /// The key in the upper bits, the row in the lower ones: longs sort fast, and equal keys keep their order.
    private int[] byKey(BatchTable table, int[] rows) {
        long[] keys = new long[rows.length];
        for (int i = 0; i < rows.length; i++) {
            int key = switch (column) {
                case CLUES -> table.clues(rows[i]);
                case FOUND -> table.found(rows[i]).ordinal();
                // A lower bound comes behind the ratings it may stand for.
                case ER ->
                    2 * table.rating(rows[i]).er() + (table.rating(rows[i]).isRated() ? 0 : 1);
                case EP -> table.rating(rows[i]).ep();
                case ED -> table.rating(rows[i]).ed();
                case LEVEL -> level(table.grade(rows[i]));
                case SCORE -> PackedGrade.score(table.grade(rows[i]));
                case HARDEST -> hardest(table.grade(rows[i]));
                default -> (int) Math.min(Integer.MAX_VALUE, table.nanos(rows[i]) / 100);
            };
            keys[i] = (long) (descending ? Integer.MAX_VALUE - key : key) << 32 | i;
        }
        Arrays.parallelSort(keys);
        return Arrays.stream(keys).mapToInt(key -> rows[(int) key]).toArray();
    }

    /// The scores of a level differ by less than this in a key.
    private static final int SCORES = 1 << 27;

    private static int level(long grade) {
        Level level = PackedGrade.level(grade);
        return level == null ? 0 : (level.ordinal() + 1) * SCORES + Math.min(PackedGrade.score(grade), SCORES - 1);
    }

    private static int hardest(long grade) {
        Technique hardest = PackedGrade.hardest(grade);
        return hardest == null ? 0 : hardest.ordinal() + 1;
    }
}
