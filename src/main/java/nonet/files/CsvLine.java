package nonet.files;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Lines of comma-separated values, for spreadsheets: quoted according to RFC 4180, and each ended by a line feed.
public final class CsvLine {

    private CsvLine() {}

    /// Returns a line.
    ///
    /// @param values null for an empty field; a text that a spreadsheet would take for a formula gets a leading space
    public static String of(@Nullable Object... values) {
        StringWriter line = new StringWriter();
        List<String> fields = Arrays.stream(values).map(CsvLine::field).toList();
        CsvWriter.builder()
                .lineDelimiter(LineDelimiter.LF)
                .bufferSize(0)
                .build(line)
                .writeRecord(fields);
        return line.toString();
    }

    /// Returns the fields of all lines of a text; none if it is malformed.
    public static List<List<String>> read(String text) {
        return read(text, CsvReader.builder());
    }

    /// Returns the fields of one line with another separator, each without the quotes and the blanks around it; none if it
    /// is malformed.
    public static List<String> fields(String line, char separator) {
        List<List<String>> lines =
                read(line, CsvReader.builder().fieldSeparator(separator).trimWhitespacesAroundQuotes(true));
        return lines.isEmpty()
                ? List.of()
                : lines.getFirst().stream().map(String::strip).toList();
    }

    private static List<List<String>> read(String text, CsvReader.CsvReaderBuilder form) {
        try (CsvReader<CsvRecord> lines = form.ofCsvRecord(text)) {
            return lines.stream().map(CsvRecord::getFields).toList();
        } catch (CsvParseException | UncheckedIOException | IOException malformed) {
            return List.of();
        }
    }

    private static String field(@Nullable Object value) {
        return switch (value) {
            case null -> "";
            case CharSequence text when !text.isEmpty() && "=+-@\t\r".indexOf(text.charAt(0)) >= 0 -> " " + text;
            default -> value.toString();
        };
    }
}
