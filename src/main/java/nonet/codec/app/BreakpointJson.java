package nonet.codec.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.notation.Names;
import nonet.play.Breakpoints;
import nonet.play.Breakpoints.Stop;
import org.jspecify.annotations.Nullable;

/// Breakpoints as a field of a JSON object: the kinds of events to stop at, and whatever else is set.
final class BreakpointJson {

    /// The name of the field.
    static final String FIELD = "breakpoints";

    private static final int MOST_LINES = 200;
    private static final Pattern LINE = Pattern.compile("[a-z0-9-]{1,60}");
    private static final Pattern LOST = Pattern.compile("(r[1-9]c[1-9])<>([1-9])");

    private BreakpointJson() {}

    /// Writes the field.
    static void write(Breakpoints points, ObjectNode to) {
        ObjectNode field = to.putObject(FIELD);
        ArrayNode stops = field.putArray("stops");
        new TreeSet<>(points.stops()).forEach(stop -> stops.add(name(stop)));
        if (points.level() != null) {
            field.put("level", points.level());
        }
        if (points.step() != null) {
            field.put("step", points.step());
        }
        if (points.filled() != null) {
            field.put("filled", points.filled().toString());
        }
        Candidate lost = points.lost();
        if (lost != null) {
            field.put("lost", lost.cell() + "<>" + lost.digit());
        }
        if (!points.lines().isEmpty()) {
            ArrayNode lines = field.putArray("lines");
            new TreeSet<>(points.lines()).forEach(lines::add);
        }
    }

    /// Reads the valid breakpoints of an object.
    ///
    /// @return empty if it does not have the field
    static Optional<Breakpoints> read(JsonNode from) {
        JsonNode field = from.path(FIELD);
        if (!field.isObject()) {
            return Optional.empty();
        }
        Set<Stop> stops = EnumSet.noneOf(Stop.class);
        for (JsonNode each : field.path("stops")) {
            for (Stop stop : Stop.values()) {
                if (name(stop).equals(each.asText())) {
                    stops.add(stop);
                }
            }
        }
        Set<String> lines = new TreeSet<>();
        for (JsonNode each : field.path("lines")) {
            if (lines.size() < MOST_LINES && LINE.matcher(each.asText()).matches()) {
                lines.add(each.asText());
            }
        }
        Long level = number(field.path("level"), Breakpoints.DEEPEST);
        return Optional.of(new Breakpoints(
                stops,
                level == null ? null : level.intValue(),
                number(field.path("step"), Breakpoints.LAST_STEP),
                Names.cell(field.path("filled").asText()).orElse(null),
                lost(field.path("lost").asText()),
                lines));
    }

    private static String name(Stop stop) {
        return stop.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static @Nullable Long number(JsonNode field, long most) {
        boolean valid = field.isIntegralNumber() && field.canConvertToLong();
        long value = valid ? field.asLong() : 0;
        return value < 1 || value > most ? null : Long.valueOf(value);
    }

    private static @Nullable Candidate lost(String text) {
        Matcher matcher = LOST.matcher(text);
        if (!matcher.matches()) {
            return null;
        }
        Cell cell = Names.cell(matcher.group(1)).orElseThrow();
        return new Candidate(cell, Digit.of(matcher.group(2).charAt(0) - '0'));
    }
}
