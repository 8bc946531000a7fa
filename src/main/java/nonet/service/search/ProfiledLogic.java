package nonet.service.search;

import java.util.Optional;
import java.util.function.Supplier;
import nonet.grid.Puzzle;
import nonet.logic.solver.LogicSearch;
import nonet.pseudocode.CodeListing;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.solve.GuessRule;
import nonet.solve.SearchCursor;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import org.jspecify.annotations.Nullable;

/// Human logic without brute force as an engine. If no technique applies, it guesses or stops. A search keeps the
/// profile that was in use when it began. The techniques are wired for the first search with a profile, because most
/// starts of the program need none.
public final class ProfiledLogic implements StepSolver, CodeListing.Source {

    private final String id;
    private final Solver checker;
    private final boolean guesses;
    private Supplier<Profile> profile;
    private @Nullable LogicSearch engine;

    /// @param profile the profile of searches until another is used; asked for at the first search
    /// @param guesses whether it guesses where no technique applies
    public ProfiledLogic(String id, Supplier<Profile> profile, Solver checker, boolean guesses) {
        this.id = id;
        this.profile = profile;
        this.checker = checker;
        this.guesses = guesses;
    }

    /// Uses this profile from the next search on.
    synchronized void use(Profile other) {
        profile = () -> other;
        engine = null;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public boolean isComplete() {
        return guesses;
    }

    @Override
    public Optional<GuessRule> guessRule() {
        return guesses ? Optional.of(GuessRule.FEWEST_CANDIDATES) : Optional.empty();
    }

    @Override
    public SearchCursor cursor(Puzzle puzzle) {
        return engine().cursor(puzzle);
    }

    @Override
    public CodeListing listing(Puzzle puzzle) {
        return engine().listing(puzzle);
    }

    private synchronized LogicSearch engine() {
        if (engine == null) {
            engine = new LogicSearch(HumanLogic.withoutBruteForce(profile.get()), checker, guesses);
        }
        return engine;
    }
}
