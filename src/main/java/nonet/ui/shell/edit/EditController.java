package nonet.ui.shell.edit;

import java.util.List;
import java.util.Objects;
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
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Bookmark;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.FilmAction;
import nonet.play.History;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.relatives.Isomorphism;
import nonet.ui.board.frame.BoardInput;
import nonet.ui.board.frame.Selection;
import nonet.ui.hints.MoveController;
import org.jspecify.annotations.Nullable;

/// The user's edits of the board: setting givens in one room, entering digits and pencil marks in another, undoing either.
/// An edit where an engine is watched leads to the user's own board.
public final class EditController implements BoardInput {

    public final ReadOnlyObjectWrapper<History> history;
    public final ObjectProperty<Room> room;

    /// Whether a puzzle is opened to be watched rather than played: that was done last.
    public final BooleanProperty watches = new SimpleBooleanProperty();

    public final ObjectProperty<Selection> selection =
            new SimpleObjectProperty<>(new Selection(CellSet.of(Cell.of(0)), Cell.of(0)));

    /// The number of documents put on the board so far. It changes when one is there with its room and selection.
    public final ReadOnlyIntegerWrapper openings = new ReadOnlyIntegerWrapper();

    private @Nullable Document concluded;
    private Runnable whenRefused = () -> {};
    private Runnable whenLeft = () -> {};
    private Runnable whenReplaced = () -> {};
    private FilmRecorder.Recording recording = (after, _) -> after;

    public EditController(Document document, Room room) {
        this(History.of(document), room);
    }

    public EditController(History begun, Room room) {
        this.history = new ReadOnlyObjectWrapper<>(begun);
        this.room = new SimpleObjectProperty<>(room);
        this.room.addListener((_, _, now) -> watches.set(now == Room.SET_UP ? watches.get() : now == Room.WATCH));
    }

    public Document document() {
        return history.get().present();
    }

    /// Sets the action for what the board does not offer while an engine is watched.
    public void onRefused(Runnable action) {
        whenRefused = action;
    }

    /// Sets the action after input has led from *Watch* to the user's own board.
    public void onLeft(Runnable action) {
        whenLeft = action;
    }

    /// Sets the action before another document replaces the one on the board.
    public void onReplaced(Runnable action) {
        whenReplaced = action;
    }

    /// Sets what records the actions of the user.
    void recordWith(FilmRecorder.Recording other) {
        recording = other;
    }

    /// Puts a puzzle on the board, to be played or watched as the last one.
    public void open(String name, Puzzle puzzle) {
        whenReplaced.run();
        change(new Move.Open(name, puzzle));
        opened(usualRoom(document()));
    }

    /// Puts a document on the board, with its entered digits and marks.
    public void open(Document document) {
        open(document, usualRoom(document));
    }

    /// Puts a document on the board, in this room.
    public void open(Document document, Room where) {
        whenReplaced.run();
        change(new Move.Load(document));
        opened(where);
    }

    /// Puts a document on the board, with its earlier states.
    ///
    /// @param present the index of the state to show
    /// @param film the film of its puzzle
    public void open(List<Document> states, int present, PlayerFilm film) {
        whenReplaced.run();
        history.set(history.get().open(states, present, film));
        opened(usualRoom(document()));
    }

    /// Puts an empty board in place, ready to be set up.
    public void openEmpty() {
        open("", Puzzle.EMPTY);
    }

    /// Returns the room where a document opens unless there is a reason for another one.
    private Room usualRoom(Document document) {
        return document.isBare() ? Room.SET_UP : watches.get() ? Room.WATCH : Room.PLAY;
    }

    /// The first empty cell is where typing begins.
    private void opened(Room where) {
        room.set(where);
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
        edit(new Move.Write(first, digits, settingUp()));
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
        edit(settingUp() ? new Move.SetGiven(cells, digit) : new Move.Enter(cells, digit));
    }

    private void clear(CellSet cells) {
        edit(settingUp() ? new Move.ClearGivens(cells) : new Move.Erase(cells));
    }

    @Override
    public boolean isOpen() {
        return room.get() != Room.WATCH;
    }

    @Override
    public void refuse() {
        whenRefused.run();
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
        edit(new Move.ToggleColor(cells, color));
    }

    /// Gives the digit's pencil marks in the cells a color.
    void colorMarks(CellSet cells, Digit digit, CellColor color) {
        edit(new Move.ToggleMarkColor(cells, digit, color));
    }

    /// Draws a link, or takes it away.
    void link(DrawnLink link) {
        edit(new Move.ToggleLink(link));
    }

    /// Takes away every link that was drawn.
    public void eraseLinks() {
        edit(new Move.EraseLinks());
    }

    @Override
    public void eraseColor() {
        edit(new Move.EraseColors(selection.get().cells()));
    }

    public void eraseColors() {
        edit(new Move.EraseColors(CellSet.ALL));
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

    /// Makes the entered digits givens. Allowed while the search is shown.
    public void giveEntries() {
        Grid grid = document().grid();
        change(new Move.Give(Cell.all().stream()
                .filter(document().entered()::contains)
                .map(cell -> new Candidate(cell, Objects.requireNonNull(grid.digit(cell))))
                .toList()));
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
        return new PlayerMoves(this);
    }

    /// Returns the document that the last step of human logic led to; null for none.
    @Nullable
    Document concluded() {
        return concluded;
    }

    /// Replaces the entered digits by those of a grid, such as one that is watched, as one move.
    public void take(Grid grid) {
        edit(new Move.Take(grid));
    }

    /// Shows the user's own board in place of the engine's work.
    public void showOwn() {
        if (room.get() == Room.WATCH) {
            room.set(Room.PLAY);
        }
    }

    public void undo() {
        showOwn();
        put(history.get().undo(), FilmAction.Kind.UNDO);
    }

    public void redo() {
        showOwn();
        put(history.get().redo(), FilmAction.Kind.REDO);
    }

    /// Leads to another state of the puzzle, as one move, from which further states can be redone.
    void to(Document state, List<Document> ahead) {
        showOwn();
        put(history.get().to(state, ahead), FilmAction.Kind.JUMP);
    }

    private boolean settingUp() {
        return room.get() == Room.SET_UP;
    }

    private void edit(Move move) {
        boolean watched = room.get() == Room.WATCH;
        showOwn();
        change(move);
        if (watched) {
            whenLeft.run();
        }
    }

    private void change(Move move) {
        History after = history.get().with(move);
        FilmAction.Kind kind = FilmAction.Kind.of(move);
        if (kind == null) {
            history.set(after);
        } else {
            put(after, kind);
        }
    }

    /// Puts a history in place.
    ///
    /// @param kind the action of the user that led to it
    private void put(History after, FilmAction.Kind kind) {
        history.set(after.film() == history.get().film() ? recording.of(after, kind) : after);
    }

    /// Puts back what was on the board at another time of the same puzzle, as one move.
    public void returnTo(Document board) {
        edit(new Move.Return(board));
    }

    /// Replaces the film of the solve.
    public void film(PlayerFilm film) {
        history.set(history.get().filmed(film));
    }
}
