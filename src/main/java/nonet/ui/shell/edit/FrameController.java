package nonet.ui.shell.edit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.play.Document;
import nonet.play.Sketch;
import nonet.trace.Contradiction;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Moment;
import nonet.trace.Narrowing;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.board.frame.Highlights;
import nonet.ui.board.frame.Origins;
import nonet.ui.hints.shown.HintPicture;
import nonet.ui.playback.ShownSearch;
import nonet.ui.shell.edit.EditController.Mode;
import nonet.ui.verdict.WhyPicture;
import org.jspecify.annotations.Nullable;

/// Derives the picture on the board: the user's document, or the engine's search once it has begun.
public final class FrameController {

    private final EditController edit;
    private final ShownSearch search;
    private final ObjectProperty<@Nullable HintPicture> hint = new SimpleObjectProperty<>();
    private final ObjectProperty<@Nullable WhyPicture> why = new SimpleObjectProperty<>();
    private final ObjectProperty<@Nullable HintPicture> watched = new SimpleObjectProperty<>();
    private final BooleanProperty marksShown = new SimpleBooleanProperty(true);
    private final ObjectProperty<CandidateFilter> filter = new SimpleObjectProperty<>(CandidateFilter.OFF);
    private final BooleanProperty judging = new SimpleBooleanProperty(true);
    private final ReadOnlyObjectWrapper<BoardFrame> frame = new ReadOnlyObjectWrapper<>(BoardFrame.EMPTY);

    public FrameController(EditController edit, ShownSearch search) {
        this.edit = edit;
        this.search = search;
        edit.historyProperty().subscribe(this::update);
        edit.modeProperty().subscribe(this::update);
        search.momentProperty().subscribe(this::update);
        marksShown.subscribe(this::update);
        judging.subscribe(this::update);
        hint.subscribe(this::update);
        why.subscribe(this::update);
        watched.subscribe(this::update);
        update();
    }

    public ReadOnlyObjectProperty<BoardFrame> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    /// Whether pencil marks and candidates are shown.
    public BooleanProperty marksShownProperty() {
        return marksShown;
    }

    /// The filter that selects the highlighted blanks, whatever the board shows.
    public ObjectProperty<CandidateFilter> filterProperty() {
        return filter;
    }

    /// Whether entered digits that occur twice are marked.
    public BooleanProperty judgingProperty() {
        return judging;
    }

    /// The picture of a hint, or null for none.
    public ObjectProperty<@Nullable HintPicture> hintProperty() {
        return hint;
    }

    /// The picture of an explanation of the verdict, or null for none. It takes precedence over a hint.
    public ObjectProperty<@Nullable WhyPicture> whyProperty() {
        return why;
    }

    /// The step of human logic that is watched, drawn as the one who looks at it wishes; null for none.
    public ObjectProperty<@Nullable HintPicture> watchedProperty() {
        return watched;
    }

    private void update() {
        Document document = edit.document();
        Moment moment = search.moment();
        boolean searching = edit.modeProperty().get() == Mode.SOLVE
                && moment.entry() != null
                && !isFruitless(moment)
                && search.puzzle().equals(document.position());
        HintPicture hinted = hint.get();
        WhyPicture explained = why.get();
        frame.set(
                searching
                        ? search(document, moment)
                        : explained != null
                                ? explained(document, explained)
                                : hinted == null ? written(document) : hinted(document, hinted));
    }

    /// Tests whether the search has ended without a solution, so that there is nothing of it to show.
    private static boolean isFruitless(Moment moment) {
        return moment.entry() != null && moment.entry().event() instanceof Event.Exhausted && moment.solutions() == 0;
    }

    private BoardFrame written(Document document) {
        return new BoardFrame(
                document.grid(),
                new Origins(CellSet.NONE, CellSet.NONE, document.entered()),
                judging.get()
                        ? Highlights.of(null, conflicts(document.grid()), twice(document.grid()))
                        : Highlights.NONE,
                marksShown.get(),
                document.colors(),
                document.sketch());
    }

    /// Returns the mark of the house in which a digit occurs twice.
    private static Marks twice(Grid grid) {
        List<Conflict> conflicts = grid.conflicts();
        return conflicts.isEmpty()
                ? Marks.NONE
                : new Marks(Map.of(), Map.of(), Map.of(conflicts.getFirst().house(), Role.CLASHING), List.of());
    }

    /// The marks of a step are not mixed with the user's colors. Corner marks stay where the user's own marks do.
    private BoardFrame hinted(Document document, HintPicture hinted) {
        return new BoardFrame(
                hinted.grid(),
                new Origins(
                        CellSet.ALL
                                .minus(hinted.grid().blanks())
                                .minus(document.puzzle().givenCells())
                                .minus(document.entered()),
                        CellSet.NONE,
                        document.entered()),
                Highlights.of(null, conflicts(hinted.grid()), hinted.marks()),
                true,
                Map.of(),
                hinted.grid().equals(document.grid()) ? document.sketch().cornersOnly() : Sketch.NONE);
    }

    /// The digits that are neither given nor entered are those of a solution or of a proof.
    private BoardFrame explained(Document document, WhyPicture explained) {
        Grid grid = explained.grid();
        short[] candidates = new short[81];
        for (Cell cell : Cell.all()) {
            candidates[cell.index()] = (short) grid.candidates(cell).mask();
        }
        CellSet filled = CellSet.ALL.minus(grid.blanks());
        CellSet givens = document.puzzle().givenCells().and(filled);
        CellSet entered = document.entered().and(filled);
        return new BoardFrame(
                Grid.of(givens, grid.values(), candidates),
                new Origins(filled.minus(givens).minus(entered), CellSet.NONE, entered),
                Highlights.of(null, conflicts(grid), explained.marks()),
                true,
                Map.of());
    }

