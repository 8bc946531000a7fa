package nonet.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;

/// A language that Nonet speaks. A further one is a row here, and its bundles.
public enum Language {
    ENGLISH("en", "English", Locale.US, Stage.COMPLETE),
    /// Simplified Chinese, for every kind of Chinese.
    CHINESE("zh-CN", "\u4e2d\u6587", Locale.SIMPLIFIED_CHINESE, Stage.COMPLETE),
    GERMAN("de", "Deutsch", Locale.GERMAN, Stage.SHOWN),
    FRENCH("fr", "Français", Locale.FRENCH, Stage.SHOWN),
    SPANISH("es", "Español", Locale.of("es"), Stage.SHOWN),
    /// Brazilian Portuguese, for every kind of Portuguese.
    PORTUGUESE("pt-BR", "Português (Brasil)", Locale.of("pt", "BR"), Stage.SHOWN),
    RUSSIAN("ru", "Русский", Locale.of("ru"), Stage.SHOWN, Language::slavic),
    JAPANESE("ja", "\u65e5\u672c\u8a9e", Locale.JAPANESE, Stage.SHOWN),
    /// English texts made longer, accented and bracketed ([PseudoText]): what is not bracketed is in no bundle.
    PSEUDO("qps", "Pseudo", Locale.of("qps"), Stage.BEGUN);

    /// How many of the texts are there.
    public enum Stage {
        /// Less than 90 %: not shown to users.
        BEGUN,
        /// At least 90 %; the others are in English.
        SHOWN,
        /// All of them.
        COMPLETE
    }

    private static final List<Language> SHOWN = Stream.of(values())
            .filter(language -> language.stage != Stage.BEGUN)
            .toList();

    private final String tag;
    private final String autonym;
    private final Locale locale;
    private final Stage stage;
    private final LongUnaryOperator plural;

    Language(String tag, String autonym, Locale locale, Stage stage) {
        this(tag, autonym, locale, stage, LongUnaryOperator.identity());
    }

    /// @param plural maps a number to the least one that has the same form; a language whose forms depend on whether there
    ///     are none, one or several needs no such rule
    Language(String tag, String autonym, Locale locale, Stage stage, LongUnaryOperator plural) {
        this.tag = tag;
        this.autonym = autonym;
        this.locale = locale;
        this.stage = stage;
        this.plural = plural;
    }

    /// Returns the languages among which users choose.
    public static List<Language> shown() {
        return SHOWN;
    }

    /// Returns the language of a locale, or English where there is none that is shown.
    public static Language nearest(Locale locale) {
        for (Language language : SHOWN) {
            if (language.isOf(locale)) {
                return language;
            }
        }
        return PSEUDO.isOf(locale) ? PSEUDO : ENGLISH;
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

    /// Returns how many of the texts are there.
    public Stage stage() {
        return stage;
    }

    /// Tests whether it is written in Latin letters.
    public boolean isLatin() {
        return Character.UnicodeScript.of(autonym.codePointAt(0)) == Character.UnicodeScript.LATIN;
    }

    /// Returns what the names of its files end in, before the dot: nothing for English.
    public String ending() {
        return this == ENGLISH ? "" : "_" + tag.replace('-', '_');
    }

    /// Returns the language of long texts, such as the guide's pages and pseudocode, for readers of this one.
    public Language ofGuide() {
        return this == CHINESE ? CHINESE : ENGLISH;
    }

    /// Returns the least number that has the same plural form as a number: in Russian 1 for 21, 2 for 23, 5 for 12.
    long plural(long number) {
        return plural.applyAsLong(number);
    }

    /// Returns the texts of a bundle by their keys, in English where they are missing.
    ///
    /// @param bundle its resource, without the ending for the language, such as `/nonet/explain/messages`
    /// @throws MissingResourceException if there is no such bundle
    public Map<String, String> texts(String bundle) {
        Map<String, String> texts = stage == Stage.COMPLETE ? new HashMap<>() : ENGLISH.texts(bundle);
        if (this == PSEUDO) {
            texts.replaceAll((_, text) -> PseudoText.of(text));
        } else {
            texts.putAll(ownTexts(bundle));
        }
        return texts;
    }

    /// Returns those texts of a bundle that are in this language.
    ///
    /// @throws MissingResourceException if there is no such bundle, and all texts should be there
    public Map<String, String> ownTexts(String bundle) {
        String resource = bundle + ending() + ".properties";
        Properties properties = new Properties();
        try (InputStream stream = Language.class.getResourceAsStream(resource)) {
            if (stream != null) {
                properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
            } else if (stage == Stage.COMPLETE) {
                throw new MissingResourceException("no texts: " + resource, Language.class.getName(), resource);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        Map<String, String> texts = new HashMap<>();
        properties.forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }

    private static long slavic(long number) {
        long unit = number % 10;
        boolean teen = number / 10 % 10 == 1;
        return teen || unit == 0 || unit > 4 ? 5 : unit == 1 ? 1 : 2;
    }
}
