package nonet.ui.shell;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import nonet.ui.board.Board;
import nonet.ui.board.pad.NumberPad;

/// The board with the number pad below it, or beside it if that makes the board much larger: in a window that is low for
/// the size of its text.
final class BoardAndPad extends Region {

    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
    private static final double MUCH_LARGER = 1.25;

    /// The gain that is enough where the height is scarce.
    private static final double LARGER = 1.05;

    /// The width of the board's area beside the pad, relative to its height, row numbers included.
    private static final double AREA = 1.08;

    /// The gap between board and pad, by the height of a key.
    private static final double GAP = 0.2;

    private final Board board;
    private final NumberPad pad;
    private final Region over;

    /// @param over what lies over both
    BoardAndPad(Board board, NumberPad pad, Region over) {
        this.board = board;
        this.pad = pad;
        this.over = over;
        over.setManaged(false);
        getChildren().addAll(board, pad, over);
    }

    @Override
    protected double computeMinWidth(double height) {
        return Math.max(board.minWidth(-1), pad.minWidth(-1));
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.max(board.prefWidth(-1), pad.prefWidth(-1));
    }

    @Override
    protected double computePrefHeight(double width) {
        return board.prefHeight(-1) + pad.keyHeight() * (1 + GAP);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        over.resizeRelocate(0, 0, width, height);
        double key = snapSizeY(pad.keyHeight());
        double gap = snapSpaceY(key * GAP);
        double block = snapSizeX(pad.blockWidth());
        double below = Math.min(width, height - key - gap);
        double beside = Math.min(width - block - gap, height);
        if (beside > below * (height < pad.blockHeight() * MUCH_LARGER ? LARGER : MUCH_LARGER)) {
            pad.arrange(NumberPad.Shape.BLOCK);
            double area = Math.min(width - block - gap, height * AREA);
            double left = snapPositionX((width - area - gap - block) / 2);
            double high = Math.min(height, pad.prefHeight(block));
            pad.pseudoClassStateChanged(LOW, height < pad.blockHeight());
            board.resizeRelocate(left, 0, area, height);
            pad.resizeRelocate(left + area + gap, snapPositionY((height - high) / 2), block, high);
        } else {
            pad.arrange(NumberPad.Shape.ROW);
            pad.pseudoClassStateChanged(LOW, false);
            double wide = Math.min(width, pad.maxWidth(-1));
            board.resizeRelocate(0, 0, width, Math.max(0, height - key - gap));
            pad.resizeRelocate(snapPositionX((width - wide) / 2), height - key, wide, key);
        }
    }
}
