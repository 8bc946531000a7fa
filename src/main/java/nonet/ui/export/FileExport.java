package nonet.ui.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.DoubleConsumer;
import nonet.files.AtomicFile;
import nonet.service.export.Booklet;
import nonet.service.export.Exporter;
import nonet.service.export.Exporter.Kind;
import nonet.solve.Cancel;

/// One export to files, as it was requested.
///
/// @param file the chosen name; the name of each of several pictures adds its number
record FileExport(BookletFactory booklets, ExportRequest request, Kind kind, Path file) {

    /// The outcome of an export.
    ///
    /// @param done whether everything was written
    /// @param files the files that were written, or else the existing files
    record Written(boolean done, List<Path> files) {
        Written {
            files = List.copyOf(files);
        }
    }

    /// Writes the files. The file dialog has asked whether one file may be replaced; the names of several are known only
    /// here.
    ///
    /// @param replaces whether several files may replace existing ones
    /// @param progress accepts the finished part, 0 to 1
    /// @throws IOException if the files cannot be written
    Written write(boolean replaces, DoubleConsumer progress, Cancel cancel) throws IOException {
        Exporter exporter = booklets.exporter;
        try (Booklet booklet = booklets.open(request, cancel)) {
            if (kind.isPicture() && request.all()) {
                List<Path> all = Exporter.files(file, booklet.count(true));
                List<Path> there = all.stream().filter(Files::exists).toList();
                return all.size() > 1 && !replaces && !there.isEmpty()
                        ? new Written(false, there)
                        : new Written(true, exporter.writeAll(booklet, kind, request.pixels(), file, progress, cancel));
            }
            AtomicFile.write(
                    file,
                    out -> exporter.write(booklet, kind, request.pixels(), request.page(), out, progress, cancel));
            return new Written(true, List.of(file));
        }
    }
}
