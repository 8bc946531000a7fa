package nonet.ui.board;

import static nonet.ui.kit.Parts.styled;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.stage.Screen;
import javafx.stage.Window;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.CellLook;
import nonet.ui.board.frame.Selection;
import nonet.ui.board.mark.BoardGeometry;
import nonet.ui.board.mark.MarkOverlay;
import nonet.ui.board.mark.MarkPlace;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// Builds the nodes of a board once, then changes their text, visibility and pseudo-classes only.
///
/// The thick lines are the surface, which shows between the boxes.
final class BoardSkin extends SkinBase<Board> {

    /// The normal size of text, in pixels.
    private static final double TEXT = 15;

    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");

    private final SpokenBoard spoken;
    private final Selecting selecting;
    private final Pane surface = new Pane();
    private final List<BoardBox> boxes = new ArrayList<>();
    private final List<BoardCell> cells = new ArrayList<>();
    private final List<Text> rowLabels = new ArrayList<>();
    private final List<Text> columnLabels = new ArrayList<>();
    private final MarkOverlay overlay = new MarkOverlay();
    private final Text ghost = new Text();
    private final Line draft = new Line();
    private final Label text = new Label();
    private BoardGeometry geometry = BoardGeometry.fit(0, 0, false, 1);
    private BoardFont font = BoardFont.of(1, 1);

    BoardSkin(Board board, Messages messages, Selecting selecting) {
        super(board);
        this.selecting = selecting;
        surface.getStyleClass().add("board-surface");
        surface.setManaged(false);
        for (int number = 1; number <= 9; number++) {
            boxes.add(new BoardBox(number));
            rowLabels.add(label("row" + number, number, AccessibleRole.TABLE_ROW, messages.get("board.row", number)));
            columnLabels.add(label(
                    "column" + number, number, AccessibleRole.TABLE_COLUMN, messages.get("board.column", number)));
        }
        CellWords words = new CellWords(messages);
        for (Cell cell : Cell.all()) {
            cells.add(new BoardCell(cell, words, this::choose));
        }
        spoken = new SpokenBoard(board, messages, words, cells, rowLabels, columnLabels);
        ghost.setId("ghost");
        ghost.setAccessibleRole(AccessibleRole.NODE);
        ghost.getStyleClass().add("ghost");
        ghost.setTextAlignment(TextAlignment.CENTER);
        ghost.setManaged(false);
        ghost.setMouseTransparent(true);
        ghost.setVisible(false);
        surface.getChildren().addAll(boxes);
        surface.getChildren().addAll(cells);
        draft.getStyleClass().add("link-draft");
        draft.setManaged(false);
        draft.setMouseTransparent(true);
        draft.setVisible(false);
        surface.getChildren().addAll(overlay, ghost, draft);
        text.setManaged(false);
        text.setVisible(false);
        text.fontProperty().addListener(_ -> board.requestLayout());
        getChildren().add(text);
        getChildren().addAll(rowLabels);
        getChildren().addAll(columnLabels);
        getChildren().add(surface);
        new BoardMouse(board, this, surface, selecting);
        registerChangeListener(board.frameProperty(), _ -> show());
        registerChangeListener(board.selectionProperty(), _ -> show());
        registerChangeListener(board.filterProperty(), _ -> show());
        registerChangeListener(board.labelsShownProperty(), _ -> board.requestLayout());
        show();
    }

    /// Returns the cell at a point of the surface, or null outside the board.
    @Nullable
    Cell cellAt(double x, double y) {
        return geometry.cellAt(x, y);
    }

    /// Returns the digit whose pencil mark has its place at a point of the surface.
    Digit markAt(Cell cell, double x, double y) {
        return MarkPlace.at(x - geometry.start(cell.column()), y - geometry.start(cell.row()), geometry.cellSide());
    }

    /// Shows faintly which pencil mark a click would make.
    void showGhost(Cell cell, Digit digit) {
        MarkPlace place = MarkPlace.of(digit, geometry.cellSide());
        ghost.setText(digit.toString());
        ghost.setFont(font.mark());
        ghost.setWrappingWidth(place.side());
        ghost.setX(geometry.start(cell.column()) + place.left());
        ghost.setY(geometry.start(cell.row()) + geometry.snap(place.middle() + font.drop(font.mark())));
        ghost.setVisible(true);
    }

    /// Shows the link that is being dragged.
    void showDraft(Point2D from, Point2D to) {
        draft.setStartX(from.getX());
        draft.setStartY(from.getY());
        draft.setEndX(to.getX());
        draft.setEndY(to.getY());
        draft.setVisible(true);
    }

    void hideDraft() {
        draft.setVisible(false);
    }

    void hideGhost() {
        ghost.setVisible(false);
    }

