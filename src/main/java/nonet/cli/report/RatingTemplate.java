package nonet.cli.report;

import java.util.Locale;
import java.util.Optional;
import nonet.rate.se.SeRating;
import nonet.rate.se.SeResult;

/// A line for each rating in the form that `serate`, the command line of Sudoku Explainer, takes as `--format`: text with
/// a percent sign and a letter for each value.
///
/// `%g` is the puzzle, `%r`, `%p` and `%d` are ER, EP and ED, `%n` is the number of the puzzle, `%e` the time that its
/// rating took, and `%%` a percent sign. A puzzle without a rating has 0.0 for each of the three.
public final class RatingTemplate {

    /// The letters that can follow a percent sign.
    private static final String LETTERS = "degnpr%";

    private final String text;

    /// @param text whose letters are known
    public RatingTemplate(String text) {
        this.text = text;
    }

    /// Tests whether a format is a template rather than a word.
    public static boolean isTemplate(String format) {
        return format.indexOf('%') >= 0;
    }

    /// Returns the first percent sign with an unknown letter, or without one; empty if there is none.
    public static Optional<String> unknown(String text) {
        for (int at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 2)) {
            int end = at + 1 < text.length() ? text.offsetByCodePoints(at + 1, 1) : at + 1;
            if (end == at + 1 || LETTERS.indexOf(text.charAt(at + 1)) < 0) {
                return Optional.of(text.substring(at, end));
            }
        }
        return Optional.empty();
    }

    /// Returns the line for a puzzle.
    ///
    /// @param number the number of the puzzle, from 1
    /// @param nanos the time that its rating took
    public String line(RatedPuzzle rated, long number, long nanos) {
        SeRating rating =
                rated.explainer() instanceof SeResult.Rated(SeRating known, var _) ? known : new SeRating(0, 0, 0);
        StringBuilder line = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) == '%') {
                at++;
                line.append(
                        switch (text.charAt(at)) {
                            case 'd' -> SeRating.text(rating.ed());
                            case 'e' -> time(nanos);
                            case 'g' -> rated.puzzle().text();
                            case 'n' -> String.valueOf(number);
                            case 'p' -> SeRating.text(rating.ep());
                            case 'r' -> SeRating.text(rating.er());
                            default -> "%";
                        });
            } else {
                line.append(text.charAt(at));
            }
        }
        return line.toString();
    }

    /// Returns a time as `serate` writes it, such as 0.25s, 3m07s or 2h30m.
    static String time(long nanos) {
        long hundredths = nanos / 10_000_000;
        long seconds = hundredths / 100;
        if (seconds < 60) {
            return String.format(Locale.ROOT, "%d.%02ds", seconds, hundredths % 100);
        }
        if (seconds < 3_600) {
            return String.format(Locale.ROOT, "%dm%02ds", seconds / 60, seconds % 60);
        }
        long hours = seconds / 3_600;
        return hours < 24
                ? String.format(Locale.ROOT, "%dh%02dm", hours, seconds / 60 % 60)
                : String.format(Locale.ROOT, "%dd%02dh", hours / 24, hours % 24);
    }
}
