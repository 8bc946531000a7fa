package nonet.codec.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.play.Document;

/// Unique names for the puzzles of a collection.
public final class NumberedNames {

    private NumberedNames() {}

    /// Returns the puzzles with a number appended to each name that occurs more than once, the lowest that makes the
    /// name unique. Puzzles without a name stay without one.
    public static List<ReadPuzzle> numbered(List<ReadPuzzle> puzzles) {
        Map<String, Integer> all = new HashMap<>();
        puzzles.forEach(each -> all.merge(each.name(), 1, Integer::sum));
        Set<String> taken = new HashSet<>(all.keySet());
        Map<String, Integer> last = new HashMap<>();
        List<ReadPuzzle> numbered = new ArrayList<>();
        for (ReadPuzzle each : puzzles) {
            Document document = each.document();
            String name = document.name();
            if (name.isEmpty() || all.getOrDefault(name, 1) == 1) {
                numbered.add(each);
                continue;
            }
            String unique;
            do {
                unique = DocumentBuilder.numbered(name, last.merge(name, 1, Integer::sum));
            } while (!taken.add(unique));
            numbered.add(new ReadPuzzle(document.named(unique), each.line()));
        }
        return numbered;
    }
}
