package nonet.codec.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.play.Document;

/// Unique names for the puzzles of a collection.
public final class NumberedNames {

    private NumberedNames() {}

    /// Returns the puzzles with a number appended to each name that occurs more than once.
    public static List<ParsedPuzzle> numbered(List<ParsedPuzzle> puzzles) {
        Map<String, Integer> all = new HashMap<>();
        puzzles.forEach(parsed -> all.merge(parsed.document().name(), 1, Integer::sum));
        Map<String, Integer> seen = new HashMap<>();
        List<ParsedPuzzle> numbered = new ArrayList<>();
        for (ParsedPuzzle parsed : puzzles) {
            Document document = parsed.document();
            int number = seen.merge(document.name(), 1, Integer::sum);
            boolean shared = !document.name().isEmpty() && all.getOrDefault(document.name(), 1) > 1;
            numbered.add(
                    shared ? new ParsedPuzzle(named(document, document.name() + " " + number), parsed.line()) : parsed);
        }
        return numbered;
    }

    static Document named(Document document, String name) {
        return document.named(Draft.shortened(name));
    }
}
