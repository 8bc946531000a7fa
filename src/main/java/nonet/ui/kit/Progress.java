package nonet.ui.kit;

/// Where a work says how far it has come.
@FunctionalInterface
public interface Progress {

    /// Says which part is done, 0 to 1, or a negative number if that is unknown. May be called as often as one likes.
    void at(double fraction);
}
