package nonet.ui.generate;

import java.util.List;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import nonet.ui.kit.Messages;
import nonet.ui.kit.NumberText;

/// The number of puzzles, their seed, and the place for them, as typed.
public final class DeliveryFields {

    /// The largest number of puzzles.
    static final int MOST = 10_000;

    private static final NumberText COUNT = new NumberText(1, MOST);

    public final ObjectProperty<Destination> destination = new SimpleObjectProperty<>(Destination.BOARD);

    /// The number of puzzles for the library or a file, as typed.
    public final StringProperty count = new SimpleStringProperty("10");

    /// The name of the collection, as typed; empty for the usual one.
    public final StringProperty collection = new SimpleStringProperty("");

    /// The seed, as typed; empty for a new one.
    public final StringProperty seed = new SimpleStringProperty("");

    private final Messages messages;

    DeliveryFields(Messages messages) {
        this.messages = messages;
    }

    /// Returns all that a run depends on.
    List<Observable> observed() {
        return List.of(destination, count, collection, seed);
    }

    /// Says in a sentence what was not understood; empty if all was.
    String refusal() {
        if (!seed.get().strip().matches("(-?\\d{1,18})?")) {
            return messages.get("generate.bad-seed");
        }
        return destination.get() == Destination.BOARD ? "" : COUNT.refusal(messages, count.get());
    }

    /// Returns the number of puzzles; there must be no refusal.
    int count() {
        return destination.get() == Destination.BOARD
                ? 1
                : (int) COUNT.read(count.get()).orElse(1);
    }

    /// Returns the name of the collection.
    String collection() {
        return collection.get().isBlank()
                ? messages.get("generate.collection-name")
                : collection.get().strip();
    }

    /// Returns the seed, or else a fresh one; there must be no refusal.
    long seed(long fresh) {
        return seed.get().isBlank() ? fresh : Long.parseLong(seed.get().strip());
    }

    /// The place for the new puzzles.
    public enum Destination {
        /// One puzzle goes to the board.
        BOARD,
        /// Any number goes to a collection of the library.
        LIBRARY,
        /// Any number goes to a file, a puzzle a line.
        FILE
    }
}
