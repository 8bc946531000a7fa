package nonet.library;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntConsumer;
import nonet.codec.CheckedWriter;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.files.CsvLine;
import nonet.play.Document;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.csp.StoredCspRatings;
import nonet.rate.se.SeRating;
import nonet.rate.se.StoredSeRating;
import org.jspecify.annotations.Nullable;

/// Writes puzzles of the library as text: in a format for puzzles, as lines with names, or as a table with their ratings.
/// A watcher receives the number of puzzles done, and may throw to stop.
///
/// @param comment returns the comment on a puzzle for formats that hold one
public record LibraryExport(List<LibraryEntry> entries, Function<LibraryEntry, String> comment) {

    public LibraryExport {
        entries = List.copyOf(entries);
    }

    /// Writes the puzzles in a format, with their names and comments if it holds them.
    ///
    /// @throws IllegalStateException if the format holds one puzzle, and there are several
    /// @throws IOException if the target does, or if the puzzles are not read back as they were written
    public void write(Codecs codecs, Codec codec, OutputStream out, IntConsumer watch) throws IOException {
        CheckedWriter writer = new CheckedWriter(codecs, codec);
        for (int i = 0; i < entries.size(); i++) {
            watch.accept(i);
            LibraryEntry entry = entries.get(i);
            Document document = Document.of(entry.name(), entry.puzzle());
            String said = comment.apply(entry);
            if (writer.add(said.isEmpty() ? document : document.commented(said))) {
                write(writer.take(), out);
            }
        }
        write(writer.end(), out);
    }

    /// Writes a line of 81 characters for each puzzle, followed by its name.
    ///
    /// @throws IOException if the target does
    public void lines(OutputStream out, IntConsumer watch) throws IOException {
        for (int i = 0; i < entries.size(); i++) {
            watch.accept(i);
            write(line(entries.get(i)) + "\n", out);
        }
    }

    /// Returns the line of a puzzle, without a line break.
    public static String line(LibraryEntry entry) {
        return (entry.puzzle() + " " + entry.name().replaceAll("\\s+", " ")).strip();
    }

    /// Writes a table of comma-separated values with a header line. What is not known of a puzzle is empty; a lower bound
    /// of the rating of Sudoku Explainer stands in the column `er`, without `ep` and `ed`; one of a rating by patterns is left
    /// out.
    ///
    /// @param profile the name of the profile that level and score come from
    /// @throws IOException if the target does
    public void table(String profile, OutputStream out, IntConsumer watch) throws IOException {
        write(LibraryCsv.HEADER, out);
        for (int i = 0; i < entries.size(); i++) {
            watch.accept(i);
            LibraryEntry entry = entries.get(i);
            Grade grade = entry.grade();
            StoredSeRating explained = entry.explained();
            write(
                    CsvLine.of(
                            entry.puzzle().toString(),
                            entry.name(),
                            entry.puzzle().clues(),
                            grade == null ? null : grade.id(),
                            entry.score() == 0 ? null : entry.score(),
                            grade == null ? null : profile,
                            explained == null ? null : tenths(explained.er()),
                            explained == null ? null : tenths(explained.ep()),
                            explained == null ? null : tenths(explained.ed()),
                            entry.solved() ? "yes" : "no",
                            String.join(", ", entry.tags()),
                            length(entry, CspScale.W),
                            length(entry, CspScale.GW),
                            length(entry, CspScale.B),
                            length(entry, CspScale.TE)),
                    out);
        }
    }

    /// Returns the rating on a scale, if it is one and no lower bound.
    private static @Nullable Integer length(LibraryEntry entry, CspScale scale) {
        StoredCspRatings rated = entry.patterns();
        return rated != null && rated.on(scale).orElse(null) instanceof CspResult.Rated(int value) ? value : null;
    }

    private static @Nullable String tenths(int rating) {
        return rating == 0 ? null : SeRating.text(rating);
    }

    private static void write(String text, OutputStream out) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
