package nonet.ui.guide;

import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.guide.GuideExample;
import nonet.play.Document;

/// The position of an example as a document: its givens, the digits found since, and its candidates as pencil marks.
public final class ExampleDocument {

    private ExampleDocument() {}

    /// Returns the document.
    public static Document of(String name, GuideExample example) {
        Grid grid = example.grid();
        byte[] givens = grid.values();
        for (Cell cell : Cell.all()) {
            givens[cell.index()] = grid.givens().contains(cell) ? givens[cell.index()] : 0;
        }
        return new Document(name, Puzzle.of(givens), grid);
    }
}
