package nonet.cli.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonet.codec.api.Fault;
import org.jspecify.annotations.Nullable;

/// Answers about puzzles as JSON, one object on a line.
public final class AnswerJson {

    private AnswerJson() {}

    /// Returns the answer about a puzzle.
    ///
    /// @param source the name of the input
    /// @param line the line of the input on which the puzzle begins, from 1
    /// @param name the name of the puzzle; empty if it has none
    /// @param puzzle 81 givens or 729 candidates
    /// @param solutions the number of solutions found
    /// @param complete whether these are all
    /// @param solution one of them, or null if it is not to be shown
    public static String of(
            String source,
            int line,
            String name,
            String puzzle,
            long solutions,
            boolean complete,
            @Nullable String solution) {
        ObjectNode json =
                JsonNodeFactory.instance.objectNode().put("source", source).put("line", line);
        if (!name.isEmpty()) {
            json.put("name", name);
        }
        json.put("puzzle", puzzle)
                .put("state", state(solutions, complete))
                .put("solutions", solutions)
                .put("complete", complete);
        if (solution != null) {
            json.put("solution", solution);
        }
        return json.toString();
    }

    private static String state(long solutions, boolean complete) {
        if (solutions > 1) {
            return "several";
        }
        return complete ? solutions == 0 ? "none" : "unique" : solutions == 0 ? "unknown" : "solved";
    }

    /// Returns the answer about a place that is not a puzzle.
    ///
    /// @param source the name of the input
    /// @param text its line, or empty if it is not known
    /// @param why the reason, as a sentence
    public static String invalid(String source, Fault fault, String text, String why) {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("source", source);
        if (fault instanceof Fault.Located at) {
            json.put("line", at.line()).put("column", at.column());
        }
        if (!text.isEmpty()) {
            json.put("puzzle", text);
        }
        return json.put("state", "invalid").put("reason", why).toString();
    }
}
