package nonet.ui.shell.edit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.Sketch;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.board.frame.DigitOrigins;
import nonet.ui.board.frame.Highlights;
import nonet.ui.board.frame.SearchHighlights;
import nonet.ui.playback.ShownSearch;
import org.jspecify.annotations.Nullable;

/// Derives the picture on the board: the user's document, or in *Watch* the givens and what the engine makes of them.
public final class FrameController {

    /// A picture that a pane puts on the board.
    ///
    /// @param explains whether its digits and candidates take the place of those on the board; a step's do not
    public record Picture(MarkedGrid drawn, boolean explains) {

        /// Returns the picture of a step that the user may take.
        public static Picture step(MarkedGrid drawn) {
            return new Picture(drawn, false);
        }

        /// Returns the picture of what is known of the puzzle.
        public static Picture explanation(MarkedGrid drawn) {
            return new Picture(drawn, true);
        }
    }

    /// The pictures of panes, which are shown on the user's own board.
    public final BoardLayers<Picture> pictures = new BoardLayers<>();

    /// The marks of panes in a search, which take the place of those of a deduction.
    public final BoardLayers<Marks> marks = new BoardLayers<>();

    /// The step of human logic that is watched, with the branch and form that the user chose; null for none.
    public final ObjectProperty<@Nullable MarkedGrid> watched = new SimpleObjectProperty<>();

    /// Whether pencil marks and candidates are shown.
    public final BooleanProperty marksShown = new SimpleBooleanProperty(true);

    /// The filter that selects the highlighted blanks, whatever the board shows.
    public final ObjectProperty<CandidateFilter> filter = new SimpleObjectProperty<>(CandidateFilter.OFF);

    /// Whether entered digits that occur twice are marked.
    public final BooleanProperty judging = new SimpleBooleanProperty(true);

    public final ReadOnlyObjectWrapper<BoardFrame> frame = new ReadOnlyObjectWrapper<>(BoardFrame.EMPTY);

    private final EditController edit;
    private final ShownSearch search;

    public FrameController(EditController edit, ShownSearch search) {
        this.edit = edit;
        this.search = search;
        edit.history.subscribe(this::update);
        edit.room.subscribe(this::update);
        search.moment.subscribe(this::update);
        marksShown.subscribe(this::update);
        judging.subscribe(this::update);
        pictures.top.subscribe(this::update);
        marks.top.subscribe(this::update);
        watched.subscribe(this::update);
        update();
    }

    private void update() {
        Document document = edit.document();
        frame.set(edit.room.get() == Room.WATCH ? watched(document.puzzle()) : own(document, pictures.top.get()));
    }

    /// The engine's work on the givens, or the givens alone before it begins.
    private BoardFrame watched(Puzzle puzzle) {
        ReplayState moment = search.moment();
        return moment.entry() != null && !isFruitless(moment) && search.puzzle().equals(puzzle)
                ? search(puzzle, moment)
                : written(Document.of("", puzzle));
    }

    private BoardFrame own(Document document, @Nullable Picture picture) {
        if (picture == null) {
            return written(document);
        }
        return picture.explains() ? explained(document, picture.drawn()) : hinted(document, picture.drawn());
    }

    /// Tests whether the search has ended without a solution, so that there is nothing of it to show.
    private static boolean isFruitless(ReplayState moment) {
        return moment.entry() != null && moment.entry().event() instanceof Event.Exhausted && moment.solutions() == 0;
    }

    /// Links whose candidates are gone are not drawn; they are there again if the candidates come back.
    private BoardFrame written(Document document) {
        Grid grid = document.grid();
        List<DrawnLink> links = document.sketch().links().stream()
                .filter(link -> link.isOn(grid))
                .toList();
        return new BoardFrame(
                document.grid(),
                new DigitOrigins(CellSet.NONE, CellSet.NONE, document.entered()),
                judging.get()
                        ? Highlights.of(null, Highlights.conflicts(document.grid()), twice(document.grid()))
                        : Highlights.NONE,
                marksShown.get(),
                document.colors(),
                document.sketch().withLinks(links),
                judging.get()
                        ? links.stream().filter(link -> !link.holdsOn(grid)).collect(Collectors.toSet())
                        : Set.of());
    }

