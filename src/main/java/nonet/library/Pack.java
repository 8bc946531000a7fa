package nonet.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import nonet.codec.Codecs;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.play.Document;

/// Puzzles that come with Nonet.
///
/// @param id a short, permanent word
public record Pack(String id, List<Document> puzzles) {

    private static final List<String> IDS =
            List.of("classics", "newspaper", "minimal", "seventeen", "tough", "hardest", "several");

    public Pack {
        puzzles = List.copyOf(puzzles);
    }

    /// Returns all packs, from easy to hard.
    public static List<Pack> all() {
        return IDS.stream().map(id -> new Pack(id, read(id))).toList();
    }

    private static List<Document> read(String id) {
        try (InputStream in = Pack.class.getResourceAsStream("/nonet/assets/packs/" + id + ".txt")) {
            if (in == null) {
                throw new IllegalStateException("a pack is not in the program: " + id);
            }
            Source source = Source.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            return switch (Codecs.standard().read(source)) {
                case PuzzleReading.Puzzles read
                when read.faults().isEmpty() ->
                    read.puzzles().stream().map(ReadPuzzle::document).toList();
                case PuzzleReading wrong -> throw new IllegalStateException("pack " + id + ": " + wrong);
            };
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
