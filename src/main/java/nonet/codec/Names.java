package nonet.codec;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.play.Document;

/// Names for the puzzles of a collection.
final class Names {

    private Names() {}

    /// Returns the sheets with a number behind each name that several have.
    static List<Sheet> numbered(List<Sheet> sheets) {
        Map<String, Integer> all = new HashMap<>();
        sheets.forEach(sheet -> all.merge(sheet.document().name(), 1, Integer::sum));
        Map<String, Integer> seen = new HashMap<>();
        List<Sheet> numbered = new ArrayList<>();
        for (Sheet sheet : sheets) {
            Document document = sheet.document();
            int number = seen.merge(document.name(), 1, Integer::sum);
            boolean shared = !document.name().isEmpty() && all.getOrDefault(document.name(), 1) > 1;
            numbered.add(shared ? new Sheet(named(document, document.name() + " " + number), sheet.line()) : sheet);
        }
        return numbered;
    }

    static Document named(Document document, String name) {
        return document.named(Draft.shortened(name));
    }
}
