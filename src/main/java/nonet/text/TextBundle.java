package nonet.text;

import java.text.MessageFormat;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;

/// The texts of one bundle in one language, each a [MessageFormat] pattern. Immutable.
public final class TextBundle {

    private final String name;
    private final Locale locale;
    private final Map<String, String> texts;

    /// Reads a bundle in the language nearest to a locale.
    ///
    /// @param name its resource, without the ending for the language, such as `/nonet/explain/messages`
    public TextBundle(String name, Locale locale) {
        Language language = Language.nearest(locale);
        this.name = name;
        this.locale = language.locale();
        texts = Map.copyOf(language.texts(name));
    }

    /// Returns the locale of its language.
    public Locale locale() {
        return locale;
    }

    /// Returns the text of a key with its arguments filled in.
    ///
    /// @throws MissingResourceException if there is no such key
    public String get(String key, Object... arguments) {
        String text = texts.get(key);
        if (text == null) {
            throw new MissingResourceException("no text for " + key, name, key);
        }
        return new MessageFormat(text, locale).format(arguments);
    }

    /// Returns all texts, as patterns.
    public Collection<String> texts() {
        return List.copyOf(texts.values());
    }
}
