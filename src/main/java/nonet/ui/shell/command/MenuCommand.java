package nonet.ui.shell.command;

import nonet.ui.kit.Command;
import nonet.ui.kit.MenuSection;

/// A command of the main window and the section of the menus in which it stands.
record MenuCommand(Command command, MenuSection section) {}