    /// Returns the mark of the house in which a digit occurs twice.
    private static Marks twice(Grid grid) {
        List<Conflict> conflicts = grid.conflicts();
        return conflicts.isEmpty()
                ? Marks.NONE
                : new Marks(Map.of(), Map.of(), Map.of(conflicts.getFirst().house(), Role.CLASHING), List.of());
    }

    /// The marks of a step are not mixed with the user's colors. Corner marks stay where the user's own marks do.
    private BoardFrame hinted(Document document, MarkedGrid hinted) {
        return new BoardFrame(
                isSingle(hinted.marks()) && isUnmarked(document.grid())
                        ? withoutOthers(hinted.grid(), hinted.marks())
                        : hinted.grid(),
                new DigitOrigins(
                        CellSet.ALL
                                .minus(hinted.grid().blanks())
                                .minus(document.puzzle().givenCells())
                                .minus(document.entered()),
                        CellSet.NONE,
                        document.entered()),
                Highlights.of(null, Highlights.conflicts(hinted.grid()), hinted.marks()),
                true,
                Map.of(),
                hinted.grid().equals(document.grid()) ? document.sketch().cornersOnly() : Sketch.NONE);
    }

    /// Tests whether a step only places a digit, for which no other candidate matters.
    private static boolean isSingle(Marks marks) {
        return !marks.candidates().isEmpty()
                && marks.links().isEmpty()
                && marks.candidates().values().stream().allMatch(role -> role == Role.PLACED);
    }

    private static boolean isUnmarked(Grid grid) {
        boolean unmarked = true;
        for (Cell cell : grid.blanks()) {
            unmarked &= grid.candidates(cell).isEmpty();
        }
        return unmarked;
    }

    /// Returns a grid with those candidates only that have a role.
    private static Grid withoutOthers(Grid grid, Marks marks) {
        short[] candidates = new short[81];
        for (Candidate candidate : marks.candidates().keySet()) {
            candidates[candidate.cell().index()] |= (short) candidate.digit().mask();
        }
        return Grid.of(grid.givens(), grid.values(), candidates);
    }

    /// The digits that are neither given nor entered are those of a solution or of a proof.
    private BoardFrame explained(Document document, MarkedGrid drawn) {
        Grid grid = drawn.grid();
        short[] candidates = new short[81];
        for (Cell cell : Cell.all()) {
            candidates[cell.index()] = (short) grid.candidates(cell).mask();
        }
        CellSet filled = CellSet.ALL.minus(grid.blanks());
        CellSet givens = document.puzzle().givenCells().and(filled);
        CellSet entered = document.entered().and(filled);
        return new BoardFrame(
                Grid.of(givens, grid.values(), candidates),
                new DigitOrigins(filled.minus(givens).minus(entered), CellSet.NONE, entered),
                Highlights.of(null, Highlights.conflicts(grid), drawn.marks()),
                true,
                Map.of());
    }

    private BoardFrame search(Puzzle puzzle, ReplayState moment) {
        Grid searched = moment.grid();
        short[] candidates = new short[81];
        for (Cell cell : Cell.all()) {
            candidates[cell.index()] = (short) searched.candidates(cell).mask();
        }
        CellSet givens = puzzle.givenCells();
        CellSet computed = CellSet.ALL.minus(searched.blanks()).minus(givens).minus(moment.guessed());
        boolean shown = marksShown.get();
        return new BoardFrame(
                Grid.of(givens, searched.values(), candidates),
                new DigitOrigins(computed, moment.guessed(), CellSet.NONE),
                shown
                        ? SearchHighlights.of(search.before(), moment, search.announced(), marks(moment))
                        : SearchHighlights.ofDigits(moment),
                shown,
                Map.of());
    }

    /// Returns what to mark of the deduction that led here: its pattern, as it was when it was found.
    private Marks marks(ReplayState moment) {
        Marks chosen = marks.top.get();
        if (chosen != null) {
            return chosen;
        }
        MarkedGrid drawn = watched.get();
        boolean listed = search.listed.get().index() == moment.index();
        Entry entry = moment.entry();
        if (entry == null || !(entry.event() instanceof Event.Deduced(Deduction deduction))) {
            return Marks.NONE;
        }
        return drawn != null && listed
                ? drawn.marks()
                : Explainer.marks(deduction, search.before().grid());
    }
}
