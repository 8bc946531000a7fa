package nonet.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import nonet.format.TraceReading.InvalidLine.Why;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.notation.Names;
import nonet.trace.Narrowing;
import org.jspecify.annotations.Nullable;

/// The fields of one line of a trace in JSON, none of them trusted.
final class TraceFields {

    private static final JsonFactory JSON = new JsonFactory();
    private static final Map<String, Cell> CELLS =
            Cell.all().stream().collect(Collectors.toUnmodifiableMap(Cell::toString, Function.identity()));
    private static final Map<String, House> HOUSES =
            House.all().stream().collect(Collectors.toUnmodifiableMap(Names::of, Function.identity()));

    private final Map<String, Object> values;

    private TraceFields(Map<String, Object> values) {
        this.values = values;
    }

    /// Thrown when a line is unusable.
    static final class Bad extends Exception {

        private static final long serialVersionUID = 1;

        private final Why why;

        Bad(Why why) {
            super(why.name(), null, false, false);
            this.why = why;
        }

        Why why() {
            return why;
        }
    }

    /// Parses a line: an object of numbers, strings, booleans and flat lists; anything else in it is ignored.
    static TraceFields parse(String line) throws Bad {
        Map<String, Object> values = new HashMap<>();
        try (JsonParser in = JSON.createParser(line)) {
            if (in.nextToken() != JsonToken.START_OBJECT) {
                throw new Bad(Why.NOT_JSON);
            }
            while (in.nextToken() != JsonToken.END_OBJECT) {
                String name = in.currentName();
                values.put(name, value(in, in.nextToken()));
            }
            if (in.nextToken() != null) {
                throw new Bad(Why.NOT_JSON);
            }
        } catch (JsonEOFException brokenOff) {
            throw new Bad(Why.CUT_OFF);
        } catch (JsonProcessingException wrong) {
            throw new Bad(Why.NOT_JSON);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return new TraceFields(values);
    }

    private static Object value(JsonParser in, JsonToken token) throws IOException {
        return switch (token) {
            case VALUE_NUMBER_INT ->
                in.getNumberType() == JsonParser.NumberType.BIG_INTEGER ? Unusable.VALUE : in.getLongValue();
            case VALUE_STRING -> in.getText();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                for (JsonToken each = in.nextToken(); each != JsonToken.END_ARRAY; each = in.nextToken()) {
                    list.add(value(in, each));
                }
                yield list;
            }
            default -> {
                in.skipChildren();
                yield Unusable.VALUE;
            }
        };
    }

    private enum Unusable {
        VALUE
    }

    boolean has(String field) {
        return values.containsKey(field);
    }

    /// Tests whether a field holds this text.
    boolean is(String field, String text) {
        return text.equals(values.get(field));
    }

    String text(String field) throws Bad {
        return as(String.class, values.get(field));
    }

    boolean truth(String field) throws Bad {
        return as(Boolean.class, values.get(field));
    }

    long number(String field, long least, long most) throws Bad {
        long number = as(Long.class, values.get(field));
        if (number < least || number > most) {
            throw new Bad(Why.BAD_FIELD);
        }
        return number;
    }

    int small(String field, int least, int most) throws Bad {
        return (int) number(field, least, most);
    }

    /// Returns the digits in order, with repetitions.
    List<Digit> digitList() throws Bad {
        List<Digit> digits = new ArrayList<>();
        for (Object each : as(List.class, values.get("digits"))) {
            digits.add(digit(each));
        }
        return digits;
    }

    List<Cell> cellList() throws Bad {
        List<Cell> cells = new ArrayList<>();
        for (Object each : as(List.class, values.get("cells"))) {
            cells.add(known(CELLS.get(as(String.class, each))));
        }
        return cells;
    }

    CellSet cells(String field) throws Bad {
        CellSet cells = CellSet.NONE;
        for (Object each : as(List.class, values.get(field))) {
            cells = cells.with(known(CELLS.get(as(String.class, each))));
        }
        return cells;
    }

    /// Returns candidates in the notation `r3c5=7`.
    List<Candidate> candidates(String field) throws Bad {
        List<Candidate> candidates = new ArrayList<>();
        for (Object each : as(List.class, values.get(field))) {
            String text = as(String.class, each);
            if (!text.matches("r[1-9]c[1-9]=[1-9]")) {
                throw new Bad(Why.BAD_FIELD);
            }
            candidates.add(new Candidate(known(CELLS.get(text.substring(0, 4))), Digit.of(text.charAt(5) - '0')));
        }
        return candidates;
    }

    DigitSet digits(String field) throws Bad {
        DigitSet digits = DigitSet.NONE;
        for (Object each : as(List.class, values.get(field))) {
            digits = digits.with(digit(each));
        }
        return digits;
    }

    /// Returns the single cell.
    Cell cell() throws Bad {
        CellSet cells = cells("cells");
        if (cells.size() != 1) {
            throw new Bad(Why.BAD_FIELD);
        }
        return cells.first();
    }

    /// Returns the single digit.
    Digit digit() throws Bad {
        DigitSet digits = digits("digits");
        if (digits.size() != 1) {
            throw new Bad(Why.BAD_FIELD);
        }
        return digits.first();
    }

    Candidate candidate() throws Bad {
        return new Candidate(cell(), digit());
    }

    House house() throws Bad {
        return known(HOUSES.get(text("house")));
    }

    /// Returns the house, which has to contain the cell.
    House houseOf(Cell cell) throws Bad {
        House house = house();
        if (!house.cellSet().contains(cell)) {
            throw new Bad(Why.BAD_FIELD);
        }
        return house;
    }

    Narrowing narrowing() throws Bad {
        if (has("nogood")) {
            return new Narrowing.Nogood(candidates("nogood"), truth("learned"));
        }
        return has("ply") ? ply() : new Narrowing.Group(house());
    }

    Narrowing.Ply ply() throws Bad {
        House house = house();
        if (house.kind() == House.Kind.BOX) {
            throw new Bad(Why.BAD_FIELD);
        }
        return new Narrowing.Ply(house, small("ply", 1, 2), small("box", 1, 3));
    }

    private static Digit digit(Object value) throws Bad {
        long digit = as(Long.class, value);
        if (digit < 1 || digit > 9) {
            throw new Bad(Why.BAD_FIELD);
        }
        return Digit.of((int) digit);
    }

    private static <T> T as(Class<T> type, @Nullable Object value) throws Bad {
        if (!type.isInstance(value)) {
            throw new Bad(Why.BAD_FIELD);
        }
        return type.cast(value);
    }

    private static <T> T known(@Nullable T value) throws Bad {
        if (value == null) {
            throw new Bad(Why.BAD_FIELD);
        }
        return value;
    }
}
