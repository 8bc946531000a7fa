package nonet.logic.chain;

/// Receives paths one at a time.
@FunctionalInterface
public interface PathSink {

    /// Accepts a path.
    ///
    /// @return whether the search can stop
    boolean take(ChainPath path);
}
