package nonet.ui.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.function.DoubleConsumer;
import nonet.play.Document;
import nonet.solve.Cancel;
import nonet.ui.kit.Messages;

/// What a recording shows: a search, or the film of a solve.
public sealed interface RecordingSubject permits SearchSubject, FilmSubject {

    /// Writes a file of what there was when it was ordered.
    @FunctionalInterface
    interface Writing {

        /// Writes the file.
        ///
        /// @return why it cannot be written; empty if it is
        /// @throws IOException if writing fails
        String write(Path file, DoubleConsumer part, Cancel cancel) throws IOException;
    }

    /// Calls an action now and whenever what is recorded changes.
    void follow(Runnable changed);

    /// Returns the sentence on what there is to record; empty if that is nothing.
    String about(Messages messages);

    /// Returns the number of the event that is shown, from 1; empty if all of it is recorded, not a stretch.
    OptionalLong shown();

    /// Returns what writes a file of the present state.
    ///
    /// @param texts a copy for the work in the background
    Writing writing(Document document, RecordingChoices choices, Messages texts);
}
