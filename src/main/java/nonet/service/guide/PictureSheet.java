package nonet.service.guide;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Technique;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.DiagramPainter;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.Shape;

/// The pictures of a technique's examples, one below the other in one file: they share the outlines of their digits, which
/// is most of a picture. A page shows a part of the file.
final class PictureSheet {

    /// The side of a picture. Its numbers are whole, and fine enough for the largest screen.
    private static final int SIDE = 3600;

    private static final int STEP = SIDE + 100;

    private PictureSheet() {}

    /// Returns the file of a technique's pictures, relative to the folder of the site.
    static String file(Technique technique) {
        return "pictures/" + technique.id() + ".svg";
    }

    /// Returns the address of one picture, relative to the folder of the site.
    ///
    /// @param number counted from 0
    static String address(Technique technique, int number) {
        return file(technique) + "#svgView(viewBox(0," + number * STEP + "," + SIDE + "," + SIDE + "))";
    }

    static Drawing of(List<Diagram> boards) {
        List<Shape> shapes = new ArrayList<>();
        for (int i = 0; i < boards.size(); i++) {
            shapes.addAll(DiagramPainter.draw(boards.get(i), 0, i * STEP, SIDE));
        }
        return new Drawing(SIDE, boards.size() * STEP, shapes);
    }
}
