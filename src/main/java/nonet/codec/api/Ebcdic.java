package nonet.codec.api;

import static java.util.Map.entry;

import java.util.Map;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// EBCDIC, the encoding of mainframes, as far as puzzles need it: the characters that all its code pages share, and the
/// usual signs of code page 37.
final class Ebcdic {

    /// The characters in runs, each behind the code of its first.
    private static final Map<Integer, String> RUNS = Map.ofEntries(
            entry(0x05, "\t"),
            entry(0x0D, "\r"),
            entry(0x15, "\n"),
            entry(0x25, "\n"),
            entry(0x40, " "),
            entry(0x4B, ".<(+|&"),
            entry(0x5A, "!$*);"),
            entry(0x60, "-/"),
            entry(0x6B, ",%_>?"),
            entry(0x7A, ":#@'=\""),
            entry(0x81, "abcdefghi"),
            entry(0x91, "jklmnopqr"),
            entry(0xA2, "stuvwxyz"),
            entry(0xC1, "ABCDEFGHI"),
            entry(0xD1, "JKLMNOPQR"),
            entry(0xE2, "STUVWXYZ"),
            entry(0xF0, "0123456789"));

    /// The characters by their code, 0 for others.
    private static final char[] CHARACTERS = characters();

    private Ebcdic() {}

    private static char[] characters() {
        char[] characters = new char[256];
        RUNS.forEach((from, run) -> run.getChars(0, run.length(), characters, from));
        return characters;
    }

    /// Returns the text of bytes, or null if they are not EBCDIC: if one of them has no character, or fewer of them are
    /// digits than a puzzle has givens.
    static @Nullable String text(byte[] bytes) {
        char[] text = new char[bytes.length];
        int digits = 0;
        for (int i = 0; i < bytes.length; i++) {
            text[i] = CHARACTERS[bytes[i] & 0xFF];
            digits += text[i] >= '1' && text[i] <= '9' ? 1 : 0;
            if (text[i] == 0) {
                return null;
            }
        }
        return digits < Puzzle.FEWEST_CLUES ? null : new String(text);
    }
}
