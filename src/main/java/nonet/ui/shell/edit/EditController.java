package nonet.ui.shell.edit;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.play.Bookmark;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.History;
import nonet.play.Move;
import nonet.reason.PlayerMove;
import nonet.reason.PlayerMove.Made;
import nonet.relatives.Isomorphism;
import nonet.ui.board.frame.BoardInput;
import nonet.ui.board.frame.Selection;
import nonet.ui.hints.MoveController;
import org.jspecify.annotations.Nullable;

/// The user's edits of the board: setting givens in one mode, entering digits and pencil marks in the other, undoing
/// either.
public final class EditController implements BoardInput {

    /// The current use of the board.
    public enum Mode {
        /// Digits become givens.
        SET_UP,
        /// Digits are the user's entries, and engines solve.
        PLAY
    }

    /// The largest number of changes that are one move.
    private static final int MOVES = 100;

    public final ReadOnlyObjectWrapper<History> history;
    public final ObjectProperty<Mode> mode;
    public final ObjectProperty<Selection> selection =
            new SimpleObjectProperty<>(new Selection(CellSet.of(Cell.of(0)), Cell.of(0)));

    /// The number of documents put on the board so far. It changes when one is there with its mode and selection.
    public final ReadOnlyIntegerWrapper openings = new ReadOnlyIntegerWrapper();

    /// Whether an engine's search is shown, so that input would change a board that is not the user's.
    public final BooleanProperty locked = new SimpleBooleanProperty();

    private @Nullable Document concluded;
    private Runnable whenLocked = () -> {};
    private Runnable whenReplaced = () -> {};

    public EditController(Document document, Mode mode) {
        this.history = new ReadOnlyObjectWrapper<>(History.of(document));
        this.mode = new SimpleObjectProperty<>(mode);
    }

    public Document document() {
        return history.get().present();
    }

    /// Sets the action for input on a locked board.
    public void onLocked(Runnable action) {
        whenLocked = action;
    }

    /// Sets the action before another document replaces the one on the board.
    public void onReplaced(Runnable action) {
        whenReplaced = action;
    }

    /// Puts a puzzle on the board, ready to be solved.
    public void open(String name, Puzzle puzzle) {
        whenReplaced.run();
        change(new Move.Open(name, puzzle));
        opened(Mode.PLAY);
    }

    /// Puts a document on the board, with its entered digits and marks.
    public void open(Document document) {
        whenReplaced.run();
        change(new Move.Load(document));
        opened(Mode.PLAY);
    }

    /// Puts a document on the board, with its earlier states.
    ///
    /// @param present the index of the state to show
    public void open(List<Document> states, int present) {
        whenReplaced.run();
        history.set(history.get().open(states, present));
        opened(Mode.PLAY);
    }

    /// Puts an empty board in place, ready to be set up.
    public void openEmpty() {
        whenReplaced.run();
        change(new Move.Open("", Puzzle.EMPTY));
        opened(Mode.SET_UP);
    }

    /// The first empty cell is where typing begins.
    private void opened(Mode next) {
        mode.set(next);
        CellSet blanks = document().grid().blanks();
        selection.set(Selection.of(blanks.isEmpty() ? Cell.of(0) : blanks.first()));
        openings.set(openings.get() + 1);
    }

    @Override
    public void digit(Digit digit) {
        enter(selection.get().cells(), digit);
    }

    /// Enters a digit in a cell, whatever is selected.
    void digitAt(Cell cell, Digit digit) {
        enter(CellSet.of(cell), digit);
    }

    /// Clears a cell, whatever is selected.
    void clearAt(Cell cell) {
        clear(CellSet.of(cell));
    }

    /// Writes digits one after the other, from a cell on; 0 leaves a cell blank.
    void write(Cell first, List<Integer> digits) {
        if (settingUp()) {
            change(new Move.Write(first, digits, true));
        } else {
            edit(new Move.Write(first, digits, false));
        }
    }

    @Override
    public void mark(Digit digit) {
        edit(new Move.ToggleMark(selection.get().cells(), digit));
    }

    @Override
    public void markAt(Cell cell, Digit digit) {
        edit(new Move.ToggleMark(CellSet.of(cell), digit));
    }

    @Override
    public void corner(Digit digit) {
        edit(new Move.ToggleCorner(selection.get().cells(), digit));
    }

