package nonet.codec.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.play.Document;

/// Names for the puzzles of a collection.
public final class NumberedNames {

    private NumberedNames() {}

    /// Returns the sheets with a number behind each name that several have.
    public static List<ParsedPuzzle> numbered(List<ParsedPuzzle> sheets) {
        Map<String, Integer> all = new HashMap<>();
        sheets.forEach(sheet -> all.merge(sheet.document().name(), 1, Integer::sum));
        Map<String, Integer> seen = new HashMap<>();
        List<ParsedPuzzle> numbered = new ArrayList<>();
        for (ParsedPuzzle sheet : sheets) {
            Document document = sheet.document();
            int number = seen.merge(document.name(), 1, Integer::sum);
            boolean shared = !document.name().isEmpty() && all.getOrDefault(document.name(), 1) > 1;
            numbered.add(
                    shared ? new ParsedPuzzle(named(document, document.name() + " " + number), sheet.line()) : sheet);
        }
        return numbered;
    }

    static Document named(Document document, String name) {
        return document.named(Draft.shortened(name));
    }
}
