package nonet.ui.kit.pane;

import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Remembered;
import nonet.ui.kit.work.FrameClock;
import nonet.ui.kit.work.Tasks;

/// What a pane gets from its window.
public record PaneServices(
        Messages messages,
        Controls controls,
        Tasks tasks,
        FrameClock frames,
        FilePicker files,
        BoardAccess board,
        Place place) {

    /// The place of a pane in its window.
    ///
    /// @param visible whether the pane is seen
    /// @param side the memory of the width of a list at the side of the pane
    public record Place(ObservableBooleanValue visible, Remembered<Double> side) {

        /// No place yet.
        public static final Place NONE = new Place(new SimpleBooleanProperty(), Remembered.nothing());
    }

    /// Returns these services for a pane at this place.
    public PaneServices at(Place other) {
        return new PaneServices(messages, controls, tasks, frames, files, board, other);
    }
}
