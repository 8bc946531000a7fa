package nonet.ui.shell.file;

import java.nio.file.Path;
import nonet.codec.api.Outcome;
import nonet.codec.api.Source;
import org.jspecify.annotations.Nullable;

/// Puzzles that were read from a file or a text.
///
/// @param file null for a pasted text
/// @param digest the digest of the file's content; empty for a pasted text
record Imported(
        Source source,
        Outcome.Read read,
        String name,
        @Nullable Path file,
        String digest) {

    Imported as(Outcome.Read other) {
        return new Imported(source, other, name, file, digest);
    }
}
