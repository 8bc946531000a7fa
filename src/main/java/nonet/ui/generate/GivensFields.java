package nonet.ui.generate;

import java.util.List;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import nonet.generate.PuzzleRequest;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.PuzzleRequest.Digits;
import nonet.generate.Symmetry;
import nonet.grid.Puzzle;
import nonet.ui.kit.Messages;
import nonet.ui.kit.NumberText;

/// The givens of the new puzzles, as typed and drawn.
public final class GivensFields {

    private static final NumberText CLUES = new NumberText(Puzzle.FEWEST_CLUES, 81);

    public final ObjectProperty<Symmetry> symmetry = new SimpleObjectProperty<>(Symmetry.ROTATIONAL);

    /// The smallest number of givens, as typed; empty for any.
    public final StringProperty fewest = new SimpleStringProperty("");

    /// The largest number of givens, as typed; empty for any.
    public final StringProperty most = new SimpleStringProperty("");

    /// Whether every given must be necessary.
    public final BooleanProperty minimal = new SimpleBooleanProperty();

    /// The number of different digits among the givens.
    public final ObjectProperty<Digits> digits = new SimpleObjectProperty<>(Digits.ANY);

    private final Messages messages;

    /// The cells of the givens.
    public final PatternDrawing drawing = new PatternDrawing(symmetry);

    GivensFields(Messages messages) {
        this.messages = messages;
    }

    /// Returns all that the request depends on.
    List<Observable> observed() {
        return List.of(symmetry, fewest, most, minimal, digits, drawing.used, drawing.cells);
    }

    /// Says in a sentence what was not understood; empty if all was.
    String refusal() {
        for (StringProperty each : List.of(fewest, most)) {
            String why = each.get().isBlank() ? "" : CLUES.refusal(messages, each.get());
            if (!why.isEmpty()) {
                return why;
            }
        }
        return least() > number(most, 81) ? messages.get("generate.crossed") : "";
    }

    /// Returns a request for such givens; there must be no refusal. A drawing need not be symmetric.
    PuzzleRequest request() {
        boolean drawn = drawing.used.get();
        PuzzleRequest request = new PuzzleRequest(
                        drawn ? Symmetry.NONE : symmetry.get(),
                        new Clues(least(), number(most, 81)),
                        minimal.get(),
                        null)
                .with(digits.get());
        return drawn ? request.withPattern(drawing.cells()) : request;
    }

    private int least() {
        return number(fewest, Puzzle.FEWEST_CLUES);
    }

    private static int number(StringProperty typed, int otherwise) {
        return (int) CLUES.read(typed.get()).orElse(otherwise);
    }
}
