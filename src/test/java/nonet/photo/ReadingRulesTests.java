package nonet.photo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;
import nonet.Repetitions;
import nonet.codec.photo.PhotoDocument;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.photo.image.Gray;
import nonet.photo.image.ImagePoint;
import nonet.photo.image.PictureFault;
import nonet.photo.image.Quad;
import nonet.photo.load.PictureFile;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Rules on whole readings: digits that one font makes alike, solutions beside puzzles, and grids that are cut off.
final class ReadingRulesTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @Test
    void aDigitThatOthersAreTakenForIsDoubtfulToo() {
        List<CellReading> choices = new ArrayList<>(Collections.nCopies(81, choice(1, 7, 0.999f)));
        choices.set(3, choice(6, 8, 0.55f));
        choices.set(20, choice(8, 6, 0.5f));
        choices.set(40, choice(8, 6, 0.93f));
        choices.set(41, choice(8, 6, 0.999f));
        choices.set(42, choice(8, 3, 0.93f));
        choices.set(43, choice(0, 8, 0.93f));
        CellSet doubtful = CellSet.of(List.of(Cell.of(3), Cell.of(20)));

        assertThat(GridReader.wavering(choices, doubtful))
                .isEqualTo(CellSet.of(List.of(Cell.of(3), Cell.of(20), Cell.of(40))));
        assertThat(GridReader.wavering(choices, CellSet.of(List.of(Cell.of(3)))))
                .isEqualTo(CellSet.NONE);
    }

    private static CellReading choice(int first, int second, float probability) {
        float[] probabilities = new float[10];
        probabilities[first] = probability;
        probabilities[second] = 1 - probability;
        return new CellReading(probabilities, false, 0.1f);
    }

    @Test
    void theSolutionOfAPuzzleComesAfterIt() {
        GridReading puzzle = reading(PUZZLE);
        GridReading solution = reading(SOLUTION);
        GridReading misread = reading("634678912" + SOLUTION.substring(9));
        GridReading other = reading(SOLUTION.replace('1', 'x').replace('9', '1').replace('x', '9'));

        assertThat(PhotoReader.solutionsLast(List.of(solution, puzzle))).containsExactly(puzzle, solution);
        assertThat(PhotoReader.solutionsLast(List.of(misread, puzzle))).containsExactly(puzzle, misread);
        assertThat(PhotoReader.solutionsLast(List.of(other, puzzle))).containsExactly(other, puzzle);
        assertThat(PhotoReader.solutionsLast(List.of(puzzle, other))).containsExactly(puzzle, other);
    }

    private static GridReading reading(String cells) {
        ImagePoint corner = new ImagePoint(0, 0);
        Quad outline = new Quad(corner, corner, corner, corner);
        CellReading one = new CellReading(new float[10], false, 0);
        return new GridReading(
                outline,
                Collections.nCopies(100, corner),
                0,
                Collections.nCopies(81, one),
                Puzzle.of(cells),
                CellSet.NONE,
                1);
    }

    static DoubleStream rowsInSight() {
        return DoubleStream.of(4.6, 6.5, 5, 5.5).limit(Repetitions.of(2, 4));
    }

    @ParameterizedTest
    @MethodSource("rowsInSight")
    @Tag("repeated")
    void aGridThatIsCutOffIsRefused(double rows) throws IOException {
        Gray whole = sample();
        Quad outline = first(whole).outline();
        double top = Math.max(outline.topLeft().y(), outline.topRight().y());
        int height = (int) (top + (outline.bottomLeft().y() - top) * rows / 9);
        Gray cut = new Gray(whole.width(), height, Arrays.copyOf(pixels(whole), whole.width() * height));

        assertThat(read(cut)).isEqualTo(new PhotoResult.Refused(new PictureFault.CutOff()));
        assertThat(read(cut.turned(1))).isEqualTo(new PhotoResult.Refused(new PictureFault.CutOff()));
    }

    @Test
    void aGridOfCellsThatAreWiderThanHighIsRead() throws IOException {
        Gray usual = sample();
        byte[] pixels = new byte[2 * usual.width() * usual.height()];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = (byte) usual.at(i / 2 % usual.width(), i / 2 / usual.width());
        }
        Gray wide = new Gray(2 * usual.width(), usual.height(), pixels);

        assertThat(first(wide).puzzle()).isEqualTo(first(usual).puzzle());
    }

    private static byte[] pixels(Gray picture) {
        byte[] pixels = new byte[picture.width() * picture.height()];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = (byte) picture.at(i % picture.width(), i / picture.width());
        }
        return pixels;
    }

    private static Gray sample() throws IOException {
        try (InputStream in = PhotoDocument.class.getResourceAsStream("sample.jpg")) {
            return ((PictureFile.Page.Decoded) new PictureFile(in.readAllBytes()).page(0, Cancel.NEVER)).picture();
        }
    }

    private static GridReading first(Gray picture) {
        return ((PhotoResult.Read) read(picture)).first();
    }

    private static PhotoResult read(Gray picture) {
        return PhotoReader.standard().read(picture, Cancel.NEVER);
    }
}
