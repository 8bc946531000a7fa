package nonet.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import nonet.format.NamedPuzzle;
import nonet.format.PuzzleText;
import nonet.format.Reading;

/// The puzzles that come with the program.
final class Samples {

    private static final String FILE = "/nonet/assets/samples/samples.txt";

    private Samples() {}

    static List<NamedPuzzle> read() {
        try (InputStream in = Samples.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("the samples are not in the program");
            }
            return switch (PuzzleText.read(new String(in.readAllBytes(), StandardCharsets.UTF_8))) {
                case Reading.Puzzles(List<NamedPuzzle> puzzles) -> puzzles;
                case Reading.Malformed(var fault) -> throw new IllegalStateException("the samples: " + fault);
            };
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
