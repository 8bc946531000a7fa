package nonet.settings.store;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Components of records by their names, also those of records in a record.
public final class Records {

    private Records() {}

    /// Returns the value of the component with a name.
    ///
    /// @throws IllegalArgumentException if there is none
    public static @Nullable Object get(Record from, String name) {
        for (RecordComponent component : from.getClass().getRecordComponents()) {
            Object value = get(from, component);
            if (component.getName().equals(name)) {
                return value;
            }
            if (value instanceof Record inner && has(inner, name)) {
                return get(inner, name);
            }
        }
        throw new IllegalArgumentException(from.getClass().getSimpleName() + " has no " + name);
    }

    /// Returns a record with another value of the component with a name.
    ///
    /// @throws IllegalArgumentException if there is none, or if the constructor rejects the value
    public static <R extends Record> R with(R from, String name, @Nullable Object value) {
        for (RecordComponent component : from.getClass().getRecordComponents()) {
            if (component.getName().equals(name)) {
                return with(from, component, value);
            }
            if (get(from, component) instanceof Record inner && has(inner, name)) {
                return with(from, component, with(inner, name, value));
            }
        }
        throw new IllegalArgumentException(from.getClass().getSimpleName() + " has no " + name);
    }

    private static boolean has(Record from, String name) {
        return Arrays.stream(from.getClass().getRecordComponents())
                .anyMatch(component -> component.getName().equals(name)
                        || get(from, component) instanceof Record inner && has(inner, name));
    }

    /// Returns the value of a component.
    public static @Nullable Object get(Record from, RecordComponent component) {
        try {
            return component.getAccessor().invoke(from);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("settings are public records", impossible);
        }
    }

    /// Returns a record with another value of a component.
    ///
    /// @throws IllegalArgumentException if the constructor rejects the value
    @SuppressWarnings("unchecked")
    public static <R extends Record> R with(R from, RecordComponent changed, @Nullable Object value) {
        List<@Nullable Object> values = new ArrayList<>();
        for (RecordComponent component : from.getClass().getRecordComponents()) {
            values.add(component.getName().equals(changed.getName()) ? value : get(from, component));
        }
        return (R) of(from.getClass(), values);
    }

    /// Returns a record of these components.
    ///
    /// @throws IllegalArgumentException if the constructor rejects a value
    static <R extends Record> R of(Class<R> type, List<@Nullable Object> values) {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            Constructor<R> constructor = type.getDeclaredConstructor(types);
            return constructor.newInstance(values.toArray());
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof IllegalArgumentException rejected) {
                throw rejected;
            }
            throw new IllegalStateException(thrown.getCause());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("settings are public records", impossible);
        }
    }
}
