package nonet.ui.generate;

import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Dialogs;
import org.jspecify.annotations.Nullable;

/// The dialog for generating a puzzle. It keeps the last request; closing it ends the search.
public final class GenerateDialog {

    private final Messages messages;
    private final Dialogs dialogs;
    private final GenerateController controller;
    private final Runnable retelling = this::forget;
    private @Nullable Dialog<ButtonType> dialog;

    public GenerateDialog(Messages messages, Dialogs dialogs, GenerateController controller) {
        this.messages = messages;
        this.dialogs = dialogs;
        this.controller = controller;
        messages.onChange(retelling);
    }

    /// The dialog is closed when the language changes, and created again in the new one.
    private void forget() {
        dialog = null;
    }

    /// Shows the dialog. The window it belongs to must be open.
    public void show() {
        if (dialog == null) {
            dialog = create();
        }
        dialog.show();
    }

    /// Closes the dialog.
    public void close() {
        if (dialog != null) {
            dialog.close();
        }
    }

    private Dialog<ButtonType> create() {
        ButtonType make = new ButtonType(messages.get("generate.make"), ButtonBar.ButtonData.OK_DONE);
        Dialog<ButtonType> created = dialogs.create(
                messages.get("generate.title"), new GenerateView(messages, controller), make, dialogs.cancel());
        created.getDialogPane().setId("generate-dialog");
        Node button = created.getDialogPane().lookupButton(make);
        button.setId("generate-make");
        button.disableProperty()
                .bind(controller
                        .runningProperty()
                        .or(controller.refusalProperty().isNotEmpty()));
        button.addEventFilter(ActionEvent.ACTION, event -> {
            event.consume();
            controller.make();
        });
        created.setOnHidden(hidden -> controller.stop());
        return created;
    }
}
