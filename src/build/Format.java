import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.JavaFormatterOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Formats every Java source below some folders (`write FOLDER...`), or only checks them (`check FOLDER...`), and fails with
/// a list of those that are not formatted. The build starts it with the JDK that compiles, because the
/// formatter reads only the Java of the JDK that runs it. It loses a lone `_` in a record pattern: write `var _` there.
final class Format {

    private static final Pattern MARKDOWN_COMMENT = Pattern.compile("(?m)^( *)///(.*)$");

    private static final Formatter FORMATTER = Formatter.createFormatter(JavaFormatterOptions.builder()
            .style(JavaFormatterOptions.Style.PALANTIR)
            .build());

    private Format() {}

    static void main(String[] arguments) {
        boolean write = arguments[0].equals("write");
        List<String> wrong =
                Arrays.stream(arguments).skip(1).flatMap(Format::sources).sorted().toList().parallelStream()
                        .filter(file -> differs(file, write))
                        .map(Path::toString)
                        .toList();
        if (write) {
            wrong.forEach(file -> System.out.println("Formatted " + file));
        } else if (!wrong.isEmpty()) {
            System.err.println(
                    "These sources are not formatted, `mvn initialize exec:exec@format -Dformat=write` formats them:");
            wrong.forEach(System.err::println);
            System.exit(1);
        }
    }

    private static Stream<Path> sources(String folder) {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean differs(Path file, boolean write) {
        try {
            String before = Files.readString(file).replace("\r\n", "\n");
            String after = format(before);
            if (write && !after.equals(before)) {
                Files.writeString(file, after);
            }
            return !after.equals(before);
        } catch (FormatterException e) {
            throw new IllegalStateException(file + " cannot be parsed: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The formatter breaks long lines of Markdown comments without their `///`, so they are put aside meanwhile.
    private static String format(String source) throws FormatterException {
        List<String> comments = new ArrayList<>();
        String shielded = MARKDOWN_COMMENT.matcher(source).replaceAll(line -> {
            comments.add(line.group(2).stripTrailing());
            return line.group(1) + "///" + (comments.size() - 1);
        });
        return MARKDOWN_COMMENT
                .matcher(FORMATTER.formatSourceAndFixImports(shielded))
                .replaceAll(line -> restored(line, comments));
    }

    private static String restored(MatchResult line, List<String> comments) {
        String text = comments.get(Integer.parseInt(line.group(2).strip()));
        return Matcher.quoteReplacement(line.group(1) + "///" + text);
    }
}
