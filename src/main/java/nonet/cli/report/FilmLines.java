package nonet.cli.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import nonet.codec.app.FilmJson;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.files.CsvLine;
import nonet.play.Document;
import nonet.play.FilmAction;

/// The actions of a film as lines, such as `0:41 digit r4c5=7, Hidden Single`.
///
/// @param words the names of techniques
public record FilmLines(Form form, Words words) {

    /// The form of the lines.
    public enum Form {
        /// For people: the time in minutes, and the digits without what they did to pencil marks.
        TEXT,
        /// A table with a header.
        CSV,
        /// An object per line.
        JSON
    }

    /// Returns the lines before the first action.
    public List<String> head() {
        return form == Form.CSV
                ? List.of(CsvLine.of("seconds", "action", "change", "technique").strip())
                : List.of();
    }

    /// Returns the line of an action.
    ///
    /// @param before the board before it
    /// @param technique the technique that shows it, if one does
    public String of(Document before, FilmAction action, Optional<Technique> technique) {
        String kind = action.kind().name().toLowerCase(Locale.ROOT);
        String change = FilmJson.change(before, action.board());
        String name = technique.map(words::of).orElse("");
        String seconds = action.time() / 10 + "." + action.time() % 10;
        return switch (form) {
            case TEXT -> text(action, kind, change, name);
            case CSV -> CsvLine.of(seconds, kind, change, name).strip();
            case JSON -> {
                ObjectNode json = JsonNodeFactory.instance
                        .objectNode()
                        .put("seconds", action.time() / 10.0)
                        .put("action", kind);
                if (!change.isEmpty()) {
                    json.put("change", change);
                }
                if (!name.isEmpty()) {
                    json.put("technique", name);
                }
                yield json.toString();
            }
        };
    }

    private static String text(FilmAction action, String kind, String change, String technique) {
        long seconds = action.time() / 10;
        String digits = Arrays.stream(change.split(" "))
                .filter(word -> word.contains("="))
                .collect(Collectors.joining(" "));
        String shown = digits.isEmpty() ? change : digits;
        return String.format(Locale.ROOT, "%d:%02d %s", seconds / 60, seconds % 60, kind)
                + (shown.isEmpty() ? "" : " " + shown)
                + (technique.isEmpty() ? "" : ", " + technique);
    }
}
