package nonet.ui.hints.search;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.notation.Names;

/// A filter for steps: words, in any order, all of which a step must contain. A word is matched against its line, the
/// technique's short English name such as `als-xz`, and the cells wherever the line names cells together.
///
/// @param words in lower case
record StepFilter(List<String> words) {

    private static final Pattern TERM = Pattern.compile("r[1-9]+c[1-9]+");

    StepFilter {
        words = List.copyOf(words);
    }

    static StepFilter of(String wanted) {
        String lower = wanted.strip().toLowerCase(Locale.ROOT);
        return new StepFilter(lower.isEmpty() ? List.of() : List.of(lower.split("\\s+")));
    }

    boolean accepts(String line, Technique technique) {
        return accepts(line, technique.id());
    }

    /// @param name the technique's English name
    boolean accepts(String line, String name) {
        String lower = line.toLowerCase(Locale.ROOT);
        return words.stream().allMatch(word -> lower.contains(word) || name.contains(word) || namesCell(lower, word));
    }

    private static boolean namesCell(String line, String word) {
        Optional<Cell> cell = Names.cell(word);
        return cell.isPresent()
                && TERM.matcher(line)
                        .results()
                        .anyMatch(term -> Names.cells(term.group())
                                .filter(cells -> cells.contains(cell.get()))
                                .isPresent());
    }
}
