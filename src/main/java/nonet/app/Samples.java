package nonet.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import nonet.codec.Codecs;
import nonet.codec.api.Outcome;
import nonet.codec.api.ParsedPuzzle;
import nonet.codec.api.Source;
import nonet.format.NamedPuzzle;

/// The puzzles that come with the program.
final class Samples {

    private static final String FILE = "/nonet/assets/samples/samples.txt";

    private Samples() {}

    static List<NamedPuzzle> read() {
        try (InputStream in = Samples.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("the samples are not in the program");
            }
            Source source = Source.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            return switch (Codecs.standard().read(source)) {
                case Outcome.Read read
                when read.faults().isEmpty() ->
                    read.puzzles().stream().map(ParsedPuzzle::named).toList();
                case Outcome wrong -> throw new IllegalStateException("the samples: " + wrong);
            };
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
