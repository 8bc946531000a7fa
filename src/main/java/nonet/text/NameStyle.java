package nonet.text;

import java.util.Locale;

/// Whether techniques have their local names, their English ones, or both. It is part of the locale that is asked for
/// texts, as the private use subtag `x-names-…`, so that it goes with the language wherever that goes.
public enum NameStyle {
    LOCAL(""),
    ENGLISH("names-english"),
    BOTH("names-both");

    private final String subtag;

    NameStyle(String subtag) {
        this.subtag = subtag;
    }

    /// Returns the style of a locale, which is [#LOCAL] where the locale does not say.
    public static NameStyle of(Locale locale) {
        String subtag = locale.getExtension(Locale.PRIVATE_USE_EXTENSION);
        return ENGLISH.subtag.equals(subtag) ? ENGLISH : BOTH.subtag.equals(subtag) ? BOTH : LOCAL;
    }

    /// Returns the locale of a language in this style.
    public Locale in(Language language) {
        return new Locale.Builder()
                .setLocale(language.locale())
                .setExtension(Locale.PRIVATE_USE_EXTENSION, subtag)
                .build();
    }
}
