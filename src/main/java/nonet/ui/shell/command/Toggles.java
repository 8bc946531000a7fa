package nonet.ui.shell.command;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import nonet.grid.Digit;
import nonet.solve.search.StepEngine;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Parts;
import nonet.ui.kit.RadioOption;
import nonet.ui.kit.Toggle;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.control.WindowSettings;
import nonet.ui.shell.edit.Room;
import org.jspecify.annotations.Nullable;

/// The options in the menus that the user can switch, and the choices between modes.
///
/// @param timed the time spent on the puzzle
/// @param digitFirst whether a digit is chosen before the cells
/// @param checks whether digits are judged at once
/// @param ownGuesses whether the user makes every guess of the engine
public record Toggles(
        Toggle labels, Toggle marks, Toggle side, Toggle timed, Toggle digitFirst, Toggle checks, Toggle ownGuesses) {

    private static final ObservableBooleanValue ALWAYS = new SimpleBooleanProperty(true);

    /// Returns the toggles of a window. Their state is saved.
    public static Toggles of(WindowSettings settings, MainController main) {
        return new Toggles(
                always("labels", null, "Shortcut+L", settings.labelsShown),
                always("marks", null, "Shortcut+K", main.frames().marksShown),
                always("side", Icon.SIDE_PANE, "F9", settings.sideShown),
                option("timed", main.editing().stopwatch().timed),
                always("digit-first", null, "Shortcut+D", main.editing().pen().digitFirst),
                option("checks", main.editing().check().checks),
                new Toggle(
                        "guess-yourself",
                        Parts.in(main.playback().engine, StepEngine.class::isInstance),
                        main.playback().search.ownGuesses));
    }

    private static Toggle always(String id, @Nullable Icon icon, String key, BooleanProperty on) {
        return new Toggle(id, icon, KeyCombination.valueOf(key), ALWAYS, on);
    }

    /// Returns a toggle without a key.
    public static Toggle option(String id, BooleanProperty on) {
        return new Toggle(id, null, null, ALWAYS, on);
    }

    /// Returns the choice of the room.
    ///
    /// @param commands choose a room by key
    public static List<RadioOption<Room>> rooms(CommandTable commands) {
        return List.of(
                new RadioOption<>("set-up", null, commands.get(CommandId.SET_UP).key(), Room.SET_UP),
                new RadioOption<>("play", null, commands.get(CommandId.PLAY).key(), Room.PLAY),
                new RadioOption<>("watch", null, commands.get(CommandId.WATCH).key(), Room.WATCH));
    }

    /// Returns the choice between the units of steps.
    public static List<RadioOption<Boolean>> units() {
        return List.of(new RadioOption<>("by-events", false), new RadioOption<>("by-steps", true));
    }

    /// Returns the filters that select highlighted blanks.
    public static List<RadioOption<CandidateFilter>> filters() {
        return List.of(
                new RadioOption<>("filter-0", null, KeyCombination.valueOf("Alt+0"), CandidateFilter.OFF),
                new RadioOption<>("filter-1", null, KeyCombination.valueOf("Alt+1"), CandidateFilter.of(Digit.ONE)),
                new RadioOption<>("filter-2", null, KeyCombination.valueOf("Alt+2"), CandidateFilter.of(Digit.TWO)),
                new RadioOption<>("filter-3", null, KeyCombination.valueOf("Alt+3"), CandidateFilter.of(Digit.THREE)),
                new RadioOption<>("filter-4", null, KeyCombination.valueOf("Alt+4"), CandidateFilter.of(Digit.FOUR)),
                new RadioOption<>("filter-5", null, KeyCombination.valueOf("Alt+5"), CandidateFilter.of(Digit.FIVE)),
                new RadioOption<>("filter-6", null, KeyCombination.valueOf("Alt+6"), CandidateFilter.of(Digit.SIX)),
                new RadioOption<>("filter-7", null, KeyCombination.valueOf("Alt+7"), CandidateFilter.of(Digit.SEVEN)),
                new RadioOption<>("filter-8", null, KeyCombination.valueOf("Alt+8"), CandidateFilter.of(Digit.EIGHT)),
                new RadioOption<>("filter-9", null, KeyCombination.valueOf("Alt+9"), CandidateFilter.of(Digit.NINE)),
                new RadioOption<>("filter-bivalue", null, KeyCombination.valueOf("Alt+B"), CandidateFilter.BIVALUE));
    }

    /// Returns the options for entering and checking digits, in menu order.
    public List<Toggle> entering() {
        return List.of(digitFirst, checks);
    }

    /// Returns the toggles for the appearance of the window, in menu order.
    public List<Toggle> viewing() {
        return List.of(marks, labels, side, timed);
    }
}
