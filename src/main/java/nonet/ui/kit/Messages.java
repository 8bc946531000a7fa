package nonet.ui.kit;

import java.lang.ref.WeakReference;
import java.text.MessageFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import javafx.application.Platform;
import nonet.text.Language;
import nonet.text.NameStyle;
import nonet.text.TextPattern;
import org.jspecify.annotations.Nullable;

/// The keyed texts of the current language: that of the locale, or English where it has none. The
/// language can change at any time: then controllers word their texts anew ([LocalizedText]), and views are made anew.
///
/// Each room has a bundle of its own, `nonet/ui/<room>/messages.properties`. A text is a [TextPattern], with
/// arguments or without, so its apostrophes are typographic ones. In it, `%log%` stands for the log file and
/// the command that shows its end.
public final class Messages {

    private static final List<String> ROOMS = List.of(
            "kit",
            "board",
            "playback",
            "code",
            "cover",
            "learned",
            "search",
            "hints",
            "preferences",
            "compare",
            "race",
            "atlas",
            "batch",
            "count",
            "export",
            "generate",
            "guide",
            "training",
            "solves",
            "verdict",
            "desk",
            "hunt",
            "workshop",
            "keysteps",
            "library",
            "photo",
            "film",
            "shell");

    /// The names of engines and of what pictures of deductions show, which the window shares with pages.
    private static final String LEGEND = "/nonet/explain/legend";

    private final Map<String, String> more;
    private final String log;

    /// The thread that may read texts besides the JavaFX thread; null for a copy, which belongs to a task.
    private final @Nullable Thread creator;

    private final List<WeakReference<Runnable>> followers = new ArrayList<>();
    private volatile Texts texts;

    /// The texts of one language.
    private record Texts(Locale locale, Map<String, MessageFormat> formats) {}

    /// Reads the texts in the language nearest to the locale.
    ///
    /// @param log the name of the log file, to which some texts refer
    public Messages(Locale locale, String log) {
        this(locale, log, Map.of());
    }

    private Messages(Messages other) {
        creator = null;
        log = other.log;
        more = other.more;
        texts = read(other.locale());
    }

    /// Reads the texts and adds more to them.
    Messages(Locale locale, String log, Map<String, String> more) {
        creator = Thread.currentThread();
        // As a pattern, in which quotes and braces have a meaning.
        this.log = log.replace("'", "''").replace("{", "'{'");
        this.more = more;
        texts = read(locale);
    }

    /// Changes the language, to the one nearest to a locale.
    public void use(Locale locale) {
        Texts next = read(locale);
        if (!next.locale.equals(texts.locale)) {
            texts = next;
            List.copyOf(followers).forEach(each -> {
                Runnable action = each.get();
                if (action != null) {
                    action.run();
                }
            });
        }
    }

    /// Returns texts as one, side by side as the language sets them apart.
    public String list(List<String> parts) {
        return parts.stream()
                .reduce((before, part) -> get("list.beside", before, part))
                .orElse("");
    }

