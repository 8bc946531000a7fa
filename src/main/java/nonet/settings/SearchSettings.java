package nonet.settings;

/// The settings on the search that is watched.
///
/// @param engine the id of the chosen engine
/// @param pace the position of the speed slider, 0 slowest to 1 fastest
/// @param bySteps whether Step advances by counted steps rather than by events
public record SearchSettings(String engine, double pace, boolean bySteps) {

    /// The settings of a new user.
    public static final SearchSettings DEFAULT = new SearchSettings("classic", 0.4, false);

    public SearchSettings {
        if (!(pace >= 0 && pace <= 1)) {
            throw new IllegalArgumentException("a pace outside 0 to 1: " + pace);
        }
    }
}
