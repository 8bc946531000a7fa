package nonet.service.recording;

import java.util.List;
import java.util.Locale;
import nonet.explain.EventSentences;
import nonet.explain.text.Words;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;
import nonet.text.Durations;
import nonet.text.TextBundle;
import nonet.trace.Event;

/// The texts of recordings. Immutable.
final class RecordingWords {

    /// The texts that the script of a player fills in itself, with `{0}` for their argument.
    static final List<String> SCRIPTED =
            List.of("play", "pause", "start", "place", "speed", "filled", "note", "empty", "light", "dark");

    static final String BUNDLE = "/nonet/service/recording/messages";

    private final TextBundle texts;
    private final EventSentences sentences;
    private final boolean film;

    /// @param film whether the film of a solve is recorded, not a search
    RecordingWords(Locale locale, boolean film) {
        this.film = film;
        texts = new TextBundle(BUNDLE, locale);
        sentences = new EventSentences(new Words(locale));
    }

    Locale locale() {
        return texts.locale();
    }

    /// Returns a text of the page with its placeholders. Some are others for films, and their keys end with `.film`.
    String text(String key) {
        String own = key + ".film";
        return texts.get(film && texts.has(own) ? own : key, "{0}", "{1}", "{2}");
    }

    /// Returns an event in one line.
    String line(Event event) {
        return sentences.of(event);
    }

    /// Returns the title of a recording.
    String title(Stretch stretch) {
        return stretch.title().isEmpty()
                ? texts.get("recorded.title", stretch.engine())
                : texts.get("recorded.named", stretch.title(), stretch.engine());
    }

    /// Returns the sentence on which events are shown.
    String facts(Stretch stretch) {
        return texts.get("recorded.facts", stretch.from() + 1, stretch.to() + 1, stretch.length());
    }

    /// Returns the title of a film.
    String title(PlayedFilm played) {
        return played.title().isEmpty() ? texts.get("recorded.film") : texts.get("recorded.film-named", played.title());
    }

    /// Returns the sentence on the length of a film.
    ///
    /// @param longest how many seconds between two actions pass at most
    String facts(PlayedFilm played, int longest) {
        PlayerFilm shown = played.film();
        return texts.get("recorded.film-facts", shown.size(), Durations.time(shown.end() / 10), longest);
    }

    String savePoint(SavePoint point) {
        return texts.get("recorded.save-point", point.name());
    }

    /// Returns the caption of an action.
    ///
    /// @param time its time in tenths of a second
    String caption(long time, String action) {
        return texts.get("recorded.action", Durations.time(time / 10), action);
    }

    /// Returns the caption of a frame of a moving picture.
    ///
    /// @param number the number of the event, from 1
    String caption(long number, Event event) {
        return texts.get("recorded.caption", number, line(event));
    }

    /// Returns the caption before the first event.
    String caption() {
        return texts.get("recorded.start");
    }
}
