package nonet.logic.finder.fish;

/// Receives the fish that a [FishSearch] finds.
interface FishSink {

    /// Accepts a fish; each one is reported once.
    ///
    /// @param base the base sets, 27 bits
    /// @param cover the cover sets, 27 bits
    void take(int base, int cover);

    /// Returns if the search is to continue.
    ///
    /// @throws CancellationException if it is cancelled
    void checkCancelled();
}
