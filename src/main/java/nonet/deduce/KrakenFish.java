package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.DigitSet;
import nonet.grid.House;
import org.jspecify.annotations.Nullable;

/// A finned fish whose fins do not see the candidate but reach it along chains. Type 1: the fish without its fins
/// would take the candidate away, and so does every fin. Type 2: wherever the digit goes in a cover set, or in a fin,
/// the candidate goes.
///
/// @param fish the fish with its fins, without conclusions of its own
/// @param cover the cover set of type 2, null for type 1
/// @param chains one from each fin, and for type 2 from each place in the cover set, to the candidate
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
