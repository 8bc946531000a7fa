package nonet.solve;

import java.util.List;

/// A search whose guesses a person can choose.
public interface SteeredCursor extends SearchCursor {

    /// Returns a search that goes on from the same event, independently of this one.
    ///
    /// @param guesses the chosen guesses of the other search; first those that this one has made or let lapse
    /// @param event the index of the event that this search makes next
    SteeredCursor branch(List<ChosenGuess> guesses, long event);
}
