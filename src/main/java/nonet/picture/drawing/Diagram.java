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

    /// Returns a builder of a diagram that shows the digits of a grid and no more.
    public static Builder of(Grid grid) {
        return new Builder(grid);
    }

    /// Returns this diagram with its pencil marks, or without them and their marks.
    public Diagram with(boolean shown) {
        return change().candidates(candidates && shown)
                .marks(shown || marks.candidates().isEmpty() ? marks : Marks.NONE)
                .sketch(shown ? sketch : Sketch.NONE)
                .build();
    }

    /// Returns this diagram with guesses as digits that an engine found in any other way.
    public Diagram withoutGuesses() {
        return change().computed(computed.or(guessed)).guessed(CellSet.NONE).build();
    }

    private Builder change() {
        Builder change = of(grid).computed(computed)
                .guessed(guessed)
                .conflicts(conflicts)
                .candidates(candidates)
                .struck(struck)
                .marks(marks)
                .colors(colors)
                .sketch(sketch);
        return labels ? change.labels() : change;
    }

    /// Collects the content of a diagram.
    public static final class Builder {

        private final Grid grid;
        private CellSet computed = CellSet.NONE;
        private CellSet guessed = CellSet.NONE;
        private CellSet conflicts = CellSet.NONE;
        private boolean candidates;
        private Map<Cell, DigitSet> struck = Map.of();
        private Marks marks = Marks.NONE;
        private boolean labels;
        private Map<Cell, CellColor> colors = Map.of();
        private Sketch sketch = Sketch.NONE;

        private Builder(Grid grid) {
            this.grid = grid;
        }

        /// Shows the digits of some cells as found by an engine.
        public Builder computed(CellSet cells) {
            computed = cells;
            return this;
        }

        /// Shows all digits that are not given as found by an engine.
        public Builder solved() {
            return computed(CellSet.ALL.minus(grid.blanks()).minus(grid.givens()));
        }

        /// Shows the digits of some cells as guesses of an engine.
        public Builder guessed(CellSet cells) {
            guessed = cells;
            return this;
        }

        /// Shows that the digits of some cells cannot be right.
        public Builder conflicts(CellSet cells) {
            conflicts = cells;
            return this;
        }

        /// Shows the candidates of the blanks as pencil marks.
        public Builder candidates() {
            return candidates(true);
        }

        /// Shows the candidates of the blanks as pencil marks, or not.
        public Builder candidates(boolean shown) {
            candidates = shown;
            return this;
        }

        /// Strikes candidates out.
        public Builder struck(Map<Cell, DigitSet> digits) {
            struck = digits;
            return this;
        }

        /// Shows the marks of a deduction.
        public Builder marks(Marks shown) {
            marks = shown;
            return this;
        }

        /// Numbers rows and columns, which the sentences of an explanation refer to.
        public Builder labels() {
            labels = true;
            return this;
        }

        /// Shows cells in the user's colors.
        public Builder colors(Map<Cell, CellColor> cells) {
            colors = cells;
            return this;
        }

        /// Shows what the user has drawn.
        public Builder sketch(Sketch drawn) {
            sketch = drawn;
            return this;
        }

        public Diagram build() {
            return new Diagram(grid, computed, guessed, conflicts, candidates, struck, marks, labels, colors, sketch);
        }
    }
}
