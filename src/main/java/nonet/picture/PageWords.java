package nonet.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Properties;
import nonet.rate.Level;

/// The words on pages beside those of the puzzles: Simplified Chinese for every kind of Chinese, English for anybody else.
/// Immutable.
public final class PageWords {

    private final Properties texts = new Properties();
    private final Locale locale;

    public PageWords(Locale locale) {
        boolean chinese = locale.getLanguage().equals(Locale.CHINESE.getLanguage());
        this.locale = chinese ? Locale.SIMPLIFIED_CHINESE : Locale.US;
        String name = chinese ? "messages_zh_CN.properties" : "messages.properties";
        try (InputStream stream = PageWords.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new MissingResourceException("no texts", PageWords.class.getName(), name);
            }
            texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// Returns the language that is spoken.
    public Locale locale() {
        return locale;
    }

    /// Returns every letter that there is a need for.
    public String letters() {
        return String.join(
                "", texts.stringPropertyNames().stream().map(texts::getProperty).toList());
    }

    String number(int page, int pages) {
        return get("page.number", page, pages);
    }

    /// Returns the caption of a puzzle among others.
    ///
    /// @param number from 1
    public String puzzle(int number, String name) {
        return name.isEmpty() ? get("page.puzzle", number) : get("page.puzzle-named", number, name);
    }

    public String solutions() {
        return get("page.solutions");
    }

    public String noSolution() {
        return get("page.none");
    }

    public String severalSolutions() {
        return get("page.several");
    }

    public String level(Level level) {
        return switch (level) {
            case EASY -> get("page.level.easy");
            case MEDIUM -> get("page.level.medium");
            case HARD -> get("page.level.hard");
            case UNFAIR -> get("page.level.unfair");
            case EXTREME -> get("page.level.extreme");
        };
    }

    /// Returns what a walkthrough without a name is called.
    public String path() {
        return get("page.path");
    }

    public String start() {
        return get("page.start");
    }

    public String givens(int count) {
        return get("page.start.givens", count);
    }

    /// Returns the heading of a step.
    ///
    /// @param number from 1
    public String step(int number, String technique) {
        return get("page.step", number, technique);
    }

    public String end(boolean solved) {
        return solved ? get("page.end") : get("page.stuck");
    }

    public String after(boolean solved, int steps) {
        return solved ? get("page.end.steps", steps) : get("page.stuck.steps", steps);
    }

    private String get(String key, Object... arguments) {
        String text = texts.getProperty(key);
        if (text == null) {
            throw new MissingResourceException("no text for " + key, PageWords.class.getName(), key);
        }
        return new MessageFormat(text, locale).format(arguments);
    }
}
