package nonet.ui.hints.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.play.Document;
import nonet.play.Move;
import nonet.rate.Profile;
import nonet.rate.Weight;
import nonet.rate.Weights;
import nonet.service.hint.Hints;
import nonet.service.hint.RankedStep;
import nonet.solve.fast.FastSolver;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;

/// A list of steps without a window, and what is done with it.
final class StepsFixture {

    static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    static final Puzzle ESCARGOT =
            Puzzle.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");

    final List<Conclusion> applied = new ArrayList<>();
    final StepsController steps;

    /// @param job searches for slow techniques
    StepsFixture(Profile profile, StepsJob job) {
        steps = new StepsController(
                new Messages(Locale.US, "nonet.log"),
                new InlineTasks(),
                new Hints(Samples.solver(), profile, new FastSolver()),
                new Explainer(new Words(Locale.US)),
                this::apply,
                job);
    }

    /// Lists the steps of easy techniques.
    StepsFixture() {
        this(basic(), new StepsJob(0, () -> Locale.US));
    }

    void use(Profile profile) {
        Hints hints = steps.context().hints().get();
        steps.context().hints().set(hints.with(profile));
    }

    void apply(List<Conclusion> conclusions) {
        applied.addAll(conclusions);
        Document before = steps.context().document().get();
        steps.context().document().set(new Move.Conclude(conclusions).on(before));
    }

    void open(Puzzle puzzle) {
        steps.context().document().set(Document.of("", puzzle));
    }

    void watch() {
        steps.context().watched().set(true);
    }

    String sentence() {
        return steps.sentence.get();
    }

    List<RankedStep> all() {
        return steps.groups.get().stream()
                .flatMap(group -> group.steps().stream())
                .toList();
    }

    static String name(RankedStep ranked) {
        Technique technique = ranked.step().deduction().technique();
        return new Words(Locale.US).of(technique);
    }

    /// Returns the basic profile that solves with further techniques, which it leaves out of all steps.
    static Profile solvingWith(Technique... further) {
        return with(basic(), further);
    }

    /// Returns a profile of naked singles that solves with further techniques, which it leaves out of all steps.
    static Profile nakedSinglesAnd(Technique... further) {
        Profile basic = basic();
        Weights weights = basic.weights();
        for (Technique technique : Technique.values()) {
            weights = technique == Technique.NAKED_SINGLE ? weights : weights.without(technique);
        }
        return with(basic.with(weights), further);
    }

    static Profile with(Profile start, Technique... further) {
        Profile profile = start;
        for (Technique technique : further) {
            Weight old = Weights.hodoku().of(technique);
            profile = profile.with(
                    profile.weights().with(new Weight(technique, old.order(), old.level(), old.score(), true, false)));
        }
        return profile;
    }

    /// What an easy puzzle needs, so that a test need not wait for thousands of chains.
    static Profile basic() {
        Weights weights = Weights.hodoku();
        for (Technique technique : Technique.values()) {
            boolean needed = Set.of(Family.SINGLES, Family.INTERSECTIONS).contains(technique.family());
            weights = needed ? weights : weights.without(technique);
        }
        return Profile.hodoku().with(weights);
    }
}
