package nonet.rate.se.board;

import java.util.List;
import nonet.deduce.Conclusion;

/// The facts of a step that was found, from which its evidence can be made until the board changes. Most steps are never
/// shown, so nothing is made in advance.
@FunctionalInterface
public interface Facts {

    /// Returns the evidence for these conclusions.
    Evidence evidence(List<Conclusion> conclusions);
}
