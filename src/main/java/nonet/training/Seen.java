package nonet.training;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Technique;
import nonet.library.Solve.Sighting;

/// How often steps of a technique that were the easiest ones were seen at once, later, with a hint, and never.
public record Seen(int atOnce, int later, int withHint, int never) {

    /// Returns how each technique was seen.
    public static Map<Technique, Seen> of(List<Sighting> sightings) {
        Map<Technique, Seen> all = new EnumMap<>(Technique.class);
        for (Sighting each : sightings) {
            Technique.withId(each.technique()).ifPresent(technique -> all.merge(technique, of(each), Seen::plus));
        }
        return all;
    }

    private static Seen of(Sighting sighting) {
        int count = sighting.count();
        return switch (sighting.sight()) {
            case AT_ONCE -> new Seen(count, 0, 0, 0);
            case LATER -> new Seen(0, count, 0, 0);
            case WITH_HINT -> new Seen(0, 0, count, 0);
            case NEVER -> new Seen(0, 0, 0, count);
        };
    }

    private Seen plus(Seen other) {
        return new Seen(atOnce + other.atOnce, later + other.later, withHint + other.withHint, never + other.never);
    }

    /// Returns how often it was seen, but not at once.
    public int late() {
        return later + withHint;
    }

    /// Returns the part of the times seen that were not at once, from 0 to 1.
    public double lateness() {
        return (double) late() / Math.max(1, atOnce + late());
    }

    /// Tests whether it was there to be seen, and never was.
    public boolean isNever() {
        return never > 0 && atOnce + late() == 0;
    }
}
