package nonet.codec.api;

/// A format that is refused as a whole where its syntax is broken.
public interface SyntaxCodec extends Codec {

    /// Reads a source.
    ///
    /// @throws SyntaxException if the source is malformed; its fault is the reading
    PuzzleReading parse(Source source) throws SyntaxException;

    @Override
    default PuzzleReading read(Source source) {
        try {
            return parse(source);
        } catch (SyntaxException malformed) {
            return new PuzzleReading.Nothing(malformed.fault());
        }
    }
}
