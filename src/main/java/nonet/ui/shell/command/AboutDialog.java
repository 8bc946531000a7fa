package nonet.ui.shell.command;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.wrapped;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Dialogs;
import nonet.ui.shell.control.About;
import org.jspecify.annotations.Nullable;

/// The dialog about the program: versions, license, folders, the licenses of what it contains, and where newer versions
/// come from.
final class AboutDialog {

    private final Messages messages;
    private final Dialogs dialogs;
    private final About about;
    private final Consumer<Path> open;

    /// @param open opens a file or folder with the desktop
    AboutDialog(Messages messages, Dialogs dialogs, About about, Consumer<Path> open) {
        this.messages = messages;
        this.dialogs = dialogs;
        this.about = about;
        this.open = open;
    }

    /// @param report shows the report of a problem
    void show(Runnable report) {
        Label name = wrapped(styled("about-name", new Label(messages.get("about.text", about.version()))));
        GridPane facts = styled("about-facts", new GridPane());
        fact(facts, "Java", about.java());
        fact(facts, "JavaFX", about.javaFx());
        fact(facts, messages.get("about.system"), about.system());
        fact(facts, messages.get("about.license"), "MIT");
        link(facts, "about.licenses", "about-licenses", about.licenses());
        link(facts, "about.settings", "about-settings", about.settings());
        link(facts, "about.log", "about-log", about.log());
        ButtonType problem = new ButtonType(messages.get("command.problem"), ButtonBar.ButtonData.LEFT);
        Label updates = wrapped(styled("about-updates", new Label(messages.get("about.updates"))));
        updates.setId("about-updates");
        VBox content = column("about", name, facts, updates);
        Dialog<ButtonType> dialog = dialogs.create(messages.get("about.title"), content, problem, dialogs.close());
        dialog.getDialogPane().setId("about");
        Button reporting = (Button) dialog.getDialogPane().lookupButton(problem);
        reporting.setId("about-report");
        reporting.addEventFilter(ActionEvent.ACTION, pressed -> {
            pressed.consume();
            report.run();
        });
        dialog.show();
    }

    private static void fact(GridPane facts, String name, String value) {
        facts.addRow(facts.getRowCount(), key(name), new Label(value));
    }

    private void link(GridPane facts, String key, String id, @Nullable Path file) {
        if (file != null) {
            Hyperlink link = new Hyperlink(file.toString());
            link.setId(id);
            link.setOnAction(clicked -> open.accept(file));
            facts.addRow(facts.getRowCount(), key(messages.get(key)), link);
        }
    }

    private static Label key(String text) {
        Label key = styled("about-key", new Label(text));
        key.setMinWidth(Label.USE_PREF_SIZE);
        return key;
    }
}
