package nonet.training;

import java.util.Optional;
import nonet.deduce.Conclusion;
import nonet.guide.Exercise;

/// The judgement on a claim.
///
/// @param rule the rule that a wrong claim breaks, as far as it is known
public record Judgement(Conclusion claim, Exercise.Verdict verdict, Optional<BrokenRule> rule) {

    /// Tests whether the technique has this conclusion in the position.
    public boolean isRight() {
        return verdict == Exercise.Verdict.RIGHT || verdict == Exercise.Verdict.BY_ANOTHER;
    }
}
