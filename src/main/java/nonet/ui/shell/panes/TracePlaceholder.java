package nonet.ui.shell.panes;

import static nonet.ui.kit.Parts.column;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import nonet.ui.kit.ViewListeners;
import nonet.ui.shell.edit.EditController;

/// The placeholder in the trace before a search begins, which offers the possible actions. On an empty board these are
/// the ways to get a puzzle, unless the line above the board has them, and then to run the engine.
final class TracePlaceholder extends StackPane {

    private final WindowPanes panes;

    TracePlaceholder(WindowPanes panes) {
        this.panes = panes;
        EditController edit = panes.main.edit();
        Node offering =
                part("trace.empty-board", new PuzzleLinks(panes, "trace").all().toArray(Hyperlink[]::new));
        Node empty = part("trace.no-puzzle");
        Node ready = part("trace.empty", link("solve"));
        getStyleClass().add("trace-empty");
        getChildren().addAll(offering, empty, ready);
        Runnable show = () -> show(edit, offering, empty, ready);
        ViewListeners.onInvalidation(this, edit.history, show);
        ViewListeners.onInvalidation(this, panes.offered, show);
        show.run();
    }

    private void show(EditController edit, Node offering, Node empty, Node ready) {
        boolean bare = edit.document().isBare();
        boolean offered = panes.offered.get();
        offering.setVisible(bare && !offered);
        empty.setVisible(bare && offered);
        ready.setVisible(!bare);
    }

    private Node part(String sentence, Hyperlink... links) {
        Label label = new Label(panes.services.messages().get(sentence));
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        VBox part = column("trace-offer", label);
        part.setAlignment(Pos.CENTER_LEFT);
        part.managedProperty().bind(part.visibleProperty());
        for (Hyperlink link : links) {
            part.getChildren().add(link);
        }
        return part;
    }

    private Hyperlink link(String id) {
        Hyperlink link = panes.services.controls().link(panes.command(id));
        link.setId("trace-" + id);
        return link;
    }
}
