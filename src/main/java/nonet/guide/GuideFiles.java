package nonet.guide;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import nonet.text.Language;
import org.jspecify.annotations.Nullable;

/// The files of the guide, which are resources of the program.
final class GuideFiles {

    private GuideFiles() {}

    /// Returns the text of a page, or empty if it is not written.
    static Optional<String> page(PageId id, Language language) {
        return text(id.kind().folder() + "/" + id.name() + language.ofGuide().ending() + ".md");
    }

    /// Returns the lines of a table or a list that are neither blank nor comments; none if there is no such file.
    static List<String> lines(String name) {
        return text(name).stream()
                .flatMap(String::lines)
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    private static Optional<String> text(String name) {
        try (@Nullable InputStream in = GuideFiles.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
