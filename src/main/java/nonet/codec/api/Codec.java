package nonet.codec.api;

import java.util.List;
import java.util.Set;
import nonet.play.Document;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// A format for puzzles.
public interface Codec {

    /// Returns the names and features of the format.
    FormatInfo info();

    /// Returns the short name used on the command line, such as `line`.
    default String id() {
        return info().id();
    }

    /// Returns the display name, such as `Simple Sudoku`.
    default String name() {
        return info().name();
    }

    /// Returns the usual file extensions without dots, the one for new files first; empty if there is none.
    default List<String> extensions() {
        return info().extensions();
    }

    /// Returns the features that the format can hold besides the givens.
    default Set<FormatFeature> features() {
        return info().features();
    }

    /// Returns the text between two documents, or null if a text of this format holds one document only or encloses
    /// them all.
    default @Nullable String between() {
        return null;
    }

    /// Tests whether a text of this format can hold more than one document.
    default boolean holdsSeveral() {
        return features().contains(FormatFeature.SEVERAL);
    }

    /// Returns a writer of documents: of any number if the format holds several, otherwise of one.
    default DocumentWriter writer() {
        String between = between();
        return DocumentWriter.sequence(this, between == null ? "" : between);
    }

    /// Tests whether the format can be read; write-only formats are never recognized.
    default boolean reads() {
        return true;
    }

    /// Tests whether the format can be written.
    default boolean writes() {
        return true;
    }

    /// Returns the confidence, by content alone, that the source is of this format: 0 for impossible, 100 for certain.
    /// From 90 on, the source is taken as this format even if it cannot be read.
    int confidence(Source source);

    /// Reads as much as possible. A fault is a result, never an exception.
    PuzzleReading read(Source source);

    /// Reads as much as possible, unless cancelled. Only what takes long asks for it: a text is read to its end.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    default PuzzleReading read(Source source, Cancel cancel) {
        return read(source);
    }

    /// Writes the documents, or only the first one if the format holds one. The text ends with a line break, except for
    /// links.
    ///
    /// @throws UnsupportedOperationException if the format is read-only
    /// @throws IllegalArgumentException if there are no documents
    String write(List<Document> documents);
}
