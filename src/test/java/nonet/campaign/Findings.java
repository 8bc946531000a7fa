package nonet.campaign;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/// The rows of the table in `src/site/markdown/campaigns.md`, as one run of the campaigns leaves them in
/// `target/campaigns.md`.
final class Findings {

    private static final Path TABLE = Path.of("target", "campaigns.md");

    private Findings() {}

    /// Adds a row.
    ///
    /// @param campaign what was tried
    /// @param runs how often
    /// @param kept what held in each of these runs
    static synchronized void add(String campaign, long runs, String kept) {
        String row = String.format(Locale.ROOT, "| %s | %,d | %s |%n", campaign, runs, kept);
        System.out.print(row);
        try {
            Files.createDirectories(TABLE.getParent());
            Files.writeString(TABLE, row, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
