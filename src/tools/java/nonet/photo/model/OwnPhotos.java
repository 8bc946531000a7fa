package nonet.photo.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import nonet.photo.image.Gray;
import nonet.photo.image.Homography;
import nonet.photo.image.ImagePoint;
import nonet.photo.image.Quad;

/// Makes the photos that tests read, `src/test/resources/nonet/photo`: drawn sheets on a desk, bent, turned and
/// photographed by the simulated camera. Fonts, sheets and seeds differ from those of the training.
final class OwnPhotos {

    private static final int WIDTH = 640;
    private static final int HEIGHT = 720;

    /// The solution of the first puzzle, of which some digits are written by hand.
    private static final String FILLED =
            "958321674273496518461587392794253861635814729812679453587132946326945187149768235";

    private OwnPhotos() {}

    /// @param args the folder of fonts, and the folder with `photos.tsv`, which lists files and puzzles
    public static void main(String[] args) throws IOException {
        FontFaces fonts = new FontFaces(Path.of(args[0]));
        Path folder = Path.of(args[1]);
        List<String> rows = Files.readAllLines(folder.resolve("photos.tsv"));
        for (int i = 0; i < rows.size(); i++) {
            String[] fields = rows.get(i).split("\t");
            RandomGenerator random = new SplittableRandom(90_001 + i).split();
            SheetStyle style = SheetStyle.readable(fonts, random);
            Gray sheet = Sheet.draw(style, fields[1], random).picture();
            Gray photo = Camera.photo(onDesk(sheet, 14 * random.nextDouble(), random), random);
            Files.write(folder.resolve(fields[0]), Camera.jpeg(photo.turned(i % 4 == 3 ? i / 4 + 1 : 0), 0.6f));
        }
        RandomGenerator random = new SplittableRandom(90_107).split();
        SheetStyle style = SheetStyle.readable(fonts, random).filledByHand(random);
        Gray photo = Camera.photo(onDesk(Sheet.draw(style, FILLED, random).picture(), 5, random), random);
        Files.write(folder.resolve("filled.jpg"), Camera.jpeg(photo, 0.6f));
    }

    /// Lays a sheet on a desk and looks at it from the side.
    ///
    /// @param bend the height of the waves of the paper in pixels
    private static Gray onDesk(Gray sheet, double bend, RandomGenerator random) {
        double loose = 35;
        Quad desk = Quad.of(List.of(
                new ImagePoint(-0.12 * Sheet.SIDE, -0.2 * Sheet.SIDE),
                new ImagePoint(1.1 * Sheet.SIDE, -0.15 * Sheet.SIDE),
                new ImagePoint(1.15 * Sheet.SIDE, 1.2 * Sheet.SIDE),
                new ImagePoint(-0.1 * Sheet.SIDE, 1.15 * Sheet.SIDE)));
        Quad seen = Quad.of(desk.corners().stream()
                .map(corner -> corner.plus(loose * random.nextGaussian(), loose * random.nextGaussian()))
                .toList());
        Homography map = new Homography(seen);
        int table = 40 + random.nextInt(120);
        byte[] pixels = new byte[WIDTH * HEIGHT];
        for (int i = 0; i < pixels.length; i++) {
            double u = (i % WIDTH + 0.5) / WIDTH;
            double v = (i / WIDTH + 0.5) / HEIGHT;
            double x = map.x(u, v);
            double y = map.y(u, v) + bend * StrictMath.sin(4 * u);
            boolean paper = x > -10 && y > -20 && x < Sheet.SIDE + 15 && y < Sheet.SIDE + 30;
            pixels[i] = (byte) (paper ? sheet.sample(x, y) : table);
        }
        return new Gray(WIDTH, HEIGHT, pixels);
    }
}