    @Override
    protected @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, @Nullable Object... parameters) {
        Object answer = spoken.answer(attribute, parameters);
        return answer == null ? super.queryAccessibleAttribute(attribute, parameters) : answer;
    }

    @Override
    protected void executeAccessibleAction(AccessibleAction action, @Nullable Object... parameters) {
        if (action == AccessibleAction.SET_SELECTED_ITEMS) {
            getSkinnable().selectionProperty().set(spoken.selection(parameters));
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        boolean labels = getSkinnable().labelsShownProperty().get();
        geometry = BoardGeometry.fit(width, height, labels, scale());
        font = BoardFont.of(geometry.cellSide(), labelSize(geometry.units(geometry.band())));
        double left = x + geometry.units(geometry.left());
        double top = y + geometry.units(geometry.top());
        surface.resizeRelocate(left, top, geometry.side(), geometry.side());
        for (int box = 0; box < 9; box++) {
            BoardBox node = boxes.get(box);
            node.resizeRelocate(
                    geometry.start(box % 3 * 3 + 1),
                    geometry.start(box / 3 * 3 + 1),
                    geometry.boxSide(),
                    geometry.boxSide());
            node.arrange(geometry);
        }
        for (Cell cell : Cell.all()) {
            BoardCell node = cells.get(cell.index());
            node.resizeRelocate(
                    geometry.start(cell.column()),
                    geometry.start(cell.row()),
                    geometry.cellSide(),
                    geometry.cellSide());
            node.arrange(geometry, font);
        }
        overlay.arrange(geometry);
        layoutLabels(left, top, labels);
    }

    @Override
    protected double computeMinWidth(double height, double top, double right, double bottom, double left) {
        return left + 200 + right;
    }

    @Override
    protected double computeMinHeight(double width, double top, double right, double bottom, double left) {
        return top + 200 + bottom;
    }

    @Override
    protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
        return left + 560 + right;
    }

    @Override
    protected double computePrefHeight(double width, double top, double right, double bottom, double left) {
        return top + 560 + bottom;
    }

    @Override
    protected double computeMaxWidth(double height, double top, double right, double bottom, double left) {
        return Double.MAX_VALUE;
    }

    @Override
    protected double computeMaxHeight(double width, double top, double right, double bottom, double left) {
        return Double.MAX_VALUE;
    }

    private void choose(Cell cell) {
        getSkinnable().requestFocus();
        selecting.only(cell);
    }

    private void show() {
        hideGhost();
        Selection selection = getSkinnable().selectionProperty().get();
        CellLook[] looks = CellLook.of(
                getSkinnable().frameProperty().get(),
                selection,
                getSkinnable().filterProperty().get());
        for (int index = 0; index < looks.length; index++) {
            BoardCell cell = cells.get(index);
            if (!looks[index].equals(cell.look())) {
                cell.show(looks[index]);
            }
        }
        BoardFrame frame = getSkinnable().frameProperty().get();
        if (frame.highlights().watched()) {
            getSkinnable().notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        }
        overlay.show(
                frame.highlights().marks(),
                frame.marksShown() ? frame.sketch().links() : List.of(),
                frame.doubtful(),
                frame.grid());
        Cell focus = selection.focus();
        for (int number = 1; number <= 9; number++) {
            rowLabels.get(number - 1).pseudoClassStateChanged(LIT, focus != null && focus.row() == number);
            columnLabels.get(number - 1).pseudoClassStateChanged(LIT, focus != null && focus.column() == number);
        }
    }

    /// Returns the size of the row and column numbers: that of the text, as far as their band has room.
    private double labelSize(double band) {
        double least = 10 * text.getFont().getSize() / TEXT;
        return Math.max(10, Math.max(band * 0.56, Math.min(least, band * 0.95)));
    }

    private void layoutLabels(double left, double top, boolean shown) {
        Font labelFont = font.label();
        double band = geometry.units(geometry.band());
        double drop = font.drop(labelFont);
        for (int number = 1; number <= 9; number++) {
            double start = geometry.start(number);
            Text row = rowLabels.get(number - 1);
            row.setVisible(shown);
            row.setFont(labelFont);
            row.setWrappingWidth(band);
            row.setX(left - band);
            row.setY(top + geometry.snap(start + geometry.cellSide() / 2 + drop));
            Text column = columnLabels.get(number - 1);
            column.setVisible(shown);
            column.setFont(labelFont);
            column.setWrappingWidth(geometry.cellSide());
            column.setX(left + start);
            column.setY(top + geometry.snap(drop - band / 2));
        }
    }

    /// Returns how many pixels of its screen a unit of the window has.
    private double scale() {
        Window window = getSkinnable().getScene() == null
                ? null
                : getSkinnable().getScene().getWindow();
        return window == null ? Screen.getPrimary().getOutputScaleX() : window.getRenderScaleX();
    }

    private static Text label(String id, int number, AccessibleRole role, String spoken) {
        Text label = styled("board-label", new Text(Integer.toString(number)));
        label.setAccessibleRole(role);
        label.setAccessibleText(spoken);
        label.setId(id);
        label.setTextAlignment(TextAlignment.CENTER);
        label.setManaged(false);
        return label;
    }
}
