package nonet.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;

/// A language that Nonet speaks. A further one is a row here, and its bundles.
public enum Language {
    ENGLISH("en", "English", Locale.US, ""),
    /// Simplified Chinese, for every kind of Chinese.
    CHINESE("zh-CN", "\u4e2d\u6587", Locale.SIMPLIFIED_CHINESE, "_zh_CN");

    private final String tag;
    private final String autonym;
    private final Locale locale;
    private final String ending;

    Language(String tag, String autonym, Locale locale, String ending) {
        this.tag = tag;
        this.autonym = autonym;
        this.locale = locale;
        this.ending = ending;
    }

    /// Returns the language of a locale, or English where there is none.
    public static Language nearest(Locale locale) {
        for (Language language : values()) {
            if (language.isOf(locale)) {
                return language;
            }
        }
        return ENGLISH;
    }

    /// Tests whether a locale is one of this language.
    public boolean isOf(Locale other) {
        return other.getLanguage().equals(locale.getLanguage());
    }

    /// Returns the language tag by which users choose it, such as `zh-CN`.
    public String tag() {
        return tag;
    }

    /// Returns the name of the language in itself.
    public String autonym() {
        return autonym;
    }

    /// Returns the locale that numbers and dates among the texts follow.
    public Locale locale() {
        return locale;
    }

    /// Returns what the names of its files end in, before the dot: nothing for English.
    public String ending() {
        return ending;
    }

    /// Returns the texts of a bundle by their keys.
    ///
    /// @param bundle its resource, without the ending for the language, such as `/nonet/explain/messages`
    /// @throws MissingResourceException if there is no such bundle
    public Map<String, String> texts(String bundle) {
        String resource = bundle + ending + ".properties";
        Properties properties = new Properties();
        try (InputStream stream = Language.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new MissingResourceException("no texts: " + resource, Language.class.getName(), resource);
            }
            properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        Map<String, String> texts = new HashMap<>();
        properties.forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }
}
