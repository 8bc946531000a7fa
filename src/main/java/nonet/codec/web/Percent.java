package nonet.codec.web;

import java.nio.charset.StandardCharsets;

/// Percent encoding of base 64 in a link.
final class Percent {

    private Percent() {}

    /// Returns a text decoded. A space was a plus sign.
    static String decoded(String text) {
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
