package nonet.settings.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// JSON merge patches (RFC 7396): the fields that differ between two objects, where null removes a field. Objects are
/// patched field by field, at any depth; all other values are replaced.
public final class MergePatch {

    private MergePatch() {}

    /// Returns the patch that turns one object into the other.
    public static ObjectNode between(JsonNode before, ObjectNode after) {
        ObjectNode patch = JsonNodeFactory.instance.objectNode();
        after.properties().forEach(field -> {
            JsonNode old = before.path(field.getKey());
            if (old.isObject() && field.getValue() instanceof ObjectNode now) {
                ObjectNode inner = between(old, now);
                if (!inner.isEmpty()) {
                    patch.set(field.getKey(), inner);
                }
            } else if (!old.equals(field.getValue())) {
                patch.set(field.getKey(), field.getValue().deepCopy());
            }
        });
        before.properties().forEach(field -> {
            if (!after.has(field.getKey())) {
                patch.putNull(field.getKey());
            }
        });
        return patch;
    }

    /// Applies a patch to an object.
    public static void apply(ObjectNode patch, ObjectNode target) {
        merge(patch, target, false);
    }

    /// Adds a later patch to an earlier one; applying the sum has the same effect as applying both.
    public static void add(ObjectNode later, ObjectNode patch) {
        merge(later, patch, true);
    }

    private static void merge(ObjectNode patch, ObjectNode target, boolean keepNulls) {
        patch.properties().forEach(field -> {
            String name = field.getKey();
            JsonNode value = field.getValue();
            if (value instanceof ObjectNode inner && target.get(name) instanceof ObjectNode part) {
                merge(inner, part, keepNulls);
            } else if (value instanceof ObjectNode inner && !keepNulls) {
                merge(inner, target.putObject(name), false);
            } else if (value.isNull() && !keepNulls) {
                target.remove(name);
            } else {
                target.set(name, value.deepCopy());
            }
        });
    }
}
