package nonet.ui.shell.command;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Mode;
import nonet.ui.kit.Toggle;
import nonet.ui.shell.edit.EditController;

/// The options that the user can switch, and the choices between modes.
///
/// @param timed the time spent on the puzzle
/// @param digitFirst whether a digit is chosen before the cells
/// @param advances whether typing selects the next cell
/// @param checks whether digits are judged at once
/// @param checksPhotos whether readings of photos are always checked
/// @param hintMarks whether hints use the pencil marks
/// @param filters the filters that select highlighted blanks
/// @param modes set up and play
/// @param units the unit of steps
public record Toggles(
        Toggle labels,
        Toggle marks,
        Toggle side,
        Toggle timed,
        Toggle digitFirst,
        Toggle advances,
        Toggle checks,
        Toggle checksPhotos,
        Toggle hintMarks,
        List<Mode<CandidateFilter>> filters,
        List<Mode<EditController.Mode>> modes,
        List<Mode<Boolean>> units) {

    private static final ObservableBooleanValue ALWAYS = new SimpleBooleanProperty(true);

    /// Returns the toggles of a window.
    ///
    /// @param commands choose a mode by key
    public static Toggles of(
            CommandTable commands,
            BooleanProperty labelsShown,
            BooleanProperty marksShown,
            BooleanProperty sideShown,
            Playing playing) {
        return new Toggles(
                new Toggle("labels", null, KeyCombination.valueOf("Shortcut+L"), ALWAYS, labelsShown),
                new Toggle("marks", null, KeyCombination.valueOf("Shortcut+K"), ALWAYS, marksShown),
                new Toggle("side", Icon.SIDE_PANE, KeyCombination.valueOf("F9"), ALWAYS, sideShown),
                new Toggle("timed", null, null, ALWAYS, playing.timed()),
                new Toggle("digit-first", null, KeyCombination.valueOf("Shortcut+D"), ALWAYS, playing.digitFirst()),
                new Toggle("advances", null, null, ALWAYS, playing.advances()),
                new Toggle("checks", null, null, ALWAYS, playing.checks()),
                new Toggle("checks-photos", null, null, ALWAYS, playing.checksPhotos()),
                new Toggle("hint-marks", null, null, ALWAYS, playing.hintsByMarks()),
                everyFilter(),
                List.of(
                        new Mode<>("set-up", null, commands.get("set-up").key(), EditController.Mode.SET_UP),
                        new Mode<>("play", null, commands.get("play").key(), EditController.Mode.SOLVE)),
                List.of(new Mode<>("by-events", null, null, false), new Mode<>("by-steps", null, null, true)));
    }

    /// The options for entering and checking digits.
    public record Playing(
            BooleanProperty digitFirst,
            BooleanProperty advances,
            BooleanProperty checks,
            BooleanProperty timed,
            BooleanProperty checksPhotos,
            BooleanProperty hintsByMarks) {}

    private static List<Mode<CandidateFilter>> everyFilter() {
        return List.of(
                new Mode<>("filter-0", null, KeyCombination.valueOf("Alt+0"), CandidateFilter.OFF),
                new Mode<>("filter-1", null, KeyCombination.valueOf("Alt+1"), CandidateFilter.ONE),
                new Mode<>("filter-2", null, KeyCombination.valueOf("Alt+2"), CandidateFilter.TWO),
                new Mode<>("filter-3", null, KeyCombination.valueOf("Alt+3"), CandidateFilter.THREE),
                new Mode<>("filter-4", null, KeyCombination.valueOf("Alt+4"), CandidateFilter.FOUR),
                new Mode<>("filter-5", null, KeyCombination.valueOf("Alt+5"), CandidateFilter.FIVE),
                new Mode<>("filter-6", null, KeyCombination.valueOf("Alt+6"), CandidateFilter.SIX),
                new Mode<>("filter-7", null, KeyCombination.valueOf("Alt+7"), CandidateFilter.SEVEN),
                new Mode<>("filter-8", null, KeyCombination.valueOf("Alt+8"), CandidateFilter.EIGHT),
                new Mode<>("filter-9", null, KeyCombination.valueOf("Alt+9"), CandidateFilter.NINE),
                new Mode<>("filter-bivalue", null, KeyCombination.valueOf("Alt+B"), CandidateFilter.BIVALUE));
    }

    /// Returns the options for entering and checking digits that the menus have.
    public List<Toggle> entering() {
        return List.of(digitFirst, checks);
    }

    /// Returns the toggles for the appearance of the window, in menu order.
    public List<Toggle> all() {
        return List.of(marks, labels, side, timed);
    }
}
