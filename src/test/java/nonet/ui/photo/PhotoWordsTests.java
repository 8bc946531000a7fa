package nonet.ui.photo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import nonet.codec.photo.PhotoDocument;
import nonet.grid.Cell;
import nonet.photo.image.Gray;
import nonet.solve.Cancel;
import nonet.ui.kit.Messages;
import nonet.ui.photo.PhotoController.Photo;
import org.junit.jupiter.api.Test;

class PhotoWordsTests {

    private static final Path PHOTO = Path.of("src", "test", "resources", "nonet", "photo", "photo05.jpg");

    private static String line(Locale locale) throws IOException {
        PhotoDocument.Page page = new PhotoDocument(Files.readAllBytes(PHOTO), Cancel.NEVER).read(0, Cancel.NEVER);
        Photo photo = new Photo(new Gray(1, 1, new byte[1]), page.result(), 0, 1);
        PhotoDraft draft = PhotoDraft.of(photo.readings().getFirst()).with(Cell.at(1, 1), 8);
        return new PhotoWords(new Messages(locale, "nonet.log")).line(photo, draft);
    }

    @Test
    void theSentencesOfTheLineAreJoinedAsEachLanguageDoes() throws IOException {
        assertThat(line(Locale.US)).isEqualTo("23 digits, 3 to check. Two 8s in row 1. Small marks were left out.");
        assertThat(line(Locale.SIMPLIFIED_CHINESE)).isEqualTo("23 个数字，3 个待核对。第 1 行中有 2 个 8。小标记已略去。");
    }
}
