package nonet.ui.hunt;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;
import nonet.deduce.Technique;
import nonet.generate.ErRequest.Gem;
import nonet.generate.PuzzleRequest.Clues;
import nonet.grid.Puzzle;
import nonet.rate.se.SeRating;
import nonet.service.hunt.HuntGoal;
import nonet.service.hunt.HuntGoal.Ratings;
import nonet.service.hunt.HuntRequest;
import nonet.service.hunt.Moves;
import nonet.ui.kit.Messages;
import nonet.ui.kit.NumberText;
import nonet.ui.kit.TenthsText;

/// The moves, rounds and goal of a hunt, as typed; an empty number sets no bound.
final class HuntFields {

    /// The moves to choose from.
    static final List<String> MOVES = List.of(
            "{-1+0}", "{-1+1}", "{-1+2}", "{-2+1}", "{-2+2}", "{-3+2}", "{-3+3}", "{-4+3}", "{-4+4}", "{-5+5}",
            "{-6+6}");

    private static final int TRIES = 1_000;
    private static final TenthsText RATING = new TenthsText(10, 200);
    private static final NumberText ROUNDS = new NumberText(1, HuntRequest.MOST_ROUNDS);
    private static final NumberText GUESSES = new NumberText(1, 1_000_000);
    private static final NumberText CLUES = new NumberText(Puzzle.FEWEST_CLUES, 80);

    final StringProperty moves = new SimpleStringProperty("{-1+1}");
    final BooleanProperty inPlace = new SimpleBooleanProperty();
    final StringProperty rounds = new SimpleStringProperty("1");
    final StringProperty er = new SimpleStringProperty("");
    final StringProperty ep = new SimpleStringProperty("");
    final StringProperty ed = new SimpleStringProperty("");
    final ObjectProperty<Gem> gem = new SimpleObjectProperty<>(Gem.ANY);
    final ObjectProperty<Optional<Technique>> needs = new SimpleObjectProperty<>(Optional.empty());
    final StringProperty guesses = new SimpleStringProperty("");
    final StringProperty fewest = new SimpleStringProperty("");
    final StringProperty most = new SimpleStringProperty("");
    final BooleanProperty minimal = new SimpleBooleanProperty();

    /// The sentence on the first field that cannot be read; empty if all can.
    ///
    /// @param stays whether the pattern of the givens stays in any case
    StringBinding refusal(Messages messages, ObservableBooleanValue stays) {
        UnaryOperator<String> rating = typed -> RATING.refusal(messages, typed);
        UnaryOperator<String> clues = typed -> CLUES.refusal(messages, typed);
        List<Supplier<String>> rules = List.of(
                () -> unlessBlank(er, rating),
                () -> unlessBlank(ep, rating),
                () -> unlessBlank(ed, rating),
                () -> ROUNDS.refusal(messages, rounds.get()),
                () -> unlessBlank(guesses, typed -> GUESSES.refusal(messages, typed)),
                () -> unlessBlank(fewest, clues),
                () -> unlessBlank(most, clues),
                () -> fewest() > most() ? messages.get("hunt.clues-crossed") : "",
                () -> Moves.parse(moves.get(), inPlace.get() || stays.get(), TRIES)
                                .isEmpty()
                        ? messages.get("hunt.not-in-place")
                        : "");
        return Bindings.createStringBinding(
                () -> rules.stream()
                        .map(Supplier::get)
                        .filter(why -> !why.isEmpty())
                        .findFirst()
                        .orElse(""),
                er,
                ep,
                ed,
                rounds,
                guesses,
                fewest,
                most,
                moves,
                inPlace,
                stays);
    }

    private static String unlessBlank(StringProperty field, UnaryOperator<String> refusal) {
        return field.get().isBlank() ? "" : refusal.apply(field.get());
    }

    private int fewest() {
        return (int) CLUES.read(fewest.get()).orElse(Puzzle.FEWEST_CLUES);
    }

    private int most() {
        return (int) CLUES.read(most.get()).orElse(81);
    }

    /// Returns the request; the fields must not be refused.
    ///
    /// @param stays whether the pattern of the givens stays in any case
    HuntRequest request(boolean stays, long seed) {
        Moves chosen = Moves.parse(moves.get(), inPlace.get() || stays, TRIES).orElseThrow();
        Ratings ratings = new Ratings(tenths(er), tenths(ep), tenths(ed), gem.get(), true);
        HuntGoal goal = new HuntGoal(
                new Clues(fewest(), most()),
                minimal.get(),
                needs.get().map(Set::of).orElse(Set.of()),
                ratings,
                (int) GUESSES.read(guesses.get()).orElse(0));
        return new HuntRequest(chosen, seed, (int) ROUNDS.read(rounds.get()).orElse(1), goal);
    }

    /// Shows the request of a hunt that is continued.
    void show(HuntRequest request) {
        moves.set(request.moves().toString());
        inPlace.set(request.moves().inPlace());
        rounds.set(String.valueOf(request.rounds()));
        HuntGoal goal = request.goal();
        er.set(text(goal.rating().er()));
        ep.set(text(goal.rating().ep()));
        ed.set(text(goal.rating().ed()));
        gem.set(goal.rating().gem());
        needs.set(goal.needs().stream().findFirst());
        guesses.set(goal.guesses() == 0 ? "" : String.valueOf(goal.guesses()));
        fewest.set(
                goal.clues().fewest() == Puzzle.FEWEST_CLUES
                        ? ""
                        : String.valueOf(goal.clues().fewest()));
        most.set(goal.clues().most() == 81 ? "" : String.valueOf(goal.clues().most()));
        minimal.set(goal.minimal());
    }

    private static int tenths(StringProperty typed) {
        return RATING.read(typed.get()).orElse(0);
    }

    private static String text(int tenths) {
        return tenths == 0 ? "" : SeRating.text(tenths);
    }
}
