package nonet.ui.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.solve.Alternatives;
import nonet.solve.ChosenGuess;
import nonet.solve.search.StepEngine;
import nonet.trace.Choice;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The guess that the user chooses for the search that is shown.
public final class GuessController {

    /// What can be guessed in a cell.
    ///
    /// @param among the choices that the engine can make there, the candidates of the cell first
    /// @param note what the engine does before it guesses, as a sentence; empty if it guesses next
    record Offer(Cell cell, List<Alternatives> among, String note) {}

    private final Messages messages;
    private final Playback playback;
    private final EventWords words;
    private final Consumer<String> say;

    /// The guess that the search is about to make; null for none.
    private @Nullable ChosenGuess awaited;

    /// @param say shows a sentence to the user
    public GuessController(Messages messages, Playback playback, Consumer<String> say) {
        this.messages = messages;
        this.playback = playback;
        this.say = say;
        words = new EventWords(messages);
        playback.state.subscribe(now -> {
            if (now != PlayState.RUNNING) {
                arrive();
            }
        });
    }

    /// Returns what can be guessed in a cell at the moment that is shown, or says why nothing can.
    @Nullable
    Offer offer(Cell cell) {
        String refusal = refusal(cell);
        if (!refusal.isEmpty()) {
            say.accept(refusal);
            return null;
        }
        Entry next = playback.search.next();
        String note = next == null
                ? messages.get("guess.not-begun")
                : Goal.isNewChoice(next.event()) ? "" : messages.get("guess.pending", words.of(next.event()));
        return new Offer(cell, choices(cell), note);
    }

    /// Lets the search make a guess.
    ///
    /// @param order the alternatives that are tried first; the first of the choice for none
    void guess(Alternatives among, List<Candidate> order) {
        List<Candidate> tried = order.isEmpty() ? among.candidates() : order;
        ChosenGuess chosen = new ChosenGuess(playback.search.moment().index() + 1, among.choice(), tried);
        awaited = chosen;
        playback.guess(chosen);
    }

    /// Says that a digit is not among the candidates of a cell.
    String notCandidate(Cell cell, Digit digit) {
        return messages.get("guess.no-candidate", digit.value(), cell.toString());
    }

    private String refusal(Cell cell) {
        ReplayState moment = playback.search.moment();
        boolean foreign = playback.search.foreign.get() != null;
        if (foreign ? !playback.search.takesOrders() : !(playback.engine.get() instanceof StepEngine)) {
            return messages.get("guess.no-engine", SearchNames.of(messages, playback.by.get()));
        }
        Digit digit = grid().digit(cell);
        if (PlayState.standing(moment) == PlayState.EXHAUSTED) {
            return messages.get("guess.ended");
        }
        if (digit != null) {
            return messages.get("guess.filled", cell.toString(), digit.value());
        }
        if (choices(cell).isEmpty()) {
            return messages.get("guess.single", cell.toString());
        }
        return playback.search.canGuess() ? "" : messages.get(foreign ? "guess.past" : "guess.most");
    }

    /// Returns the choices of the engine that a cell is in: its candidates, and for dancing links the places of each of them.
    private List<Alternatives> choices(Cell cell) {
        Grid grid = grid();
        List<Alternatives> choices = new ArrayList<>();
        choices.add(Alternatives.ofCell(cell.index(), grid.candidates(cell).mask()));
        if (StepEngine.DANCING_LINKS.id().equals(playback.by.get())) {
            for (Digit digit : grid.candidates(cell)) {
                for (House.Kind kind : House.Kind.values()) {
                    House house = House.of(kind, cell);
                    choices.add(new Alternatives(
                            new Choice.Places(house),
                            house.cells().stream()
                                    .filter(each -> grid.candidates(each).contains(digit))
                                    .map(each -> new Candidate(each, digit))
                                    .toList()));
                }
            }
        }
        choices.removeIf(each -> each.candidates().size() < 2);
        return choices;
    }

    /// Returns the board, with the candidates that the search begins with as long as it has computed none.
    private Grid grid() {
        ReplayState moment = playback.search.moment();
        return moment.entry() == null ? Grid.of(playback.search.puzzle()) : moment.grid();
    }

    /// Says what became of a guess for which the search had to wait.
    private void arrive() {
        ChosenGuess chosen = awaited;
        Entry reached = playback.search.moment().entry();
        awaited = null;
        if (chosen == null || reached == null) {
            return;
        }
        if (reached.event() instanceof Event.Guessed guess && Goal.isNewChoice(guess)) {
            if (!chosen.isMadeBy(guess)) {
                say.accept(messages.get("guess.lapsed", chosen.notation(), words.of(guess)));
            }
        } else if (reached.event() instanceof Event.Exhausted) {
            say.accept(messages.get("guess.never", chosen.notation()));
        }
    }
}
