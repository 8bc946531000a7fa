package nonet.ui.shell.edit;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.play.CellColor;
import nonet.ui.board.BoardInput;
import nonet.ui.board.CandidateFilter;
import nonet.ui.board.Selection;
import nonet.ui.shell.edit.EditController.Mode;

/// The meaning of keys, clicks and the number pad: cell first, where digits go to the selected cells, or digit first,
/// where a digit is chosen and then goes to each clicked cell. While a puzzle is set up, a typed digit may select the
/// next cell.
public final class PenController implements BoardInput {

    private static final int LAST = 80;

    private final EditController edit;
    private final ObjectProperty<CandidateFilter> filter;
    private final ReadOnlyObjectWrapper<Pen> pen = new ReadOnlyObjectWrapper<>(new Pen.Cells());
    private final BooleanProperty digitFirst = new SimpleBooleanProperty();
    private final BooleanProperty advances = new SimpleBooleanProperty(true);

    /// @param filter highlights the places of the chosen digit
    public PenController(EditController edit, ObjectProperty<CandidateFilter> filter) {
        this.edit = edit;
        this.filter = filter;
        digitFirst.addListener((_, _, now) -> hold(now ? Pen.Digits.NONE : new Pen.Cells()));
    }

    /// The effect of the next click.
    public ReadOnlyObjectProperty<Pen> penProperty() {
        return pen.getReadOnlyProperty();
    }

    /// Whether digit first is on.
    public BooleanProperty digitFirstProperty() {
        return digitFirst;
    }

    /// Whether a digit typed while a puzzle is set up selects the next cell.
    public BooleanProperty advancesProperty() {
        return advances;
    }

    /// Returns to cell first.
    public void leave() {
        digitFirst.set(false);
        hold(new Pen.Cells());
    }

    /// Writes digits one after the other, from the selected cell on. 0 leaves a cell blank.
    public void write(List<Integer> digits) {
        Cell first = focus();
        edit.write(first, digits);
        select(Math.min(first.index() + digits.size(), LAST));
    }

    @Override
    public void digit(Digit digit) {
        if (pen.get() instanceof Pen.Digits) {
            hold(new Pen.Digits(digit, false));
        } else {
            edit.digit(digit);
            advance();
        }
    }

    @Override
    public void mark(Digit digit) {
        if (pen.get() instanceof Pen.Digits) {
            hold(new Pen.Digits(digit, true));
        } else {
            edit.mark(digit);
        }
    }

    @Override
    public void markAt(Cell cell, Digit digit) {
        edit.markAt(cell, digit);
    }

    @Override
    public void clear() {
        edit.clear();
    }

    @Override
    public void blank() {
        edit.clear();
        advance();
    }

    @Override
    public void back() {
        if (advancing() && edit.document().grid().digit(focus()) == null) {
            select(Math.max(focus().index() - 1, 0));
        }
        edit.clear();
    }

    @Override
    public void color(CellColor color) {
        edit.color(color);
    }

    @Override
    public void eraseColor() {
        edit.eraseColor();
    }

    @Override
    public boolean isOpen() {
        return edit.isOpen();
    }

    @Override
    public void refuse() {
        edit.refuse();
    }

    @Override
    public boolean takesClicks() {
        return pen.get() instanceof Pen.Digits held && held.digit() != null;
    }

    @Override
    public void click(Cell cell, Digit place, boolean other) {
        if (pen.get() instanceof Pen.Digits(Digit digit, boolean mark) && digit != null) {
            if (mark != other) {
                edit.markAt(cell, digit);
            } else if (edit.document().grid().digit(cell) == digit) {
                edit.clearAt(cell);
            } else {
                edit.digitAt(cell, digit);
            }
        }
    }

    private void hold(Pen next) {
        if (pen.get() instanceof Pen.Digits(Digit digit, boolean _)
                && digit != null
                && filter.get() == CandidateFilter.of(digit)) {
            filter.set(CandidateFilter.OFF);
        }
        pen.set(next);
        if (next instanceof Pen.Digits(Digit digit, boolean _) && digit != null) {
            filter.set(CandidateFilter.of(digit));
        }
    }

    private boolean advancing() {
        return advances.get()
                && edit.modeProperty().get() == Mode.SET_UP
                && edit.selectionProperty().get().cells().size() == 1;
    }

    private void advance() {
        if (advancing()) {
            select(Math.min(focus().index() + 1, LAST));
        }
    }

    private void select(int index) {
        edit.selectionProperty().set(Selection.of(Cell.of(index)));
    }

    private Cell focus() {
        Selection selection = edit.selectionProperty().get();
        Cell focus = selection.focus();
        CellSet cells = selection.cells();
        return focus != null ? focus : cells.isEmpty() ? Cell.of(0) : cells.first();
    }
}
