package nonet.ui.export;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import nonet.service.recording.MovingPicture;
import nonet.service.recording.Recorder.Form;

/// The user's choices for a recording.
public final class RecordingChoices {

    public final ObjectProperty<Form> form = new SimpleObjectProperty<>(Form.HTML);

    /// The number of the first event, from 1; empty for the start.
    public final StringProperty from = new SimpleStringProperty("");

    /// The number of the last event; empty for the end of the search.
    public final StringProperty until = new SimpleStringProperty("");

    /// Whether each event stands in words below a moving picture.
    public final BooleanProperty words = new SimpleBooleanProperty(MovingPicture.DEFAULT.words());

    /// The width of a moving picture in pixels.
    public final ObjectProperty<Integer> width = new SimpleObjectProperty<>(MovingPicture.DEFAULT.width());

    /// The number of frames a second of a moving picture.
    public final ObjectProperty<Integer> speed = new SimpleObjectProperty<>(MovingPicture.DEFAULT.perSecond());

    /// The key of the sentence on why the range of events is invalid; empty if it is valid.
    public final StringBinding refusal;

    RecordingChoices() {
        refusal = Bindings.createStringBinding(
                () -> {
                    long first = number(from.get(), 1);
                    long last = number(until.get(), Long.MAX_VALUE);
                    return first < 1 || last < 1 ? "recording.no-number" : last < first ? "recording.backward" : "";
                },
                from,
                until);
    }

    MovingPicture film() {
        return new MovingPicture(width.get(), words.get(), speed.get());
    }

    /// Returns the index of the first event.
    long first() {
        return number(from.get(), 1) - 1;
    }

    /// Returns the index of the last event, or the largest number for the end.
    long last() {
        long number = number(until.get(), Long.MAX_VALUE);
        return number == Long.MAX_VALUE ? number : number - 1;
    }

    /// Reads a number: `empty` for a blank text, 0 for text that is not a number.
    private static long number(String text, long empty) {
        String digits = text.strip();
        return digits.isEmpty() ? empty : digits.matches("\\d{1,15}") ? Long.parseLong(digits) : 0;
    }
}
