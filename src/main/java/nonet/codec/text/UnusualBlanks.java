package nonet.codec.text;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Grids in which a symbol stands for blank cells that usually means something else, such as `53~~7~~~~`.
public final class UnusualBlanks {

    private static final String SIGNS = "~#+:,;@=%$/^o";

    /// Dashes into which editors turn two hyphens.
    private static final List<String> DOUBLE_HYPHENS = List.of("\u2014", "\u2013");

    /// The number of most frequent symbols beyond ASCII that are tried.
    private static final int MOST_TRIED = 3;

    private UnusualBlanks() {}

    /// Returns a text with dots for blanks, or null. The symbol must occur in the cells only, and no other blank may
    /// occur.
    public static @Nullable String plain(String text) {
        if (text.indexOf('.') >= 0 || text.indexOf('0') >= 0) {
            return null;
        }
        return symbols(text)
                .filter(text::contains)
                .map(sign -> text.replace(sign, "."))
                .filter(UnusualBlanks::isRead)
                .findFirst()
                .orElse(null);
    }

    /// Returns a text with two hyphens for each dash, or null if it has no dashes.
    public static @Nullable String hyphened(String text) {
        return DOUBLE_HYPHENS.stream()
                .filter(text::contains)
                .map(dash -> text.replace(dash, "--"))
                .findFirst()
                .orElse(null);
    }

    private static Stream<String> symbols(String text) {
        Map<Integer, Long> others = text.codePoints()
                .filter(c -> c > '~' && !Character.isDigit(c) && !Character.isWhitespace(c))
                .boxed()
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        Stream<Integer> frequent = others.entrySet().stream()
                .sorted(Map.Entry.<Integer, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_TRIED)
                .map(Map.Entry::getKey);
        return Stream.concat(SIGNS.chars().boxed(), frequent).map(Character::toString);
    }

    /// Tests whether all dots of a text are blank cells.
    private static boolean isRead(String plain) {
        long signs = plain.chars().filter(c -> c == '.').count();
        long blanks = TextReader.read(Lines.of(plain), List.of(new LineForm(), new RowsForm())).puzzles().stream()
                .mapToLong(each -> 81 - each.puzzle().clues())
                .sum();
        return blanks == signs && blanks > 0;
    }
}
