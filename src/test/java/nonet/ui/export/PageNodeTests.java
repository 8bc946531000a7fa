package nonet.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import nonet.OnScreen;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Ink;
import nonet.picture.drawing.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What goes to a printer: lines and letters, where they belong.
@OnScreen
class PageNodeTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @Test
    void aBoardIsLinesAndLettersWithoutPixels() {
        Drawing drawing = Drawing.of(Diagram.of(Grid.of(PUZZLE)).build(), 360);
        List<Node> nodes = ((Group) PageNode.of(drawing)).getChildren();
        assertThat(nodes).hasSize(drawing.shapes().size()).noneMatch(ImageView.class::isInstance);
        List<Text> digits = nodes.stream()
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .toList();
        assertThat(digits).hasSize(PUZZLE.clues());
        for (Text digit : digits) {
            Bounds bounds = digit.getBoundsInParent();
            int cell = (int) (bounds.getCenterY() / 40) * 9 + (int) (bounds.getCenterX() / 40);
            assertThat(digit.getText()).isEqualTo(PUZZLE.toString().substring(cell, cell + 1));
            assertThat(bounds.getCenterX() % 40).isBetween(18.0, 22.0);
        }
        // What can be seen through would make Java print pixels.
        assertThat(nodes)
                .allSatisfy(node -> assertThat(node).isInstanceOfSatisfying(javafx.scene.shape.Shape.class, shape -> {
                    assertThat(isSolid(shape.getFill())).isTrue();
                    assertThat(isSolid(shape.getStroke())).isTrue();
                }));
    }

    @Test
    void wordsAreAlignedAtTheirPlace() {
        for (Align align : Align.values()) {
            Shape words = new Shape.Words(200, 50, 20, FontWeight.REGULAR, align, new Ink(0x123456), "Nonet");
            Node text = ((Group) PageNode.of(new Drawing(400, 100, List.of(words))))
                    .getChildren()
                    .getFirst();
            Bounds bounds = text.getLayoutBounds();
            double place = switch (align) {
                case START -> bounds.getMinX();
                case MIDDLE -> bounds.getCenterX();
                case END -> bounds.getMaxX();
            };
            assertThat(place).as("%s", align).isBetween(199.0, 201.0);
            assertThat(((Text) text).getY()).isEqualTo(50);
            assertThat(((Text) text).getFill()).isEqualTo(Color.rgb(0x12, 0x34, 0x56));
        }
    }

    @Test
    void withoutTheCommandThatPrintsThereIsNoWayToAPrinter(@TempDir Path folder) throws IOException {
        Path command = folder.resolve("lpr");
        assertThat(PrinterPages.isCutOff("Linux", command)).isTrue();
        assertThat(PrinterPages.isCutOff("Mac OS X", command)).isFalse();
        Files.createFile(command);
        assertThat(command.toFile().setExecutable(true)).isTrue();
        assertThat(PrinterPages.isCutOff("Linux", command)).isFalse();
    }

    private static boolean isSolid(javafx.scene.paint.Paint paint) {
        return !(paint instanceof Color color) || color.isOpaque();
    }
}
