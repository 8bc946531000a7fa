package nonet.rate.se.board;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;

/// The facts of a step that was found, from which its deduction can be made until the board changes. Most steps are never
/// shown, so nothing is made in advance.
@FunctionalInterface
public interface Facts {

    /// Returns the deduction with these conclusions.
    Deduction deduction(List<Conclusion> conclusions);
}
