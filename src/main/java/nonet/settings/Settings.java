package nonet.settings;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The user's settings.
///
/// @param engine the id of the chosen engine
/// @param pace the position of the speed slider, 0 slowest to 1 fastest
/// @param bySteps whether Step advances by counted steps rather than by events
/// @param look follow the desktop, or always light or dark
/// @param language a language tag such as `en` or `zh-CN`; empty for the language of the desktop
/// @param labelsShown whether the rows and columns are numbered
/// @param marksShown whether candidates are shown
/// @param sideShown whether the pane beside the board is open
/// @param textSize in percent, one of [#TEXT_SIZES]
/// @param playing how digits are entered and judged
/// @param recent the recent files, newest first
/// @param place the last place of the window, or null for a new user
public record Settings(
        String engine,
        double pace,
        boolean bySteps,
        Look look,
        int textSize,
        String language,
        boolean labelsShown,
        boolean marksShown,
        boolean sideShown,
        Playing playing,
        List<String> recent,
        @Nullable Place place) {

    /// The sizes of text, in percent.
    public static final List<Integer> TEXT_SIZES = List.of(80, 90, 100, 110, 125, 150, 175, 200);

    /// The largest number of recent files.
    public static final int MOST_RECENT = 10;

    /// The settings of a new user.
    public static final Settings DEFAULT = new Settings(
            "classic", 0.4, false, Look.SYSTEM, 100, "", true, true, true, Playing.DEFAULT, List.of(), null);

    /// The color scheme of the window.
    public enum Look {
        SYSTEM,
        LIGHT,
        DARK,
        CONTRAST
    }

    /// The place of a window on the screen, and its divider. A maximized window keeps its normal size.
    ///
    /// @param side the width of the pane beside the board
    public record Place(double x, double y, double width, double height, boolean maximized, double side) {

        private static final double LARGEST = 100_000;

        public Place {
            if (!(Math.abs(x) <= LARGEST
                    && Math.abs(y) <= LARGEST
                    && width > 0
                    && width <= LARGEST
                    && height > 0
                    && height <= LARGEST
                    && side > 0
                    && side <= LARGEST)) {
                throw new IllegalArgumentException("no place for a window");
            }
        }
    }

    public Settings {
        if (!TEXT_SIZES.contains(textSize)) {
            throw new IllegalArgumentException("no size of text: " + textSize);
        }
        if (!(pace >= 0 && pace <= 1)) {
            throw new IllegalArgumentException("a pace outside 0 to 1: " + pace);
        }
        recent = List.copyOf(recent.subList(0, Math.min(recent.size(), MOST_RECENT)));
    }

    /// Returns these settings with the file as the newest of the recent ones.
    public Settings withRecent(String file) {
        List<String> files = new ArrayList<>(recent);
        files.remove(file);
        files.addFirst(file);
        return withRecent(files);
    }

    /// Returns these settings with other recent files.
    public Settings withRecent(List<String> files) {
        return new Settings(
                engine,
                pace,
                bySteps,
                look,
                textSize,
                language,
                labelsShown,
                marksShown,
                sideShown,
                playing,
                files,
                place);
    }
}
