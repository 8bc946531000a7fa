package nonet.service.input;

import java.nio.file.Path;
import java.util.List;
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
    record Puzzles(Source source, PuzzleReading.Puzzles read) implements Reading {}

    /// A document of Nonet with its history.
    ///
    /// @param read the puzzle on the board
    record Saved(Source source, PuzzleReading.Puzzles read, NonetDocument.Content content) implements Opened {}

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

    /// A source that cannot be opened. [ProblemWords] has the sentences on the reasons.
    sealed interface Failure extends Reading {

        /// The source could not be read.
        record Unreadable(PuzzleFile.Why why) implements Failure {}

        /// The source has no puzzle.
        record NoPuzzle(Fault fault) implements Failure {}

        /// The source begins like a trace, but is none.
        record NoTrace(TraceReading.InvalidLine fault) implements Failure {}
    }
}
