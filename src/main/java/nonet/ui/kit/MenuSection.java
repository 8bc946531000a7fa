package nonet.ui.kit;

import java.util.List;
import java.util.stream.Stream;

/// The sections of the menus, in the order of the menu bar. The list of keys has the same order.
public enum MenuSection {
    OPEN(Menu.FILE),
    IMPORT(Menu.FILE),
    SAVE(Menu.FILE),
    EXPORT_BOARD(Menu.FILE),
    EXPORT_PUZZLE(Menu.FILE),
    EXPORT_SEARCH(Menu.FILE),
    PRINT(Menu.FILE),
    CLOSE(Menu.FILE),
    QUIT(Menu.FILE),
    HISTORY(Menu.EDIT),
    COPY_BOARD(Menu.EDIT),
    COPY_PUZZLE(Menu.EDIT),
    PASTE(Menu.EDIT),
    COLORS(Menu.EDIT),
    ERASE_COLORS(Menu.EDIT),
    LINKS(Menu.EDIT),
    TURN(Menu.EDIT),
    DISGUISE(Menu.EDIT),
    DOCUMENT(Menu.EDIT),
    PREFERENCES(Menu.EDIT),
    MODE(Menu.VIEW),
    TEXT_SIZE(Menu.VIEW),
    SCREEN(Menu.VIEW),
    LOGIC(Menu.PLAY),
    MARKS(Menu.PLAY),
    CHECK(Menu.PLAY),
    SAVE_POINTS(Menu.PLAY),
    FILM(Menu.PLAY),
    SOLUTIONS(Menu.WATCH),
    RUN(Menu.WATCH),
    STEP(Menu.WATCH),
    SEARCH(Menu.WATCH),
    STEERING(Menu.WATCH),
    PUZZLES(Menu.TOOLS),
    ENGINES(Menu.TOOLS),
    SETTING(Menu.TOOLS),
    LEARN(Menu.LEARN),
    HELP(Menu.HELP);

    /// The menus of the menu bar, in order.
    public enum Menu {
        FILE,
        EDIT,
        VIEW,
        PLAY,
        WATCH,
        TOOLS,
        LEARN,
        HELP
    }

    private final Menu menu;

    MenuSection(Menu menu) {
        this.menu = menu;
    }

    /// Returns the sections of a menu, in order.
    public static List<MenuSection> of(Menu menu) {
        return Stream.of(values()).filter(section -> section.menu == menu).toList();
    }
}
