package nonet.settings;

import java.util.ArrayList;
import java.util.List;
import nonet.settings.store.Spread;
import org.jspecify.annotations.Nullable;

/// The user's settings. Each component of the records in it is a setting, saved under its name.
///
/// @param playing how digits are entered and judged
/// @param recent the recent files, newest first
/// @param place the last place of the window, or null for a new user
public record Settings(
        @Spread SearchSettings search,
        @Spread AppearanceSettings appearance,
        PlaySettings playing,
        List<String> recent,
        @Nullable Place place) {

    /// The largest number of recent files.
    public static final int MOST_RECENT = 10;

    /// The settings that a file does not have.
    public static final Settings DEFAULT =
            new Settings(SearchSettings.DEFAULT, AppearanceSettings.DEFAULT, PlaySettings.DEFAULT, List.of(), null);

    /// The settings of a new user.
    public static final Settings NEW_USER =
            new Settings(SearchSettings.DEFAULT, AppearanceSettings.DEFAULT, PlaySettings.NEW_USER, List.of(), null);

    /// The place of a window on the screen, and its divider. A maximized window keeps its normal size.
    ///
    /// @param side the width of the pane beside the board
    public record Place(double x, double y, double width, double height, boolean maximized, double side) {

        public Place {
            if (!(WindowBounds.fits(x, y, width, height) && side > 0 && side <= WindowBounds.LARGEST)) {
                throw new IllegalArgumentException("no place for a window");
            }
        }
    }

    public Settings {
        recent = List.copyOf(recent.subList(0, Math.min(recent.size(), MOST_RECENT)));
    }

    /// Returns these settings with the file as the newest of the recent ones.
    public Settings withRecent(String file) {
        List<String> files = new ArrayList<>(recent);
        files.remove(file);
        files.addFirst(file);
        return new Settings(search, appearance, playing, files, place);
    }
}
