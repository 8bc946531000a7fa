package nonet.codec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import nonet.format.Fault;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// JSON of any program: nine arrays of nine, 81 numbers, or a string of 81 cells, wherever they stand in it, save under
/// a name that speaks of solutions. Written as an array of nine arrays.
final class OtherJson implements Codec {

    private static final int DEEPEST = 60;

    private static final class Walk {
        private final List<Sheet> sheets = new ArrayList<>();
        private @Nullable Fault fault;
        private int solutions;
    }

    @Override
    public String id() {
        return "json";
    }

    @Override
    public String name() {
        return "JSON";
    }

    @Override
    public List<String> extensions() {
        return List.of("json", "jsonl");
    }

    @Override
    public Set<Carries> carries() {
        return Set.of();
    }

    @Override
    public int confidence(Source source) {
        return Json.is(source) ? 90 : 0;
    }

    @Override
    public Outcome read(Source source) {
        Walk walk = new Walk();
        try {
            for (JsonNode value : Json.values(source.text())) {
                visit(walk, value, "", 0);
            }
        } catch (Broken broken) {
            return new Outcome.Refused(broken.fault());
        }
        if (walk.fault != null || walk.sheets.isEmpty()) {
            return new Outcome.Refused(walk.fault == null ? new Fault.NoPuzzle() : walk.fault);
        }
        return new Outcome.Read(
                this,
                walk.sheets,
                walk.solutions == 0 ? List.of() : List.of(new Note(Note.Kind.SOLUTIONS, 0, walk.solutions)));
    }

    private static void visit(Walk walk, JsonNode node, String name, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (node.isTextual()) {
            String text = node.asText().strip();
            String cells = text.length() == 81 ? LineForm.cells(text) : null;
            if (cells != null) {
                List<Integer> values =
                        cells.chars().mapToObj(c -> c == '.' ? 0 : c - '0').toList();
                add(walk, values, name);
            }
        } else if (node.isArray()) {
            List<Integer> cells = cells(walk, node);
            if (cells != null) {
                add(walk, cells, name);
            } else {
                node.forEach(each -> visit(walk, each, name, depth + 1));
            }
        } else if (node.isObject()) {
            visitObject(walk, node, name, depth);
        }
    }

    private static void visitObject(Walk walk, JsonNode node, String name, int depth) {
        JsonNode size = node.path("size");
        if (size.isInt() && size.asInt() != 9 && node.path("cells").isArray()) {
            walk.fault = new Fault.WrongSize(size.asInt());
            return;
        }
        String own = name;
        for (String key : List.of("name", "title", "label", "id")) {
            own = own.equals(name) && node.path(key).isTextual()
                    ? node.path(key).asText()
                    : own;
        }
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            String key = field.getKey().toLowerCase(Locale.ROOT);
            if (key.contains("solution") || key.contains("solved") || key.contains("answer")) {
                walk.solutions++;
            } else {
                visit(walk, field.getValue(), own, depth + 1);
            }
        }
    }

    /// Returns 81 values when the array holds as many, in nine rows or not.
    private static @Nullable List<Integer> cells(Walk walk, JsonNode array) {
        List<Integer> cells = new ArrayList<>();
        if (array.size() == 81) {
            array.forEach(each -> cells.add(value(walk, each)));
        } else if (array.size() == 9) {
            for (JsonNode row : array) {
                if (row.isTextual() && row.asText().length() == 9) {
                    row.asText()
                            .chars()
                            .forEach(c ->
                                    cells.add(c >= '1' && c <= '9' ? c - '0' : "0._*xX -".indexOf(c) < 0 ? -1 : 0));
                } else if (row.isArray() && row.size() == 9) {
                    row.forEach(each -> cells.add(value(walk, each)));
                }
            }
        }
        return cells.size() == 81 && !cells.contains(-1) ? cells : null;
    }

    private static int value(Walk walk, JsonNode node) {
        if (node.isNull()) {
            return 0;
        }
        if (node.isTextual()) {
            String text = node.asText().strip();
            return text.isEmpty() || text.equals(".") || text.equals("0")
                    ? 0
                    : text.matches("[1-9]") ? text.charAt(0) - '0' : -1;
        }
        if (!node.isInt()) {
            return -1;
        }
        int value = node.asInt();
        if (value < 0 || value > 9) {
            walk.fault = new Fault.BadValue(1, 1, String.valueOf(value));
            return -1;
        }
        return value;
    }

    private static void add(Walk walk, List<Integer> values, String name) {
        Draft draft = new Draft();
        for (int i = 0; i < 81; i++) {
            draft.given(i, values.get(i));
        }
        walk.sheets.add(new Sheet(draft.document(name), 1));
    }

    @Override
    public String write(List<Document> documents) {
        byte[] values = documents.getFirst().puzzle().values();
        StringBuilder text = new StringBuilder("[\n");
        for (int i = 0; i < 81; i++) {
            text.append(i % 9 == 0 ? "  [" : ", ").append(values[i]).append(i % 9 < 8 ? "" : i < 80 ? "],\n" : "]\n");
        }
        return text.append("]\n").toString();
    }
}
