package nonet.photo.model;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import nonet.photo.digit.CellInk;
import nonet.photo.image.FlatGrid;
import nonet.photo.image.Gray;
import nonet.photo.image.ImagePoint;
import nonet.photo.image.Mesh;
import nonet.photo.image.Quad;

/// The cells of a drawn sheet, sampled and normalized as the reader does it.
record SheetCells(List<float[]> cells, int[] labels) {

    /// Draws the sheet of a seed, takes a photo of it, and samples its cells.
    ///
    /// @param byHand the sheets of twenty that are filled in by hand
    static SheetCells of(FontFaces fonts, int byHand, long seed) {
        RandomGenerator random = new SplittableRandom(seed).split();
        Sheet sheet = Sheet.draw(SheetStyle.random(fonts, byHand, random), null, random);
        double cell = 10.5 + 33.5 * random.nextDouble();
        Gray photo = Camera.photo(sheet.picture().scaledTo((int) (11 * cell)), random);
        Gray flat = FlatGrid.of(photo, corners(photo.width() / 11.0, random));
        CellInk ink = CellInk.of(flat, mesh(random));
        List<float[]> cells = new ArrayList<>();
        for (int i = 0; i < 81; i++) {
            cells.add(ink.cell(i, 0));
        }
        return new SheetCells(cells, sheet.labels());
    }

    private static Quad corners(double cell, RandomGenerator random) {
        double loose = 0.05 * random.nextDouble() * cell;
        List<ImagePoint> corners = new ArrayList<>();
        for (ImagePoint corner :
                List.of(new ImagePoint(1, 1), new ImagePoint(10, 1), new ImagePoint(10, 10), new ImagePoint(1, 10))) {
            corners.add(corner.times(cell).plus(loose * random.nextGaussian(), loose * random.nextGaussian()));
        }
        return Quad.of(corners);
    }

    private static Mesh mesh(RandomGenerator random) {
        Mesh mesh = Mesh.straight();
        float loose = 0.03f * random.nextFloat() * FlatGrid.CELL;
        for (int i = 0; i < 100; i++) {
            mesh.xs()[i] += loose * (float) random.nextGaussian();
            mesh.ys()[i] += loose * (float) random.nextGaussian();
        }
        return mesh;
    }
}
