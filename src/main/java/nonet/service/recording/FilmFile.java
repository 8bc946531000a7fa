package nonet.service.recording;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.DiagramPainter;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.Palette;
import nonet.picture.drawing.Shape;
import nonet.picture.write.AnimationWriter;
import nonet.picture.write.ApngWriter;
import nonet.picture.write.ColorTable;
import nonet.picture.write.GifWriter;
import nonet.picture.write.PngWriter;
import nonet.service.export.FontFinder;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// A recording as a moving picture: the board before the first event, and after each of the chosen ones.
final class FilmFile {

    /// Lengths in points: the board, the margin around it, and a line of words below it.
    private static final double BOARD = 360;

    private static final double MARGIN = 8;
    private static final double LINE = 19;
    private static final double TEXT = 14;
    private static final int LINES = 2;

    private final Recording.Reel reel;
    private final MovingPicture film;

    FilmFile(Recording.Reel reel, MovingPicture film) {
        this.reel = reel;
        this.film = film;
    }

    /// Writes the picture.
    ///
    /// @param gif whether it is a GIF, not an animated PNG
    /// @param progress accepts the completed fraction, 0 to 1
    /// @throws IOException if writing fails
    void write(boolean gif, OutputStream out, DoubleConsumer progress, Cancel cancel) throws IOException {
        List<String> captions = captions(cancel);
        double scale = film.width() / (BOARD + 2 * MARGIN);
        int height = (int) Math.round(points() * scale);
        ColorTable colors = ColorTable.of(Palette.inks(), Palette.grounds());
        try (Lettering lettering = FontFinder.ofSystem().covering(String.join("", captions));
                AnimationWriter writer = gif
                        ? new GifWriter(film.width(), height, colors, out)
                        : new ApngWriter(film.width(), height, colors, reel.size(), out)) {
            PngWriter painter = new PngWriter(lettering);
            @Nullable BufferedImage image = null;
            @Nullable Diagram before = null;
            for (int frame = 0; frame < reel.size(); frame++) {
                cancel.check();
                progress.accept((double) frame / reel.size());
                Diagram diagram = reel.diagram(frame);
                Drawing drawing = drawing(diagram, captions.get(frame), lettering);
                if (image == null || before == null) {
                    image = painter.draw(drawing, scale, true);
                } else {
                    painter.redraw(drawing, scale, changed(before, diagram), image);
                }
                before = diagram;
                writer.add(image, reel.hundredths(frame));
            }
        }
    }

    private double points() {
        return BOARD + 2 * MARGIN + (film.words() ? LINES * LINE + MARGIN : 0);
    }

    private List<String> captions(Cancel cancel) {
        List<String> captions = new ArrayList<>();
        for (int frame = 0; frame < reel.size(); frame++) {
            cancel.check();
            captions.add(film.words() ? reel.caption(frame) : "");
        }
        return captions;
    }

    /// Returns the places of what two frames differ in: cells, and the words.
    private List<Shape.Box> changed(Diagram before, Diagram now) {
        List<Shape.Box> changed = new ArrayList<>(DiagramPainter.changed(before, now, MARGIN, MARGIN, BOARD));
        if (film.words()) {
            double top = BOARD + 2 * MARGIN;
            changed.add(new Shape.Box(0, top, top, points() - top, 0, null, null));
        }
        return changed;
    }

    private Drawing drawing(Diagram diagram, String caption, Lettering lettering) {
        List<Shape> shapes = new ArrayList<>(DiagramPainter.draw(diagram, MARGIN, MARGIN, BOARD));
        List<String> lines = film.words() ? lettering.wrap(caption, TEXT, FontWeight.REGULAR, BOARD) : List.of();
        for (int line = 0; line < Math.min(LINES, lines.size()); line++) {
            boolean cut = line == LINES - 1 && lines.size() > LINES;
            String text = cut
                    ? lettering.shorten(
                            String.join(" ", lines.subList(line, lines.size())), TEXT, FontWeight.REGULAR, BOARD)
                    : lines.get(line);
            double baseline = BOARD + 2 * MARGIN + LINE * line + TEXT;
            shapes.add(new Shape.Words(MARGIN, baseline, TEXT, FontWeight.REGULAR, Align.START, Palette.BLACK, text));
        }
        return new Drawing(BOARD + 2 * MARGIN, points(), shapes);
    }
}
