package nonet.ui.hints.shown;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import nonet.deduce.Deduction;
import nonet.deduce.Node;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.MarkedBranch;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Part;
import nonet.explain.mark.Role;
import nonet.explain.text.Consequence;
import nonet.explain.text.Sentence;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import org.jspecify.annotations.Nullable;

/// The selected step: its explanation, its picture, one branch of it at a time, and the highlighted sentence or cells. The
/// proof of a consequence can be shown in its place, and proofs within that one.
public final class ShownStepController {

    /// The index of the picture with all branches.
    static final int ALL = -1;

    /// The explanation of the step; null for none.
    public final ReadOnlyObjectWrapper<@Nullable Explanation> explanation = new ReadOnlyObjectWrapper<>();

    /// The picture of the step on the board; null for none.
    public final ReadOnlyObjectWrapper<@Nullable MarkedGrid> picture = new ReadOnlyObjectWrapper<>();

    /// The sentence about the cell under the pointer, or null.
    public final ReadOnlyObjectWrapper<@Nullable Sentence> lit = new ReadOnlyObjectWrapper<>();

    /// Whether the step was checked against the puzzle's only solution.
    public final ReadOnlyBooleanWrapper checked = new ReadOnlyBooleanWrapper();

    /// The branch shown in the picture, from 0, or [#ALL].
    public final IntegerProperty branch = new SimpleIntegerProperty(ALL);

    /// Whether there are so many links that only those leading to the cell under the pointer are drawn, or those from
    /// the assumptions.
    public final ReadOnlyBooleanWrapper crowded = new ReadOnlyBooleanWrapper();

    /// Whether locked sets are shown as truths and links, which they all have in common.
    public final BooleanProperty truthsAndLinks = new SimpleBooleanProperty();

    /// Whether the step can be shown so.
    public final ReadOnlyBooleanWrapper hasTruthsAndLinks = new ReadOnlyBooleanWrapper();

    /// The consequences whose proofs are opened, each within that of the one before; none while the step is shown.
    public final ReadOnlyObjectWrapper<List<Consequence>> opened = new ReadOnlyObjectWrapper<>(List.of());

    private final Explainer explainer;
    private CellSet lighted = CellSet.NONE;
    private @Nullable Cell pointed;
    private @Nullable Consequence traced;
    private @Nullable Deduction step;
    private @Nullable Deduction explained;
    private @Nullable Grid board;
    private final Deque<Outer> outer = new ArrayDeque<>();
    private @Nullable Consequence returned;

    /// What a proof is shown in place of.
    private record Outer(Deduction explained, Grid board, Explanation current, int branch, boolean wasChecked) {}

    public ShownStepController(Explainer explainer) {
        this.explainer = explainer;
        branch.addListener(change -> draw());
        truthsAndLinks.addListener(change -> tell());
    }

    /// Shows the step as truths and links if it can be, or no longer so.
    public void toggleTruthsAndLinks() {
        if (hasTruthsAndLinks.get()) {
            truthsAndLinks.set(!truthsAndLinks.get());
        }
    }

    /// Returns the step, also while a proof within it is shown.
    public @Nullable Deduction step() {
        return step;
    }

    /// Returns the deduction that is shown: the step, or the proof of one of its consequences.
    public @Nullable Deduction explained() {
        return explained;
    }

    /// Returns the board on which the deduction was found.
    @Nullable
    Grid board() {
        return board;
    }

    /// Returns the deduction on one line, in the language of the window; empty without one.
    String line() {
        return explained == null ? "" : explainer.line(explained);
    }

    /// Shows the proof of a consequence, if it has one.
    public void open(Consequence consequence) {
        Consequence.Proof proof = consequence.proof();
        Deduction outside = explained;
        Grid on = board;
        Explanation current = explanation.get();
        if (proof != null && outside != null && on != null && current != null) {
            outer.push(new Outer(outside, on, current, branch.get(), checked.get()));
            opened.set(
                    Stream.concat(opened.get().stream(), Stream.of(consequence)).toList());
            put(proof.deduction(), proof.board(), false);
            show(explainer.explain(proof.deduction(), proof.board(), truthsAndLinks.get()));
        }
    }

    /// Shows again what the last opened proof belongs to.
    public void back() {
        if (!outer.isEmpty()) {
            Outer to = outer.pop();
            returned = opened.get().getLast();
            opened.set(opened.get().subList(0, outer.size()));
            put(to.explained, to.board, to.wasChecked);
            show(to.current);
            branch.set(to.branch);
            returned = null;
        }
    }

    /// Shows the step again in place of proofs within it.
    public void close() {
        while (!outer.isEmpty()) {
            back();
        }
    }

    /// Returns the consequence whose proof is being left, for the view to return to its line.
    @Nullable
    Consequence returned() {
        return returned;
    }

