package nonet.ui.generate;

import java.util.List;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import nonet.generate.ErRequest;
import nonet.generate.ErRequest.Gem;
import nonet.ui.kit.Messages;
import nonet.ui.kit.TenthsText;
import org.jspecify.annotations.Nullable;

/// The rating of Sudoku Explainer of the new puzzles, as typed.
public final class ErFields {

    private static final TenthsText ER = new TenthsText(ErRequest.LOWEST, ErRequest.HIGHEST);

    /// The lowest rating, such as `7.1`; empty for any.
    public final StringProperty lowest = new SimpleStringProperty("");

    /// The highest rating, such as `7.5`; empty for any.
    public final StringProperty highest = new SimpleStringProperty("");

    /// The difficulty of the first steps compared with the hardest one.
    public final ObjectProperty<Gem> gem = new SimpleObjectProperty<>(Gem.ANY);

    private final Messages messages;

    ErFields(Messages messages) {
        this.messages = messages;
    }

    /// Returns all that the request depends on.
    List<Observable> observed() {
        return List.of(lowest, highest, gem);
    }

    /// Says in a sentence why there is no such rating; empty if there is.
    String refusal() {
        for (StringProperty each : List.of(lowest, highest)) {
            String why = each.get().isBlank() ? "" : ER.refusal(messages, each.get());
            if (!why.isEmpty()) {
                return why;
            }
        }
        return tenths(lowest, ErRequest.LOWEST) > tenths(highest, ErRequest.HIGHEST)
                ? messages.get("generate.crossed-er")
                : "";
    }

    /// Returns the rating to request, or null if any is accepted; there must be no refusal.
    @Nullable
    ErRequest request() {
        boolean any = lowest.get().isBlank() && highest.get().isBlank() && gem.get() == Gem.ANY;
        return any
                ? null
                : new ErRequest(tenths(lowest, ErRequest.LOWEST), tenths(highest, ErRequest.HIGHEST), gem.get());
    }

    private static int tenths(StringProperty typed, int otherwise) {
        return ER.read(typed.get()).orElse(otherwise);
    }
}