    private BoardFrame search(Document document, Moment moment) {
        Grid searched = moment.grid();
        short[] candidates = new short[81];
        for (Cell cell : Cell.all()) {
            candidates[cell.index()] = (short) searched.candidates(cell).mask();
        }
        CellSet givens = document.puzzle().givenCells();
        CellSet entered = document.entered();
        CellSet filled = CellSet.ALL.minus(searched.blanks());
        boolean shown = marksShown.get();
        return new BoardFrame(
                Grid.of(givens, searched.values(), candidates),
                new Origins(filled.minus(givens).minus(entered).minus(moment.guessed()), moment.guessed(), entered),
                new Highlights(
                        cellOf(moment.entry()),
                        conflicts(searched).or(dead(searched, moment.entry())),
                        shown ? lost(search.before(), searched) : Map.of(),
                        shown ? marks(moment) : Marks.NONE,
                        shown ? moment.foremost().orElse(null) : null,
                        true),
                shown,
                document.colors(),
                document.sketch().withCorners(Map.of()));
    }

    /// Returns what to mark of the deduction that led here: its pattern, as it was when it was found.
    private Marks marks(Moment moment) {
        HintPicture drawn = watched.get();
        boolean listed = search.listedProperty().get().index() == moment.index();
        Entry entry = moment.entry();
        if (entry == null || !(entry.event() instanceof Event.Deduced(Deduction deduction))) {
            return Marks.NONE;
        }
        return drawn != null && listed
                ? drawn.marks()
                : Explainer.marks(deduction, search.before().grid());
    }

    /// Returns the candidates that cells blank before and after have lost in between.
    private static Map<Cell, DigitSet> lost(Moment before, Grid after) {
        Map<Cell, DigitSet> lost = new HashMap<>();
        for (Cell cell : before.grid().blanks().and(after.blanks())) {
            DigitSet gone = before.grid().candidates(cell).minus(after.candidates(cell));
            if (!gone.isEmpty()) {
                lost.put(cell, gone);
            }
        }
        return lost;
    }

    private static CellSet conflicts(Grid grid) {
        CellSet cells = CellSet.NONE;
        for (Conflict conflict : grid.conflicts()) {
            cells = cells.or(conflict.cells());
        }
        return cells;
    }

    /// Returns the cells that make the event a dead end, in addition to digits that occur twice.
    private static CellSet dead(Grid grid, @Nullable Entry entry) {
        return entry != null && entry.event() instanceof Event.Contradicted(Contradiction why)
                ? switch (why) {
                    case Contradiction.NoCandidate(Cell cell) -> CellSet.of(cell);
                    case Contradiction.LastLost(Candidate last, House house, boolean ignored) ->
                        holding(grid, last.digit(), house).with(last.cell());
                    case Contradiction.Clash ignored -> CellSet.NONE;
                    case Contradiction.NoPlace(Digit ignored, House house) ->
                        house.cellSet().and(grid.blanks());
                    case Contradiction.TooFewCells(Narrowing.Ply ply, DigitSet digits) -> taking(grid, digits, ply);
                }
                : CellSet.NONE;
    }

    private static CellSet holding(Grid grid, Digit digit, House house) {
        CellSet cells = CellSet.NONE;
        for (Cell cell : house.cells()) {
            cells = digit == grid.digit(cell) ? cells.with(cell) : cells;
        }
        return cells;
    }

    /// Returns the blanks of the line that can take one of the digits.
    private static CellSet taking(Grid grid, DigitSet digits, Narrowing.Ply ply) {
        CellSet cells = CellSet.NONE;
        for (Cell cell : ply.house().cellSet().and(grid.blanks())) {
            cells = (grid.candidates(cell).mask() & digits.mask()) == 0 ? cells : cells.with(cell);
        }
        return cells;
    }

    /// Returns the cell that the event is about, or null if it is about none.
    private static @Nullable Cell cellOf(@Nullable Entry entry) {
        return entry == null
                ? null
                : switch (entry.event()) {
                    case Event.Placed placed -> placed.candidate().cell();
                    case Event.Guessed guess -> guess.candidate().cell();
                    case Event.Cleared(Cell cell) -> cell;
                    case Event.Narrowed narrowed -> narrowed.cell();
                    case Event.Contradicted(Contradiction why) -> cellOf(why);
                    case Event.Deduced(Deduction deduction) -> cellOf(deduction);
                    case Event.Stuck ignored -> null;
                    case Event.Shrunk ignored -> null;
                    case Event.Refreshed ignored -> null;
                    case Event.Backtracked ignored -> null;
                    case Event.Found ignored -> null;
                    case Event.Exhausted ignored -> null;
                };
    }

    private static @Nullable Cell cellOf(Deduction deduction) {
        return deduction.conclusions().getFirst() instanceof Conclusion.Placement(Candidate placed)
                ? placed.cell()
                : null;
    }

    private static @Nullable Cell cellOf(Contradiction why) {
        return switch (why) {
            case Contradiction.Clash clash -> clash.entered().cell();
            case Contradiction.NoCandidate(Cell cell) -> cell;
            case Contradiction.LastLost lost -> lost.last().cell();
            case Contradiction.NoPlace ignored -> null;
            case Contradiction.TooFewCells ignored -> null;
        };
    }
}
