package nonet.picture.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.picture.drawing.Shape.Line;
import nonet.play.CellColor;
import org.junit.jupiter.api.Test;

/// What tells cells apart on paper where there is no color.
class HatchingTests {

    private static final double SIZE = 360;
    private static final Cell CELL = Cell.at(2, 3);

    @Test
    void everyColorHasLinesOfItsOwnInsideItsCell() {
        Set<List<Line>> patterns = new HashSet<>();
        for (CellColor color : CellColor.values()) {
            List<Line> lines = added(diagram(Marks.NONE, Map.of(CELL, color)));
            assertThat(lines).as("%s", color).hasSizeBetween(6, 40).allSatisfy(line -> {
                assertThat(line.from().x()).isBetween(79.0, 121.0);
                assertThat(line.to().x()).isBetween(79.0, 121.0);
                assertThat(line.from().y()).isBetween(39.0, 81.0);
                assertThat(line.to().y()).isBetween(39.0, 81.0);
            });
            patterns.add(lines.stream()
                    .map(line -> new Line(line.from(), line.to(), Stroke.whole(1, Ink.WHITE)))
                    .toList());
        }
        assertThat(patterns).hasSize(CellColor.values().length);
    }

    @Test
    void cellsThatDifferBetweenSolutionsAreHatchedWithPencilMarksAndWithout() {
        Marks differing = new Marks(Map.of(), Map.of(CELL, Role.DIFFERING), Map.of(), List.of());
        Diagram diagram = diagram(differing, Map.of());
        assertThat(added(diagram)).hasSize(12);
        assertThat(added(diagram.with(false))).hasSize(12);
    }

    private static Diagram diagram(Marks marks, Map<Cell, CellColor> colors) {
        return Diagram.of(Grid.of(Puzzle.EMPTY))
                .candidates()
                .marks(marks)
                .colors(colors)
                .build();
    }

    /// Returns the lines that a plain board does not have.
    private static List<Line> added(Diagram diagram) {
        List<Shape> shapes = new ArrayList<>(Drawing.of(diagram, SIZE).shapes());
        shapes.removeAll(Drawing.of(diagram(Marks.NONE, Map.of()), SIZE).shapes());
        return shapes.stream()
                .filter(Line.class::isInstance)
                .map(Line.class::cast)
                .toList();
    }
}
