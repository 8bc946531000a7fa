package nonet.ui.board;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.NodeOrientation;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.BoardInput;
import nonet.ui.board.frame.BoardStyle;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.board.frame.Selection;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// A sudoku board, square and as large as its area allows. It shows one [BoardFrame], keeps the selection, and passes
/// the user's input to its [BoardInput]; it changes no digit itself.
public final class Board extends Control {

    /// The keys of a board that write, for the list of keys.
    public static final List<ShortcutRow> WRITING_KEYS = BoardKeys.WRITING;

    /// The keys of a board that select cells, for the list of keys.
    public static final List<ShortcutRow> SELECTING_KEYS = BoardKeys.SELECTING;

    private final Messages messages;
    private final ObjectProperty<BoardFrame> frame = new SimpleObjectProperty<>(this, "frame", BoardFrame.EMPTY);
    private final ObjectProperty<Selection> selection = new SimpleObjectProperty<>(this, "selection", Selection.NONE);
    private final ObjectProperty<CandidateFilter> filter =
            new SimpleObjectProperty<>(this, "filter", CandidateFilter.OFF);
    private final ReadOnlyObjectWrapper<@Nullable Cell> pointed = new ReadOnlyObjectWrapper<>(this, "pointed");
    private final BooleanProperty labelsShown = new SimpleBooleanProperty(this, "labelsShown", true);
    private final ObjectProperty<@Nullable BoardInput> input = new SimpleObjectProperty<>(this, "input");

    private final Selecting selecting = new Selecting(selection);
    private final DigitPopup popup;
    private @Nullable Cell hovered;

    public Board(Messages messages) {
        this.messages = messages;
        popup = new DigitPopup(this, messages);
        setId("board");
        getStyleClass().add("board");
        setAccessibleRole(AccessibleRole.TABLE_VIEW);
        setAccessibleHelp(messages.get("board.help"));
        setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
        setFocusTraversable(true);
        new BoardKeys(this, selecting);
        selection.addListener(_ -> {
            notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
            notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTED_ITEMS);
        });
        selection.addListener(_ -> point());
        focusedProperty().addListener((_, _, now) -> {
            point();
            if (now && selection.get().focus() == null) {
                selection.set(Selection.of(Cell.of(40)));
            }
        });
    }

    /// Returns a board that only shows the last grid of a value.
    public static Board preview(Messages messages, ObservableValue<? extends @Nullable Grid> grid) {
        Board board = new Board(messages);
        board.labelsShownProperty().set(false);
        board.setFocusTraversable(false);
        board.setMouseTransparent(true);
        ViewListeners.observe(board, grid, shown -> {
            if (shown != null) {
                board.frame.set(BoardFrame.plain(shown));
            }
        });
        return board;
    }

    /// The content of the board.
    public ObjectProperty<BoardFrame> frameProperty() {
        return frame;
    }

    /// The selection. Changed by users and by the program.
    public ObjectProperty<Selection> selectionProperty() {
        return selection;
    }

    /// The filter that selects the highlighted blanks.
    public ObjectProperty<CandidateFilter> filterProperty() {
        return filter;
    }

    /// Whether rows and columns carry their numbers.
    public BooleanProperty labelsShownProperty() {
        return labelsShown;
    }

    /// The cell under the pointer, or else the focused cell; null if there is neither.
    public ReadOnlyObjectProperty<@Nullable Cell> pointedProperty() {
        return pointed.getReadOnlyProperty();
    }

    /// The receiver of the user's input, or null if the board is read-only.
    public ObjectProperty<@Nullable BoardInput> inputProperty() {
        return input;
    }

    @Override
    public String getUserAgentStylesheet() {
        return BoardStyle.sheet();
    }

    @Override
    protected Skin<Board> createDefaultSkin() {
        return new BoardSkin(this, messages, selecting);
    }

    /// Opens the digit popup at the focused cell and returns whether it could.
    boolean openChooser() {
        Cell focus = selection.get().focus();
        Node cell = focus == null ? null : lookup("#" + focus);
        BoardInput receiver = input.get();
        if (cell == null || receiver == null) {
            return false;
        }
        if (!receiver.isOpen()) {
            receiver.refuse();
            return false;
        }
        popup.show(cell);
        return true;
    }

    /// Sets the cell under the pointer; null if it has left the board.
    void pointAt(@Nullable Cell cell) {
        hovered = cell;
        point();
    }

    private void point() {
        Cell focus = isFocused() ? selection.get().focus() : null;
        pointed.set(hovered == null ? focus : hovered);
    }

    void hideChooser() {
        popup.hide();
    }
}
