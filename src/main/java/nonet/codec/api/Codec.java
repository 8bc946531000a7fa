package nonet.codec.api;

import java.util.List;
import java.util.Set;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// One format in which puzzles are kept.
public interface Codec {

    /// Returns what the format is called, and what it carries.
    FormatInfo info();

    /// Returns the short word by which people name the format, such as `line`.
    default String id() {
        return info().id();
    }

    /// Returns the format's name, such as `Simple Sudoku`.
    default String name() {
        return info().name();
    }

    /// Returns the usual endings of its files, without dots, the first for new files; empty when it has none.
    default List<String> extensions() {
        return info().extensions();
    }

    /// Returns what it carries beside the givens.
    default Set<FormatFeature> carries() {
        return info().carries();
    }

    /// Returns the text between two documents, or null when a text of this format holds only one or encloses them all.
    default @Nullable String between() {
        return null;
    }

    /// Returns a writer of any number of documents. Those of a format that holds only one are written one after the
    /// other.
    default DocumentWriter writer() {
        String between = between();
        return new DocumentSequence(this, between == null ? "" : between);
    }

    /// Tells whether [#read] works; only-written formats are never recognized.
    default boolean reads() {
        return true;
    }

    /// Tells whether [#write] works.
    default boolean writes() {
        return true;
    }

    /// Returns how sure it is, by content alone, that the source is of this format: 0 for not at all, 100 for certain.
    /// From 90 on it is this format even if it cannot be read.
    int confidence(Source source);

    /// Reads as much as can be read. A fault is a result, never an exception.
    Outcome read(Source source);

    /// Writes the documents, or the first one when the format holds no more. The text ends with a line break, save for
    /// links.
    ///
    /// @throws UnsupportedOperationException when the format is not written
    /// @throws IllegalArgumentException when there are none
    default String write(List<Document> documents) {
        throw new UnsupportedOperationException("not written: " + id());
    }
}
