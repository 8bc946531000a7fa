package nonet.ui.guide;

import nonet.grid.Grid;
import nonet.guide.GuideExample;
import nonet.play.Document;

/// The position of an example as a document: its givens, the digits found since, and its candidates as pencil marks.
public final class ExampleDocument {

    private ExampleDocument() {}

    /// Returns the document.
    public static Document of(String name, GuideExample example) {
        Grid grid = example.grid();
        return new Document(name, grid.puzzle(), grid);
    }
}
