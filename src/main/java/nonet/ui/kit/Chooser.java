package nonet.ui.kit;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// A list that opens, of which one thing is chosen. The things are shown by their names.
public class Chooser<T> extends ComboBox<T> {

    /// @param values what can be chosen; what is chosen already joins them if it is none of them
    /// @param chosen follows what the person chooses, and the other way round; never null
    /// @param name what a thing is called
    public Chooser(String id, List<T> values, Property<T> chosen, Function<T, String> name) {
        setId(id);
        getItems().setAll(values);
        if (!values.contains(chosen.getValue())) {
            getItems().add(chosen.getValue());
        }
        setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable T value) {
                return value == null ? "" : name.apply(value);
            }

            @Override
            public T fromString(String text) {
                throw new UnsupportedOperationException(text);
            }
        });
        setValue(chosen.getValue());
        chosen.addListener(changed -> setValue(chosen.getValue()));
        // Nothing is chosen for a moment when the values are replaced.
        valueProperty().addListener((changed, before, now) -> {
            if (now != null) {
                chosen.setValue(now);
            }
        });
    }
}
