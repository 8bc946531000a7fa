package nonet.campaign;

import java.util.Random;

/// Where the campaigns take their chance from: `-Dcampaign.seed` and `-Dcampaign.scale`, both 1 unless given.
final class Seeds {

    static final long FIRST = Long.getLong("campaign.seed", 1);

    private Seeds() {}

    /// Returns the random generator of a run.
    static Random of(long run) {
        return new Random(FIRST * 1_000_003 + run);
    }

    /// Returns how often something is tried, for a number that holds at scale 1.
    static int times(int usual) {
        return (int) Math.max(1, usual * Double.parseDouble(System.getProperty("campaign.scale", "1")));
    }
}
