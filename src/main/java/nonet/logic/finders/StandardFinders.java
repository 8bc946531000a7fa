package nonet.logic.finders;

import java.util.List;
import nonet.logic.Finder;

/// All finders there are, a line each.
public final class StandardFinders {

    private StandardFinders() {}

    /// Returns a finder for every family of techniques.
    public static List<Finder> all() {
        return List.of(new SinglesFinder(), new LockedCandidatesFinder(), new SubsetFinder());
    }
}
