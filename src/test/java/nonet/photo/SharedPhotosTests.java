package nonet.photo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import nonet.photo.load.PictureFile;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A sample of the photos in `../shared/data/photos`, which are no part of the project.
final class SharedPhotosTests {

    private static final Path FOLDER = Path.of("..", "shared", "data", "photos");

    /// The distance between the rows that are read.
    private static final int STEP = 14;

    @Test
    @Tag("full")
    void readsOrRejectsEachSampleAsRecorded() throws IOException {
        assumeTrue(Files.isDirectory(FOLDER), "../shared/data/photos is not there");
        List<String> rows = Files.readAllLines(FOLDER.resolve("truth.tsv"));
        List<String> sample = IntStream.range(1, rows.size())
                .filter(i -> i % STEP == 0)
                .mapToObj(rows::get)
                .filter(row -> List.of("photo", "screenshot", "negative").contains(row.split("\t")[2]))
                .toList();
        assertThat(sample).hasSizeGreaterThan(12).allSatisfy(row -> {
            String[] fields = row.split("\t");
            assertThat(read(FOLDER.resolve(fields[0]))).isEqualTo(fields[1]);
        });
    }

    private static String read(Path file) throws IOException {
        PictureFile.Page page = new PictureFile(Files.readAllBytes(file)).page(0, Cancel.NEVER);
        PhotoResult result = PhotoReader.standard().read(((PictureFile.Page.Decoded) page).picture(), Cancel.NEVER);
        return switch (result) {
            case PhotoResult.Read read -> read.first().puzzle().text().replace('.', '0');
            case PhotoResult.Refused _ -> "-";
        };
    }
}
