package nonet.logic.solver;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The limits of the searches of human logic. A limit is one component with its range, a default, and a row in the
/// settings of the window; files have it by the names of the components.
public record SearchLimits(
        FishLimits fish, ChainLimits chains, AlsLimits als, PatternLimits patterns, ExoticLimits exotic) {

    /// The default limits.
    public static final SearchLimits DEFAULT = new SearchLimits(
            FishLimits.DEFAULT, ChainLimits.DEFAULT, AlsLimits.DEFAULT, PatternLimits.DEFAULT, ExoticLimits.DEFAULT);

    /// The numbers that a limit can be set to.
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Range {
        int least();

        int most();
    }

    /// The limits of one kind of search.
    public sealed interface Part {}

    /// Limits of the search for fish. The size is limited by switching larger fish off.
    ///
    /// @param fins the largest number of fins
    /// @param endoFins the largest number of endo fins
    /// @param siamese whether two fish with the same base sets and different cover sets are reported as one
    public record FishLimits(
            @Range(least = 0, most = 9) int fins,
            @Range(least = 0, most = 9) int endoFins,
            boolean siamese) implements Part {
        public static final FishLimits DEFAULT = new FishLimits(5, 2, false);
    }

    /// Limits of the search for chains.
    ///
    /// @param length the largest number of links of a chain or loop
    /// @param forcing the largest number of links of a branch of a forcing chain
    /// @param als whether grouped chains may pass through almost locked sets
    /// @param linkedSets whether grouped chains may pass from one almost locked set directly to another, and to a cell
    ///     that a set leaves one candidate; forcing chains never do
    public record ChainLimits(
            @Range(least = 3, most = 99) int length,
            @Range(least = 3, most = 99) int forcing,
            boolean als,
            boolean linkedSets)
            implements Part {
        /// The default limits. Sets are not linked, since that makes the search several times slower.
        public static final ChainLimits DEFAULT = new ChainLimits(20, 40, true, false);

        public ChainLimits withLength(int most) {
            return new ChainLimits(most, forcing, als, linkedSets);
        }

        public ChainLimits withSets(boolean allowed, boolean linked) {
            return new ChainLimits(length, forcing, allowed, linked);
        }
    }

    /// Limits of the search for almost locked sets.
    ///
    /// @param overlap whether sets of one pattern may share cells
    /// @param sets the largest number of sets of a chain
    public record AlsLimits(
            boolean overlap, @Range(least = 2, most = 9) int sets) implements Part {
        public static final AlsLimits DEFAULT = new AlsLimits(false, 7);
    }

    /// Options for small patterns.
    ///
    /// @param duals whether dual kites and dual empty rectangles are reported
    /// @param smallEmptyRectangles whether an empty rectangle may consist of two candidates
    /// @param missingCandidates whether cells of a uniqueness pattern may lack some of its digits
    public record PatternLimits(boolean duals, boolean smallEmptyRectangles, boolean missingCandidates)
            implements Part {
        /// The defaults of HoDoKu, which reports duals only on request.
        public static final PatternLimits DEFAULT = new PatternLimits(false, false, true);
    }

    /// Limits of the search for patterns beyond HoDoKu's catalog.
    ///
    /// @param whip the largest length of a whip, and number of placements of one that a tridagon ends
    /// @param sectors the largest number of rows, and of columns, of a multi-sector locked set
    public record ExoticLimits(
            @Range(least = 1, most = 20) int whip,
            @Range(least = 3, most = 5) int sectors) implements Part {
        public static final ExoticLimits DEFAULT = new ExoticLimits(14, 5);
    }

    /// Returns these limits with others of one kind.
    public SearchLimits with(Part part) {
        return switch (part) {
            case FishLimits other -> new SearchLimits(other, chains, als, patterns, exotic);
            case ChainLimits other -> new SearchLimits(fish, other, als, patterns, exotic);
            case AlsLimits other -> new SearchLimits(fish, chains, other, patterns, exotic);
            case PatternLimits other -> new SearchLimits(fish, chains, als, other, exotic);
            case ExoticLimits other -> new SearchLimits(fish, chains, als, patterns, other);
        };
    }
}
