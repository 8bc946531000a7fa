package nonet.ui.shell.command;

import java.util.Map;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Dialogs;

/// The report of a problem as text to look through and to copy. Nothing is sent.
final class ReportDialog {

    private ReportDialog() {}

    static void show(Messages messages, Dialogs dialogs, String report) {
        Label about = new Label(messages.get("report.about"));
        about.setWrapText(true);
        about.setMinHeight(Label.USE_PREF_SIZE);
        TextArea text = new TextArea(report);
        text.setId("report-text");
        text.setEditable(false);
        text.setPrefSize(620, 360);
        about.setLabelFor(text);
        VBox content = new VBox(about, text);
        content.getStyleClass().add("comment");
        VBox.setVgrow(text, Priority.ALWAYS);
        ButtonType copy = new ButtonType(messages.get("about.copy"), ButtonBar.ButtonData.OK_DONE);
        Dialog<ButtonType> dialog = dialogs.create(messages.get("problem.title"), content, copy, dialogs.close());
        dialog.getDialogPane().setId("problem-report");
        dialog.setResizable(true);
        Button copying = (Button) dialog.getDialogPane().lookupButton(copy);
        copying.setId("report-copy");
        copying.addEventFilter(ActionEvent.ACTION, pressed -> {
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, report));
            copying.setText(messages.get("report.copied"));
            pressed.consume();
        });
        dialog.show();
    }
}
