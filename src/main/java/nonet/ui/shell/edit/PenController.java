package nonet.ui.shell.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.play.CellColor;
import nonet.play.DrawnLink;
import nonet.ui.board.frame.BoardInput;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.board.frame.Selection;
import nonet.ui.board.frame.Writing;
import org.jspecify.annotations.Nullable;

/// The meaning of keys, clicks and the number pad: cell first, where digits go to the selected cells, or digit first,
/// where a digit is chosen and then goes to each clicked cell. While a puzzle is set up, a typed digit may select the
/// next cell.
public final class PenController implements BoardInput {

    private static final int LAST = 80;

    /// The effect of the next click.
    public final ReadOnlyObjectWrapper<Pen> pen = new ReadOnlyObjectWrapper<>(new Pen.Cells());

    /// Whether the pen draws among pencil marks and the board has none.
    public final ReadOnlyBooleanWrapper needsMarks = new ReadOnlyBooleanWrapper();

    /// Whether digit first is on.
    public final BooleanProperty digitFirst = new SimpleBooleanProperty();

    /// Whether a digit typed while a puzzle is set up selects the next cell.
    public final BooleanProperty advances = new SimpleBooleanProperty(true);

    private final EditController edit;
    private final ObjectProperty<CandidateFilter> filter;
    private final List<Consumer<Candidate>> pickers = new ArrayList<>();
    private Consumer<Cell> asked = _ -> {};

    /// @param filter highlights the places of the chosen digit
    public PenController(EditController edit, ObjectProperty<CandidateFilter> filter) {
        this.edit = edit;
        this.filter = filter;
        needsMarks.bind(Bindings.createBooleanBinding(this::isWithoutMarks, pen, edit.history));
        digitFirst.addListener((_, _, now) -> setPen(now ? Pen.Digits.NONE : new Pen.Cells()));
    }

    /// Returns to cell first.
    public void leave() {
        digitFirst.set(false);
        setPen(new Pen.Cells());
    }

    /// Writes digits one after the other, from the selected cell on. 0 leaves a cell blank.
    public void write(List<Integer> digits) {
        Cell first = focus();
        edit.write(first, digits);
        select(Math.min(first.index() + digits.size(), LAST));
    }

    /// Lets clicks color candidates and cells.
    public void holdColor(CellColor color) {
        setPen(new Pen.Color(color));
    }

    /// Lets links be drawn from candidate to candidate.
    public void holdLinks(boolean strong) {
        setPen(new Pen.Links(strong, null));
    }

    @Override
    public void digit(Digit digit) {
        if (!applyPen(Writing.DIGIT, digit)) {
            edit.digit(digit);
            advance();
        }
    }

    @Override
    public void mark(Digit digit) {
        if (!applyPen(Writing.MARK, digit)) {
            edit.mark(digit);
        }
    }

    @Override
    public void corner(Digit digit) {
        if (!applyPen(Writing.CORNER, digit)) {
            edit.corner(digit);
        }
    }

    /// Applies a digit while a pen is held, and returns whether one is.
    private boolean applyPen(Writing writing, Digit digit) {
        switch (pen.get()) {
            case Pen.Cells() -> {
                return false;
            }
            case Pen.Digits _ -> setPen(new Pen.Digits(digit, writing));
            case Pen.Color(CellColor color) ->
                edit.colorMarks(edit.selection.get().cells(), digit, color);
            case Pen.Links links -> join(links, focus(), digit);
        }
        return true;
    }

    @Override
    public void markAt(Cell cell, Digit digit) {
        edit.markAt(cell, digit);
    }

    @Override
    public void cornerAt(Cell cell, Digit digit) {
        edit.cornerAt(cell, digit);
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
        if (pen.get() instanceof Pen.Digits || pen.get() instanceof Pen.Color) {
            setPen(new Pen.Color(color));
        } else {
            edit.color(color);
        }
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
        return !(pen.get() instanceof Pen.Cells) && !pen.get().equals(Pen.Digits.NONE);
    }

    @Override
    public boolean drawsLinks() {
        return pen.get() instanceof Pen.Links;
    }

    /// Adds an action for each candidate that is clicked and not written to.
    public void onPick(Consumer<Candidate> picker) {
        pickers.add(picker);
    }

    @Override
    public void pick(Candidate candidate) {
        pickers.forEach(picker -> picker.accept(candidate));
    }

    /// Sets the action for a cell that is clicked with Alt.
    public void onAsk(Consumer<Cell> action) {
        asked = action;
    }

    @Override
    public void ask(Cell cell) {
        asked.accept(cell);
    }

    @Override
    public void click(Cell cell, @Nullable Digit place, boolean other) {
        switch (pen.get()) {
            case Pen.Cells() -> {}
            case Pen.Digits digits -> {
                if (digits.digit() != null) {
                    write(cell, digits.digit(), digits.writing(other));
                }
            }
            case Pen.Color(CellColor color) -> {
                if (place != null && isMarked(cell, place)) {
                    edit.colorMarks(CellSet.of(cell), place, color);
                } else {
                    edit.color(CellSet.of(cell), color);
                }
            }
            case Pen.Links links -> {
                if (place != null) {
                    join(links, cell, place);
                }
            }
        }
    }

    private void write(Cell cell, Digit digit, Writing writing) {
        switch (writing) {
            case MARK -> edit.markAt(cell, digit);
            case CORNER -> edit.cornerAt(cell, digit);
            case DIGIT -> {
                if (edit.document().grid().digit(cell) == digit) {
                    edit.clearAt(cell);
                } else {
                    edit.digitAt(cell, digit);
                }
            }
        }
    }

    /// Begins a link at a candidate, or ends it there. A link that ends where it began is dropped.
    private void join(Pen.Links links, Cell cell, Digit digit) {
        Candidate end = new Candidate(cell, digit);
        if (!isMarked(cell, digit)) {
            return;
        }
        Candidate from = links.from();
        if (from != null && !from.equals(end)) {
            edit.link(new DrawnLink(from, end, links.strong()));
        }
        setPen(new Pen.Links(links.strong(), from == null ? end : null));
    }

    private boolean isWithoutMarks() {
        boolean draws = pen.get() instanceof Pen.Links || pen.get() instanceof Pen.Color;
        Grid grid = edit.document().grid();
        for (Cell cell : grid.blanks()) {
            draws &= grid.candidates(cell).isEmpty();
        }
        return draws;
    }

    private boolean isMarked(Cell cell, Digit digit) {
        return edit.document().grid().candidates(cell).contains(digit);
    }

    private void setPen(Pen next) {
        if (pen.get() instanceof Pen.Digits(Digit digit, Writing _)
                && digit != null
                && filter.get().equals(CandidateFilter.of(digit))) {
            filter.set(CandidateFilter.OFF);
        }
        pen.set(next);
        if (next instanceof Pen.Digits(Digit digit, Writing _) && digit != null) {
            filter.set(CandidateFilter.of(digit));
        }
    }

    private boolean advancing() {
        return advances.get()
                && edit.room.get() == Room.SET_UP
                && edit.selection.get().cells().size() == 1;
    }

    private void advance() {
        if (advancing()) {
            select(Math.min(focus().index() + 1, LAST));
        }
    }

    private void select(int index) {
        edit.selection.set(Selection.of(Cell.of(index)));
    }

    private Cell focus() {
        Selection selection = edit.selection.get();
        Cell focus = selection.focus();
        CellSet cells = selection.cells();
        return focus != null ? focus : cells.isEmpty() ? Cell.of(0) : cells.first();
    }
}
