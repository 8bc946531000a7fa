package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nonet.logic.solver.SearchLimits;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.rate.Weight;
import nonet.rate.Weights;
import nonet.settings.store.RecordJson;
import nonet.settings.store.Records;

/// One profile as JSON: the limits, and the techniques whose weights differ from those of the profile it is based on,
/// *HoDoKu* or *Modern*. A profile without a base is of a version that had HoDoKu's only. Records replaced values. Not
/// safe for use by several threads.
final class ProfileJson {

    private static final String BASE = "base";
    private static final String HODOKU = "hodoku";
    private static final String MODERN = "modern";

    /// Without a version, HoDoKu's chains passed through almost locked sets unless told otherwise.
    private static final String VERSION = "version";

    private static final int LATEST = 2;

    private final List<String> faults = new ArrayList<>();

    /// Tests whether a profile states what it is based on.
    static boolean hasBase(JsonNode json) {
        return json.has(BASE);
    }

    /// Returns the invalid values read so far.
    List<String> faults() {
        return List.copyOf(faults);
    }

    /// @param before the previous content of the file for this profile; its unknown fields are preserved
    static ObjectNode write(Profile profile, JsonNode before) {
        ObjectNode json = object(before);
        part(json, "fish").put("size", profile.fishSize());
        RecordJson.write(profile.limits())
                .properties()
                .forEach(limits -> part(json, limits.getKey()).setAll((ObjectNode) limits.getValue()));
        ObjectNode techniques = part(json, "techniques");
        boolean modern = profile.usesModern();
        json.put(BASE, modern ? MODERN : HODOKU).put(VERSION, LATEST);
        Weights standard = modern ? Weights.modern() : Weights.hodoku();
        for (Weight weight : profile.weights().all()) {
            String id = weight.technique().id();
            if (weight.equals(standard.of(weight.technique()))) {
                techniques.remove(id);
            } else {
                part(techniques, id)
                        .put("order", weight.order())
                        .put("level", weight.level().id())
                        .put("score", weight.score())
                        .put("solve", weight.solve())
                        .put("all", weight.all());
            }
        }
        return json;
    }

    Profile read(JsonNode json) {
        boolean modern = json.path(BASE).asText().equals(MODERN);
        Profile base = modern ? Profile.modern() : Profile.hodoku();
        Profile read = new Profile(
                weights(json.path("techniques"), base.weights()),
                number(json.path("fish"), "size", base.fishSize(), 2, Profile.LARGEST_FISH),
                limits(json, base.limits()));
        return modern || json.has(VERSION)
                ? read
                : read.with(read.limits().chains().withSets(false, false));
    }

    private SearchLimits limits(JsonNode json, SearchLimits base) {
        SearchLimits read = base;
        for (RecordComponent part : SearchLimits.class.getRecordComponents()) {
            if (Records.get(read, part) instanceof Record usual) {
                read = Records.with(read, part, limits(json.path(part.getName()), usual));
            }
        }
        return read;
    }

    private Record limits(JsonNode json, Record usual) {
        Record read = usual;
        for (RecordComponent limit : usual.getClass().getRecordComponents()) {
            String name = limit.getName();
            SearchLimits.Range range = limit.getAnnotation(SearchLimits.Range.class);
            read = switch (Records.get(usual, limit)) {
                case Boolean flag -> Records.with(read, limit, flag(json, name, flag));
                case Integer number ->
                    Records.with(read, limit, number(json, name, number, range.least(), range.most()));
                case null, default -> throw new IllegalArgumentException(name + " is no limit");
            };
        }
        return read;
    }

    private Weights weights(JsonNode json, Weights base) {
        List<Weight> weights = new ArrayList<>();
        for (Weight standard : base.all()) {
            JsonNode own = json.path(standard.technique().id());
            weights.add(new Weight(
                    standard.technique(),
                    number(own, "order", standard.order(), 0, Profile.LARGEST_ORDER),
                    level(own, standard.level()),
                    number(own, "score", standard.score(), 0, Profile.LARGEST_SCORE),
                    flag(own, "solve", standard.solve()),
                    flag(own, "all", standard.all())));
        }
        return Weights.of(weights);
    }

    private int number(JsonNode json, String field, int usual, int least, int most) {
        JsonNode value = json.path(field);
        boolean fine = value.isInt() && value.asInt() >= least && value.asInt() <= most;
        return fine ? value.asInt() : fallen(value, field, usual);
    }

    private boolean flag(JsonNode json, String field, boolean usual) {
        JsonNode value = json.path(field);
        return value.isBoolean() ? value.asBoolean() : fallen(value, field, usual);
    }

    private Level level(JsonNode json, Level usual) {
        JsonNode value = json.path("level");
        Optional<Level> level = List.of(Level.values()).stream()
                .filter(each -> each.id().equals(value.asText().toLowerCase(Locale.ROOT)))
                .findFirst();
        return level.orElseGet(() -> fallen(value, "level", usual));
    }

    private <T> T fallen(JsonNode value, String field, T usual) {
        if (!value.isMissingNode()) {
            faults.add(field + " " + value);
        }
        return usual;
    }

    private static ObjectNode part(ObjectNode json, String field) {
        ObjectNode part = object(json.path(field));
        json.set(field, part);
        return part;
    }

    private static ObjectNode object(JsonNode before) {
        return before instanceof ObjectNode old ? old.deepCopy() : JsonNodeFactory.instance.objectNode();
    }
}
