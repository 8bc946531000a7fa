package nonet.ui.playback;

import java.util.List;
import nonet.solve.ChosenGuess;
import nonet.trace.Entry;
import nonet.trace.Event;

/// The goal of a search from its current event. A goal that is never met leads to the last event of the search.
public sealed interface Goal {

    /// A number of events, or of counted steps, but not beyond a solution.
    ///
    /// @param count the number, at least 1
    record Units(long count, boolean bySteps) implements Goal {}

    /// The end of the step with this number, or of the last one before it. A solution ends its step.
    ///
    /// @param bySteps whether counted steps are numbered rather than events, from 1
    record AtStep(long step, boolean bySteps) implements Goal {}

    /// The next solution.
    record Solution() implements Goal {}

    /// The first guess of a choice.
    ///
    /// @param from the first event that may be it
    record NewChoice(long from) implements Goal {}

    /// Another goal, but not past a new choice for which no guess is chosen: the user has to make it.
    ///
    /// @param chosen the guesses that are chosen
    record OwnGuess(Goal goal, List<ChosenGuess> chosen) implements Goal {}

    /// The end of the search, past all its solutions.
    record End() implements Goal {}

    /// Returns the number of the step that an event belongs to.
    ///
    /// @param bySteps whether counted steps are numbered rather than events, from 1
    static long number(Entry entry, boolean bySteps) {
        return bySteps ? entry.step() : entry.index() + 1;
    }

    /// The meaning of an event for a goal.
    enum Outcome {
        GO_ON,
        STOP_HERE,
        STOP_BEFORE
    }

    /// Returns whether the search stops at an event.
    ///
    /// @param from the event at which the search for the goal began
    default Outcome at(Entry entry, Entry from) {
        long start = from.index();
        return switch (this) {
            case Units(long count, boolean bySteps) -> {
                if (bySteps && entry.step() > from.step() + count) {
                    yield Outcome.STOP_BEFORE;
                }
                boolean stops = entry.event() instanceof Event.Found || !bySteps && entry.index() >= start + count;
                yield stops ? Outcome.STOP_HERE : Outcome.GO_ON;
            }
            case AtStep(long step, boolean bySteps) -> {
                long number = number(entry, bySteps);
                if (number > step) {
                    yield Outcome.STOP_BEFORE;
                }
                boolean stops = number == step && (!bySteps || entry.event() instanceof Event.Found);
                yield stops ? Outcome.STOP_HERE : Outcome.GO_ON;
            }
            case Solution() -> entry.event() instanceof Event.Found ? Outcome.STOP_HERE : Outcome.GO_ON;
            case NewChoice(long first) ->
                entry.index() >= first && isNewChoice(entry.event()) ? Outcome.STOP_HERE : Outcome.GO_ON;
            case OwnGuess(Goal goal, List<ChosenGuess> chosen) ->
                isNewChoice(entry.event())
                                && chosen.stream().noneMatch(each -> each.isMadeBy((Event.Guessed) entry.event()))
                        ? Outcome.STOP_BEFORE
                        : goal.at(entry, from);
            case End() -> Outcome.GO_ON;
        };
    }

    /// Tests whether an event is the first guess of a choice.
    static boolean isNewChoice(Event event) {
        return event instanceof Event.Guessed guess && guess.turn() == Event.Turn.FIRST;
    }
}
