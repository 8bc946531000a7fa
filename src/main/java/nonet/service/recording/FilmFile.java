package nonet.service.recording;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleConsumer;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
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
import nonet.service.recording.FrameHighlight.Kind;
import nonet.solve.Cancel;
import nonet.trace.Replay;
import nonet.trace.ReplayState;
import org.jspecify.annotations.Nullable;

/// A search as a moving picture: the board before the first event, and after each of the chosen ones.
final class FilmFile {

    /// Lengths in points: the board, the margin around it, and a line of words below it.
    private static final double BOARD = 360;

    private static final double MARGIN = 8;
    private static final double LINE = 19;
    private static final double TEXT = 14;
    private static final int LINES = 2;

    /// How much longer the first and the last frame are shown.
    private static final int LONGER = 4;

    private final Stretch stretch;
    private final Film film;
    private final RecordingWords words;
    private final long[] chosen;

    FilmFile(Stretch stretch, Film film, RecordingWords words, Cancel cancel) {
        this.stretch = stretch;
        this.film = film;
        this.words = words;
        chosen = FrameChoice.of(stretch, Film.MOST - 1, cancel);
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
                        : new ApngWriter(film.width(), height, colors, chosen.length + 1, out)) {
            PngWriter painter = new PngWriter(lettering);
            Replay replay = stretch.start();
            long at = stretch.from() - 1;
            @Nullable BufferedImage image = null;
            @Nullable Diagram before = null;
            int delay = Math.max(2, 100 / film.perSecond());
            for (int frame = 0; frame <= chosen.length; frame++) {
                cancel.check();
                progress.accept((double) frame / (chosen.length + 1));
                for (long to = frame == 0 ? at : chosen[frame - 1]; at < to; at++) {
                    replay.apply(stretch.trace().get(at + 1));
                }
                boolean end = frame == 0 || frame == chosen.length;
                Diagram diagram = diagram(replay.outcome(), frame == 0);
                Drawing drawing = drawing(diagram, captions.get(frame), lettering);
                if (image == null || before == null) {
                    image = painter.draw(drawing, scale, true);
                } else {
                    painter.redraw(drawing, scale, changed(before, diagram), image);
                }
                before = diagram;
                writer.add(image, end ? delay * LONGER : delay);
            }
        }
    }

    private double points() {
        return BOARD + 2 * MARGIN + (film.words() ? LINES * LINE + MARGIN : 0);
    }

    private List<String> captions(Cancel cancel) {
        List<String> captions = new ArrayList<>();
        captions.add(film.words() ? words.caption() : "");
        for (long index : chosen) {
            cancel.check();
            captions.add(
                    film.words()
                            ? words.caption(
                                    index + 1, stretch.trace().get(index).event())
                            : "");
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

    private static Diagram diagram(ReplayState state, boolean first) {
        FrameHighlight look = first || state.entry() == null
                ? new FrameHighlight(Kind.OTHER, CellSet.NONE)
                : FrameHighlight.of(state.entry().event());
        @Nullable
        Role role = switch (look.kind()) {
            case PLACED -> Role.PLACED;
            case NARROWED, BACK -> Role.ELIMINATED;
            case GUESSED, DEAD_END, FOUND, END, OTHER -> null;
        };
        Map<Cell, Role> roles = new HashMap<>();
        if (role != null) {
            look.cells().forEach(cell -> roles.put(cell, role));
        }
        Grid grid = state.grid();
        CellSet computed = CellSet.ALL.minus(grid.blanks()).minus(grid.givens()).minus(state.guessed());
        CellSet dead = look.kind() == Kind.DEAD_END ? look.cells() : CellSet.NONE;
        Marks marks = new Marks(Map.of(), roles, Map.of(), List.of());
        return Diagram.of(grid)
                .computed(computed)
                .guessed(state.guessed())
                .conflicts(dead)
                .candidates()
                .marks(marks)
                .build();
    }
}
