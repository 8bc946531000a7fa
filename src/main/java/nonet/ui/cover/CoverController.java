package nonet.ui.cover;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Part;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.trace.ReplayState;
import nonet.ui.playback.ShownSearch;
import org.jspecify.annotations.Nullable;

/// Follows the shown search with its cover matrix. A chosen square marks its rows on the board as candidates, a cell that is
/// selected on the board marks the squares of its candidates.
public final class CoverController {

    /// Whether the matrix is seen; it is brought up to date only then.
    public final BooleanProperty shown = new SimpleBooleanProperty();

    /// The cell that is selected on the board; null for none.
    public final ObjectProperty<@Nullable Cell> boardCell = new SimpleObjectProperty<>();

    /// The marks of the rows through the chosen square; null for none.
    public final ReadOnlyObjectWrapper<@Nullable Marks> marks = new ReadOnlyObjectWrapper<>();

    /// The chosen square; null for none.
    final ObjectProperty<@Nullable Condition> selected = new SimpleObjectProperty<>();

    final ReadOnlyObjectWrapper<CoverPicture> picture;

    /// The squares of the cell that is selected on the board, by their indexes in the matrix.
    final ReadOnlyObjectWrapper<Set<Integer>> linked = new ReadOnlyObjectWrapper<>(Set.of());

    private final ShownSearch search;

    public CoverController(ShownSearch search) {
        this.search = search;
        picture = new ReadOnlyObjectWrapper<>(CoverPicture.of(search.moment(), search.moment()));
        search.moment.subscribe(this::update);
        shown.subscribe(this::update);
        selected.subscribe(this::mark);
        boardCell.subscribe(this::link);
    }

    /// Tests whether the shown moment is before the first event.
    boolean isAtStart() {
        return search.moment().entry() == null;
    }

    /// Chooses a square, or takes the choice back.
    void toggle(Condition square) {
        selected.set(square.equals(selected.get()) ? null : square);
    }

    /// Returns the rows through a square: the candidates left for it, or the one that covers it.
    List<Candidate> rows(Condition square) {
        Candidate covering = picture.get().covering().get(square.index());
        if (covering != null) {
            return List.of(covering);
        }
        return square.candidates(CoverPicture.board(search.moment()));
    }

    private void update() {
        if (shown.get()) {
            ReplayState now = search.moment();
            picture.set(CoverPicture.of(search.before(), now));
        }
        mark();
        link();
    }

    private void mark() {
        Condition square = selected.get();
        if (square == null || !shown.get()) {
            marks.set(null);
            return;
        }
        Map<Candidate, Role> candidates = new HashMap<>();
        rows(square).forEach(row -> candidates.put(row, Role.PATTERN));
        boolean ofCell = square.panel() == Condition.Panel.CELL;
        marks.set(new Marks(
                candidates,
                ofCell ? Map.of(square.cell(), Role.PATTERN) : Map.of(),
                ofCell ? Map.of() : Map.of(square.house(), Role.PATTERN),
                List.of(),
                List.of(),
                List.of(
                        new Part(Part.Kind.CANDIDATE, Role.PATTERN, Part.Meaning.TRUTH_CANDIDATES, 0),
                        ofCell
                                ? new Part(Part.Kind.CELL, Role.PATTERN, Part.Meaning.TRUTH_CELL, 0)
                                : new Part(Part.Kind.HOUSE, Role.PATTERN, Part.Meaning.TRUTH_HOUSE, 0))));
    }

    private void link() {
        Cell cell = boardCell.get();
        Set<Integer> squares = new HashSet<>();
        if (cell != null && shown.get()) {
            squares.add(Condition.of(cell).index());
            Grid grid = search.moment().grid();
            Digit held = grid.digit(cell);
            Iterable<Digit> digits = held == null ? grid.candidates(cell) : List.of(held);
            digits.forEach(digit -> Condition.of(new Candidate(cell, digit)).forEach(met -> squares.add(met.index())));
        }
        linked.set(Set.copyOf(squares));
    }
}
