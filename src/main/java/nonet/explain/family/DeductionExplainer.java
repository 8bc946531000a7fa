package nonet.explain.family;

import java.util.List;
import java.util.function.Consumer;
import nonet.deduce.AlignedExclusion;
import nonet.deduce.AlsPatterns.AlsPattern;
import nonet.deduce.AlsPatterns.DeathBlossom;
import nonet.deduce.AlsPatterns.SueDeCoq;
import nonet.deduce.Basics.LockedCandidates;
import nonet.deduce.Basics.Single;
import nonet.deduce.Basics.Subset;
import nonet.deduce.Chain;
import nonet.deduce.Coloring;
import nonet.deduce.DeadlyPatterns.Bug;
import nonet.deduce.DeadlyPatterns.Uniqueness;
import nonet.deduce.Deduction;
import nonet.deduce.DualPattern;
import nonet.deduce.Exocet;
import nonet.deduce.Family;
import nonet.deduce.Firework;
import nonet.deduce.FishPatterns.Fish;
import nonet.deduce.FishPatterns.KrakenFish;
import nonet.deduce.Forcing;
import nonet.deduce.ImpossiblePatterns.BivalueOddagon;
import nonet.deduce.ImpossiblePatterns.Tridagon;
import nonet.deduce.ImpossiblePatterns.TridagonForcing;
import nonet.deduce.ImpossiblePatterns.TridagonWhip;
import nonet.deduce.LastResorts.BruteForce;
import nonet.deduce.LastResorts.Template;
import nonet.deduce.MultiSectorPatterns.AlmostLockedCandidates;
import nonet.deduce.MultiSectorPatterns.MultiSectorSet;
import nonet.deduce.MultiSectorPatterns.SkLoop;
import nonet.deduce.RecordedDeduction;
import nonet.deduce.SingleDigitPatterns.BrokenWing;
import nonet.deduce.SingleDigitPatterns.EmptyRectangle;
import nonet.deduce.SymmetricalPlacement;
import nonet.deduce.Whip;
import nonet.deduce.Wings.BentSet;
import nonet.deduce.Wings.IntersectionPair;
import nonet.deduce.Wings.MultiBranchWWing;
import nonet.deduce.Wings.WWing;
import nonet.deduce.Wings.Wing;
import nonet.explain.mark.Marking;
import nonet.explain.text.Narration;
import nonet.grid.CellSet;
import org.jspecify.annotations.Nullable;

/// Explains one deduction: its facts in one line, in sentences and as marks on the board. There is one file of
/// explainers for each family of techniques, and only [#of(Deduction)] distinguishes them.
public interface DeductionExplainer {

    /// Returns the facts in the short notation, such as `3,7 in r2c45`; empty if there are none to state.
    String facts();

    /// Tests whether the facts state the conclusions already.
    default boolean includesConclusions() {
        return false;
    }

    /// Tests whether the sentences state the conclusions already, each with its reason.
    default boolean tellsConclusions() {
        return false;
    }

    /// Adds the sentences that say why the deduction holds.
    void tell(Narration narration);

    /// Marks the facts.
    void mark(Marking marking);

    /// Returns the cells to look at: a house for a conclusion that its cell alone would give away; null to look at what
    /// is marked.
    default @Nullable CellSet whereToLook() {
        return null;
    }

    /// Returns the lines of reasoning that are better shown one at a time; none if there is only one.
    default List<Branch> branches() {
        return List.of();
    }

    /// One of several lines of reasoning.
    ///
    /// @param marks marks its facts
    record Branch(String name, Consumer<Marking> marks) {}

    /// Returns the explainer of a deduction.
    static DeductionExplainer of(Deduction deduction) {
        return switch (deduction) {
            case Single single -> new BasicExplainers.OfSingle(single);
            case LockedCandidates locked -> new BasicExplainers.OfLockedCandidates(locked);
            case Subset subset -> new BasicExplainers.OfSubset(subset);
            case Fish fish -> new FishExplainers.OfFish(fish);
            case KrakenFish kraken -> new FishExplainers.OfKrakenFish(kraken);
            case EmptyRectangle empty -> new SingleDigitExplainers.OfEmptyRectangle(empty);
            case Chain chain
            when chain.technique().family() == Family.SINGLE_DIGIT_PATTERNS ->
                new SingleDigitExplainers.OfTurbotFish(chain);
            case Chain chain -> new ChainExplainer(chain);
            case Whip whip -> new WhipExplainer(whip);
            case BrokenWing odd -> new SingleDigitExplainers.OfBrokenWing(odd);
            case Firework firework -> new FireworkExplainer(firework);
            case MultiBranchWWing wing -> new WingExplainers.OfMultiBranchWWing(wing);
            case IntersectionPair pair -> new WingExplainers.OfIntersectionPair(pair);
            case AlignedExclusion aligned -> new AlignedExclusionExplainer(aligned);
            case SymmetricalPlacement symmetry -> new SymmetryExplainer(symmetry);
            case Wing wing -> new WingExplainers.OfWing(wing);
            case WWing wing -> new WingExplainers.OfWWing(wing);
            case BentSet bent -> new WingExplainers.OfBentSet(bent);
            case Coloring coloring -> new ColoringExplainer(coloring);
            case Uniqueness unique -> new UniquenessExplainers.OfUniqueness(unique);
            case Bug bug -> new UniquenessExplainers.OfBug(bug);
            case AlsPattern pattern -> new AlsExplainers.OfAlsPattern(pattern);
            case DeathBlossom blossom -> new AlsExplainers.OfDeathBlossom(blossom);
            case SueDeCoq sue -> new AlsExplainers.OfSueDeCoq(sue);
            case AlmostLockedCandidates almost -> new MultiSectorExplainers.OfAlmostLocked(almost);
            case SkLoop loop -> new MultiSectorExplainers.OfSkLoop(loop);
            case MultiSectorSet set -> new MultiSectorExplainers.OfMultiSectorSet(set);
            case Tridagon tridagon -> new ImpossiblePatternExplainers.OfTridagon(tridagon);
            case TridagonForcing forcing -> new ImpossiblePatternExplainers.OfTridagonForcing(forcing);
            case TridagonWhip whip -> new ImpossiblePatternExplainers.OfTridagonWhip(whip);
            case BivalueOddagon oddagon -> new ImpossiblePatternExplainers.OfOddagon(oddagon);
            case Exocet exocet -> new ExocetExplainer(exocet);
            case Forcing forcing -> new ForcingExplainer(forcing);
            case Template template -> new LastResortExplainers.OfTemplate(template);
            case BruteForce guess -> new LastResortExplainers.OfBruteForce(guess);
            case DualPattern dual -> new LastResortExplainers.OfDual(of(dual.first()), of(dual.second()));
            case RecordedDeduction ignored -> new LastResortExplainers.OfRecorded();
        };
    }
}
