package nonet.trace.json;

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
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.notation.Names;
import nonet.trace.Narrowing;
import nonet.trace.json.TraceReading.InvalidLine;
import nonet.trace.json.TraceReading.InvalidLine.Expected;
import nonet.trace.json.TraceReading.InvalidLine.Misfit;
import nonet.trace.json.TraceReading.InvalidLine.Why;
import org.jspecify.annotations.Nullable;

/// The fields of one line of a trace in JSON, none of them trusted.
final class TraceLine {

    private static final JsonFactory JSON = new JsonFactory();
    private static final Map<String, Cell> CELLS =
            Cell.all().stream().collect(Collectors.toUnmodifiableMap(Cell::toString, Function.identity()));
    private static final Map<String, House> HOUSES =
            House.all().stream().collect(Collectors.toUnmodifiableMap(Names::of, Function.identity()));

    private final Map<String, Object> values;

    private TraceLine(Map<String, Object> values) {
        this.values = values;
    }

    /// Thrown when a line is unusable.
    static final class Bad extends Exception {

        private static final long serialVersionUID = 1;

        private final Why why;
        private final String field;
        private final Expected expected;
        private final transient @Nullable Misfit misfit;

        Bad(Why why) {
            this(why, null);
        }

        Bad(Why why, @Nullable Misfit misfit) {
            this(why, "", Expected.KNOWN_WORD, misfit);
        }

        /// A field whose value is missing or unusable.
        Bad(String field, Expected expected) {
            this(Why.BAD_FIELD, field, expected, null);
        }

        private Bad(Why why, String field, Expected expected, @Nullable Misfit misfit) {
            super(why.name(), null, false, false);
            this.why = why;
            this.field = field;
            this.expected = expected;
            this.misfit = misfit;
        }

        Why why() {
            return why;
        }

        /// Returns the fault at a line.
        InvalidLine at(long line) {
            return new InvalidLine(line, why, field, expected, misfit);
        }
    }

    /// Parses a line: an object of numbers, strings, booleans and flat lists; anything else in it is ignored.
    static TraceLine parse(String line) throws Bad {
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
        return new TraceLine(values);
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
        return as(String.class, values.get(field), field, Expected.TEXT);
    }

    boolean truth(String field) throws Bad {
        return as(Boolean.class, values.get(field), field, Expected.TRUTH);
    }

    long number(String field, long least, long most) throws Bad {
        long number = as(Long.class, values.get(field), field, Expected.NUMBER);
        if (number < least || number > most) {
            throw new Bad(field, Expected.NUMBER);
        }
        return number;
    }

    int small(String field, int least, int most) throws Bad {
        return (int) number(field, least, most);
    }

    /// Returns the digits in order, with repetitions.
    List<Digit> digitList() throws Bad {
        List<Digit> digits = new ArrayList<>();
        for (Object each : list("digits", Expected.DIGITS)) {
            digits.add(digit(each, "digits", Expected.DIGITS));
        }
        return digits;
    }

    List<Cell> cellList() throws Bad {
        return cells("cells", Expected.CELLS);
    }

    CellSet cells(String field) throws Bad {
        CellSet set = CellSet.NONE;
        for (Cell cell : cells(field, Expected.CELLS)) {
            set = set.with(cell);
        }
        return set;
    }

    private List<Cell> cells(String field, Expected expected) throws Bad {
        List<Cell> cells = new ArrayList<>();
        for (Object each : list(field, expected)) {
            cells.add(known(CELLS.get(as(String.class, each, field, expected)), field, expected));
        }
        return cells;
    }

    /// Returns candidates in the notation `r3c5=7`.
    List<Candidate> candidates(String field) throws Bad {
        List<Candidate> candidates = new ArrayList<>();
        for (Object each : list(field, Expected.CANDIDATES)) {
            String text = as(String.class, each, field, Expected.CANDIDATES);
            if (!text.matches("r[1-9]c[1-9]=[1-9]")) {
                throw new Bad(field, Expected.CANDIDATES);
            }
            Cell cell = known(CELLS.get(text.substring(0, 4)), field, Expected.CANDIDATES);
            candidates.add(new Candidate(cell, Digit.of(text.charAt(5) - '0')));
        }
        return candidates;
    }

    DigitSet digits(String field) throws Bad {
        DigitSet digits = DigitSet.NONE;
        for (Object each : list(field, Expected.DIGITS)) {
            digits = digits.with(digit(each, field, Expected.DIGITS));
        }
        return digits;
    }

    /// Returns the single cell.
    Cell cell() throws Bad {
        List<Cell> cells = cells("cells", Expected.CELL);
        if (cells.size() != 1) {
            throw new Bad("cells", Expected.CELL);
        }
        return cells.getFirst();
    }

    /// Returns the single digit.
    Digit digit() throws Bad {
        List<?> digits = list("digits", Expected.DIGIT);
        if (digits.size() != 1) {
            throw new Bad("digits", Expected.DIGIT);
        }
        return digit(digits.getFirst(), "digits", Expected.DIGIT);
    }

    Candidate candidate() throws Bad {
        return new Candidate(cell(), digit());
    }

    House house() throws Bad {
        return known(
                HOUSES.get(as(String.class, values.get("house"), "house", Expected.HOUSE)), "house", Expected.HOUSE);
    }

    /// Returns the house, which has to contain the cell.
    House houseOf(Cell cell) throws Bad {
        House house = house();
        if (!house.cellSet().contains(cell)) {
            throw new Bad("house", Expected.HOUSE);
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
            throw new Bad("house", Expected.HOUSE);
        }
        return new Narrowing.Ply(house, small("ply", 1, 2), small("box", 1, 3));
    }

    private List<?> list(String field, Expected expected) throws Bad {
        return as(List.class, values.get(field), field, expected);
    }

    private static Digit digit(Object value, String field, Expected expected) throws Bad {
        long digit = as(Long.class, value, field, expected);
        if (digit < 1 || digit > 9) {
            throw new Bad(field, expected);
        }
        return Digit.of((int) digit);
    }

    private static <T> T as(Class<T> type, @Nullable Object value, String field, Expected expected) throws Bad {
        if (!type.isInstance(value)) {
            throw new Bad(field, expected);
        }
        return type.cast(value);
    }

    private static <T> T known(@Nullable T value, String field, Expected expected) throws Bad {
        if (value == null) {
            throw new Bad(field, expected);
        }
        return value;
    }
}
