package nonet.ui.kit;

import java.text.MessageFormat;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import nonet.text.Language;
import org.jspecify.annotations.Nullable;

/// The keyed texts of one language: Simplified Chinese for every Chinese locale, English for all others.
///
/// Each room has a bundle of its own, `nonet/ui/<room>/messages.properties`. A text is a [MessageFormat] pattern, with
/// arguments or without, so its apostrophes are typographic ones. In it, `%log%` stands for the log file.
public final class Messages {

    private static final List<String> ROOMS = List.of(
            "kit",
            "board",
            "playback",
            "search",
            "hints",
            "preferences",
            "compare",
            "batch",
            "count",
            "export",
            "generate",
            "verdict",
            "library",
            "shell");

    private final Locale locale;
    private final Map<String, MessageFormat> formats = new HashMap<>();
    private final String log;

    /// Reads the texts in the language nearest to the locale.
    ///
    /// @param log the name of the log file, to which some texts refer
    public Messages(Locale locale, String log) {
        this(locale, log, Map.of());
    }

    /// Reads the texts and adds more to them.
    Messages(Locale locale, String log, Map<String, String> more) {
        // As a pattern, in which quotes and braces have a meaning.
        this.log = log.replace("'", "''").replace("{", "'{'");
        Language language = Language.nearest(locale);
        this.locale = Language.ENGLISH.isOf(locale) ? locale : language.locale();
        for (String room : ROOMS) {
            add(language.texts("/nonet/ui/" + room + "/messages"));
        }
        add(more);
    }

    /// Returns the text of a key with its arguments filled in. For the thread of the window only.
    ///
    /// @throws MissingResourceException if there is no such key
    public String get(String key, @Nullable Object... arguments) {
        MessageFormat format = formats.get(key);
        if (format == null) {
            throw new MissingResourceException("no text for " + key, Messages.class.getName(), key);
        }
        return format.format(arguments);
    }

    /// Tests whether there is a text for the key.
    public boolean has(String key) {
        return formats.containsKey(key);
    }

    /// Returns the locale that numbers and dates inside these texts follow.
    public Locale locale() {
        return locale;
    }

    private void add(Map<String, String> texts) {
        texts.forEach((key, text) -> formats.put(key, new MessageFormat(text.replace("%log%", log), locale)));
    }
}
