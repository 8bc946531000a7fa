package nonet.ui.hints.shown;

import java.util.stream.Stream;
import nonet.grid.CellSet;
import nonet.notation.Names;
import nonet.rate.se.SeResult;
import nonet.service.hint.HintResult;
import nonet.ui.kit.Messages;

/// The texts in place of a step, or in addition to all of them.
public record AdviceWords(Messages messages) {

    /// Joins sentences in the style of the language; empty ones are omitted.
    public String join(String... sentences) {
        return Stream.of(sentences)
                .filter(sentence -> !sentence.isEmpty())
                .reduce((before, next) -> messages.get("hint.sentences", before, next))
                .orElse("");
    }

    /// Returns the cells to look at; empty if the text is about the whole board, or if they would give a digit away.
    public static CellSet cells(HintResult advice) {
        return switch (advice) {
            case HintResult.Wrong(CellSet digits, CellSet _) -> digits;
            case HintResult.ConflictingEntries(CellSet digits) -> digits;
            default -> CellSet.NONE;
        };
    }

    public String of(HintResult advice) {
        return switch (advice) {
            case HintResult.Found _ -> "";
            case HintResult.All all ->
                messages.get(
                        all.unique() ? "hint.all" : "hint.all-several",
                        all.steps().size());
            case HintResult.Wrong(CellSet digits, CellSet marks) ->
                join(
                        digits.isEmpty() ? "" : messages.get("hint.wrong-digits", digits.size(), Names.of(digits)),
                        marks.isEmpty() ? "" : messages.get("hint.wrong-marks", marks.size()));
            case HintResult.ConflictingEntries(CellSet digits) ->
                messages.get("hint.at-odds", digits.size(), Names.of(digits));
            case HintResult.Stuck _ -> messages.get("hint.stuck");
            case HintResult.Complete() -> messages.get("hint.complete");
            case HintResult.Impossible() -> messages.get("hint.impossible");
            case HintResult.Unrated(SeResult.Why why) ->
                messages.get(
                        switch (why) {
                            case NO_SOLUTION -> "hint.impossible";
                            case ALREADY_SOLVED -> "hint.complete";
                            case SEVERAL_SOLUTIONS -> "path.unrated-several";
                            case CANDIDATES_GIVEN -> "path.unrated-candidates";
                        });
        };
    }
}
