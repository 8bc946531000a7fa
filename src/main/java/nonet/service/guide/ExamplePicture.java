package nonet.service.guide;

import java.util.Map;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.mark.Marks;
import nonet.grid.CellSet;
import nonet.guide.GuideExample;
import nonet.picture.drawing.Diagram;

/// The picture of an example: the position with its pattern, or with what a look-alike has in its place.
final class ExamplePicture {

    private ExamplePicture() {}

    /// @param pattern the pattern of the example
    static Diagram of(GuideExample example, Deduction pattern) {
        Marks marks = Explainer.marks(pattern, example.patterned());
        CellSet found =
                CellSet.ALL.minus(example.grid().blanks()).minus(example.grid().givens());
        Diagram plain = new Diagram(
                example.grid(), found, CellSet.NONE, CellSet.NONE, true, Map.of(), Marks.NONE, true, Map.of());
        return plain.explained(example.doubted(marks));
    }
}
