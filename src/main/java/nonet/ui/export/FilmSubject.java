package nonet.ui.export;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import nonet.files.AtomicFile;
import nonet.play.Document;
import nonet.play.PlayerFilm;
import nonet.service.export.Exporter;
import nonet.service.reason.FilmReview;
import nonet.service.recording.MovingPicture;
import nonet.service.recording.PlayedFilm;
import nonet.service.recording.Recorder;
import nonet.service.recording.Recorder.Form;
import nonet.text.Durations;
import nonet.ui.kit.Messages;

/// The film of the puzzle on the board.
///
/// @param film the film
/// @param review returns the review of a film, by the chosen profile
/// @param pause the length of a time without a move that counts as a pause, in seconds
public record FilmSubject(
        ObservableValue<PlayerFilm> film,
        ObservableValue<? extends Function<PlayerFilm, FilmReview>> review,
        ObservableValue<Integer> pause)
        implements RecordingSubject {

    @Override
    public void follow(Runnable changed) {
        film.subscribe(_ -> changed.run());
    }

    @Override
    public String about(Messages messages) {
        PlayerFilm now = film.getValue();
        return now.size() == 0 ? "" : messages.get("recording.film-length", now.size(), Durations.time(now.end() / 10));
    }

    @Override
    public OptionalLong shown() {
        return OptionalLong.empty();
    }

    @Override
    public Writing writing(Document document, RecordingChoices choices, Messages texts) {
        FilmReview reviewed = review.getValue().apply(film.getValue());
        long least = pause.getValue() * 10L;
        Form form = choices.form.get();
        MovingPicture settings = choices.film();
        Locale locale = texts.locale();
        return (file, part, cancel) -> {
            PlayedFilm played = PlayedFilm.of(reviewed, document.name(), least, done -> part.accept(done / 2), cancel);
            Locale words = form == Form.HTML ? locale : Exporter.spoken(locale);
            AtomicFile.write(
                    file,
                    out -> Recorder.write(
                            played, form, settings, words, out, done -> part.accept(0.5 + done / 2), cancel));
            return "";
        };
    }
}
