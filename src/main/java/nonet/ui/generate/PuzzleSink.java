package nonet.ui.generate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import nonet.files.AtomicFile;
import nonet.grid.Puzzle;
import nonet.library.LibraryFile;
import nonet.play.Document;

/// Brings puzzles to their place. All that was taken before the end gets there, even if a run is stopped. One thread uses
/// it at a time.
interface PuzzleSink {

    void take(Puzzle puzzle) throws IOException;

    /// Delivers the puzzles that were taken and not delivered yet.
    void end() throws IOException;

    /// Returns the target for one puzzle that the board will show.
    static PuzzleSink none() {
        return new PuzzleSink() {
            @Override
            public void take(Puzzle puzzle) {}

            @Override
            public void end() {}
        };
    }

    /// Returns the target for a collection of the library, which gets new puzzles about once a second.
    ///
    /// @param collection the name of the collection, which need not exist
    /// @param clock the time in nanoseconds
    /// @param stored called each time when new puzzles are in the library
    static PuzzleSink library(LibraryFile library, String collection, LongSupplier clock, Runnable stored) {
        return new PuzzleSink() {
            private static final long WAIT_NANOS = 1_000_000_000;

            private final List<Document> waiting = new ArrayList<>();
            private long last = clock.getAsLong();

            @Override
            public void take(Puzzle puzzle) throws IOException {
                waiting.add(Document.of("", puzzle));
                if (clock.getAsLong() - last > WAIT_NANOS) {
                    end();
                }
            }

            @Override
            public void end() throws IOException {
                if (!waiting.isEmpty()) {
                    library.library().add(library.library().makeCollection(collection), waiting);
                    waiting.clear();
                    last = clock.getAsLong();
                    stored.run();
                }
            }
        };
    }

    /// Returns the target for a file with a puzzle a line, which is written at the end, unless there is no puzzle.
    static PuzzleSink file(Path file) {
        return new PuzzleSink() {
            private final StringBuilder text = new StringBuilder();

            @Override
            public void take(Puzzle puzzle) {
                text.append(puzzle.text()).append('\n');
            }

            @Override
            public void end() throws IOException {
                if (!text.isEmpty()) {
                    AtomicFile.write(file, out -> out.write(text.toString().getBytes(StandardCharsets.UTF_8)));
                }
            }
        };
    }
}
