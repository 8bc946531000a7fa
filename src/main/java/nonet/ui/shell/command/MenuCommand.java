package nonet.ui.shell.command;

import nonet.ui.kit.Command;
import nonet.ui.kit.MenuSection;

/// A command of the main window and its section of the menus.
record MenuCommand(Command command, MenuSection section) {}
