package nonet.codec.code;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import nonet.codec.api.Codec;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.SyntaxException;
import nonet.codec.api.VariantRules;
import nonet.codec.syntax.Json;
import org.jspecify.annotations.Nullable;

/// Finds grids in JSON of any structure during parsing: 81 cells in an array, in nine rows or in objects, under any
/// name that does not mean a solution. Cells are numbers, strings, null, or objects with a value; or givens with row
/// and column. Only the cells of open arrays are in memory.
final class JsonGrids {

    private static final Pattern QUOTED = Pattern.compile("[\"']([0-9._*?]{81})[\"']");
    private static final int DEEPEST = 200;
    private static final int MOST_CELLS = 700;

    /// The longest text that is searched for grids.
    private static final int LONGEST_TEXT = 2000;

    private static final Set<String> NAMES = Set.of("name", "title", "label", "id");
    private static final Set<String> OPEN = Set.of("editable", "iseditable", "mutable");

    private final JsonParser in;
    private final GridCollector found = new GridCollector();

    private JsonGrids(JsonParser in) {
        this.in = in;
    }

    /// Reads one or several JSON values.
    ///
    /// @throws SyntaxException if the text is not JSON
    static PuzzleReading read(Codec codec, String text) throws SyntaxException {
        return Json.parsed(text, in -> {
            JsonGrids walk = new JsonGrids(in);
            while (in.nextToken() != null) {
                walk.value(0);
            }
            return walk.found.reading(codec);
        });
    }

    /// Reads the value at the parser's position.
    ///
    /// @return its cells, or null if it has none
    private @Nullable String value(int depth) throws IOException {
        JsonToken token = in.currentToken();
        return switch (token) {
            case START_ARRAY -> depth > DEEPEST ? skipped() : array(depth);
            case START_OBJECT -> depth > DEEPEST ? skipped() : object(depth);
            case VALUE_NULL -> ".";
            case VALUE_NUMBER_INT -> number();
            case VALUE_STRING -> string(in.getText());
            default -> null;
        };
    }

    private @Nullable String skipped() throws IOException {
        in.skipChildren();
        return null;
    }

    private @Nullable String number() throws IOException {
        String text = in.getText();
        return text.equals("-1") ? "." : text.length() > 2 ? null : cells(CellWord.of(text));
    }

    private @Nullable String string(String text) {
        String cells = GridCollector.cells(text);
        if (cells != null && cells.length() == 81) {
            grid(cells);
            return null;
        }
        if (cells == null && text.length() > 82 && text.length() <= LONGEST_TEXT) {
            // The text of a program or of another document in a string.
            QUOTED.matcher(text)
                    .results()
                    .forEach(quoted -> grid(quoted.group(1).replaceAll("[0_*?]", ".")));
        }
        return cells;
    }

    private static @Nullable String cells(@Nullable CellWord word) {
        return word == null ? null : word.cells();
    }

    private @Nullable String array(int depth) throws IOException {
        ClueCollector facts = new ClueCollector();
        StringBuilder all = new StringBuilder();
        int size = 0;
        int count = 0;
        boolean fits = true;
        while (in.nextToken() != JsonToken.END_ARRAY) {
            boolean object = in.currentToken() == JsonToken.START_OBJECT;
            String cells = object && depth < DEEPEST ? object(depth + 1, facts) : value(depth + 1);
            size = count == 0 && cells != null ? cells.length() : size;
            fits &= cells != null && cells.length() == size && all.length() <= MOST_CELLS;
            if (fits) {
                all.append(cells);
            }
            count++;
        }
        String placed = facts.cells();
        if (placed != null) {
            grid(placed);
            return null;
        }
        return fits && count > 0 ? joined(all.toString(), count) : null;
    }

