package nonet.cli.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.files.CsvLine;
import nonet.proof.PlayerMove;
import nonet.service.agreement.Agreement;
import nonet.service.agreement.Agreement.Parting;
import org.jspecify.annotations.Nullable;

/// Writes how far ratings and paths agree with those of another program, as lines, as a table, or as JSON.
public final class AgreementPrinter {

    private final RatingPrinter.Form form;

    public AgreementPrinter(RatingPrinter.Form form) {
        this.form = form;
    }

    /// Returns the first line of the output: the column names of a table, otherwise empty.
    public String header() {
        return form == RatingPrinter.Form.CSV
                ? CsvLine.of("puzzle", "equal", "rating", "nonet", "step", "their_step", "nonet_step", "differing")
                : "";
    }

    /// Returns the output for a puzzle, without the last line feed.
    public List<String> lines(Agreement agreement) {
        return switch (form) {
            case LINES -> text(agreement);
            case CSV -> List.of(row(agreement));
            case JSON -> List.of(json(agreement).toString());
        };
    }

    private static List<String> text(Agreement agreement) {
        String puzzle = agreement.puzzle().text() + "\t";
        if (agreement.isEqual()) {
            return List.of(puzzle + "equal " + agreement.ours());
        }
        List<String> lines = new ArrayList<>();
        String ratings =
                agreement.isRatingEqual() ? agreement.ours() : agreement.theirs() + ", in Nonet " + agreement.ours();
        Parting parting = agreement.parting();
        if (parting == null) {
            lines.add(puzzle + "differs " + ratings + ", path equal");
        } else {
            lines.add(puzzle + "differs " + ratings + ", path from step " + parting.number() + " on: "
                    + differing(parting));
            lines.add("  theirs  " + step(parting.theirs()));
            lines.add("  Nonet   " + step(parting.ours()));
        }
        return lines;
    }

    private static String step(String text) {
        return text.isEmpty() ? "no further step" : text;
    }

    private static String row(Agreement agreement) {
        Parting parting = agreement.parting();
        return CsvLine.of(
                        agreement.puzzle().text(),
                        agreement.isEqual() ? "yes" : "no",
                        agreement.theirs(),
                        agreement.ours(),
                        parting == null ? null : parting.number(),
                        parting == null ? null : parting.theirs(),
                        parting == null ? null : parting.ours(),
                        parting == null ? null : differing(parting))
                .stripTrailing();
    }

    private static ObjectNode json(Agreement agreement) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("puzzle", agreement.puzzle().text())
                .put("equal", agreement.isEqual())
                .put("rating", agreement.theirs())
                .put("nonet", agreement.ours());
        @Nullable Parting parting = agreement.parting();
        if (parting != null) {
            json.put("step", parting.number())
                    .put("theirStep", parting.theirs())
                    .put("nonetStep", parting.ours())
                    .put("differing", differing(parting));
        }
        return json;
    }

    /// Returns the candidates that only one of the steps places or removes, or otherwise that the ratings differ.
    private static String differing(Parting parting) {
        List<Conclusion> ordered = parting.differing().stream()
                .sorted(Comparator.comparing(Conclusion::candidate, Comparator.comparing(each -> each.toString()))
                        .thenComparing(each -> each instanceof Conclusion.Elimination))
                .toList();
        return ordered.isEmpty() ? "rating" : new PlayerMove(ordered).toString();
    }
}
