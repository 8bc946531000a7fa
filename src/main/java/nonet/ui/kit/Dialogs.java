package nonet.ui.kit;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Questions and notices, each in a small window before the main one. All wait until they are answered.
public final class Dialogs {

    private final Supplier<@Nullable Window> owner;
    private final Texts texts;

    /// @param owner the window that dialogs belong to, asked for each time; null while there is none
    public Dialogs(Supplier<@Nullable Window> owner, Texts texts) {
        this.owner = owner;
        this.texts = texts;
    }

    /// Says in one sentence what did not work, and below it what to do about it or why, if there is more to say.
    public void error(String sentence, @Nullable String more) {
        Alert alert = alert(Alert.AlertType.ERROR, Icon.ERROR, "danger", sentence, more);
        alert.setTitle(texts.get("dialog.error"));
        alert.getButtonTypes().setAll(close());
        alert.showAndWait();
    }

    /// Tells something, such as what program this is.
    public void notice(String title, String sentence, @Nullable String more) {
        Alert alert = alert(Alert.AlertType.INFORMATION, Icon.ABOUT, "accent", sentence, more);
        alert.setTitle(title);
        alert.getButtonTypes().setAll(close());
        alert.showAndWait();
    }

    /// Asks whether to do something.
    ///
    /// @param verb what the button says that does it, such as "Discard"
    public boolean confirm(String question, @Nullable String more, String verb) {
        ButtonType yes = new ButtonType(verb, ButtonBar.ButtonData.OK_DONE);
        Alert alert = alert(Alert.AlertType.CONFIRMATION, Icon.HELP, "accent", question, more);
        alert.setTitle(texts.get("dialog.confirm"));
        alert.getButtonTypes().setAll(yes, cancel());
        return alert.showAndWait().orElse(null) == yes;
    }

    /// Lets the user choose one of several things, and shows a picture of the one looked at.
    ///
    /// @param verb what the button says that takes it, such as "Open"
    /// @param name the line of a thing in the list
    /// @param preview the picture of a thing
    /// @return the thing, or null if the user wants none
    public <T> @Nullable T choose(
            String title, List<T> things, String verb, Function<T, String> name, Function<T, Node> preview) {
        ListView<T> list = new ListView<>();
        list.setId("choices");
        list.getItems().setAll(things);
        list.setCellFactory(_ -> new NamedCell<>(name));
        StackPane picture = new StackPane();
        picture.setId("preview");
        list.getSelectionModel().selectedItemProperty().addListener((_, _, thing) -> picture.getChildren()
                .setAll(thing == null ? List.of() : List.of(preview.apply(thing))));
        list.getSelectionModel().selectFirst();

        BorderPane content = new BorderPane(picture);
        content.setLeft(list);
        content.getStyleClass().add("choice");
        ButtonType take = new ButtonType(verb, ButtonBar.ButtonData.OK_DONE);
        Dialog<T> dialog = new Dialog<>();
        dialog.initOwner(owner.get());
        dialog.setTitle(title);
        dialog.setResizable(true);
        dialog.getDialogPane().getStylesheets().add(stylesheet());
        dialog.getDialogPane().setContent(content);
        dialog.getDialogPane().getButtonTypes().setAll(take, cancel());
        dialog.setResultConverter(
                button -> button == take ? list.getSelectionModel().getSelectedItem() : null);
        list.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                accept(dialog, list);
            }
        });
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                accept(dialog, list);
            }
        });
        Platform.runLater(list::requestFocus);
        return dialog.showAndWait().orElse(null);
    }

    private static <T> void accept(Dialog<T> dialog, ListView<T> list) {
        T chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            dialog.setResult(chosen);
            dialog.close();
        }
    }

    private Alert alert(Alert.AlertType type, Icon icon, String tone, String sentence, @Nullable String more) {
        Alert alert = new Alert(type);
        alert.initOwner(owner.get());
        alert.setHeaderText(sentence);
        alert.setContentText(more);
        Node picture = icon.node();
        picture.getStyleClass().addAll("dialog-icon", tone);
        alert.setGraphic(picture);
        alert.getDialogPane().getStylesheets().add(stylesheet());
        alert.getDialogPane().setId("dialog");
        return alert;
    }

    private ButtonType close() {
        return new ButtonType(texts.get("dialog.close"), ButtonBar.ButtonData.CANCEL_CLOSE);
    }

    private ButtonType cancel() {
        return new ButtonType(texts.get("dialog.cancel"), ButtonBar.ButtonData.CANCEL_CLOSE);
    }

    private static String stylesheet() {
        return Objects.requireNonNull(Dialogs.class.getResource("dialogs.css"))
                .toExternalForm();
    }

    private static final class NamedCell<T> extends ListCell<T> {

        private final Function<T, String> name;

        NamedCell(Function<T, String> name) {
            this.name = name;
        }

        @Override
        protected void updateItem(@Nullable T thing, boolean empty) {
            super.updateItem(thing, empty);
            setText(thing == null || empty ? null : name.apply(thing));
        }
    }
}
