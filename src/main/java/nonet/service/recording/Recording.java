package nonet.service.recording;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntUnaryOperator;
import nonet.grid.CellSet;
import nonet.picture.drawing.Diagram;
import nonet.solve.Cancel;

/// What is recorded: a board, and the events that change it.
///
/// What a place of the board holds is a number. The places are the cells, in the first 81 of them with their digits and
/// pencil marks as [PlayerFile] says, in the next 81 with the mask of their corner marks, in the last 81 with the number
/// of their color, from 1.
interface Recording {

    /// The number of places.
    int PLACES = 3 * 81;

    /// An event.
    ///
    /// @param level how far it is indented in a list
    /// @param count the number of steps up to it, or its time in tenths of a second
    record Shot(FrameHighlight look, int level, long count, String words) {}

    /// The frames of a moving picture: the board at the start, and after each of the chosen events.
    interface Reel {

        /// Returns the number of frames.
        int size();

        String caption(int frame);

        /// Returns how long a frame is shown, in hundredths of a second.
        int hundredths(int frame);

        /// Returns a frame. They are asked for in order, each once.
        Diagram diagram(int frame);
    }

    RecordingWords words();

    String title();

    /// Returns the sentence on which events are shown.
    String facts();

    /// Returns the number of the first event, from 1.
    long first();

    /// Returns the number of events.
    long length();

    /// Returns how many seconds between two events pass at most when they are played; 0 if they have no times.
    int longest();

    CellSet givens();

    /// Returns what the places hold at the start.
    IntUnaryOperator start();

    /// Returns what is noted down at events, in their order.
    List<Stretch.Note> notes();

    /// Passes on all events, with what the places hold after each.
    void each(BiConsumer<Shot, IntUnaryOperator> visitor);

    /// Returns the frames of a moving picture.
    Reel reel(MovingPicture film, Cancel cancel);
}
