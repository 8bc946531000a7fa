package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import org.jspecify.annotations.Nullable;

/// Fish of all sizes and kinds, and kraken fish.
public sealed interface FishPatterns extends Deduction {

    /// A fish: all places of a digit in the base sets lie in as many cover sets, except for the fins. The other
    /// candidates of the cover sets are eliminated if they see every fin.
    ///
    /// @param base the base sets
    /// @param cover the cover sets, as many as base sets
    /// @param body the candidates of the base sets inside the cover sets, without endo fins
    /// @param fins the candidates of the base sets outside the cover sets
    /// @param endoFins the candidates in two base sets
    record Fish(
            Technique technique,
            Digit digit,
            List<House> base,
            List<House> cover,
            CellSet body,
            CellSet fins,
            CellSet endoFins,
            List<Conclusion> conclusions)
            implements FishPatterns {

        public Fish {
            base = List.copyOf(base);
            cover = List.copyOf(cover);
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public DigitSet digits() {
            return DigitSet.of(digit);
        }

        /// Returns the number of base sets, 2 for an X-Wing.
        public int size() {
            return base.size();
        }

        /// The base sets of a fish without fins are truths, and its cover sets links.
        @Override
        public List<RankZeroSet> rankZeroSets() {
            return fins.isEmpty() && endoFins.isEmpty()
                    ? List.of(new RankZeroSet(Sector.of(digits(), base), Sector.of(digits(), cover)))
                    : List.of();
        }
    }

    /// A finned fish whose fins do not see the target but reach it by chains. Type 1: the fish without its fins would
    /// eliminate the target, and so does every fin. Type 2: every place of the digit in a cover set, and every fin,
    /// eliminates it.
    ///
    /// @param fish the fish with its fins, without conclusions
    /// @param cover the cover set of type 2, null for type 1
    /// @param chains a chain to the target from each fin and, for type 2, from each place in the cover set
    record KrakenFish(
            Technique technique,
            Fish fish,
            @Nullable House cover,
            Candidate target,
            List<InferenceChain> chains,
            List<Conclusion> conclusions)
            implements FishPatterns {

        public KrakenFish {
            chains = List.copyOf(chains);
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public DigitSet digits() {
            return fish.digits();
        }
    }
}
