package nonet.ui.kit;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The icons on buttons and in menus, named by their meaning.
public enum Icon {
    ABOUT(Feather.INFO),
    BREAKPOINTS(Feather.OCTAGON),
    CHECK(Feather.CHECK_CIRCLE),
    CLEAR(Feather.DELETE),
    CLEAR_ALL(Feather.TRASH_2),
    CLOSE(Feather.X),
    COLLAPSE(Feather.MINIMIZE_2),
    COLORS(Feather.DROPLET),
    COMMENT(Feather.MESSAGE_SQUARE),
    COMPARE(Feather.BAR_CHART_2),
    COPY(Feather.COPY),
    COUNT(Feather.HASH),
    CUT(Feather.SCISSORS),
    DARK(Feather.MOON),
    ENGINE(Feather.CPU),
    ERROR(Feather.ALERT_CIRCLE),
    EXPAND(Feather.MAXIMIZE_2),
    EXPORT(Feather.SHARE),
    FILTER(Feather.FILTER),
    FIT(Feather.MAXIMIZE),
    GENERATE(Feather.SHUFFLE),
    GUIDE(Feather.BOOK),
    GUESS(Feather.GIT_BRANCH),
    HELP(Feather.HELP_CIRCLE),
    HINT(Feather.ZAP),
    IMAGE(Feather.IMAGE),
    LIBRARY(Feather.BOOK_OPEN),
    LIGHT(Feather.SUN),
    LOCK(Feather.LOCK),
    MARK(Feather.EDIT_2),
    MARKS(Feather.GRID),
    NEW(Feather.FILE_PLUS),
    NEXT_SOLUTION(Feather.CHEVRONS_RIGHT),
    OPEN(Feather.FOLDER),
    PASTE(Feather.CLIPBOARD),
    PAUSE(Feather.PAUSE),
    PRACTICE(Feather.TARGET),
    PREFERENCES(Feather.SETTINGS),
    PRINT(Feather.PRINTER),
    QUIT(Feather.LOG_OUT),
    REDO(Feather.CORNER_UP_RIGHT),
    RESET(Feather.ROTATE_CCW),
    RUN(Feather.PLAY),
    RUN_BACK(Feather.REWIND),
    RUN_UNTIL(Feather.FLAG),
    SAVE(Feather.SAVE),
    SEARCH(Feather.SEARCH),
    SIDE_PANE(Feather.SIDEBAR),
    SOLVED(Feather.AWARD),
    SPEED(Feather.FAST_FORWARD),
    STEP(Feather.CHEVRON_RIGHT),
    STEP_BACK(Feather.CHEVRON_LEFT),
    STOP(Feather.SQUARE),
    SYSTEM(Feather.MONITOR),
    TO_END(Feather.SKIP_FORWARD),
    TO_START(Feather.SKIP_BACK),
    TRACE(Feather.LIST),
    UNDO(Feather.CORNER_UP_LEFT),
    WARNING(Feather.ALERT_TRIANGLE),
    ZOOM_IN(Feather.ZOOM_IN),
    ZOOM_OUT(Feather.ZOOM_OUT);

    private final Feather feather;

    Icon(Feather feather) {
        this.feather = feather;
    }

    /// Returns a new node that shows the icon in the size and color of its surroundings.
    public FontIcon node() {
        return new FontIcon(feather);
    }
}
