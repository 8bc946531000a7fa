package nonet.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.DiagramPainter;
import nonet.picture.drawing.Shape;
import nonet.play.CellColor;
import nonet.play.DrawnLink;
import nonet.play.Sketch;
import org.junit.jupiter.api.Test;

/// Candidates that were colored and links that were drawn are in the pictures.
class SketchPictureTests {

    private static final Candidate FROM = new Candidate(Cell.at(1, 1), Digit.FIVE);
    private static final Candidate TO = new Candidate(Cell.at(9, 9), Digit.FIVE);

    @Test
    void aSketchIsDrawnAmongThePencilMarksAndOnlyWithThem() {
        Diagram plain = diagram(Sketch.NONE);
        Diagram drawn = diagram(new Sketch(Map.of(FROM, CellColor.RED), List.of(new DrawnLink(FROM, TO, false))));
        assertThat(count(drawn, Shape.Box.class)).isEqualTo(count(plain, Shape.Box.class) + 1);
        assertThat(count(plain, Shape.Curve.class)).isZero();
        assertThat(count(drawn, Shape.Curve.class)).isEqualTo(1);
        assertThat(count(drawn.with(false), Shape.Curve.class)).isZero();
    }

    private static Diagram diagram(Sketch sketch) {
        return Diagram.of(Grid.of(Puzzle.EMPTY)).candidates().sketch(sketch).build();
    }

    private static long count(Diagram diagram, Class<? extends Shape> shape) {
        return DiagramPainter.draw(diagram, 0, 0, 900).stream()
                .filter(shape::isInstance)
                .count();
    }
}
