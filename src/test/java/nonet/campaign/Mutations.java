package nonet.campaign;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/// Damages documents: bytes flipped, pieces left out, doubled, swapped or taken from another document, runs of white
/// space and of signs without a bound, other character sets, other line ends.
final class Mutations {

    private static final List<String> RUNS = List.of(
            " ",
            "\t",
            "\u00A0",
            "\n",
            "\r\n",
            "|",
            "-",
            "+",
            ".",
            "0",
            "_",
            "x",
            "[",
            "{",
            "(",
            "<",
            "\"",
            "'",
            ",",
            ";",
            ":",
            "#",
            "=",
            "\\",
            "&",
            "!",
            "*",
            "5",
            "\u2502",
            "\uFF15",
            "\u3000",
            "\0",
            "\u001B[1m",
            "[9]",
            "--",
            "/*",
            "<!--",
            "| ",
            ". ",
            ": ",
            "1|");

    private static final List<Charset> CHARSETS = List.of(
            StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16, StandardCharsets.ISO_8859_1);

    private Mutations() {}

    /// Returns a damaged copy of one of the documents.
    ///
    /// @param longest how long a run of signs may become
    static byte[] of(List<byte[]> documents, Random random, int longest) {
        byte[] bytes = documents.get(random.nextInt(documents.size()));
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            bytes = once(bytes, documents, random, longest);
        }
        return bytes;
    }

    private static byte[] once(byte[] bytes, List<byte[]> documents, Random random, int longest) {
        int from = random.nextInt(bytes.length + 1);
        int to = from + (bytes.length == from ? 0 : random.nextInt(Math.min(bytes.length - from, 400) + 1));
        return switch (random.nextInt(11)) {
            case 0 -> flipped(bytes, random);
            case 1 -> joined(slice(bytes, 0, from), slice(bytes, to, bytes.length));
            case 2 -> joined(slice(bytes, 0, to), slice(bytes, from, bytes.length));
            case 3 -> slice(bytes, 0, from);
            case 4 -> joined(slice(bytes, to, bytes.length), slice(bytes, 0, from));
            case 5 -> joined(slice(bytes, 0, from), run(random, longest), slice(bytes, from, bytes.length));
            case 6 -> joined(slice(bytes, 0, from), run(random, longest), slice(bytes, to, bytes.length));
            case 7 -> {
                byte[] other = documents.get(random.nextInt(documents.size()));
                yield joined(slice(bytes, 0, from), slice(other, random.nextInt(other.length + 1), other.length));
            }
            case 8 -> text(bytes).getBytes(CHARSETS.get(random.nextInt(CHARSETS.size())));
            case 9 ->
                text(bytes)
                        .replace("\n", List.of("\r\n", "\r", "\n\n", " ", "\\n").get(random.nextInt(5)))
                        .getBytes(StandardCharsets.UTF_8);
            default -> replaced(bytes, random);
        };
    }

    private static byte[] flipped(byte[] bytes, Random random) {
        byte[] flipped = bytes.clone();
        for (int i = random.nextInt(6); i >= 0 && bytes.length > 0; i--) {
            flipped[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return flipped;
    }

    /// Writes one sign for another everywhere.
    private static byte[] replaced(byte[] bytes, Random random) {
        if (bytes.length == 0) {
            return bytes;
        }
        char sign = (char) (bytes[random.nextInt(bytes.length)] & 0xFF);
        String other = RUNS.get(random.nextInt(RUNS.size()));
        return new String(bytes, StandardCharsets.ISO_8859_1)
                .replace(String.valueOf(sign), other.charAt(0) < 256 ? other : "?")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] run(Random random, int longest) {
        String sign = RUNS.get(random.nextInt(RUNS.size()));
        // Short runs are as likely as long ones.
        int length = (int) Math.pow(longest, random.nextDouble());
        return sign.repeat(length).getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte[] slice(byte[] bytes, int from, int to) {
        return java.util.Arrays.copyOfRange(bytes, from, to);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
