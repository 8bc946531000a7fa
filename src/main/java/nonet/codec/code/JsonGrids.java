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
        Fields fields = new Fields();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            fields.read(in.currentName(), in.nextToken(), depth);
        }
        fields.end();
        return around.add(fields.cell) ? null : fields.cells();
    }

    /// The fields of an object: those of one cell, the rows or the named cells of a grid, or a puzzle with its name.
    private final class Fields {

        /// The longest key that may mean anything.
        private static final int LONGEST_KEY = 60;

        private static final int MOST_ROWS = 20;

        private final int before = found.size();
        private final ClueCollector.Cell cell = new ClueCollector.Cell();
        private final ClueCollector clues = new ClueCollector();
        private final StringBuilder rows = new StringBuilder();
        private @Nullable String name;
        private int rowCount;
        private int otherSize;
        private boolean nested;

        void read(String key, JsonToken token, int depth) throws IOException {
            String field = key.length() > LONGEST_KEY ? "" : key.toLowerCase(Locale.ROOT);
            if (GridCollector.isSolution(field)) {
                skipSolution(token);
                return;
            }
            describe(field, key, token);
            int number = number(token);
            if (field.equals("size") && number > 3 && number < 100 && number != 9) {
                otherSize = number;
            }
            boolean flag = token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE;
            if (flag && (GridCollector.isGiven(field) || OPEN.contains(field))) {
                cell.given(GridCollector.isGiven(field) == (token == JsonToken.VALUE_TRUE));
                return;
            }
            nested |= token.isStructStart();
            String cells = value(depth + 1);
            if (!cell.isPlace(field, number) && cells != null) {
                add(field, cells);
            }
        }

        private void skipSolution(JsonToken token) throws IOException {
            if (token.isStructStart() || in.getText().length() >= 81) {
                found.solution();
            }
            in.skipChildren();
        }

        /// Reads what a field says of the puzzle as a whole: its name, or a rule besides those of sudoku.
        private void describe(String field, String key, JsonToken token) throws IOException {
            boolean text = token == JsonToken.VALUE_STRING;
            if (text && name == null && NAMES.contains(field)) {
                name = in.getText();
            }
            if (isRule(field, token)) {
                found.variant(text ? in.getText() : key);
            }
        }

        /// Returns the value of a number of up to three characters, or -1.
        private int number(JsonToken token) throws IOException {
            return token == JsonToken.VALUE_NUMBER_INT && in.getText().length() < 4 ? in.getIntValue() : -1;
        }

        private void add(String field, String cells) {
            if (cells.length() == 1 && GridCollector.isValue(field)) {
                cell.value(cells.charAt(0));
            } else if (cells.length() == 1) {
                clues.add(field, cells.charAt(0));
            } else if (cells.length() == 9) {
                rowCount++;
                rows.append(rowCount < MOST_ROWS ? cells : "");
            }
        }

        /// Adds the grids that the fields are together, and the name of those in the object.
        void end() {
            if (rowCount == 9) {
                grid(rows.toString());
            }
            String placed = clues.cells();
            if (placed != null) {
                grid(placed);
            }
            if (otherSize != 0 && nested && found.size() == before) {
                found.otherSize(otherSize);
            }
            if (name != null) {
                found.name(before, name);
            }
        }

        /// Returns the object as a cell, or null if it is none.
        @Nullable
        String cells() {
            return cell.hasValue() || !nested && name == null ? cell.written() : null;
        }
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
