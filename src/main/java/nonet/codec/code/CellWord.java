package nonet.codec.code;

import java.util.Locale;
import java.util.Set;
import nonet.codec.api.JoinedRows;
import nonet.codec.api.Symbols;
import org.jspecify.annotations.Nullable;

/// The cells that one word of source code or one string literal represents.
///
/// @param cells one character per cell: `.` for a blank, `1` to `9`, or a letter from `A` for 10 and above
/// @param blank identifies the notation of its blanks; 0 if it has none
/// @param quoted whether it is a string literal
record CellWord(String cells, char blank, boolean quoted) {

    /// The character for a cell between two separators with nothing in between.
    static final char EMPTY = 'e';

    private static final char NULL = 'n';
    private static final char NEGATIVE = 'm';
    private static final Set<String> NOTHING = Set.of(
            "null", "none", "nil", "nothing", "undefined", "na", "nan", "empty", "blank", "void", "_", "__", "___");
    /// The signs for a blank besides those of plain text.
    private static final String FURTHER_SIGNS = "xX-~\u00B7";
    private static final String BETWEEN = " \t|,;/";
    private static final int LARGEST = 25;

    static CellWord empty() {
        return new CellWord(".", EMPTY, false);
    }

    /// Returns the cells of a word between white space, brackets or separators; null if it is not a cell.
    static @Nullable CellWord of(String word) {
        if (word.length() == 1) {
            return single(word.charAt(0), false);
        }
        if (NOTHING.contains(word.toLowerCase(Locale.ROOT)) || isVariable(word)) {
            return new CellWord(".", NULL, false);
        }
        if (word.equals("-1")) {
            return new CellWord(".", NEGATIVE, false);
        }
        int number = number(word);
        if (number >= 0) {
            return number == 0 ? new CellWord(".", '0', false) : new CellWord(digit(number), '\0', false);
        }
        return word.length() == 9 || word.length() == 27 || word.length() == 81 ? run(word, false) : null;
    }

    /// Returns the cells of a string literal's content, without its escapes; null if it holds anything else.
    static @Nullable CellWord ofString(String content) {
        String joined = JoinedRows.cells(content.strip());
        if (joined != null) {
            return run(joined, true);
        }
        if (content.length() == 9 || content.length() == 81) {
            CellWord spaced = content.indexOf(' ') < 0 ? null : spaced(content);
            if (spaced != null) {
                return spaced;
            }
        }
        String bare = content.strip();
        if (bare.isEmpty()) {
            return new CellWord(".", EMPTY, true);
        }
        if (bare.length() == 1) {
            return single(bare.charAt(0), true);
        }
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < bare.length() && cells.length() < 700; i++) {
            char c = Symbols.plain(bare.charAt(i));
            if (BETWEEN.indexOf(c) < 0) {
                cells.append(c);
            }
        }
        return run(cells.toString(), true);
    }

    private static @Nullable CellWord single(char sign, boolean quoted) {
        char c = Symbols.plain(sign);
        if (c >= '1' && c <= '9') {
            return new CellWord(String.valueOf(c), '\0', quoted);
        }
        boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
        return letter || isSign(c) ? new CellWord(".", quoted && c == ' ' ? EMPTY : c, quoted) : null;
    }

    /// Returns the value of a number in the notation of programming languages, such as `5u8`, `5.0` or `0x5`, or -1.
    private static int number(String word) {
        if (word.length() > 8 || word.charAt(0) < '0' || word.charAt(0) > '9') {
            return -1;
        }
        boolean hex = word.startsWith("0x") || word.startsWith("0X");
        int end = hex ? 2 : 0;
        int value = 0;
        while (end < word.length() && Character.digit(word.charAt(end), hex ? 16 : 10) >= 0) {
            value = value * (hex ? 16 : 10) + Character.digit(word.charAt(end), hex ? 16 : 10);
            end++;
        }
        boolean padded = !hex && end > 1 && word.charAt(0) == '0';
        boolean suffix = hex
                ? end == word.length()
                : Set.of(
                                "", ".", ".0", "u", "l", "ul", "f", "u8", "i8", "u16", "i16", "u32", "i32", "u64",
                                "i64", "usize")
                        .contains(word.substring(end).toLowerCase(Locale.ROOT));
        return suffix && !padded && value <= LARGEST ? value : -1;
    }

    private static String digit(int number) {
        return String.valueOf((char) (number < 10 ? '0' + number : 'A' + number - 10));
    }

    /// Tests whether a word is an anonymous variable of Prolog.
    private static boolean isVariable(String word) {
        return word.charAt(0) == '_'
                && word.length() < 8
                && word.substring(1).chars().allMatch(Character::isLetterOrDigit);
    }

    private static @Nullable CellWord run(String word, boolean quoted) {
        StringBuilder cells = new StringBuilder(word.length());
        char blank = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = Symbols.plain(word.charAt(i));
            if (c >= '1' && c <= '9') {
                cells.append(c);
            } else if (isSign(c) && (blank == 0 || blank == c)) {
                blank = c;
                cells.append('.');
            } else {
                return null;
            }
        }
        return cells.isEmpty() ? null : new CellWord(cells.toString(), blank, quoted);
    }

    private static @Nullable CellWord spaced(String content) {
        boolean digits = content.chars().allMatch(c -> c == ' ' || c >= '1' && c <= '9');
        return digits ? new CellWord(content.replace(' ', '.'), ' ', true) : null;
    }

    private static boolean isSign(char c) {
        return Symbols.isBlank(c) || FURTHER_SIGNS.indexOf(c) >= 0;
    }
}
