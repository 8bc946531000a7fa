package nonet.photo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import nonet.Repetitions;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.photo.image.Gray;
import nonet.photo.image.ImagePoint;
import nonet.photo.image.PictureFault;
import nonet.photo.load.PictureFile;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Photos made by [nonet.photo.model.OwnPhotos], read the whole way.
final class OwnPhotosTests {

    static final Path FOLDER = Path.of("src", "test", "resources", "nonet", "photo");

    private static final PhotoReader READER = PhotoReader.standard();

    /// Returns the puzzles by the names of their photos.
    static Map<String, String> truth() {
        Map<String, String> truth = new TreeMap<>();
        try {
            Files.readAllLines(FOLDER.resolve("photos.tsv"))
                    .forEach(line -> truth.put(line.split("\t")[0], line.split("\t")[1]));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return truth;
    }

    static Gray load(String name) throws IOException {
        PictureFile.Page page = new PictureFile(Files.readAllBytes(FOLDER.resolve(name))).page(0, Cancel.NEVER);
        return ((PictureFile.Page.Decoded) page).picture();
    }

    /// The edge of a shadow crosses two digits of this photo.
    private static final String SHADOW = "photo05.jpg";

    @Test
    @Tag("sampled")
    void allAreReadToTheCellAndNearlyNoneIsMarked() throws IOException {
        Map<String, String> truth = truth();
        truth.remove(SHADOW);
        assertThat(truth).hasSize(11);
        truth.keySet()
                .retainAll(
                        truth.keySet().stream().limit(Repetitions.of(4, 11, 11)).toList());
        Map<String, String> read = new TreeMap<>();
        int marks = 0;
        for (String name : truth.keySet()) {
            GridReading reading = reading(load(name));
            read.put(name, reading.puzzle().text().replace('.', '0'));
            assertThat(reading.solutions()).as(name).isEqualTo(1);
            marks += reading.doubtful().size();
        }
        assertThat(read).isEqualTo(truth);
        assertThat(marks).isLessThanOrEqualTo(3);
    }

    @Test
    void entriesByHandAreRead() throws IOException {
        GridReading reading = reading(load("filled.jpg"));
        assertThat(reading.puzzle())
                .hasToString("958321674273496518461587392794253861635814729812679453587132946326945187149768235");
        assertThat(reading.doubtful().size()).isLessThanOrEqualTo(2);
    }

    @Test
    void marksWronglyReadCells() throws IOException {
        GridReading reading = reading(load(SHADOW));
        String read = reading.puzzle().text().replace('.', '0');
        String truth = truth().get(SHADOW);
        CellSet wrong = CellSet.of(Cell.all().stream()
                .filter(cell -> read.charAt(cell.index()) != truth.charAt(cell.index()))
                .toList());
        assertThat(wrong.isEmpty()).isFalse();
        assertThat(reading.doubtful().containsAll(wrong)).isTrue();
        assertThat(reading.isSure()).isFalse();
    }

    @Test
    void everyTurnOfAPhotoIsTheSamePuzzleWithItsCornersTurned() throws IOException {
        Gray upright = load("photo01.jpg");
        ImagePoint first = reading(upright).crossings().getFirst();
        List<Integer> turns = new ArrayList<>();
        for (int quarters = 0; quarters < 4; quarters++) {
            GridReading reading = reading(upright.turned(quarters));
            assertThat(reading.puzzle().text().replace('.', '0')).isEqualTo(truth().get("photo01.jpg"));
            turns.add(reading.turn());
            ImagePoint corner = reading.crossings().getFirst();
            ImagePoint expected = turned(first, upright, quarters);
            assertThat(corner.distance(expected))
                    .as("corner after %d quarters", quarters)
                    .isLessThan(10);
        }
        assertThat(turns).containsExactly(0, 3, 2, 1);
    }

    private static ImagePoint turned(ImagePoint point, Gray picture, int quarters) {
        return switch (quarters) {
            case 0 -> point;
            case 1 -> new ImagePoint(picture.height() - point.y(), point.x());
            case 2 -> new ImagePoint(picture.width() - point.x(), picture.height() - point.y());
            default -> new ImagePoint(point.y(), picture.width() - point.x());
        };
    }

    @Test
    void negativesAreReadAlike() throws IOException {
        assertThat(reading(load("photo01.jpg").negative()).puzzle().text().replace('.', '0'))
                .isEqualTo(truth().get("photo01.jpg"));
    }

    @Test
    void severalGridsOfAPageAreAllRead() throws IOException {
        Gray left = load("photo01.jpg");
        Gray right = load("photo02.jpg");
        Gray page = beside(left, right);
        PhotoResult result = READER.read(page, Cancel.NEVER);
        assertThat(((PhotoResult.Read) result).readings())
                .extracting(reading -> reading.puzzle().text().replace('.', '0'))
                .containsExactlyInAnyOrder(truth().get("photo01.jpg"), truth().get("photo02.jpg"));
    }

    private static Gray beside(Gray left, Gray right) {
        int width = left.width() + right.width();
        byte[] pixels = new byte[width * left.height()];
        for (int i = 0; i < pixels.length; i++) {
            int x = i % width;
            int y = i / width;
            pixels[i] = (byte) (x < left.width() ? left.at(x, y) : right.at(x - left.width(), y));
        }
        return new Gray(width, left.height(), pixels);
    }

    @Test
    void theOutlineCanBeGiven() throws IOException {
        Gray photo = load("photo01.jpg");
        GridReading found = reading(photo);
        PhotoResult again = READER.read(photo, found.outline(), Cancel.NEVER);
        assertThat(((PhotoResult.Read) again).first().puzzle()).isEqualTo(found.puzzle());
    }

    @Test
    void rejectsOtherPicturesWithTheReason() {
        assertThat(refusal(lines(9, 60))).isEqualTo(new PictureFault.NoDigits());
        assertThat(refusal(lines(6, 90))).isEqualTo(new PictureFault.OtherSize());
        assertThat(refusal(lines(16, 34))).isEqualTo(new PictureFault.OtherSize());
        assertThat(refusal(new Gray(600, 400, new byte[240_000]))).isEqualTo(new PictureFault.NoGrid());
    }

    @Test
    void aGridOfVerySmallCellsIsRefusedWithTheirSize() throws IOException {
        assertThat(refusal(load("photo01.jpg").scaledTo(100))).isInstanceOf(PictureFault.TooSmall.class);
    }

    /// Returns a picture of an empty grid.
    private static Gray lines(int size, int cell) {
        int side = size * cell + 100;
        byte[] pixels = new byte[side * side];
        IntStream.range(0, pixels.length).forEach(i -> {
            int x = i % side - 50;
            int y = i / side - 50;
            boolean inside = x >= -2 && y >= -2 && x < size * cell + 2 && y < size * cell + 2;
            boolean line = Math.floorMod(x + 1, cell) < 2 || Math.floorMod(y + 1, cell) < 2;
            pixels[i] = (byte) (inside && line ? 20 : 240);
        });
        return new Gray(side, side, pixels);
    }

    private static PictureFault refusal(Gray picture) {
        return ((PhotoResult.Refused) READER.read(picture, Cancel.NEVER)).why();
    }

    private static GridReading reading(Gray picture) {
        return ((PhotoResult.Read) READER.read(picture, Cancel.NEVER)).first();
    }
}
