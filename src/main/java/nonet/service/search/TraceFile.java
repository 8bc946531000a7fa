package nonet.service.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import nonet.format.TraceJson;
import nonet.format.TraceReading;

/// Reads files with traces in JSON.
public final class TraceFile {

    private TraceFile() {}

    /// Tests whether a file begins like a trace in JSON; false for an unreadable file.
    public static boolean isTrace(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            String beginning = new String(in.readNBytes(200), StandardCharsets.UTF_8).replaceAll("\\s", "");
            return beginning.startsWith("{\"step\":") && beginning.contains("\"kind\":\"puzzle\"");
        } catch (IOException unreadable) {
            return false;
        }
    }

    /// Reads a trace up to its first invalid line. A file of any size takes bounded memory.
    ///
    /// @throws IOException if the file cannot be read
    public static TraceReading read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return TraceJson.read(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
    }
}