    /// Returns a moment in words: its date and time of day here.
    public String date(Instant moment) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(locale())
                .format(moment.atZone(ZoneId.systemDefault()));
    }

    /// Returns a duration in nanoseconds with three significant digits and a suitable unit, such as "1.23 ms", or to the
    /// second from a minute on, such as "2:05 min".
    public String duration(long nanos) {
        if (nanos < 1_000) {
            return get("duration.nanoseconds", String.valueOf(nanos));
        }
        if (nanos < 1_000_000) {
            return get("duration.microseconds", figures(nanos / 1e3));
        }
        if (nanos < 1_000_000_000) {
            return get("duration.milliseconds", figures(nanos / 1e6));
        }
        long seconds = nanos / 1_000_000_000;
        return seconds < 60 ? get("duration.seconds", figures(nanos / 1e9)) : clock(seconds);
    }

    /// Returns an estimated duration to the second, such as "10 s" or "2:05 min".
    public String estimate(long nanos) {
        long seconds = Math.max(1, Math.round(nanos / 1e9));
        return seconds < 60 ? get("duration.seconds", String.valueOf(seconds)) : clock(seconds);
    }

    private String clock(long seconds) {
        long minutes = seconds / 60;
        return seconds < 3600
                ? get("duration.minutes", String.valueOf(minutes), twoDigits(seconds % 60))
                : get("duration.hours", String.valueOf(minutes / 60), twoDigits(minutes % 60), twoDigits(seconds % 60));
    }

    private String figures(double value) {
        return String.format(locale(), value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value);
    }

    private static String twoDigits(long number) {
        return (number < 10 ? "0" : "") + number;
    }

    /// Returns the texts as they are now, for a task in the background.
    public Messages copy() {
        return new Messages(this);
    }

    /// Returns the texts of every language that is shown.
    public List<Messages> inEveryLanguage() {
        return Language.shown().stream()
                .map(language -> new Messages(language.locale(), log))
                .toList();
    }

    /// Adds an action that is run after each change of the language, in the order of their addition. It is run as long as
    /// the caller keeps it: these messages do not keep it in memory.
    public void onChange(Runnable action) {
        followers.removeIf(each -> each.get() == null);
        followers.add(new WeakReference<>(action));
    }

    /// Removes an action that is run after each change of the language.
    public void ignore(Runnable action) {
        followers.removeIf(each -> each.refersTo(action));
    }

    /// Returns the text of a key with its arguments filled in. For the JavaFX thread only, or the thread that created
    /// these messages; a task in the background uses a [#copy].
    ///
    /// @throws MissingResourceException if there is no such key
    /// @throws IllegalStateException on any other thread
    public String get(String key, @Nullable Object... arguments) {
        if (creator != null && creator != Thread.currentThread() && !Platform.isFxApplicationThread()) {
            throw new IllegalStateException("the text " + key + " is taken on the thread \""
                    + Thread.currentThread().getName() + "\", which needs a copy of the messages");
        }
        MessageFormat format = texts.formats.get(key);
        if (format == null) {
            throw new MissingResourceException("no text for " + key, Messages.class.getName(), key);
        }
        return format.format(arguments);
    }

    /// Returns the name of a constant: the text of the prefix and the constant's name, in lower case with hyphens.
    public String name(String prefix, Enum<?> constant, @Nullable Object... arguments) {
        return get(prefix + constant.name().toLowerCase(Locale.ROOT).replace('_', '-'), arguments);
    }

    /// Tests whether there is a text for the key.
    public boolean has(String key) {
        return texts.formats.containsKey(key);
    }

    /// Returns the locale that numbers and dates inside these texts follow. May be called by any thread.
    public Locale locale() {
        return texts.locale;
    }

    private Texts read(Locale wanted) {
        Language nearest = Language.nearest(wanted);
        Locale locale =
                Language.ENGLISH.isOf(wanted) ? wanted : NameStyle.of(wanted).in(nearest);
        Map<String, MessageFormat> formats = new HashMap<>();
        Map<String, String> own = nearest.texts("/nonet/ui/kit/messages");
        String where = Objects.requireNonNull(own.get("report.where")).replace("%file%", log);
        for (String room : ROOMS) {
            add(nearest.texts("/nonet/ui/" + room + "/messages"), where, nearest, locale, formats);
        }
        add(nearest.texts(LEGEND), where, nearest, locale, formats);
        add(more, where, nearest, locale, formats);
        return new Texts(locale, formats);
    }

    private static void add(
            Map<String, String> patterns,
            String where,
            Language language,
            Locale locale,
            Map<String, MessageFormat> formats) {
        patterns.forEach(
                (key, text) -> formats.put(key, TextPattern.of(text.replace("%log%", where), language, locale)));
    }
}
