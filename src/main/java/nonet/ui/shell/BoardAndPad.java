package nonet.ui.shell;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import nonet.ui.board.Board;
import nonet.ui.board.pad.NumberPad;
import nonet.ui.kit.ViewListeners;
import nonet.ui.search.TimelineView;
import nonet.ui.shell.edit.Room;

/// The board with the strip below it: the number pad, or where an engine is watched the timeline, each in the same place. The
/// pad is beside the board if that makes the board much larger: in a window that is low for the size of its text. Nothing
/// of this depends on the room.
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
    private final TimelineView timeline;
    private final Region over;

    /// @param over what lies over both
    BoardAndPad(ObservableValue<Room> room, Board board, NumberPad pad, TimelineView timeline, Region over) {
        this.board = board;
        this.pad = pad;
        this.timeline = timeline;
        this.over = over;
        over.setManaged(false);
        getChildren().addAll(board, pad, timeline, over);
        ViewListeners.observe(this, room, now -> {
            pad.setVisible(now != Room.WATCH);
            pad.plainProperty().set(now == Room.SET_UP);
            timeline.setVisible(now == Room.WATCH);
        });
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
        return board.prefHeight(-1) + strip() + pad.keyHeight() * GAP;
    }

    private double strip() {
        return Math.max(snapSizeY(pad.keyHeight()), timeline.prefHeight(-1));
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        over.resizeRelocate(0, 0, width, height);
        double strip = strip();
        double line = timeline.prefHeight(-1);
        double gap = snapSpaceY(pad.keyHeight() * GAP);
        double block = snapSizeX(pad.blockWidth());
        double below = Math.min(width, height - strip - gap);
        double high = Math.max(0, height - line - gap);
        double beside = Math.min(width - block - gap, high);
        if (beside > below * (high < pad.blockHeight() * MUCH_LARGER ? LARGER : MUCH_LARGER)) {
            pad.arrange(NumberPad.Shape.BLOCK);
            double area = Math.min(width - block - gap, high * AREA);
            double left = snapPositionX((width - area - gap - block) / 2);
            double keys = Math.min(high, pad.prefHeight(block));
            pad.pseudoClassStateChanged(LOW, high < pad.blockHeight());
            board.resizeRelocate(left, 0, area, high);
            pad.resizeRelocate(left + area + gap, snapPositionY((high - keys) / 2), block, keys);
            timeline.resizeRelocate(0, height - line, width, line);
        } else {
            pad.arrange(NumberPad.Shape.ROW);
            pad.pseudoClassStateChanged(LOW, false);
            double wide = Math.min(width, pad.maxWidth(-1));
            board.resizeRelocate(0, 0, width, Math.max(0, height - strip - gap));
            pad.resizeRelocate(snapPositionX((width - wide) / 2), height - strip, wide, strip);
            timeline.resizeRelocate(0, height - strip, width, strip);
        }
    }
}
