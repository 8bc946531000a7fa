package nonet.logic.solver;

import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.logic.position.Delta;
import nonet.logic.position.Position;

/// A search for the instances of a family of techniques in one position. Each search is a separate object, used
/// once and by one thread.
public abstract class Finder {

    protected final FinderTask task;
    protected final Position position;

    protected Finder(FinderTask task) {
        this.task = task;
        this.position = task.position();
    }

    /// Reports the instances in a fixed order, each of them once, and returns when there are no more. An instance has at
    /// least one conclusion that is new in the position. The first instance serves as a hint, so better instances come
    /// first.
    public abstract void find();

    /// Returns the changes since an earlier position without an instance.
    ///
    /// @see FinderTask#since
    protected final Delta since() {
        return task.since();
    }

    protected final boolean wants(Technique technique) {
        return task.wants(technique);
    }

    protected final SearchLimits limits() {
        return task.limits();
    }

    /// Reports an instance. Does not return if no more are needed.
    protected final void report(Deduction deduction) {
        task.report(deduction);
    }

    /// Returns if the search is to continue. Long searches call this from time to time.
    ///
    /// @throws CancellationException if the search is cancelled
    protected final void checkCancelled() {
        task.checkCancelled();
    }
}
