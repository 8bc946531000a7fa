package nonet.settings;

import java.util.List;
import java.util.regex.Pattern;
import nonet.text.NameStyle;

/// The appearance of the window.
///
/// @param look follow the desktop, or always light or dark
/// @param textSize in percent, one of [#TEXT_SIZES]
/// @param language a language tag such as `en` or `zh-CN`; empty for the language of the desktop
/// @param names how techniques are named in other languages than English
/// @param labelsShown whether the rows and columns are numbered
/// @param marksShown whether candidates are shown
/// @param sideShown whether the pane beside the board is open
/// @param palette the colors that tell right from wrong, and the parts of a pattern from each other
/// @param markColors the user's own colors for marking cells, such as `#ff8800`, in the order of the color keys; empty for
///     those of the palette
public record AppearanceSettings(
        Look look,
        int textSize,
        String language,
        NameStyle names,
        boolean labelsShown,
        boolean marksShown,
        boolean sideShown,
        Palette palette,
        List<String> markColors) {

    /// The number of colors for marking cells.
    public static final int MARK_COLORS = 6;

    private static final Pattern COLOR = Pattern.compile("#[0-9a-f]{6}");

    /// The sizes of text, in percent.
    public static final List<Integer> TEXT_SIZES = List.of(80, 90, 100, 110, 125, 150, 175, 200);

    /// The appearance for a new user.
    public static final AppearanceSettings DEFAULT =
            new AppearanceSettings(Look.SYSTEM, 100, "", NameStyle.BOTH, true, true, true, Palette.STANDARD, List.of());

    /// The color scheme of the window.
    public enum Look {
        SYSTEM,
        LIGHT,
        DARK,
        CONTRAST
    }

    /// The colors on the board.
    public enum Palette {
        STANDARD,
        /// Colors that everyone can tell apart: those of Masataka Okabe and Kei Ito.
        COLOR_BLIND
    }

    public AppearanceSettings {
        markColors = List.copyOf(markColors);
        if (!(markColors.isEmpty() || markColors.size() == MARK_COLORS)
                || !markColors.stream().allMatch(COLOR.asMatchPredicate())) {
            throw new IllegalArgumentException("no colors for marks: " + markColors);
        }
        if (!TEXT_SIZES.contains(textSize)) {
            throw new IllegalArgumentException("no size of text: " + textSize);
        }
    }
}
