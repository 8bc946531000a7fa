package nonet.service.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import nonet.files.CsvLine;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.text.Plural;
import nonet.trace.NodeState;
import nonet.trace.TreeSnapshot;
import nonet.trace.atlas.DepthProfile;
import nonet.trace.atlas.EqualBranches;
import nonet.trace.atlas.Heat;
import nonet.trace.atlas.SearchSummary;
import org.jspecify.annotations.Nullable;

/// Writes the numbers and the tree of a search as text for other programs. Its names do not depend on the language.
public final class AtlasText {

    /// The form of a text.
    public enum Form {
        JSON,
        CSV,
        /// A graph in the language of Graphviz.
        DOT
    }

    /// The most groups of equal branches in a text, and the most branches of each.
    private static final int MOST_GROUPS = 50;

    private static final int MOST_PLACES = 100;

    private AtlasText() {}

    /// Writes a search.
    ///
    /// @param engine the id of the engine; empty if it is not known
    /// @throws IOException if writing fails
    public static void write(Form form, String engine, SearchSummary summary, TreeSnapshot tree, Writer out)
            throws IOException {
        switch (form) {
            case JSON -> json(engine, summary, tree, out);
            case CSV -> csv(summary, out);
            case DOT -> dot(tree, out);
        }
        out.flush();
    }

    private static void json(String engine, SearchSummary summary, TreeSnapshot tree, Writer out) throws IOException {
        JsonGenerator json = new JsonFactory().createGenerator(out);
        json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        json.writeStartObject();
        json.writeNumberField("version", 1);
        json.writeStringField("engine", engine);
        json.writeNumberField("firstEvent", summary.from() + 1);
        json.writeNumberField("events", summary.events());
        json.writeNumberField("steps", summary.steps());
        json.writeNumberField("guesses", summary.guesses());
        json.writeNumberField("deadEnds", summary.deadEnds());
        json.writeNumberField("solutions", summary.solutions());
        DepthProfile depths = summary.depths();
        json.writeArrayFieldStart("depths");
        for (int level = 0; level < depths.levels(); level++) {
            json.writeStartObject();
            json.writeNumberField("level", level);
            json.writeNumberField("guesses", depths.guesses(level));
            json.writeNumberField("deadEnds", depths.deadEnds(level));
            json.writeNumberField("solutions", depths.solutions(level));
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("cells");
        for (Cell cell : Cell.all()) {
            json.writeStartObject();
            json.writeStringField("cell", cell.toString());
            for (Heat.Measure measure : Heat.Measure.values()) {
                json.writeNumberField(name(measure), summary.heat().of(measure, cell));
            }
            json.writeArrayFieldStart("failedByDigit");
            for (Digit digit : Digit.values()) {
                json.writeNumber(summary.heat().failed(new Candidate(cell, digit)));
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
        EqualBranches equal = EqualBranches.of(tree, MOST_GROUPS);
        json.writeArrayFieldStart("equalBranches");
        for (EqualBranches.Group group : equal.groups()) {
            json.writeStartObject();
            json.writeNumberField("count", group.count());
            json.writeNumberField("guesses", group.size());
            json.writeNumberField("levels", group.depth());
            json.writeArrayFieldStart("firstEvents");
            int[] places = equal.places(group);
            for (int i = 0; i < Math.min(MOST_PLACES, places.length); i++) {
                json.writeNumber(tree.first(places[i]) + 1);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
        json.close();
        out.write('\n');
    }

    private static void csv(SearchSummary summary, Writer out) throws IOException {
        out.write(CsvLine.of("table", "place", "measure", "number"));
        out.write(CsvLine.of("search", "", "events", summary.events()));
        out.write(CsvLine.of("search", "", "steps", summary.steps()));
        out.write(CsvLine.of("search", "", "guesses", summary.guesses()));
        out.write(CsvLine.of("search", "", "deadEnds", summary.deadEnds()));
        out.write(CsvLine.of("search", "", "solutions", summary.solutions()));
        DepthProfile depths = summary.depths();
        for (int level = 0; level < depths.levels(); level++) {
            out.write(CsvLine.of("depth", level, "guesses", depths.guesses(level)));
            out.write(CsvLine.of("depth", level, "deadEnds", depths.deadEnds(level)));
            out.write(CsvLine.of("depth", level, "solutions", depths.solutions(level)));
        }
        for (Cell cell : Cell.all()) {
            for (Heat.Measure measure : Heat.Measure.values()) {
                out.write(CsvLine.of("cell", cell, name(measure), summary.heat().of(measure, cell)));
            }
        }
        for (Cell cell : Cell.all()) {
            for (Digit digit : Digit.values()) {
                Candidate candidate = new Candidate(cell, digit);
                long failed = summary.heat().failed(candidate);
                if (failed > 0) {
                    out.write(CsvLine.of("candidate", candidate, "failed", failed));
                }
            }
        }
    }

    private static void dot(TreeSnapshot tree, Writer out) throws IOException {
        out.write("digraph search {\n  node [shape=box, fontname=\"sans-serif\"];\n");
        int[] above = new int[84];
        for (int node = 0; node < tree.size(); node++) {
            @Nullable Candidate guess = tree.candidate(node);
            int level = tree.level(node);
            NodeState state = tree.state(node);
            String label = guess == null ? "start" : guess.toString();
            String rest = tree.dropped(node) > 0 && tree.end(node) == node + 1
                    ? "\\n" + Plural.of(tree.dropped(node), "more guess")
                    : "";
            out.write(String.format(Locale.ROOT, "  n%d [label=\"%s%s\"%s];\n", node, label, rest, look(state)));
            if (level > 0) {
                out.write(String.format(Locale.ROOT, "  n%d -> n%d;\n", above[level - 1], node));
            }
            above[level] = node;
        }
        out.write("}\n");
    }

    private static String look(NodeState state) {
        return switch (state) {
            case SOLUTION -> ", shape=doubleoctagon, color=darkgreen";
            case SOLUTION_BELOW -> ", color=darkgreen";
            case DEAD_END -> ", shape=plain, fontcolor=firebrick";
            case EXHAUSTED -> ", color=firebrick";
            case SKIPPED -> ", color=firebrick, style=dashed";
            case OPEN -> ", color=blue, style=dotted";
        };
    }

    private static String name(Heat.Measure measure) {
        return measure == Heat.Measure.DEAD_ENDS ? "deadEnds" : measure.name().toLowerCase(Locale.ROOT);
    }
}
