package nonet.ui.playback;

import static javafx.scene.input.KeyCode.DELETE;
import static javafx.scene.input.KeyCode.ENTER;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.wrappedLine;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.play.Bookmark;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.window.Typing;
import org.jspecify.annotations.Nullable;

/// The bookmarks of the document. A click or Enter shows the marked event, Delete removes its bookmark.
public final class BookmarksView extends BorderPane {

    /// What can be done with a bookmark.
    ///
    /// @param go shows its event
    /// @param note replaces its note
    /// @param remove removes it
    public record Actions(Consumer<Bookmark> go, BiConsumer<Bookmark, String> note, Consumer<Bookmark> remove) {}

    /// The keys of the list.
    public static final ViewKeys<BookmarksView> LIST_KEYS = ViewKeys.of(
            row(
                    "keys.list",
                    key(
                            ENTER,
                            view -> view.selected() != null,
                            view -> view.actions.go().accept(view.selected()))),
            row(
                    "keys.remove",
                    key(
                            DELETE,
                            view -> view.selected() != null,
                            view -> view.actions.remove().accept(view.selected()))));

    private final Messages messages;
    private final ListView<Bookmark> list = new ListView<>();
    private final Actions actions;

    public BookmarksView(
            Messages messages, Controls controls, ObservableValue<List<Bookmark>> bookmarks, Actions actions) {
        this.messages = messages;
        getStyleClass().add("trace-view");
        list.setId("bookmarks");
        // By this class the window knows that Delete does not clear the cell on the board.
        list.getStyleClass().add("bookmark-list");
        list.setAccessibleText(messages.get("bookmarks.title"));
        list.setCellFactory(_ -> new BookmarkCell(actions.go()));
        Label empty = styled("trace-note", new Label(messages.get("bookmarks.empty")));
        empty.setWrapText(true);
        list.setPlaceholder(empty);
        ViewListeners.observe(this, bookmarks, this::fill);
        this.actions = actions;
        LIST_KEYS.handle(list, this);
        BooleanBinding chosen = list.getSelectionModel().selectedItemProperty().isNotNull();
        TextField note = new TextField();
        note.setId("bookmark-note");
        note.setPromptText(messages.get("bookmark.prompt"));
        note.setAccessibleText(messages.get("bookmarks.note"));
        Typing.acceptOnly(note, now -> now.length() <= Bookmark.LONGEST_NOTE);
        note.disableProperty().bind(chosen.not());
        list.getSelectionModel()
                .selectedItemProperty()
                .subscribe(selected -> note.setText(selected == null ? "" : selected.note()));
        note.setOnAction(_ -> {
            Bookmark selected = list.getSelectionModel().getSelectedItem();
            if (selected != null) {
                actions.note().accept(selected, note.getText());
            }
        });
        HBox.setHgrow(note, Priority.ALWAYS);
        Button remove = controls.namedButton("bookmark-remove", chosen, () -> {
            Bookmark selected = list.getSelectionModel().getSelectedItem();
            if (selected != null) {
                actions.remove().accept(selected);
            }
        });
        HBox buttons = wrappedLine("bookmark-row", note, remove);
        setCenter(list);
        setBottom(buttons);
    }

    /// Shows the bookmarks; the selected bookmark stays selected, or the bookmark now in its place.
    private Bookmark selected() {
        return list.getSelectionModel().getSelectedItem();
    }

    private void fill(List<Bookmark> bookmarks) {
        Bookmark selected = list.getSelectionModel().getSelectedItem();
        int place = list.getSelectionModel().getSelectedIndex();
        list.getItems().setAll(bookmarks);
        if (selected == null || bookmarks.isEmpty()) {
            list.getSelectionModel().clearSelection();
            return;
        }
        int same = IntStream.range(0, bookmarks.size())
                .filter(index -> bookmarks.get(index).marksSame(selected))
                .findFirst()
                .orElse(Math.min(place, bookmarks.size() - 1));
        list.getSelectionModel().clearAndSelect(same);
    }

    /// One bookmark: its event and engine, and below them the note.
    private final class BookmarkCell extends ListCell<Bookmark> {

        private final Label place = new Label();
        private final Label note = new Label();
        private final VBox row = new VBox(place, note);

        BookmarkCell(Consumer<Bookmark> go) {
            place.getStyleClass().add("bookmark-place");
            note.setWrapText(true);
            setPrefWidth(0);
            setOnMouseClicked(click -> {
                Bookmark item = getItem();
                if (click.getButton() == MouseButton.PRIMARY && item != null) {
                    go.accept(item);
                }
            });
        }

        @Override
        protected void updateItem(@Nullable Bookmark bookmark, boolean empty) {
            super.updateItem(bookmark, empty);
            if (empty || bookmark == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            String engine = SearchNames.of(messages, bookmark.engine());
            place.setText(messages.get("bookmarks.place", bookmark.event() + 1, engine, bookmark.branch()));
            note.setText(bookmark.note().isEmpty() ? messages.get("bookmarks.no-note") : bookmark.note());
            setAccessibleText(messages.get("bookmarks.spoken", place.getText(), note.getText()));
            setGraphic(row);
        }
    }
}
