package nonet.ui.shell.command;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import nonet.play.SavePoint;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.shell.edit.SavePointController;

/// The menu of save points: the commands on them, a way to each, and a menu that removes one.
final class SavePointMenu extends Menu {

    private final Messages messages;

    /// @param owner the view that has this menu
    /// @param commands the commands on save points
    /// @param remove removes a save point
    SavePointMenu(
            Messages messages,
            Node owner,
            List<MenuItem> commands,
            SavePointController points,
            Consumer<SavePoint> remove) {
        super(messages.get("menu.save-points"));
        this.messages = messages;
        setId("menu-save-points");
        Menu removing = new Menu(messages.get("menu.save-points-remove"));
        removing.setId("menu-save-points-remove");
        Mnemonics.assign(commands, messages.locale());
        ViewListeners.observe(owner, points.points, all -> {
            getItems().setAll(commands);
            removing.getItems().clear();
            if (!all.isEmpty()) {
                getItems().add(new SeparatorMenuItem());
                for (int i = 0; i < all.size(); i++) {
                    getItems().add(item("go-save-point-" + (i + 1), all.get(i), points::go));
                    removing.getItems().add(item("remove-save-point-" + (i + 1), all.get(i), remove));
                }
                getItems().addAll(new SeparatorMenuItem(), removing);
            }
        });
    }

    private MenuItem item(String id, SavePoint point, Consumer<SavePoint> action) {
        int filled = 81 - point.board().grid().blanks().size();
        MenuItem item = new MenuItem(messages.get("menu.closed-board", point.name(), filled));
        item.setId(id);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> action.accept(point));
        return item;
    }
}
