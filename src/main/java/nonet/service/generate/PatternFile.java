package nonet.service.generate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import nonet.files.AtomicFile;
import nonet.generate.GivensPattern;
import nonet.grid.CellSet;

/// Files with the cells of givens, as [GivensPattern] describes them.
public final class PatternFile {

    /// The largest file of a pattern, in bytes.
    private static final int LARGEST = 10_000;

    private PatternFile() {}

    /// Thrown if a file is no pattern.
    public static final class NoPattern extends IOException {

        private static final long serialVersionUID = 1;

        /// The number of cells that the file has instead of 81.
        private final int cells;

        NoPattern(int cells) {
            super("A pattern has 81 characters, not " + cells + ".");
            this.cells = cells;
        }

        /// Returns the number of cells that the file has instead of 81.
        public int cells() {
            return cells;
        }
    }

    /// Reads a pattern.
    ///
    /// @throws NoPattern if the file does not have 81 cells
    /// @throws IOException if it cannot be read
    public static CellSet read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            String text = new String(in.readNBytes(LARGEST), StandardCharsets.UTF_8);
            return GivensPattern.parse(text).orElseThrow(() -> new NoPattern(GivensPattern.length(text)));
        }
    }

    /// Writes a pattern in nine rows.
    ///
    /// @throws IOException if the file cannot be written; it is unchanged then
    public static void write(Path file, CellSet pattern) throws IOException {
        AtomicFile.write(file, out -> out.write(GivensPattern.text(pattern).getBytes(StandardCharsets.UTF_8)));
    }
}
