package nonet.codec.web;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Percent encoding of base 64 in a link.
final class Percent {

    /// The times that a link is encoded again as a part of others.
    private static final int MOST = 4;

    private static final Pattern WITHIN = Pattern.compile("https?%(?:25)*3A%(?:25)*2F", Pattern.CASE_INSENSITIVE);

    private Percent() {}

    /// Returns a text decoded in which a link is a part of another one, or null if there is none.
    static @Nullable String within(String text) {
        return text.length() < 500_000 && WITHIN.matcher(text).find() ? decoded(text) : null;
    }

    /// Returns a text decoded, also if that was encoded again. A space was a plus sign.
    static String decoded(String text) {
        String decoded = text;
        for (int i = 0; i < MOST && decoded.indexOf('%') >= 0; i++) {
            decoded = once(decoded);
        }
        return decoded;
    }

    private static String once(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        byte[] decoded = new byte[bytes.length];
        int size = 0;
        for (int i = 0; i < bytes.length; i++) {
            int high = i + 2 < bytes.length && bytes[i] == '%' ? Character.digit(bytes[i + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(bytes[i + 2], 16);
            if (low >= 0) {
                decoded[size++] = (byte) (high << 4 | low);
                i += 2;
            } else {
                decoded[size++] = bytes[i] == ' ' ? (byte) '+' : bytes[i];
            }
        }
        return new String(decoded, 0, size, StandardCharsets.UTF_8);
    }

    static String encoded(String base64) {
        return base64.replace("+", "%2B").replace("/", "%2F").replace("=", "%3D");
    }
}
