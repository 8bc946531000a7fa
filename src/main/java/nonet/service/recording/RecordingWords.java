package nonet.service.recording;

import java.util.List;
import java.util.Locale;
import nonet.explain.EventSentences;
import nonet.explain.text.Words;
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

    RecordingWords(Locale locale) {
        texts = new TextBundle(BUNDLE, locale);
        sentences = new EventSentences(new Words(locale));
    }

    Locale locale() {
        return texts.locale();
    }

    String get(String key, Object... arguments) {
        return texts.get(key, arguments);
    }

    /// Returns a text with its placeholders.
    String pattern(String key) {
        return texts.get(key, "{0}", "{1}", "{2}");
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

    /// Returns all letters that captions need in any case.
    String letters() {
        return String.join("", texts.texts());
    }
}
