package nonet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import nonet.cli.command.Shell.Result;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadCommandTests {

    private static final Path PHOTOS = Path.of("src", "test", "resources", "nonet", "photo");

    @TempDir
    private Path folder;

    private static String photo(int number) {
        return PHOTOS.resolve("photo0" + number + ".jpg").toString();
    }

    private static String puzzle(int number) throws IOException {
        return Files.readAllLines(PHOTOS.resolve("photos.tsv")).get(number - 1).split("\t")[1];
    }

    @Test
    void eachPictureIsALine() throws IOException {
        assertThat(Shell.nonet("read", photo(1), photo(2)))
                .isEqualTo(new Result(0, puzzle(1) + "\n" + puzzle(2) + "\n", ""));
    }

    @Test
    void reportsSmallMarksThatWereLeftOut() throws IOException {
        Result result = Shell.nonet("read", photo(6));
        assertThat(result.out()).isEqualTo(puzzle(6) + "\n");
        assertThat(result.err()).matches("\\Q" + photo(6) + "\\E: The small marks in \\d+ cells were left out.\n");
    }

    @Test
    void aFolderIsACollection() throws IOException {
        Files.copy(Path.of(photo(2)), folder.resolve("b.jpg"));
        Files.copy(Path.of(photo(1)), folder.resolve("a.JPG"));
        Files.writeString(folder.resolve("notes.txt"), "no picture");
        assertThat(Shell.nonet("read", folder.toString()))
                .isEqualTo(new Result(
                        0,
                        puzzle(1) + "\n" + puzzle(2) + "\n",
                        folder + ": 1 file is not a picture and was left out: notes.txt\n"));
        Files.delete(folder.resolve("a.JPG"));
        Files.delete(folder.resolve("b.jpg"));
        assertThat(Shell.nonet("read", folder.toString()).code()).isEqualTo(3);
    }

    @Test
    void convertMakesACollectionOfAFolder() throws IOException {
        Files.copy(Path.of(photo(2)), folder.resolve("b.jpg"));
        Files.copy(Path.of(photo(1)), folder.resolve("a.JPG"));
        Path broken = Files.writeString(folder.resolve("c.png"), "no picture");
        Files.createDirectory(folder.resolve("more"));
        Result result = Shell.nonet("convert", "--to", "line", folder.toString());
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out().replace('.', '0')).isEqualTo(puzzle(1) + "\n" + puzzle(2) + "\n");
        assertThat(result.err())
                .startsWith(broken + ":")
                .endsWith(folder + ": 1 file is not a picture and was left out: more\n");
    }

    @Test
    void standardInputIsRead() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of(photo(1)));
        assertThat(Shell.nonet(new ByteArrayInputStream(bytes), "read", "-"))
                .isEqualTo(new Result(0, puzzle(1) + "\n", ""));
    }

    @Test
    void jsonHoldsProbabilitiesTurnAndCorners() throws IOException {
        Result result = Shell.nonet("read", "--format", "json", photo(4));
        JsonNode json = new ObjectMapper().readTree(result.out());
        assertThat(json.get("puzzle").asText()).isEqualTo(puzzle(4));
        assertThat(json.get("solutions").asInt()).isEqualTo(1);
        assertThat(json.get("turn").asInt()).isEqualTo(270);
        assertThat(json.get("corners")).hasSize(4).allMatch(corner -> corner.size() == 2);
        assertThat(json.get("probabilities")).hasSize(81).allSatisfy(cell -> {
            double sum = 0;
            for (JsonNode probability : cell) {
                sum += probability.asDouble();
            }
            assertThat(cell).hasSize(10);
            assertThat(sum).isBetween(0.99, 1.01);
        });
    }

    @Test
    void whereNothingCanBeReadTheExitCodeIs3() throws IOException {
        Path heic = Files.write(folder.resolve("a.heic"), "\0\0\0\u0018ftypheic".getBytes(StandardCharsets.ISO_8859_1));
        Path text = Files.writeString(folder.resolve("a.txt"), "words");
        Path grid = Files.writeString(folder.resolve("b.txt"), puzzle(1));
        Path binary = Files.write(folder.resolve("c.bin"), new byte[] {0, 1, 2, 3});
        Path archive = Files.write(folder.resolve("d.rar"), "Rar!\u001A\7\0\1\0".getBytes(StandardCharsets.ISO_8859_1));
        Result result = Shell.nonet(
                "read",
                heic.toString(),
                text.toString(),
                grid.toString(),
                binary.toString(),
                archive.toString(),
                photo(1));
        assertThat(result)
                .isEqualTo(new Result(
                        3,
                        puzzle(1) + "\n",
                        heic + ": Nonet cannot read this kind of picture (HEIC). Save it as JPEG or PNG.\n" + text
                                + ": This is not a picture; nonet convert reads texts.\n" + grid
                                + ": This is not a picture; nonet convert reads texts.\n" + binary
                                + ": Nonet cannot read this kind of picture. Save it as JPEG or PNG.\n" + archive
                                + ": This is an archive; unpack it and open the files in it.\n"));
    }

    @Test
    void aDocumentMayHavePagesWithoutAPuzzle() throws IOException {
        Path file = folder.resolve("book.pdf");
        try (PDDocument document = new PDDocument()) {
            document.addPage(new PDPage());
            PDPage page = new PDPage(new PDRectangle(600, 800));
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.drawImage(PDImageXObject.createFromFile(photo(1), document), 0, 0, 600, 800);
            }
            document.save(file.toFile());
        }
        Result result = Shell.nonet("read", file.toString());
        assertThat(result.code()).isZero();
        assertThat(result.out()).isEqualTo(puzzle(1) + "\n");
        assertThat(result.err()).startsWith(file + ":1: ");
    }

    @Test
    void aMissingFileIsAnError() {
        assertThat(Shell.nonet("read", "missing.jpg"))
                .isEqualTo(new Result(2, "", "nonet: missing.jpg: There is no such file.\n"));
    }

    @Test
    void otherCommandsTakePicturesLikeAnyFile() throws IOException {
        assertThat(Shell.nonet("convert", "--to", "line", photo(1)).out())
                .isEqualTo(puzzle(1).replace('0', '.') + "\n");
        assertThat(Shell.nonet("count", photo(2))).isEqualTo(new Result(0, "1\n", ""));
        assertThat(Shell.nonet("solve", photo(1)).code()).isZero();
    }
}
