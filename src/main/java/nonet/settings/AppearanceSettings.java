package nonet.settings;

import java.util.List;

/// The appearance of the window.
///
/// @param look follow the desktop, or always light or dark
/// @param textSize in percent, one of [#TEXT_SIZES]
/// @param language a language tag such as `en` or `zh-CN`; empty for the language of the desktop
/// @param labelsShown whether the rows and columns are numbered
/// @param marksShown whether candidates are shown
/// @param sideShown whether the pane beside the board is open
public record AppearanceSettings(
        Look look, int textSize, String language, boolean labelsShown, boolean marksShown, boolean sideShown) {

    /// The sizes of text, in percent.
    public static final List<Integer> TEXT_SIZES = List.of(80, 90, 100, 110, 125, 150, 175, 200);

    /// The appearance for a new user.
    public static final AppearanceSettings DEFAULT = new AppearanceSettings(Look.SYSTEM, 100, "", true, true, true);

    /// The color scheme of the window.
    public enum Look {
        SYSTEM,
        LIGHT,
        DARK,
        CONTRAST
    }

    public AppearanceSettings {
        if (!TEXT_SIZES.contains(textSize)) {
            throw new IllegalArgumentException("no size of text: " + textSize);
        }
    }
}
