package nonet.ui.kit;

/// The sections of the menus, in the order of the menu bar. The list of keys has the same order.
public enum MenuSection {
    OPEN,
    IMPORT,
    SAVE,
    EXPORT_BOARD,
    EXPORT_SEARCH,
    PRINT,
    CLOSE,
    QUIT,
    HISTORY,
    COPY_BOARD,
    COPY_PUZZLE,
    PASTE,
    MARKS,
    COLORS,
    ERASE_COLORS,
    LINKS,
    DOCUMENT,
    CHECK,
    PREFERENCES,
    MODE,
    SOLUTIONS,
    RUN,
    STEP,
    LOGIC,
    TEXT_SIZE,
    SCREEN,
    HELP
}
