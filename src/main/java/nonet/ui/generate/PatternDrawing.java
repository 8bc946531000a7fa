package nonet.ui.generate;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.generate.Symmetry;
import nonet.grid.Cell;
import nonet.grid.CellSet;

/// The cells of the givens, drawn by hand. What is drawn is mirrored by the selected symmetry.
public final class PatternDrawing {

    /// The cells of the givens.
    public final ReadOnlyObjectWrapper<CellSet> cells = new ReadOnlyObjectWrapper<>(CellSet.NONE);

    /// Whether the givens are in the cells that are drawn, and in no others.
    public final BooleanProperty used = new SimpleBooleanProperty();

    private final Property<Symmetry> symmetry;

    PatternDrawing(ObjectProperty<Symmetry> symmetry) {
        this.symmetry = symmetry;
    }

    CellSet cells() {
        return cells.get();
    }

    /// Draws or clears a cell and its mirror images. The drawing is used from then on.
    public void set(Cell cell, boolean given) {
        CellSet images = symmetry.getValue().orbits().stream()
                .filter(orbit -> orbit.contains(cell))
                .findFirst()
                .orElse(CellSet.of(cell));
        take(given ? cells().or(images) : cells().minus(images));
    }

    /// Draws a cell that is clear, and clears one that is drawn.
    public void toggle(Cell cell) {
        set(cell, !cells().contains(cell));
    }

    /// Replaces the drawing, and uses it.
    public void take(CellSet pattern) {
        cells.set(pattern);
        used.set(true);
    }

    /// Clears all cells.
    public void clear() {
        cells.set(CellSet.NONE);
    }

    /// Draws the cells that are clear, and clears the others.
    public void invert() {
        take(CellSet.ALL.minus(cells()));
    }
}
