package nonet.ui.preferences;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.text.Language;

/// Finds techniques by what people call them: by name and family in every language, by id such as `x-wing`, and by code
/// such as `0300`. Case, spaces and hyphens do not matter.
final class TechniqueSearch {

    private final Map<Technique, String> names = new EnumMap<>(Technique.class);

    TechniqueSearch() {
        for (Technique technique : Technique.values()) {
            names.put(technique, plain(technique.id()) + "\n" + technique.code());
        }
        for (Language language : Language.shown()) {
            Words words = new Words(language.locale());
            names.replaceAll((technique, known) ->
                    String.join("\n", known, plain(words.of(technique)), plain(words.of(technique.family()))));
        }
    }

    /// Tests whether all words of a text are in the names of a technique. An empty text finds every technique.
    boolean finds(String text, Technique technique) {
        String known = names.getOrDefault(technique, "");
        return Stream.of(text.strip().split("\\s+")).map(TechniqueSearch::plain).allMatch(known::contains);
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