    /// Returns the concatenation of parts of equal length, unless they are a whole grid.
    private @Nullable String joined(String cells, int count) {
        int size = cells.length() / count;
        if (cells.length() == 81 && (count == 81 || count % 3 == 0)) {
            grid(cells);
            return null;
        }
        if (count == size && size != 9 && size > 3 || count != 81 && count == size * size && size > 3) {
            other(count, cells);
        }
        return cells;
    }

    private void other(int size, String cells) {
        if (GridMatcher.isLatin(cells, size)) {
            found.otherSize(size);
        }
    }

    private void grid(String cells) {
        found.grid(cells, in.currentLocation().getLineNr());
    }

    private @Nullable String object(int depth) throws IOException {
        return object(depth, new ClueCollector());
    }

    /// @param around receives the object as a cell of its list if it states its place
    private @Nullable String object(int depth, ClueCollector around) throws IOException {
        int first = found.size();
        String name = null;
        ClueCollector named = new ClueCollector();
        ClueCollector.Cell cell = new ClueCollector.Cell();
        StringBuilder all = new StringBuilder();
        int rows = 0;
        int size = 0;
        boolean nested = false;
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String key = in.currentName();
            JsonToken token = in.nextToken();
            String field = key.length() > 60 ? "" : key.toLowerCase(Locale.ROOT);
            if (GridCollector.isSolution(field)) {
                if (token.isStructStart() || in.getText().length() >= 81) {
                    found.solution();
                }
                in.skipChildren();
                continue;
            }
            if (token == JsonToken.VALUE_STRING && NAMES.contains(field)) {
                name = name == null ? in.getText() : name;
            }
            if (isRule(field, token)) {
                found.variant(token == JsonToken.VALUE_STRING ? in.getText() : key);
            }
            int number = token == JsonToken.VALUE_NUMBER_INT && in.getText().length() < 4 ? in.getIntValue() : -1;
            if (field.equals("size") && number > 3 && number < 100 && number != 9) {
                size = number;
            }
            boolean flag = token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE;
            if (flag && (GridCollector.isGiven(field) || OPEN.contains(field))) {
                cell.given(GridCollector.isGiven(field) == (token == JsonToken.VALUE_TRUE));
                continue;
            }
            nested |= token.isStructStart();
            String cells = value(depth + 1);
            if (cell.isPlace(field, number)) {
                continue;
            }
            if (cells != null && cells.length() == 1 && GridCollector.isValue(field)) {
                cell.value(cells.charAt(0));
            } else if (cells != null && cells.length() == 1) {
                named.add(field, cells.charAt(0));
            } else if (cells != null && cells.length() == 9) {
                rows++;
                all.append(rows < 20 ? cells : "");
            }
        }
        if (rows == 9) {
            grid(all.toString());
        }
        String placed = named.cells();
        if (placed != null) {
            grid(placed);
        }
        if (size != 0 && nested && found.size() == first) {
            found.otherSize(size);
        }
        if (name != null) {
            found.name(first, name);
        }
        if (around.add(cell)) {
            return null;
        }
        return cell.hasValue() || !nested && name == null ? cell.written() : null;
    }

    /// Tests whether a field states that a variant rule applies.
    private boolean isRule(String field, JsonToken token) throws IOException {
        if (token == JsonToken.VALUE_STRING) {
            return VariantRules.isKind(field) && VariantRules.isName(in.getText());
        }
        return VariantRules.isName(field) && field.length() > 1 && (token == JsonToken.VALUE_TRUE || isFilled(token));
    }

    private boolean isFilled(JsonToken token) throws IOException {
        if (!token.isStructStart()) {
            return false;
        }
        JsonToken next = in.nextToken();
        if (next == JsonToken.END_ARRAY || next == JsonToken.END_OBJECT) {
            return false;
        }
        // The content is irrelevant.
        for (int open = 1 + (next.isStructStart() ? 1 : 0); open > 0; ) {
            JsonToken inner = in.nextToken();
            open += inner == null ? -open : inner.isStructStart() ? 1 : inner.isStructEnd() ? -1 : 0;
        }
        return true;
    }
}
