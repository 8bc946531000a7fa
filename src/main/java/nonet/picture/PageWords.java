package nonet.picture;

import java.util.Locale;
import nonet.rate.Level;
import nonet.text.TextBundle;

/// The texts on pages besides those of the puzzles, in the language of a locale. Immutable.
public final class PageWords {

    private final TextBundle texts;

    public PageWords(Locale locale) {
        texts = new TextBundle("/nonet/picture/messages", locale);
    }

    /// Returns the language of the texts.
    public Locale locale() {
        return texts.locale();
    }

    /// Returns all letters that the texts need.
    public String letters() {
        return String.join("", texts.texts());
    }

    String number(int page, int pages) {
        return get("page.number", page, pages);
    }

    /// Returns the caption of a puzzle among others.
    ///
    /// @param number the number of the puzzle, from 1
    public String puzzle(int number, String name) {
        return name.isEmpty() ? get("page.puzzle", number) : get("page.puzzle-named", number, name);
    }

    public String solutions() {
        return get("page.solutions");
    }

    String code() {
        return get("page.code");
    }

    public String noSolution() {
        return get("page.none");
    }

    public String severalSolutions() {
        return get("page.several");
    }

    /// Returns a level with the name of the profile that it is a level of.
    public String level(Level level, String profile) {
        return get("page.level", level(level), profile);
    }

    /// Returns the name of a level.
    public String level(Level level) {
        return switch (level) {
            case EASY -> get("page.level.easy");
            case MEDIUM -> get("page.level.medium");
            case HARD -> get("page.level.hard");
            case UNFAIR -> get("page.level.unfair");
            case EXTREME -> get("page.level.extreme");
        };
    }

    /// Returns a rating of Sudoku Explainer.
    public String rated(String rating) {
        return get("page.rating", rating);
    }

    /// Returns a lower bound of a rating of Sudoku Explainer.
    public String ratedAtLeast(String er) {
        return get("page.rating.at-least", er);
    }

    /// Returns a level with a rating of Sudoku Explainer.
    public String both(String level, String rating) {
        return get("page.rating.both", level, rating);
    }

    /// Returns the title of a walkthrough without a name.
    public String path() {
        return get("page.path");
    }

    public String start() {
        return get("page.start");
    }

    /// Returns the sentence below the puzzle of a walkthrough.
    ///
    /// @param profile the name of the profile whose techniques are used
    public String givens(int count, String profile) {
        return get("page.start.givens", count, profile);
    }

    /// Returns the heading of a step.
    ///
    /// @param number the number of the step, from 1
    public String step(int number, String technique) {
        return get("page.step", number, technique);
    }

    public String end(boolean solved) {
        return solved ? get("page.end") : get("page.stuck");
    }

    public String after(boolean solved, int steps) {
        return solved ? get("page.end.steps", steps) : get("page.stuck.steps", steps);
    }

    /// Returns the line that stands for details left out.
    String more(int count) {
        return get("page.more", count);
    }

    private String get(String key, Object... arguments) {
        return texts.get(key, arguments);
    }
}
