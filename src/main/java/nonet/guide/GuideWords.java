package nonet.guide;

import java.util.Locale;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.grid.Candidate;
import nonet.text.TextBundle;

/// The texts that the program adds to the pages.
public final class GuideWords {

    private final TextBundle texts;

    public GuideWords(Locale locale) {
        texts = new TextBundle("/nonet/guide/messages", locale);
    }

    /// Returns a text without arguments.
    public String get(String key, Object... arguments) {
        return texts.get(key, arguments);
    }

    /// Returns the title of the chapter of topics.
    public String topics() {
        return texts.get("guide.topics");
    }

    /// Returns why a look-alike does not have the pattern, and what that would be.
    ///
    /// @param pattern the pattern that would hold
    public String refusal(GuideExample lookAlike, Deduction pattern, Explainer explainer) {
        String name = explainer.words().of(lookAlike.technique());
        String line = explainer.unnamedLine(pattern);
        return switch (lookAlike.missing()) {
            case null -> "";
            case Conclusion.Placement(Candidate(var cell, var digit))
            when lookAlike.grid().digit(cell) != null ->
                texts.get("guide.refusal.entered", name, cell.toString(), digit.toString(), line);
            case Conclusion.Placement(Candidate(var cell, var digit)) ->
                texts.get("guide.refusal.blank", name, cell.toString(), digit.toString(), line);
            case Conclusion.Elimination(Candidate(var cell, var digit)) ->
                texts.get("guide.refusal.candidate", name, cell.toString(), digit.toString(), line);
        };
    }
}
