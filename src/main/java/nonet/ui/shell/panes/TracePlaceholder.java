package nonet.ui.shell.panes;

import static nonet.ui.kit.Parts.column;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import nonet.grid.Puzzle;
import nonet.ui.kit.ViewListeners;
import nonet.ui.shell.command.CommandId;
import nonet.ui.shell.edit.EditController;

/// The placeholder in the trace before a search begins, which offers the possible actions. On an empty board these are
/// the ways to get a puzzle, unless the line above the board has them; where no digit is given, to make those that were
/// entered givens; and then to run the engine.
final class TracePlaceholder extends StackPane {

    private final WindowPanes panes;

    TracePlaceholder(WindowPanes panes) {
        this.panes = panes;
        EditController edit = panes.main.edit();
        Node offering =
                part("trace.empty-board", new PuzzleLinks(panes, "trace").all().toArray(Hyperlink[]::new));
        Node empty = part("trace.no-puzzle");
        Node entries = part("trace.entries", link(CommandId.GIVE_ENTRIES));
        Node ready = part("trace.empty", link("solve"));
        getStyleClass().add("trace-empty");
        getChildren().addAll(offering, empty, entries, ready);
        Runnable show = () -> show(edit, offering, empty, entries, ready);
        ViewListeners.onInvalidation(this, edit.history, show);
        ViewListeners.onInvalidation(this, panes.offered, show);
        show.run();
    }

    private void show(EditController edit, Node offering, Node empty, Node entries, Node ready) {
        boolean bare = edit.document().isBare();
        boolean offered = panes.offered.get();
        offering.setVisible(bare && !offered);
        empty.setVisible(bare && offered);
        boolean given = !edit.document().puzzle().equals(Puzzle.EMPTY);
        entries.setVisible(!bare && !given);
        ready.setVisible(given);
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
