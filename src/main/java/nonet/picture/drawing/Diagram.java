package nonet.picture.drawing;

import java.util.Map;
import nonet.explain.mark.Marks;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.play.CellColor;
import nonet.play.Sketch;

/// The content of a picture of a board. A digit that is neither given, guessed nor computed was entered by the user.
///
/// @param computed the cells whose digit was found by an engine
/// @param guessed the cells whose digit is a guess of an engine
/// @param conflicts the cells whose digit cannot be right
/// @param candidates whether the candidates of the blanks are shown as pencil marks
/// @param struck the candidates that are struck out
/// @param marks the marks of a deduction
/// @param labels whether rows and columns are numbered
/// @param colors the cells colored by the user
/// @param sketch the colors and links of candidates drawn by the user
public record Diagram(
        Grid grid,
        CellSet computed,
        CellSet guessed,
        CellSet conflicts,
        boolean candidates,
        Map<Cell, DigitSet> struck,
        Marks marks,
        boolean labels,
        Map<Cell, CellColor> colors,
        Sketch sketch) {

    public Diagram {
        struck = Map.copyOf(struck);
        colors = Map.copyOf(colors);
    }

    /// Creates a diagram without a sketch.
    public Diagram(
            Grid grid,
            CellSet computed,
            CellSet guessed,
            CellSet conflicts,
            boolean candidates,
            Map<Cell, DigitSet> struck,
            Marks marks,
            boolean labels,
            Map<Cell, CellColor> colors) {
        this(grid, computed, guessed, conflicts, candidates, struck, marks, labels, colors, Sketch.NONE);
    }

    /// Creates a diagram of a grid without marks.
    public static Diagram of(Grid grid, boolean candidates) {
        return new Diagram(
                grid, CellSet.NONE, CellSet.NONE, CellSet.NONE, candidates, Map.of(), Marks.NONE, false, Map.of());
    }

    /// Returns this diagram with the marks of a deduction, and with numbered rows and columns, which its sentences
    /// refer to.
    public Diagram explained(Marks shown) {
        return new Diagram(grid, computed, guessed, conflicts, candidates, struck, shown, true, colors, sketch);
    }

    /// Returns this diagram with its pencil marks, or without them and their marks.
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
                colors,
                shown ? sketch : Sketch.NONE);
    }

    /// Returns this diagram with guesses as digits that an engine found in any other way.
    public Diagram withoutGuesses() {
        return new Diagram(
                grid, computed.or(guessed), CellSet.NONE, conflicts, candidates, struck, marks, labels, colors, sketch);
    }

    /// Returns this diagram with all digits that are not given as computed ones.
    public Diagram solved() {
        CellSet found = CellSet.ALL.minus(grid.blanks()).minus(grid.givens());
        return new Diagram(grid, found, CellSet.NONE, conflicts, false, Map.of(), marks, labels, colors);
    }
}
