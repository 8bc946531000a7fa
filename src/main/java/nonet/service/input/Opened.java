package nonet.service.input;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.codec.app.NonetDocument;
import nonet.trace.json.TraceReading;

/// The content of a source that [Opener] has opened.
public sealed interface Opened {

    /// Puzzles, or the reason why there are none.
    sealed interface Reading extends Opened {}

    /// One or more puzzles.
    ///
    /// @param saved the history of a document of Nonet, the puzzle on its board being the one that was read; empty for
    /// other formats
    record Puzzles(Source source, PuzzleReading.Puzzles read, Optional<NonetDocument.Content> saved)
            implements Reading {}

    /// The trace of a search, complete or up to its first invalid line.
    record Trace(TraceReading.Read reading) implements Opened {}

    /// A picture, or a document of pictures, which is not read yet.
    record Photo(Source source) implements Opened {}

    /// Several pictures, or a folder, whose pictures are not read yet.
    ///
    /// @param files the pictures, or the folder alone
    record Pictures(List<Path> files) implements Opened {
        public Pictures {
            files = List.copyOf(files);
        }
    }

    /// A list of more puzzles than are kept in memory, which can be read line by line.
    record LongList() implements Opened {}

    /// Several files that are not all pictures. Each can be opened on its own.
    record SeveralFiles() implements Opened {}

    /// A source that cannot be opened. [ProblemWords] has the sentence on the reason.
    record Failed(Fault why) implements Reading {}
}
