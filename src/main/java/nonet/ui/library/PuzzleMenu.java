package nonet.ui.library;

import java.util.function.Consumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCombination;
import nonet.library.LibraryEntry;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;

/// The menu of the selected puzzles.
final class PuzzleMenu extends ContextMenu {

    private final Messages messages;
    private final LibraryController controller;

    PuzzleMenu(Messages messages, LibraryController controller, FilePicker files) {
        this.messages = messages;
        this.controller = controller;
        MenuItem open = item("library-menu-open", messages.get("command.library-open"), controller::open);
        MenuItem copy = item("library-menu-copy", messages.get("library.copy"), () -> copy(controller));
        copy.setAccelerator(KeyCombination.valueOf(LibraryTable.COPY));
        Menu moveTo = new Menu(messages.get("library.move-to"));
        moveTo.setId("library-menu-move");
        Menu copyTo = new Menu(messages.get("library.copy-to"));
        copyTo.setId("library-menu-copy-to");
        MenuItem save = item("library-menu-save", messages.get("library.save-as"), () -> save(controller, files));
        MenuItem remove = item("library-menu-remove", messages.get("command.library-remove"), controller.moves::remove);
        MenuItem rate = item("library-menu-rate", messages.get("library.rate-chosen"), controller::rateChosen);
        getItems()
                .addAll(
                        open,
                        copy,
                        rate,
                        new SeparatorMenuItem(),
                        moveTo,
                        copyTo,
                        save,
                        new SeparatorMenuItem(),
                        remove);
        setOnShowing(_ -> {
            boolean some = !controller.chosen.get().isEmpty();
            boolean own = controller.chosen.get().stream().anyMatch(each -> !controller.collections.isOfPack(each));
            fill(moveTo, controller.moves::moveTo);
            fill(copyTo, controller.moves::copyTo);
            for (MenuItem each : new MenuItem[] {open, copy, rate, copyTo, save}) {
                each.setDisable(!some);
            }
            moveTo.setDisable(!own);
            remove.setDisable(!own);
        });
    }

    /// Copies the selected puzzles as lines of 81 characters with their names.
    static void copy(LibraryController controller) {
        ClipboardContent content = new ClipboardContent();
        content.putString(LibraryFiles.lines(controller.chosen.get()));
        Clipboard.getSystemClipboard().setContent(content);
        controller.sayCopied();
    }

    /// Asks for a file for the selected puzzles.
    static void save(LibraryController controller, FilePicker files) {
        var chosen = controller.chosen.get();
        LibraryEntry first = chosen.getFirst();
        String name = chosen.size() == 1 ? controller.collections.nameOf(first) : controller.collections.selectedName();
        controller.files.save(files, name, chosen);
    }

    /// Offers the user's own collections, and a new one.
    private void fill(Menu menu, Consumer<String> take) {
        menu.getItems().clear();
        for (String name : controller.collections.own()) {
            MenuItem item = new MenuItem(name);
            // A name with an underscore has no mnemonic.
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> take.accept(name));
            menu.getItems().add(item);
        }
        MenuItem anew = new MenuItem(messages.get("library.new-collection"));
        anew.setOnAction(_ -> take.accept(controller.collections.freeName()));
        menu.getItems().add(anew);
    }

    private static MenuItem item(String id, String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
