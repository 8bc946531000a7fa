package nonet.photo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.photo.digit.DigitNet;
import nonet.photo.find.FoundGrid;
import nonet.photo.find.GridFinder;
import nonet.photo.image.Gray;
import nonet.photo.image.PictureFault;
import nonet.photo.image.Quad;
import nonet.solve.Cancel;

/// Reads the sudokus in a picture: photos, scans and screenshots, in any of four turns, one grid or several.
public final class PhotoReader {

    /// The shorter side to which small pictures are enlarged.
    private static final int ENLARGED = 750;

    /// The side of the smallest legible cell, in pixels of the picture.
    private static final double LEAST_CELL = 9;

    /// Grids with less than this part of the best score are not taken for the one that is meant.
    private static final double COMPARABLE = 0.75;

    private final DigitNet net;

    /// @param net the network; its parameters are shared, so that any number of pictures can be read at once
    public PhotoReader(DigitNet net) {
        this.net = net;
    }

    /// Returns a reader with the network that comes with the program.
    public static PhotoReader standard() {
        return new PhotoReader(DigitNet.standard());
    }

    /// Reads all grids of a picture.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public PhotoResult read(Gray picture, Cancel cancel) {
        int longSide = Math.max(picture.width(), picture.height());
        Gray large = longSide < ENLARGED ? picture.scaledTo(ENLARGED) : picture;
        double scale = (double) longSide / Math.max(large.width(), large.height());
        List<FoundGrid> found = GridFinder.find(large);
        List<FoundGrid> grids = found.stream()
                .filter(grid -> grid.score() >= GridFinder.ACCEPTED)
                .toList();
        if (grids.isEmpty()) {
            return new PhotoResult.Refused(
                    GridFinder.hasOtherSize(large) ? new PictureFault.OtherSize() : new PictureFault.NoGrid());
        }
        List<GridReading> readings = new ArrayList<>();
        PictureFault refusal = null;
        for (FoundGrid grid : ordered(grids)) {
            switch (readScaled(large, grid.quad(), grid.light(), scale, cancel)) {
                case GridReader.Result.Read _
                when GridFinder.isCutOff(large, grid) -> refusal = new PictureFault.CutOff();
                case GridReader.Result.Read(GridReading reading) -> readings.add(reading);
                case GridReader.Result.Refused(PictureFault why) -> refusal = refusal == null ? why : refusal;
            }
        }
        return readings.isEmpty() && refusal != null
                ? new PhotoResult.Refused(refusal)
                : new PhotoResult.Read(solutionsLast(readings));
    }

    /// Returns the readings in their order, but those that solve another one after the rest.
    static List<GridReading> solutionsLast(List<GridReading> readings) {
        return readings.stream()
                .sorted(Comparator.comparing(reading -> readings.stream().anyMatch(reading::solves)))
                .toList();
    }

    /// Reads the grid inside an outline, without searching for it.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public PhotoResult read(Gray picture, Quad outline, Cancel cancel) {
        return switch (readScaled(picture, outline, false, 1, cancel)) {
            case GridReader.Result.Read(GridReading reading) -> new PhotoResult.Read(List.of(reading));
            case GridReader.Result.Refused(PictureFault why) -> new PhotoResult.Refused(why);
        };
    }

    /// @param scale the size of the original picture as a multiple of this one's
    private GridReader.Result readScaled(Gray picture, Quad quad, boolean light, double scale, Cancel cancel) {
        double cell = quad.shortestSide() * scale / 9;
        if (cell < LEAST_CELL) {
            return new GridReader.Result.Refused(new PictureFault.TooSmall((int) cell));
        }
        return switch (new GridReader(net.copy()).read(picture, quad, light, cancel)) {
            case GridReader.Result.Read(GridReading reading) -> new GridReader.Result.Read(scaled(reading, scale));
            case GridReader.Result.Refused refused -> refused;
        };
    }

    private static GridReading scaled(GridReading reading, double scale) {
        return scale == 1
                ? reading
                : new GridReading(
                        reading.outline().times(scale),
                        reading.crossings().stream()
                                .map(point -> point.times(scale))
                                .toList(),
                        reading.turn(),
                        reading.choices(),
                        reading.puzzle(),
                        reading.doubtful(),
                        reading.solutions());
    }

    /// Returns the largest grid with a good score first, and the others from the top of the page down.
    private static List<FoundGrid> ordered(List<FoundGrid> grids) {
        double best = grids.getFirst().score();
        FoundGrid first = grids.stream()
                .filter(grid -> grid.score() >= COMPARABLE * best)
                .max(Comparator.comparingDouble(grid -> grid.quad().area()))
                .orElseThrow();
        List<FoundGrid> ordered = new ArrayList<>();
        ordered.add(first);
        grids.stream()
                .filter(grid -> grid != first)
                .sorted(Comparator.comparingDouble(grid -> grid.quad().center().y()))
                .forEach(ordered::add);
        return ordered;
    }
}
