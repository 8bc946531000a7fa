package nonet.ui.shell;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import nonet.ui.kit.Messages;
import nonet.ui.shell.control.MainController;

/// The title of a main window: the name of the file or the puzzle, with an asterisk before it if the board has unsaved
/// changes.
final class WindowTitle {

    private WindowTitle() {}

    static StringBinding of(Messages messages, MainController main) {
        return Bindings.createStringBinding(
                () -> of(
                        messages,
                        main.identity().name(),
                        main.identity().origin().modified()),
                main.identity().originProperty(),
                main.edit().historyProperty());
    }

    private static String of(Messages messages, String name, boolean modified) {
        if (modified) {
            return messages.get("window.title-modified", name.isEmpty() ? messages.get("window.untitled") : name);
        }
        return name.isEmpty() ? messages.get("window.title") : messages.get("window.title-named", name);
    }
}
