package nonet.cli.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nonet.codec.app.FilmJson;
import nonet.explain.text.Words;
import nonet.files.CsvLine;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.service.recording.ActionWords;
import nonet.service.recording.PlayedFilm;
import nonet.text.Durations;

/// The actions of a film as lines, such as `0:41 r4c5=7, Hidden Single in box 5`.
public final class FilmLines {

    /// The form of the lines.
    public enum Form {
        /// For people: the time, and the action in words.
        TEXT,
        /// A table with a header.
        CSV,
        /// An object per line.
        JSON
    }

    private FilmLines() {}

    /// Returns the lines of a film.
    ///
    /// @param locale the language of the words
    public static List<String> of(PlayedFilm played, Form form, Locale locale) {
        List<FilmAction> actions = played.film().actions();
        List<String> sentences = new ActionWords(() -> locale).of(played);
        Words words = new Words(locale);
        List<String> lines = new ArrayList<>();
        if (form == Form.CSV) {
            lines.add(CsvLine.of("seconds", "action", "change", "technique").strip());
        }
        Document before = played.film().start();
        for (int i = 0; i < actions.size(); i++) {
            FilmAction action = actions.get(i);
            String technique = Optional.ofNullable(played.shown().get(i))
                    .map(step -> words.of(step.deduction().technique()))
                    .orElse("");
            lines.add(
                    form == Form.TEXT
                            ? Durations.time(action.time() / 10) + " " + sentences.get(i)
                            : row(form, before, action, technique));
            before = action.board();
        }
        return lines;
    }

    private static String row(Form form, Document before, FilmAction action, String technique) {
        String kind = action.kind().name().toLowerCase(Locale.ROOT);
        String change = FilmJson.change(before, action.board());
        if (form == Form.CSV) {
            return CsvLine.of(action.time() / 10 + "." + action.time() % 10, kind, change, technique)
                    .strip();
        }
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("seconds", action.time() / 10.0)
                .put("action", kind);
        if (!change.isEmpty()) {
            json.put("change", change);
        }
        if (!technique.isEmpty()) {
            json.put("technique", technique);
        }
        return json.toString();
    }
}
