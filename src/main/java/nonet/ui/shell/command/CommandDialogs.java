package nonet.ui.shell.command;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.styled;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.play.Bookmark;
import nonet.play.Branch;
import nonet.play.Document;
import nonet.play.SavePoint;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Dialogs;
import nonet.ui.kit.window.Typing;
import nonet.ui.shell.control.About;
import nonet.ui.shell.file.SaveController;
import org.jspecify.annotations.Nullable;

/// The dialogs of the window's commands: links, the comment, the keys, the report of a problem, and About.
public final class CommandDialogs {

    private final Messages messages;
    private final Dialogs dialogs;
    private final About about;
    private final AboutDialog aboutDialog;

    /// @param open opens a file or folder with the desktop
    public CommandDialogs(Messages messages, Dialogs dialogs, About about, Consumer<Path> open) {
        this.messages = messages;
        this.dialogs = dialogs;
        this.about = about;
        aboutDialog = new AboutDialog(messages, dialogs, about, open);
    }

    /// Returns the dialogs on transformations of the board.
    TransformDialogs transforms() {
        return new TransformDialogs(messages, dialogs);
    }

    /// Offers links to copy or to open. Nothing is sent before a click.
    public void showLinks(List<SaveController.Link> links, Consumer<String> copy, Consumer<String> browse) {
        GridPane grid = styled("links", new GridPane());
        Label nothing = new Label(messages.get("links.nothing"));
        nothing.setWrapText(true);
        grid.add(nothing, 0, 0, 3, 1);
        for (int i = 0; i < links.size(); i++) {
            SaveController.Link link = links.get(i);
            Button copied = new Button(messages.get("links.copy"), Icon.COPY.node());
            copied.setId("copy-link-" + i);
            copied.setOnAction(clicked -> copy.accept(link.address()));
            Button opened = new Button(messages.get("links.open"), Icon.EXPORT.node());
            opened.setId("open-link-" + i);
            opened.setOnAction(clicked -> browse.accept(link.address()));
            VBox site = column("link-site", new Label(link.site()));
            if (!link.lost().isEmpty()) {
                Label lost = styled("link-lost", new Label(link.lost()));
                lost.setWrapText(true);
                site.getChildren().add(lost);
            }
            grid.addRow(i + 1, site, copied, opened);
        }
        Dialog<ButtonType> dialog = dialogs.create(messages.get("links.title"), grid, dialogs.close());
        dialog.getDialogPane().setId("links");
        dialog.show();
    }

    /// Lets the user edit the comment on the puzzle.
    void askComment(String comment, Consumer<String> changed) {
        TextArea text = new TextArea(comment);
        text.setId("comment-text");
        text.setWrapText(true);
        text.setPromptText(messages.get("comment.prompt"));
        text.setPrefSize(420, 200);
        Typing.acceptOnly(text, now -> now.length() <= Document.LONGEST_COMMENT);
        ButtonType keep = dialogs.take("comment.keep");
        VBox content = column("comment", text);
        VBox.setVgrow(text, Priority.ALWAYS);
        Dialog<String> dialog = dialogs.create(messages.get("comment.title"), content, keep, dialogs.cancel());
        dialog.getDialogPane().setId("comment-dialog");
        dialog.setResizable(true);
        ask(dialog, text, keep, changed);
    }

    /// Lets the user write the note of a bookmark.
    ///
    /// @param kept accepts the note, which may be empty
    public void askNote(String note, Consumer<String> kept) {
        Label name = new Label(messages.get("bookmark.prompt"));
        ButtonType keep = dialogs.take("bookmark.keep");
        askLine("bookmark", messages.get("bookmark.title"), name, keep, note, Bookmark.LONGEST_NOTE, kept);
    }

    /// Lets the user name a save point.
    ///
    /// @param kept accepts the name, which may be empty
    void askSavePoint(String name, Consumer<String> kept) {
        Label prompt = new Label(messages.get("save-point.prompt"));
        ButtonType keep = dialogs.take("save-point.keep");
        askLine("save-point", messages.get("save-point.title"), prompt, keep, name, SavePoint.LONGEST_NAME, kept);
    }

    /// Lets the user name a branch of the search.
    ///
    /// @param named accepts the title, which may be empty
    void askBranch(String title, Consumer<String> named) {
        Label prompt = new Label(messages.get("branch.prompt"));
        ButtonType keep = dialogs.take("bookmark.keep");
        askLine("branch", messages.get("branch.title"), prompt, keep, title, Branch.LONGEST_TITLE, named);
    }

    private void askLine(
            String id, String title, Label name, ButtonType keep, String line, int longest, Consumer<String> kept) {
        TextField text = new TextField(line);
        text.setId(id + "-text");
        text.setPrefColumnCount(32);
        name.setLabelFor(text);
        VBox content = column("comment", name, text);
        Typing.acceptOnly(text, now -> now.length() <= longest);
        Dialog<String> dialog = dialogs.create(title, content, keep, dialogs.cancel());
        dialog.getDialogPane().setId(id + "-dialog");
        ask(dialog, text, keep, kept);
    }

    private static void ask(Dialog<String> dialog, TextInputControl text, ButtonType keep, Consumer<String> kept) {
        dialog.setResultConverter(button -> button == keep ? text.getText() : null);
        dialog.setOnHidden(_ -> {
            if (dialog.getResult() != null) {
                kept.accept(dialog.getResult());
            }
        });
        dialog.show();
        text.requestFocus();
        text.end();
    }

    /// Lists keys by their effects.
    public void showKeys(List<KeyRows.Group> groups) {
        KeysView keys = new KeysView(messages, groups);
        Dialog<ButtonType> dialog = dialogs.create(messages.get("keys.title"), keys, dialogs.close());
        dialog.getDialogPane().setId("keys-dialog");
        dialog.show();
        keys.begin();
    }

    /// Lets the user find a command or an option of the menus, and runs it.
    public void findCommand(List<Menu> menus) {
        SimpleObjectProperty<@Nullable MenuItem> chosen = new SimpleObjectProperty<>();
        Dialog<ButtonType> dialog =
                dialogs.create(messages.get("find.title"), new FindView(messages, menus, chosen::set), dialogs.close());
        dialog.getDialogPane().setId("find-dialog");
        dialog.setResizable(true);
        chosen.addListener(_ -> dialog.close());
        // Not before the dialog is gone, so that the command finds the window as it was.
        dialog.setOnHidden(_ -> {
            MenuItem item = chosen.get();
            if (item instanceof CheckMenuItem check) {
                check.setSelected(!check.isSelected());
            } else if (item instanceof RadioMenuItem radio) {
                radio.setSelected(true);
            } else if (item != null) {
                item.fire();
            }
        });
        dialog.show();
        ((FindView) dialog.getDialogPane().getContent()).begin();
    }

    /// @param report shows the report of a problem
    void showAbout(Runnable report) {
        aboutDialog.show(report);
    }

    /// Shows the report of a problem as text to look through and to copy. Nothing is sent.
    ///
    /// @param work the content of the board, one fact per line
    void showReport(List<String> work) {
        String report = about.report(work);
        Label lead = new Label(messages.get("report.about"));
        lead.setWrapText(true);
        lead.setMinHeight(Label.USE_PREF_SIZE);
        TextArea text = new TextArea(report);
        text.setId("report-text");
        text.setEditable(false);
        text.setPrefSize(620, 360);
        lead.setLabelFor(text);
        VBox content = column("comment", lead, text);
        VBox.setVgrow(text, Priority.ALWAYS);
        ButtonType copy = dialogs.take("about.copy");
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
