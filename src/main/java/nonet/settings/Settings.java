package nonet.settings;

import java.util.ArrayList;
import java.util.List;
import nonet.settings.store.Spread;
import org.jspecify.annotations.Nullable;

/// The user's settings. Each component of the records in it is a setting, saved under its name.
///
/// @param playing how digits are entered and judged
/// @param film how the solve of a puzzle is recorded and shown
/// @param rooms what each room of the window remembers
/// @param recent the recent files, newest first
/// @param place the last place of the window, or null for a new user
public record Settings(
        @Spread SearchSettings search,
        @Spread AppearanceSettings appearance,
        PlaySettings playing,
        FilmSettings film,
        RoomSettings rooms,
        List<String> recent,
        @Nullable Place place) {

    /// The largest number of recent files.
    public static final int MOST_RECENT = 10;

    /// The settings that a file does not have.
    public static final Settings DEFAULT = new Settings(
            SearchSettings.DEFAULT,
            AppearanceSettings.DEFAULT,
            PlaySettings.DEFAULT,
            FilmSettings.DEFAULT,
            RoomSettings.DEFAULT,
            List.of(),
            null);

    /// The settings of a new user.
    public static final Settings NEW_USER = new Settings(
            SearchSettings.DEFAULT,
            AppearanceSettings.DEFAULT,
            PlaySettings.NEW_USER,
            FilmSettings.DEFAULT,
            RoomSettings.NEW_USER,
            List.of(),
            null);

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
        return new Settings(search, appearance, playing, film, rooms, files, place);
    }

    /// The settings on how digits are entered and checked.
    ///
    /// @param digitFirst whether a digit is chosen first and then the cells it goes to
    /// @param advances whether a digit typed while a puzzle is set up selects the next cell
    /// @param checks whether entered digits are judged as they are entered
    /// @param timed whether the time spent on a puzzle is measured and shown
    /// @param checksPhotos whether the reading of a photo is always shown beside it first
    /// @param hintsByMarks whether the user's pencil marks are the candidates of hints, rather than all that the digits leave
    /// @param boxSinglesFirst whether hints look for hidden singles in boxes before naked singles, as beginners do
    public record PlaySettings(
            boolean digitFirst,
            boolean advances,
            boolean checks,
            boolean timed,
            boolean checksPhotos,
            boolean hintsByMarks,
            boolean boxSinglesFirst) {

        /// The settings that a file does not have.
        public static final PlaySettings DEFAULT = new PlaySettings(false, true, true, false, false, true, false);

        /// The settings of a new user.
        public static final PlaySettings NEW_USER = new PlaySettings(false, true, true, false, false, true, true);
    }

    /// The settings on the film of a solve.
    ///
    /// @param recorded whether the user's actions are recorded
    /// @param pause the number of seconds without a move that are shown as a pause, one of [#PAUSES]
    public record FilmSettings(boolean recorded, int pause) {

        /// The lengths of pauses, in seconds.
        public static final List<Integer> PAUSES = List.of(5, 10, 20, 30, 60, 120);

        /// The settings of a new user.
        public static final FilmSettings DEFAULT = new FilmSettings(true, 10);

        public FilmSettings {
            if (!PAUSES.contains(pause)) {
                throw new IllegalArgumentException("no length of a pause: " + pause);
            }
        }
    }

    /// The settings on the rooms of the window.
    ///
    /// @param watches whether puzzles open to be watched rather than played
    /// @param pages the ids of the pages that were selected last, in the order of the rooms
    public record RoomSettings(boolean watches, List<String> pages) {

        /// The settings that a file does not have.
        public static final RoomSettings DEFAULT = new RoomSettings(false, List.of());

        /// The settings of a new user.
        public static final RoomSettings NEW_USER = new RoomSettings(true, List.of());

        public RoomSettings {
            pages = List.copyOf(pages);
        }
    }

    /// The settings on the search that is watched.
    ///
    /// @param engine the id of the chosen engine
    /// @param pace the position of the speed slider, 0 slowest to 1 fastest
    /// @param bySteps whether Step advances by counted steps rather than by events
    public record SearchSettings(String engine, double pace, boolean bySteps) {

        /// The settings of a new user.
        public static final SearchSettings DEFAULT = new SearchSettings("classic", 0.4, false);

        public SearchSettings {
            if (!(pace >= 0 && pace <= 1)) {
                throw new IllegalArgumentException("a pace outside 0 to 1: " + pace);
            }
        }
    }
}