    /// Shows a step; its first branch if there are several.
    ///
    /// @param before the board on which it was found
    public void show(Deduction deduction, Grid before, boolean wasChecked) {
        show(explainer.explain(deduction, before), deduction, before, wasChecked);
    }

    /// Shows a step with its explanation.
    public void show(Explanation current, Deduction deduction, Grid before, boolean wasChecked) {
        leaveProofs();
        step = deduction;
        put(deduction, before, wasChecked);
        show(truthsAndLinks.get() ? explainer.explain(deduction, before, true) : current);
    }

    private void put(Deduction deduction, Grid before, boolean wasChecked) {
        explained = deduction;
        board = before;
        checked.set(wasChecked);
        hasTruthsAndLinks.set(!deduction.rankZeroSets().isEmpty());
    }

    private void leaveProofs() {
        outer.clear();
        opened.set(List.of());
    }

    /// Explains the deduction again, in the other form.
    private void tell() {
        Deduction shown = explained;
        Grid on = board;
        if (shown != null && on != null) {
            show(explainer.explain(shown, on, truthsAndLinks.get()));
        }
    }

    private void show(Explanation current) {
        lighted = CellSet.NONE;
        traced = null;
        lit.set(null);
        explanation.set(current);
        branch.set(current.branches().isEmpty() ? ALL : 0);
        draw();
    }

    /// Explains the step again, in the current language.
    public void relocalize() {
        close();
        Deduction shown = explained;
        Grid on = board;
        if (shown != null && on != null) {
            lit.set(null);
            explanation.set(explainer.explain(shown, on, truthsAndLinks.get()));
            draw();
        }
    }

    /// Clears the step.
    public void clear() {
        leaveProofs();
        step = null;
        explained = null;
        board = null;
        lit.set(null);
        checked.set(false);
        crowded.set(false);
        hasTruthsAndLinks.set(false);
        explanation.set(null);
        picture.set(null);
    }

    /// Shows the next branch; after the last one, all at once.
    public void nextBranch() {
        Explanation current = explanation.get();
        if (current != null && !current.branches().isEmpty()) {
            branch.set(branch.get() + 1 < current.branches().size() ? branch.get() + 1 : ALL);
        }
    }

    /// Highlights the cells of a sentence; an empty set ends that.
    public void light(CellSet cells) {
        lighted = cells;
        draw();
    }

    /// Highlights the cells of a consequence and draws the links that lead to it; null to end that.
    public void trace(@Nullable Consequence consequence) {
        traced = consequence;
        light(consequence == null ? CellSet.NONE : consequence.node().cells());
    }

    /// Highlights the sentence about a cell; null ends that.
    public void pointAt(@Nullable Cell cell) {
        pointed = cell;
        lit.set(cell == null ? null : about(cell));
        if (crowded.get()) {
            draw();
        }
    }

    /// Returns the sentence with the fewest cells that contains this cell; null if there is none.
    @Nullable
    Sentence about(Cell cell) {
        Explanation current = explanation.get();
        Sentence best = null;
        for (Sentence each : current == null ? List.<Sentence>of() : current.sentences()) {
            boolean narrower =
                    best == null || each.cells().size() < best.cells().size();
            best = each.cells().contains(cell) && narrower ? each : best;
        }
        return best;
    }

    /// Returns marks that only highlight cells.
    public static Marks lighting(CellSet cells) {
        return lighting(Marks.NONE, cells);
    }

    private void draw() {
        Explanation current = explanation.get();
        Grid on = board;
        if (current != null && on != null) {
            List<MarkedBranch> branches = current.branches();
            int at = branch.get();
            Marks marks = at >= 0 && at < branches.size() ? branches.get(at).marks() : current.marks();
            crowded.set(LinkThinning.crowded(marks));
            Marks drawn = crowded.get() ? LinkThinning.thinned(marks, this::isLookedAt) : marks;
            picture.set(new MarkedGrid(on, lighted.isEmpty() ? drawn : lighting(drawn, lighted)));
        }
    }

    private boolean isLookedAt(Node node) {
        Cell there = pointed;
        Consequence consequence = traced;
        return consequence != null
                ? node.equals(consequence.node())
                : there != null && node.cells().contains(there);
    }

    /// Returns marks with these cells as those to look at, in place of all others.
    private static Marks lighting(Marks marks, CellSet cells) {
        Map<Cell, Role> looked = StreamSupport.stream(cells.spliterator(), false)
                .collect(Collectors.toMap(cell -> cell, cell -> Role.PIVOT));
        List<Part> parts = Stream.concat(
                        marks.parts().stream().filter(part -> part.kind() != Part.Kind.CELL),
                        Stream.of(new Part(Part.Kind.CELL, Role.PIVOT, Part.Meaning.LOOKED_AT, 0)))
                .toList();
        return new Marks(marks.candidates(), looked, marks.houses(), marks.links(), marks.signs(), parts);
    }
}
