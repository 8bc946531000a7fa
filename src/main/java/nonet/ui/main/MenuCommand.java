package nonet.ui.main;

import nonet.ui.kit.Command;

/// A command of the main window and the section of the menus in which it stands.
record MenuCommand(Command command, MenuSection section) {}
