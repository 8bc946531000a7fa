package nonet.settings.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Records as JSON objects with a field for each component, named after it. Components are truth values, numbers, texts,
/// constants of enums by their names, lists of texts, and records of these.
///
/// When a record is read, a missing field takes its standard value. So does a field of the wrong type and one that the
/// constructor of the record rejects, which is a fault. An unknown name of a constant is none, because it may be of a
/// later version.
public final class RecordJson {

    private RecordJson() {}

    /// Returns a record as JSON. A component without a value has no field.
    public static ObjectNode write(Record written) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        write(written, json);
        return json;
    }

    private static void write(Record written, ObjectNode json) {
        for (RecordComponent component : written.getClass().getRecordComponents()) {
            String name = component.getName();
            switch (Records.get(written, component)) {
                case null -> {}
                case Boolean flag -> json.put(name, flag);
                case Integer number -> json.put(name, number);
                case Double number -> json.put(name, number);
                case String text -> json.put(name, text);
                case Enum<?> constant -> json.put(name, constant.name());
                case List<?> texts -> {
                    ArrayNode array = json.putArray(name);
                    texts.forEach(text -> array.add(String.valueOf(text)));
                }
                case Record inner when component.isAnnotationPresent(Spread.class) -> write(inner, json);
                case Record inner -> json.set(name, write(inner));
                case Object other -> throw new IllegalArgumentException(name + " is no setting: " + other);
            }
        }
    }

    /// Reads a record.
    ///
    /// @param fields the JSON object; records faults
    /// @param standard the record for an empty object
    public static <R extends Record> R read(Fields fields, R standard) {
        R read = standard;
        for (RecordComponent component : standard.getClass().getRecordComponents()) {
            Object usual = Records.get(standard, component);
            Object value = component.isAnnotationPresent(Spread.class) && usual instanceof Record inner
                    ? read(fields, inner)
                    : value(fields, component, usual);
            if (value != null && !value.equals(usual)) {
                try {
                    read = Records.with(read, component, value);
                } catch (IllegalArgumentException rejected) {
                    fields.fault();
                }
            }
        }
        return read;
    }

    /// Reads a record that is a field of an object.
    ///
    /// @return null if the field is missing; also, as a fault, if a component is missing or invalid. A missing truth
    /// value is false
    public static <R extends Record> @Nullable R read(Fields fields, String name, Class<R> type) {
        JsonNode json = fields.part(name, false);
        if (json.isMissingNode()) {
            return null;
        }
        Fields inner = new Fields(json);
        List<@Nullable Object> values = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            values.add(value(inner, component, component.getType() == boolean.class ? false : Double.NaN));
        }
        try {
            if (!inner.areFaulty()) {
                return Records.of(type, values);
            }
        } catch (IllegalArgumentException rejected) {
            // Reported as a fault.
        }
        fields.fault();
        return null;
    }

    private static @Nullable Object value(Fields fields, RecordComponent component, @Nullable Object usual) {
        String name = component.getName();
        return switch (usual) {
            case Boolean flag -> fields.flag(name, flag);
            case Integer number -> (int) fields.number(name, number, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case Double number -> fields.number(name, number, -Double.MAX_VALUE, Double.MAX_VALUE);
            case String text -> fields.text(name, text);
            case Enum<?> constant -> constant(fields.text(name, ""), constant);
            case List<?> _ -> fields.texts(name);
            case Record inner -> {
                Fields part = new Fields(fields.part(name, false));
                Record read = read(part, inner);
                if (part.areFaulty()) {
                    fields.fault();
                }
                yield read;
            }
            case null -> read(fields, name, component.getType().asSubclass(Record.class));
            case Object other -> throw new IllegalArgumentException(name + " is no setting: " + other);
        };
    }

    private static Enum<?> constant(String name, Enum<?> usual) {
        for (Enum<?> constant : usual.getDeclaringClass().getEnumConstants()) {
            if (constant.name().equalsIgnoreCase(name)) {
                return constant;
            }
        }
        return usual;
    }
}
