package nonet.ui.library;

import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.in;

import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Button;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.library.PuzzleCollection;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// The collections, and a field for the name of a new one or a new name.
final class CollectionList extends VBox {

    private final LibraryController controller;
    private final ListView<PuzzleCollection> list;
    private boolean following;

    CollectionList(Messages messages, Controls controls, LibraryController controller, FilePicker files) {
        this.controller = controller;
        LibraryWords words = new LibraryWords(messages);
        getStyleClass().add("library-collections");
        list = new ListView<>(controller.collections.all);
        list.setId("library-collections");
        list.setAccessibleText(messages.get("library.collections"));
        list.setCellFactory(_ -> new Row(messages, words));
        list.getSelectionModel().selectedItemProperty().addListener((change, before, now) -> {
            if (now != null && !following) {
                controller.collections.selected.set(now);
            }
        });
        ViewListeners.onInvalidation(this, controller.collections.selected, this::follow);
        ViewListeners.onListChange(this, controller.collections.all, this::follow);
        VBox.setVgrow(list, Priority.ALWAYS);
        BooleanBinding own = in(controller.collections.selected, collection -> !collection.isPack());
        TextField name = new TextField();
        name.setId("collection-name");
        name.setPromptText(messages.get("library.collection-name"));
        name.setAccessibleText(messages.get("library.collection-name"));
        BooleanBinding named = name.textProperty().isNotEmpty();
        Button make =
                controls.namedButton("collection-make", named, () -> controller.editor.makeCollection(name.getText()));
        Button rename = controls.namedButton(
                "collection-rename", named.and(own), () -> controller.editor.renameCollection(name.getText()));
        Button remove = controls.namedButton("collection-remove", own, controller.moves::removeCollection);
        Button save = controls.namedButton(
                "collection-save",
                controller.filled,
                () -> controller.files.save(files, controller.collections.selectedName(), controller.inCollection()));
        name.setOnAction(enter -> make.fire());
        FlowPane row = flow("library-row", make, rename, remove, save);
        getChildren().addAll(list, name, row);
    }

    private void follow() {
        following = true;
        long wanted = controller.collections.selected.get().id();
        for (PuzzleCollection each : controller.collections.all) {
            if (each.id() == wanted) {
                list.getSelectionModel().select(each);
            }
        }
        following = false;
    }

    /// A collection with the numbers of its puzzles. Puzzles can be dropped on one of the user.
    private final class Row extends ListCell<PuzzleCollection> {

        private final Messages messages;
        private final LibraryWords words;

        Row(Messages messages, LibraryWords words) {
            this.messages = messages;
            this.words = words;
            PuzzleDrag.to(this, controller);
        }

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
    }
}
