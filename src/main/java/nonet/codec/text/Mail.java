package nonet.codec.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.Source;
import org.jspecify.annotations.Nullable;

/// Mail as it is sent and stored: parts with headers, each in an encoding of its own (RFC 2045).
public final class Mail {

    private static final int LONGEST = 1 << 20;
    private static final Pattern ENCODING = Pattern.compile(
            "(?im)^Content-Transfer-Encoding:[ \\t]*(quoted-printable|base64|7bit|8bit|binary)[ \\t\\r]*$");
    private static final Pattern BOUNDARY =
            Pattern.compile("(?i)\\bboundary=(?:\"([^\"\\r\\n]{1,70})\"|([^\\s;\"]{1,70}))");
    private static final Pattern PAGE = Pattern.compile("(?im)^Content-Type:[ \\t]*text/html\\b");
    private static final Pattern HEADER_END = Pattern.compile("\\r?\\n[ \\t]*\\r?\\n");

    /// An encoded byte, or a line break that is none of the text.
    private static final Pattern QUOTED = Pattern.compile("=(?:[0-9A-F]{2}|[ \\t]*\\r?\\n)");

    private Mail() {}

    /// Returns the words of a mail: those of its parts, without those that are pages if others are not; null if the text is
    /// no mail whose headers tell its encoding.
    public static @Nullable String plain(String text) {
        if (text.length() > LONGEST || !ENCODING.matcher(text).find()) {
            return null;
        }
        List<String> words = new ArrayList<>();
        List<String> pages = new ArrayList<>();
        for (String part : parts(text)) {
            Matcher end = HEADER_END.matcher(part);
            int from = end.find() ? end.end() : part.length();
            Matcher encoding = ENCODING.matcher(part).region(0, from);
            boolean page = PAGE.matcher(part).region(0, from).find();
            String name = encoding.find() ? encoding.group(1).toLowerCase(Locale.ROOT) : "";
            (page ? pages : words).add(decoded(part.substring(from), name));
        }
        String all = String.join("\n", words);
        return all.isBlank() ? String.join("\n", pages) : all;
    }

    /// Returns a text without the encoding of mail, or null if it has none of it.
    public static @Nullable String unquoted(String text) {
        return text.length() <= LONGEST && QUOTED.matcher(text).find() ? decoded(text, "quoted-printable") : null;
    }

    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>(List.of(text));
        Matcher boundary = BOUNDARY.matcher(text);
        while (boundary.find() && parts.size() < 100) {
            String name = boundary.group(1) == null ? boundary.group(2) : boundary.group(1);
            Pattern line = Pattern.compile("(?m)^--" + Pattern.quote(name) + "(?:--)?[ \\t]*\\r?\\n?");
            List<String> split = new ArrayList<>();
            parts.forEach(part -> {
                List<String> pieces = List.of(line.split(part, -1));
                // What stands before the first part and behind the last one is not shown.
                split.addAll(pieces.size() < 3 ? pieces : pieces.subList(1, pieces.size() - 1));
            });
            parts = split;
        }
        return parts;
    }

    private static String decoded(String body, String encoding) {
        return switch (encoding) {
            case "quoted-printable" -> Source.of(unquotedBytes(body)).text();
            case "base64" -> {
                int end = body.indexOf("--");
                String code = (end < 0 ? body : body.substring(0, end)).replaceAll("[^A-Za-z0-9+/]", "");
                // A single character at the end is not a byte.
                int length = code.length() - (code.length() % 4 == 1 ? 1 : 0);
                byte[] bytes = Base64.getDecoder().decode(code.substring(0, length));
                yield Source.of(bytes).text();
            }
            default -> body;
        };
    }

    private static byte[] unquotedBytes(String body) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(body.length());
        Matcher quoted = QUOTED.matcher(body);
        int from = 0;
        while (quoted.find()) {
            bytes.writeBytes(body.substring(from, quoted.start()).getBytes(StandardCharsets.UTF_8));
            if (!quoted.group().endsWith("\n")) {
                bytes.write(Integer.parseInt(quoted.group().substring(1), 16));
            }
            from = quoted.end();
        }
        bytes.writeBytes(body.substring(from).getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }
}
