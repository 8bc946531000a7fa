package nonet.ui.kit;

import nonet.solve.Cancel;

/// Work that takes a while. It runs on a thread of its own and must not touch the window.
@FunctionalInterface
public interface Work<T> {

    /// Does the work. It asks often whether it is canceled; what it returns then is of no interest.
    T run(Progress progress, Cancel cancel) throws Exception;
}
