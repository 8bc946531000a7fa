package nonet.ui.kit;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The icons on buttons and in menus, named by their meaning.
public enum Icon {
    BOOKMARK(Feather.BOOKMARK),
    BREAKPOINTS(Feather.FLAG),
    CHECK(Feather.CHECK_CIRCLE),
    CLEAR(Feather.DELETE),
    CLOSE(Feather.X),
    COLLAPSE(Feather.MINIMIZE_2),
    COLORS(Feather.DROPLET),
    COMMENT(Feather.MESSAGE_SQUARE),
    COMPARE(Feather.BAR_CHART_2),
    COPY(Feather.COPY),
    COUNT(Feather.HASH),
    EXPORT(Feather.SHARE),
    FILTER(Feather.FILTER),
    FIT(Feather.MAXIMIZE),
    GENERATE(Feather.SHUFFLE),
    GUIDE(Feather.BOOK),
    HINT(Feather.ZAP),
    LIBRARY(Feather.BOOK_OPEN),
    MARK(Feather.EDIT_2),
    NEW(Feather.FILE_PLUS),
    NEXT_SOLUTION(Feather.CHEVRONS_RIGHT),
    OPEN(Feather.FOLDER),
    PASTE(Feather.CLIPBOARD),
    PAUSE(Feather.PAUSE),
    PRACTICE(Feather.TARGET),
    PREFERENCES(Feather.SETTINGS),
    PRINT(Feather.PRINTER),
    RACE(Feather.COLUMNS),
    REDO(Feather.CORNER_UP_RIGHT),
    RESET(Feather.ROTATE_CCW),
    RUN(Feather.PLAY),
    RUN_BACK(Feather.REWIND),
    RUN_UNTIL(Feather.FLAG),
    SAVE(Feather.SAVE),
    SIDE_PANE(Feather.SIDEBAR),
    SOLVED(Feather.AWARD),
    STEP(Feather.CHEVRON_RIGHT),
    STEP_BACK(Feather.CHEVRON_LEFT),
    TAKE(Feather.DOWNLOAD),
    TO_START(Feather.SKIP_BACK),
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
