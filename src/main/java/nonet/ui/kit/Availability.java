package nonet.ui.kit;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableBooleanValue;

/// Whether a command is available, and otherwise why not. The first condition that does not hold provides the reason.
public final class Availability {

    /// @param reason the key of the sentence that says why the command is not available while the condition does not
    /// hold
    private record Condition(ObservableBooleanValue holds, String reason) {}

    /// Whether the command is available now.
    public final BooleanBinding enabled;

    /// The key of the sentence that says why the command is not available; empty if it is.
    public final StringBinding reason;

    private final List<Condition> conditions;

    private Availability(List<Condition> conditions) {
        this.conditions = conditions;
        Observable[] all = conditions.stream().map(Condition::holds).toArray(Observable[]::new);
        enabled = Bindings.createBooleanBinding(
                () -> conditions.stream().allMatch(condition -> condition.holds.get()), all);
        reason = Bindings.createStringBinding(
                () -> conditions.stream()
                        .filter(condition -> !condition.holds.get())
                        .map(Condition::reason)
                        .findFirst()
                        .orElse(""),
                all);
    }

    /// Returns the availability of a command that is always available.
    public static Availability always() {
        return new Availability(List.of());
    }

    /// Returns an availability while a condition holds. The command's name says why it is not available otherwise.
    public static Availability when(ObservableBooleanValue condition) {
        return when(condition, "");
    }

    /// Returns an availability while a condition holds.
    ///
    /// @param reason the key of the sentence that says why it is not available otherwise
    public static Availability when(ObservableBooleanValue condition, String reason) {
        return always().and(condition, reason);
    }

    /// Returns an availability while these conditions and a further one hold.
    ///
    /// @param otherwise the key of the sentence that says why it is not available otherwise
    public Availability and(ObservableBooleanValue condition, String otherwise) {
        return new Availability(Stream.concat(conditions.stream(), Stream.of(new Condition(condition, otherwise)))
                .toList());
    }
}
