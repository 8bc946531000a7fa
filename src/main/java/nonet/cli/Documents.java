package nonet.cli;

import java.io.IOException;
import java.util.List;
import nonet.codec.Codec;
import nonet.codec.Codecs;
import nonet.codec.Note;
import nonet.codec.Outcome;
import nonet.codec.Sheet;
import nonet.format.Fault;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// Reads the documents that arguments stand for, in whatever format they are.
///
/// @param origin the format to read, or null for what each input is
record Documents(Codecs codecs, @Nullable Codec origin, Streams streams) {

    /// Adds the documents of an input: a file, a puzzle spelled out, or for `-` standard input. What cannot be read is
    /// complained of.
    ///
    /// @return whether all of it could be read
    boolean read(String input, List<Document> documents) throws IOException {
        try {
            Input.Named named = Input.load(input, streams.in(), codecs);
            return switch (origin == null ? codecs.read(named.source()) : origin.read(named.source())) {
                case Outcome.Refused(Fault fault) -> throw new Input.Unreadable(named.name(), fault);
                case Outcome.Read read -> take(read, named.name(), documents);
            };
        } catch (Input.Unreadable unreadable) {
            streams.complain(unreadable.line());
            return false;
        }
    }

    private boolean take(Outcome.Read read, String name, List<Document> documents) throws IOException {
        read.sheets().stream().map(Sheet::document).forEach(documents::add);
        for (Fault fault : read.faults()) {
            streams.complain(Input.WORDS.of(name, fault));
        }
        for (Note note : read.notes()) {
            if (note.kind() != Note.Kind.SKIPPED) {
                streams.complain(name + ": " + Input.WORDS.of(note));
            }
        }
        return read.faults().isEmpty();
    }
}
