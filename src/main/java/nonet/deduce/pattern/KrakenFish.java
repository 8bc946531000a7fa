package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.InferenceChain;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.DigitSet;
import nonet.grid.House;
import org.jspecify.annotations.Nullable;

/// A finned fish whose fins do not see the target but reach it by chains. Type 1: the fish without its fins would
/// eliminate the target, and so does every fin. Type 2: every place of the digit in a cover set, and every fin,
/// eliminates it.
///
/// @param fish the fish with its fins, without conclusions
/// @param cover the cover set of type 2, null for type 1
/// @param chains a chain to the target from each fin and, for type 2, from each place in the cover set
public record KrakenFish(
        Technique technique,
        Fish fish,
        @Nullable House cover,
        Candidate target,
        List<InferenceChain> chains,
        List<Conclusion> conclusions)
        implements Deduction {

    public KrakenFish {
        chains = List.copyOf(chains);
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public DigitSet digits() {
        return fish.digits();
    }
}
