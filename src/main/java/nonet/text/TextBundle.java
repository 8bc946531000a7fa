package nonet.text;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The texts of one bundle, each a [TextPattern], in one language or always in the current one. Safe for use
/// by several threads.
public final class TextBundle {

    private final String name;
    private final Supplier<Locale> locale;
    private volatile @Nullable Texts current;

    /// The texts in one language.
    private record Texts(Language language, Map<String, String> texts) {}

    /// Reads a bundle in the language nearest to a locale.
    ///
    /// @param name its resource, without the ending for the language, such as `/nonet/explain/messages`
    public TextBundle(String name, Locale locale) {
        this(name, () -> locale);
    }

    /// Reads a bundle, and reads it again when the language changes.
    ///
    /// @param name its resource, without the ending for the language, such as `/nonet/explain/messages`
    /// @param locale returns the current locale
    public TextBundle(String name, Supplier<Locale> locale) {
        this.name = name;
        this.locale = locale;
        current();
    }

    /// Returns the locale of its language.
    public Locale locale() {
        return current().language.locale();
    }

    /// Returns the text of a key with its arguments filled in.
    ///
    /// @throws MissingResourceException if there is no such key
    public String get(String key, Object... arguments) {
        Texts now = current();
        String text = now.texts.get(key);
        if (text == null) {
            throw new MissingResourceException("no text for " + key, name, key);
        }
        return TextPattern.of(text, now.language, now.language.locale()).format(arguments);
    }

    /// Tests whether there is a text of a key.
    public boolean has(String key) {
        return current().texts.containsKey(key);
    }

    /// Returns all texts, as patterns.
    public Collection<String> texts() {
        return List.copyOf(current().texts.values());
    }

    private Texts current() {
        Language language = Language.nearest(locale.get());
        Texts known = current;
        if (known == null || known.language != language) {
            known = new Texts(language, Map.copyOf(language.texts(name)));
            current = known;
        }
        return known;
    }
}
