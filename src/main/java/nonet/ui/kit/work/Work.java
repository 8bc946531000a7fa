package nonet.ui.kit.work;

import java.util.function.DoubleConsumer;
import nonet.solve.CancelToken;

/// Work that takes a while. It runs on a thread of its own and must not touch the window.
@FunctionalInterface
public interface Work<T> {

    /// Does the work.
    ///
    /// @throws CancellationException if it is cancelled, which it asks often
    T run(DoubleConsumer progress, CancelToken cancel) throws Exception;
}
