package nonet.ui.library;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
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
import nonet.ui.kit.Follow;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The collections, and a field for the name of a new one or a new name.
final class CollectionList extends VBox {

    private final LibraryController controller;
    private final ListView<PuzzleCollection> list;
    private boolean following;

    CollectionList(Messages messages, Controls controls, LibraryController controller) {
        this.controller = controller;
        LibraryWords words = new LibraryWords(messages);
        getStyleClass().add("library-collections");
        list = new ListView<>(controller.collections());
        list.setId("library-collections");
        list.setAccessibleText(messages.get("library.collections"));
        list.setCellFactory(owner -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable PuzzleCollection collection, boolean empty) {
                super.updateItem(collection, empty);
                setText(
                        collection == null || empty
                                ? null
                                : messages.get(
                                        "library.collection",
                                        words.of(collection),
                                        collection.size(),
                                        collection.solved()));
            }
        });
        list.getSelectionModel().selectedItemProperty().addListener((change, before, now) -> {
            if (now != null && !following) {
                controller.collectionProperty().set(now);
            }
        });
        Follow.invalidation(this, controller.collectionProperty(), this::follow);
        Follow.invalidation(this, controller.collections(), this::follow);
        VBox.setVgrow(list, Priority.ALWAYS);
        BooleanBinding own = Bindings.createBooleanBinding(
                () -> !controller.collectionProperty().get().isPack(), controller.collectionProperty());
        TextField name = new TextField();
        name.setId("collection-name");
        name.setPromptText(messages.get("library.collection-name"));
        name.setAccessibleText(messages.get("library.collection-name"));
        BooleanBinding named = name.textProperty().isNotEmpty();
        Button make = controls.namedButton(new Command(
                "collection-make", null, null, named, () -> controller.editor().makeCollection(name.getText())));
        Button rename = controls.namedButton(new Command(
                "collection-rename",
                null,
                null,
                named.and(own),
                () -> controller.editor().renameCollection(name.getText())));
        Button remove = controls.namedButton(
                new Command("collection-remove", null, null, own, controller.editor()::removeCollection));
        name.setOnAction(enter -> make.fire());
        HBox row = new HBox(make, rename, remove);
        row.getStyleClass().add("library-row");
        getChildren().addAll(list, name, row);
    }

    private void follow() {
        following = true;
        long wanted = controller.collectionProperty().get().id();
        for (PuzzleCollection each : controller.collections()) {
            if (each.id() == wanted) {
                list.getSelectionModel().select(each);
            }
        }
        following = false;
    }
}
