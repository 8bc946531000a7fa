package nonet.ui.library;

import javafx.scene.control.ListCell;
import javafx.scene.control.TableRow;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import nonet.library.LibraryEntry;
import nonet.library.PuzzleCollection;

/// Selected puzzles dragged to a collection, or as lines to another program. Puzzles of packs are copied.
final class PuzzleDrag {

    private PuzzleDrag() {}

    /// Lets the rows of a table be dragged.
    static void from(TableRow<LibraryEntry> row, LibraryController controller) {
        row.setOnDragDetected(mouse -> {
            if (row.isEmpty() || controller.chosen.get().isEmpty()) {
                return;
            }
            Dragboard board = row.startDragAndDrop(TransferMode.COPY_OR_MOVE);
            ClipboardContent content = new ClipboardContent();
            content.putString(LibraryFiles.lines(controller.chosen.get()));
            board.setContent(content);
            mouse.consume();
        });
    }

    /// Lets the collection of a cell receive puzzles.
    static void to(ListCell<PuzzleCollection> cell, LibraryController controller) {
        cell.setOnDragOver(drag -> {
            if (isWelcome(drag, cell)) {
                drag.acceptTransferModes(
                        isOwn(controller) ? TransferMode.COPY_OR_MOVE : new TransferMode[] {TransferMode.COPY});
                drag.consume();
            }
        });
        cell.setOnDragDropped(drag -> {
            if (isWelcome(drag, cell)) {
                if (drag.getTransferMode() == TransferMode.MOVE) {
                    controller.moves.moveTo(cell.getItem().name());
                } else {
                    controller.moves.copyTo(cell.getItem().name());
                }
                drag.setDropCompleted(true);
                drag.consume();
            }
        });
    }

    private static boolean isWelcome(DragEvent drag, ListCell<PuzzleCollection> cell) {
        return drag.getGestureSource() instanceof TableRow<?>
                && cell.getItem() != null
                && !cell.getItem().isPack();
    }

    private static boolean isOwn(LibraryController controller) {
        return controller.chosen.get().stream().noneMatch(controller.collections::isOfPack);
    }
}