    @Override
    public void cornerAt(Cell cell, Digit digit) {
        edit(new Move.ToggleCorner(CellSet.of(cell), digit));
    }

    @Override
    public void clear() {
        clear(selection.get().cells());
    }

    private void enter(CellSet cells, Digit digit) {
        if (settingUp()) {
            change(new Move.SetGiven(cells, digit));
        } else {
            edit(new Move.Enter(cells, digit));
        }
    }

    private void clear(CellSet cells) {
        if (settingUp()) {
            change(new Move.ClearGivens(cells));
        } else {
            edit(new Move.Erase(cells));
        }
    }

    @Override
    public boolean isOpen() {
        return !locked.get();
    }

    @Override
    public void refuse() {
        whenLocked.run();
    }

    public void fillMarks() {
        edit(new Move.FillMarks());
    }

    public void eraseMarks() {
        edit(new Move.EraseMarks());
    }

    public void eraseCorners() {
        edit(new Move.EraseCorners());
    }

    @Override
    public void color(CellColor color) {
        color(selection.get().cells(), color);
    }

    /// Gives cells a color, whatever is selected.
    void color(CellSet cells, CellColor color) {
        change(new Move.ToggleColor(cells, color));
    }

    /// Gives the digit's pencil marks in the cells a color.
    void colorMarks(CellSet cells, Digit digit, CellColor color) {
        change(new Move.ToggleMarkColor(cells, digit, color));
    }

    /// Draws a link, or takes it away.
    void link(DrawnLink link) {
        change(new Move.ToggleLink(link));
    }

    /// Takes away every link that was drawn.
    public void eraseLinks() {
        change(new Move.EraseLinks());
    }

    @Override
    public void eraseColor() {
        change(new Move.EraseColors(selection.get().cells()));
    }

    public void eraseColors() {
        change(new Move.EraseColors(CellSet.ALL));
    }

    /// Replaces the comment on the puzzle.
    public void comment(String text) {
        String all = text.strip();
        change(new Move.Comment(all.substring(0, Math.min(all.length(), Document.LONGEST_COMMENT))));
    }

    /// Marks an event of a search, in place of a bookmark there. Allowed while the search is shown.
    public void mark(Bookmark bookmark) {
        change(new Move.Mark(bookmark));
    }

    /// Removes a bookmark.
    public void unmark(Bookmark bookmark) {
        change(new Move.Unmark(bookmark));
    }

    /// Moves the lines of the board and replaces its digits, with everything written on it.
    public void transform(Isomorphism isomorphism) {
        edit(new Move.Transform(isomorphism));
    }

    /// Removes everything the user entered, except the givens.
    public void startOver() {
        edit(new Move.StartOver());
    }

    /// Adds givens in blank cells.
    public void give(List<Candidate> digits) {
        edit(new Move.Give(digits));
    }

    /// Removes all givens but these.
    public void keepGivens(CellSet cells) {
        edit(new Move.KeepGivens(cells));
    }

    /// Applies the conclusions of a step of human logic.
    public void conclude(List<Conclusion> conclusions) {
        edit(new Move.Conclude(conclusions));
        concluded = document();
    }

    /// Returns the moves that the user makes, without the steps that human logic applies.
    public MoveController.Moves moves() {
        return new MoveController.Moves() {
            @Override
            public @Nullable Made last() {
                History present = history.get();
                List<Document> states = present.states(MOVES).subList(0, Math.min(present.age(), MOVES) + 1);
                int begin = states.size() - 1;
                while (begin > 0 && states.get(begin) != concluded) {
                    begin--;
                }
                return PlayerMove.last(states.subList(begin, states.size()));
            }

            @Override
            public void undoTo(Document before) {
                for (int i = 0;
                        i <= MOVES && document() != before && history.get().canUndo();
                        i++) {
                    undo();
                }
            }
        };
    }

    public void undo() {
        history.set(history.get().undo());
    }

    public void redo() {
        history.set(history.get().redo());
    }

    private boolean settingUp() {
        return mode.get() == Mode.SET_UP;
    }

    private void edit(Move move) {
        if (locked.get()) {
            whenLocked.run();
        } else {
            change(move);
        }
    }

    private void change(Move move) {
        history.set(history.get().with(move));
    }
}
