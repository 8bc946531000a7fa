package nonet.ui.library;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.library.PuzzleCollection;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The shelves, and a field for the name of a new one or a new name.
final class ShelfList extends VBox {

    private final LibraryController controller;
    private final ListView<PuzzleCollection> list;
    private boolean following;

    ShelfList(Messages texts, Controls controls, LibraryController controller) {
        this.controller = controller;
        LibraryWords words = new LibraryWords(texts);
        getStyleClass().add("library-shelves");
        list = new ListView<>(controller.shelves());
        list.setId("library-shelves");
        list.setAccessibleText(texts.get("library.shelves"));
        list.setCellFactory(owner -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable PuzzleCollection shelf, boolean empty) {
                super.updateItem(shelf, empty);
                setText(
                        shelf == null || empty
                                ? null
                                : texts.get("library.shelf", words.of(shelf), shelf.size(), shelf.solved()));
            }
        });
        list.getSelectionModel().selectedItemProperty().addListener((change, before, now) -> {
            if (now != null && !following) {
                controller.shelfProperty().set(now);
            }
        });
        controller.shelfProperty().subscribe(this::follow);
        controller.shelves().addListener((ListChangeListener<PuzzleCollection>) change -> follow());
        VBox.setVgrow(list, Priority.ALWAYS);
        BooleanBinding own = Bindings.createBooleanBinding(
                () -> !controller.shelfProperty().get().isPack(), controller.shelfProperty());
        TextField name = new TextField();
        name.setId("shelf-name");
        name.setPromptText(texts.get("library.shelf-name"));
        name.setAccessibleText(texts.get("library.shelf-name"));
        BooleanBinding named = name.textProperty().isNotEmpty();
        Button make = controls.namedButton(new Command(
                "shelf-make", null, null, named, () -> controller.editor().makeShelf(name.getText())));
        Button rename = controls.namedButton(new Command(
                "shelf-rename",
                null,
                null,
                named.and(own),
                () -> controller.editor().renameShelf(name.getText())));
        Button remove =
                controls.namedButton(new Command("shelf-remove", null, null, own, controller.editor()::removeShelf));
        name.setOnAction(enter -> make.fire());
        HBox row = new HBox(make, rename, remove);
        row.getStyleClass().add("library-row");
        getChildren().addAll(list, name, row);
    }

    private void follow() {
        following = true;
        long wanted = controller.shelfProperty().get().id();
        for (PuzzleCollection each : controller.shelves()) {
            if (each.id() == wanted) {
                list.getSelectionModel().select(each);
            }
        }
        following = false;
    }
}
