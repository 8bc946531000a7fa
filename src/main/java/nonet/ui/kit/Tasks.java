package nonet.ui.kit;

import java.util.function.Consumer;

/// Where work goes that could keep the window waiting.
public interface Tasks {

    /// Starts the work on its lane. Later, on the thread of the window, exactly one of `done` and `failed` is called,
    /// or neither if the work is canceled first.
    <T> Running start(Lane lane, Work<T> work, Consumer<T> done, Consumer<Problem> failed);
}
