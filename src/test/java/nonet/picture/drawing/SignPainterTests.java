package nonet.picture.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Sign;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

class SignPainterTests {

    @Test
    void drawsANumberBesideItsCandidate() {
        Candidate candidate = new Candidate(Cell.at(5, 5), Digit.of(5));

        List<Shape> added = added(new Sign.Number(candidate, 12));

        assertThat(added).singleElement().isInstanceOfSatisfying(Shape.Words.class, words -> {
            assertThat(words.text()).isEqualTo("12");
            assertThat(words.x()).isBetween(250.0, 300.0);
            assertThat(words.baseline()).isBetween(230.0, 300.0);
        });
    }

    @Test
    void anExclusionIsFinerThanARay() {
        Candidate from = new Candidate(Cell.at(1, 1), Digit.of(1));
        Candidate to = new Candidate(Cell.at(1, 9), Digit.of(1));

        Shape.Line fine = (Shape.Line) added(new Sign.Exclusion(from, to)).getFirst();
        Shape.Line ray =
                (Shape.Line) added(new Sign.Ray(from.cell(), to.cell())).getFirst();

        assertThat(fine.stroke().width()).isLessThan(ray.stroke().width() / 2);
    }

    @Test
    void drawsACaptionBelowTheBoard() {
        List<Shape> shapes = drawn(new Sign.Caption("1-9, 5"));

        assertThat(shapes.getLast()).isInstanceOfSatisfying(Shape.Words.class, words -> {
            assertThat(words.text()).isEqualTo("1-9, 5");
            assertThat(words.baseline()).isBetween(475.0, 500.0);
        });
    }

    /// Returns the shapes that a sign adds to the picture of a blank board.
    private static List<Shape> added(Sign sign) {
        List<Shape> plain = drawn(Marks.NONE);
        return drawn(sign).stream().filter(shape -> !plain.contains(shape)).toList();
    }

    private static List<Shape> drawn(Sign sign) {
        return drawn(new Marks(Map.of(), Map.of(), Map.of(), List.of(), List.of(sign), List.of()));
    }

    private static List<Shape> drawn(Marks marks) {
        Diagram board = Diagram.of(Grid.of(Puzzle.EMPTY))
                .candidates()
                .marks(marks)
                .labels()
                .build();
        return DiagramPainter.draw(board, 0, 0, 500);
    }
}
