package nonet.cli.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.codec.app.FilmJson;
import nonet.explain.text.Words;
import nonet.files.CsvLine;
import nonet.logic.solver.Step;
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
        /// A table with a header, for programs.
        CSV,
        /// An object per line, for programs.
        JSON
    }

    private FilmLines() {}

    /// Returns the lines of a film.
    ///
    /// @param locale the language of the words
    public static List<String> of(PlayedFilm played, Form form, Locale locale) {
        return switch (form) {
            case TEXT -> text(played, locale);
            case CSV ->
                Stream.concat(Stream.of(Row.HEADER), rows(played, locale).map(Row::csv))
                        .toList();
            case JSON -> rows(played, locale).map(Row::json).toList();
        };
    }

    private static List<String> text(PlayedFilm played, Locale locale) {
        List<String> sentences = new ActionWords(() -> locale).of(played);
        List<FilmAction> actions = played.film().actions();
        return IntStream.range(0, actions.size())
                .mapToObj(i -> Durations.time(actions.get(i).time() / 10) + " " + sentences.get(i))
                .toList();
    }

    private static Stream<Row> rows(PlayedFilm played, Locale locale) {
        Words words = new Words(locale);
        ActionWords actionWords = new ActionWords(() -> locale);
        BitSet undone = played.film().undone();
        List<FilmAction> actions = played.film().actions();
        return IntStream.range(0, actions.size()).mapToObj(i -> {
            Optional<Step> shown = Optional.ofNullable(played.shown().get(i));
            Document before =
                    i == 0 ? played.film().start() : actions.get(i - 1).board();
            return new Row(
                    actions.get(i),
                    FilmJson.change(before, actions.get(i).board()),
                    shown.map(step -> words.of(step.deduction().technique())).orElse(""),
                    shown.map(actionWords::house).orElse(""),
                    played.wrong().contains(i),
                    undone.get(i));
        });
    }

    /// An action as programs read it.
    ///
    /// @param technique the technique that shows an entered digit; empty if there is none
    /// @param house the house of a hidden single; empty for other techniques
    /// @param undone whether it is on a branch that was left by undoing it
    private record Row(
            FilmAction action, String change, String technique, String house, boolean mistake, boolean undone) {

        private static final String HEADER = CsvLine.of(
                        "seconds", "action", "change", "technique", "house", "mistake", "undone")
                .strip();

        private String kind() {
            return action.kind().name().toLowerCase(Locale.ROOT);
        }

        private String csv() {
            return CsvLine.of(
                            action.time() / 10 + "." + action.time() % 10,
                            kind(),
                            change,
                            technique,
                            house,
                            mistake ? "yes" : "no",
                            undone ? "yes" : "no")
                    .strip();
        }

        private String json() {
            ObjectNode json = JsonNodeFactory.instance
                    .objectNode()
                    .put("seconds", action.time() / 10.0)
                    .put("action", kind());
            putIfAny(json, "change", change);
            putIfAny(json, "technique", technique);
            putIfAny(json, "house", house);
            return json.put("mistake", mistake).put("undone", undone).toString();
        }

        private static void putIfAny(ObjectNode json, String field, String text) {
            if (!text.isEmpty()) {
                json.put(field, text);
            }
        }
    }
}
