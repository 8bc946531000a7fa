package nonet.ui.kit;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// A drop-down list with one chosen value. Values are shown by their names.
public final class ComboBoxOf<T> extends ComboBox<T> {

    /// @param values the values; the current choice is added if it is not among them
    /// @param chosen the chosen value, bound in both directions; never null
    /// @param name returns the name of a value
    public ComboBoxOf(String id, List<T> values, Property<T> chosen, Function<T, String> name) {
        setId(id);
        getItems().setAll(values);
        if (!values.contains(chosen.getValue())) {
            getItems().add(chosen.getValue());
        }
        setConverter(converter(value -> value == null ? "" : name.apply(value)));
        setValue(chosen.getValue());
        ViewListeners.onInvalidation(this, chosen, () -> setValue(chosen.getValue()));
        // Nothing is chosen for a moment when the values are replaced.
        valueProperty().addListener((changed, before, now) -> {
            if (now != null) {
                chosen.setValue(now);
            }
        });
    }

    /// The names of values.
    @FunctionalInterface
    public interface Naming<T> {

        /// Returns the name of a value; of null, if nothing is chosen.
        String of(@Nullable T value);
    }

    /// Returns a converter for a list whose values are not typed.
    public static <T> StringConverter<T> converter(Naming<T> name) {
        return new StringConverter<>() {
            @Override
            public String toString(@Nullable T value) {
                return name.of(value);
            }

            @Override
            public T fromString(String text) {
                throw new UnsupportedOperationException(text);
            }
        };
    }
}
