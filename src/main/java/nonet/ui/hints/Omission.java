package nonet.ui.hints;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.rate.Profile;
import nonet.rate.Weight;
import nonet.rate.Weights;

/// A group of techniques that can be used for solving and yet be omitted from *all steps*, under its common name.
public enum Omission {
    FISH(Set.of(
            Family.BASIC_FISH,
            Family.FINNED_BASIC_FISH,
            Family.FRANKEN_FISH,
            Family.FINNED_FRANKEN_FISH,
            Family.MUTANT_FISH,
            Family.FINNED_MUTANT_FISH)),
    FORCING(Set.of(Family.LAST_RESORT));

    private final Set<Family> families;

    Omission(Set<Family> families) {
        this.families = families;
    }

    /// Returns the groups that a profile omits from all steps.
    static List<Omission> of(Profile profile) {
        return Stream.of(values())
                .filter(each -> each.leftOut(profile).findAny().isPresent())
                .toList();
    }

    /// Returns the profile with these techniques in all steps, as far as solving uses them.
    Profile includedIn(Profile profile) {
        Weights wider = leftOut(profile)
                .map(old -> new Weight(old.technique(), old.order(), old.level(), old.score(), old.solve(), true))
                .reduce(profile.weights(), Weights::with, (one, other) -> other);
        return profile.with(wider);
    }

    private Stream<Weight> leftOut(Profile profile) {
        return profile.weights().all().stream()
                .filter(each -> families.contains(each.technique().family()))
                .filter(each -> each.technique() != Technique.BRUTE_FORCE)
                .filter(each -> each.solve() && !each.all());
    }
}
