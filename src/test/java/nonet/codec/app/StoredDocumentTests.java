package nonet.codec.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Documents as Nonet has stored them: the first ones, those with a history, and puzzles of candidates.
class StoredDocumentTests {

    private static final Path STORED = Path.of("src", "test", "resources", "nonet", "codec");

    @ParameterizedTest
    @ValueSource(strings = {"first", "history", "candidates"})
    void documentsOfEveryVersionOpen(String name) throws IOException {
        String text = Files.readString(STORED.resolve(name + ".nonet"));
        NonetDocument.Content content = NonetDocument.readAll(text).orElseThrow();

        assertThat(NonetDocument.write(content)).isEqualTo(text);
    }
}
