package nonet.picture;

import java.util.Map;
import nonet.explain.Marks;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.play.CellColor;

/// What a picture of a board shows. A digit that is neither given, guessed nor computed was entered by a person.
///
/// @param computed the cells whose digit was found by an engine
/// @param guessed the cells whose digit was entered by an engine on trial
/// @param conflicts the cells whose digit cannot be right
/// @param candidates whether the candidates of the blanks are shown as pencil marks
/// @param struck the candidates that are shown struck out, with the pencil marks
/// @param marks what to mark so that a deduction can be seen
/// @param labels whether rows and columns are numbered
/// @param colors the cells that a person has colored
public record Diagram(
        Grid grid,
        CellSet computed,
        CellSet guessed,
        CellSet conflicts,
        boolean candidates,
        Map<Cell, DigitSet> struck,
        Marks marks,
        boolean labels,
        Map<Cell, CellColor> colors) {

    public Diagram {
        struck = Map.copyOf(struck);
        colors = Map.copyOf(colors);
    }

    /// A board with nothing special.
    public static Diagram of(Grid grid, boolean candidates) {
        return new Diagram(
                grid, CellSet.NONE, CellSet.NONE, CellSet.NONE, candidates, Map.of(), Marks.NONE, false, Map.of());
    }

    /// Returns this diagram with a deduction to be seen in it, and with numbered rows and columns, by which the
    /// deduction's words name the cells.
    public Diagram explained(Marks shown) {
        return new Diagram(grid, computed, guessed, conflicts, candidates, struck, shown, true, colors);
    }

    /// Returns this diagram with its pencil marks, or without them and what is marked among them.
    public Diagram with(boolean shown) {
        return new Diagram(
                grid,
                computed,
                guessed,
                conflicts,
                candidates && shown,
                struck,
                shown || marks.candidates().isEmpty() ? marks : Marks.NONE,
                labels,
                colors);
    }

    /// Returns this diagram with all that is not given counted as computed.
    public Diagram solved() {
        CellSet found = CellSet.ALL.minus(grid.blanks()).minus(grid.givens());
        return new Diagram(grid, found, CellSet.NONE, conflicts, false, Map.of(), marks, labels, colors);
    }
}
