package nonet.guide;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.grid.Candidate;
import nonet.text.Language;
import nonet.text.TextBundle;

/// The texts that the program adds to the pages.
public final class GuideWords {

    private static final String BUNDLE = "/nonet/guide/messages";

    private static final List<String> HEADINGS =
            List.of("section.why", "section.when", "section.near-misses", "section.sources");

    private final TextBundle texts;

    public GuideWords(Locale locale) {
        texts = new TextBundle(BUNDLE, locale);
    }

    /// Returns a text without arguments.
    public String get(String key, Object... arguments) {
        return texts.get(key, arguments);
    }

    /// Returns the title of a topic's page.
    String topic(PageId id) {
        return texts.get("topic." + id.name());
    }

    /// Returns the heading of a lesson of the page on what to learn.
    ///
    /// @param number its number, from 1
    String lesson(int number) {
        return texts.get("lesson." + number);
    }

    /// Returns the usual headings of pages by their English ones.
    Map<String, String> headings() {
        TextBundle english = new TextBundle(BUNDLE, Language.ENGLISH.locale());
        return HEADINGS.stream().collect(Collectors.toMap(english::get, texts::get));
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
