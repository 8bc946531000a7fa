package nonet.codec.syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The compression known to JavaScript programs as LZ-String, in its base 64 form: LZ78 over UTF-16 with codes that
/// grow by a bit whenever the dictionary doubles.
public final class LzString {

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    /// The longest decompressed text, in characters.
    private static final int LONGEST = 4 << 20;

    private LzString() {}

    /// Returns the decompressed text, or null if the input is malformed.
    public static @Nullable String decompressed(String base64) {
        Bits bits = new Bits(base64);
        int first = bits.take(2);
        if (first == 2) {
            return "";
        }
        if (first < 0 || first > 1) {
            return null;
        }
        List<String> dictionary = new ArrayList<>(List.of("", "", ""));
        String last = bits.character(first);
        if (last == null) {
            return null;
        }
        dictionary.add(last);
        StringBuilder text = new StringBuilder(last);
        int width = 3;
        int room = 4;
        while (text.length() < LONGEST) {
            int code = bits.take(width);
            if (code == 2) {
                return text.toString();
            }
            if (code < 0) {
                return null;
            }
            if (code < 2) {
                String character = bits.character(code);
                if (character == null) {
                    return null;
                }
                code = dictionary.size();
                dictionary.add(character);
                if (--room == 0) {
                    room = 1 << width++;
                }
            }
            if (code > dictionary.size()) {
                return null;
            }
            String entry = code < dictionary.size() ? dictionary.get(code) : last + last.charAt(0);
            text.append(entry);
            dictionary.add(last + entry.charAt(0));
            last = entry;
            if (--room == 0) {
                room = 1 << width++;
            }
        }
        return null;
    }

    /// Returns the compressed text.
    public static String compressed(String text) {
        Packer packer = new Packer();
        int word = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            int single = packer.single(character);
            int longer = word == 0 ? single : packer.longer(word, character);
            if (longer == 0) {
                packer.put(word);
                packer.add(word, character);
            }
            word = longer == 0 ? single : longer;
        }
        if (word != 0) {
            packer.put(word);
        }
        packer.bits(2, packer.width);
        return packer.base64();
    }

    /// A stream of base 64 bits; the first bit of a value is its lowest.
    private static final class Bits {
        private final String digits;
        private int at;

        Bits(String digits) {
            this.digits = digits;
        }

        int take(int count) {
            int value = 0;
            for (int i = 0; i < count; i++, at++) {
                int digit = at / 6 < digits.length() ? DIGITS.indexOf(digits.charAt(at / 6)) : -1;
                if (digit < 0 || count > 24) {
                    return -1;
                }
                value |= (digit >> (5 - at % 6) & 1) << i;
            }
            return value;
        }

        @Nullable
        String character(int wide) {
            int value = take(wide == 0 ? 8 : 16);
            return value < 0 ? null : String.valueOf((char) value);
        }
    }

    private static final class Packer {
        /// The codes of characters, and of words by the code of all but the last character and this one: a word is never
        /// spelled out, because its length grows with the text.
        private final Map<Character, Integer> singles = new HashMap<>();

        private final Map<Long, Integer> words = new HashMap<>();

        /// The characters by their codes that were not put yet.
        private final Map<Integer, Character> unsaid = new HashMap<>();

        private int next = 3;
        private final StringBuilder bits = new StringBuilder();
        private int room = 2;
        private int width = 2;

        int single(char character) {
            Integer known = singles.get(character);
            if (known != null) {
                return known;
            }
            singles.put(character, next);
            unsaid.put(next, character);
            return next++;
        }

        /// Returns the code of a word with a further character; 0 if it has none.
        int longer(int word, char character) {
            return words.getOrDefault(key(word, character), 0);
        }

        void add(int word, char character) {
            words.put(key(word, character), next++);
        }

        private static long key(int word, char character) {
            return (long) word << 16 | character;
        }

        void put(int word) {
            Character first = unsaid.remove(word);
            if (first != null) {
                boolean wide = first >= 256;
                bits(wide ? 1 : 0, width);
                bits(first, wide ? 16 : 8);
                grow();
            } else {
                bits(word, width);
            }
            grow();
        }

        private void grow() {
            if (--room == 0) {
                room = 1 << width++;
            }
        }

        void bits(int value, int count) {
            for (int i = 0; i < count; i++) {
                bits.append(value >> i & 1);
            }
        }

        String base64() {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < bits.length(); i += 6) {
                int digit = 0;
                for (int bit = 0; bit < 6; bit++) {
                    digit = digit << 1 | (i + bit < bits.length() ? bits.charAt(i + bit) - '0' : 0);
                }
                text.append(DIGITS.charAt(digit));
            }
            return text.append("=".repeat((4 - text.length() % 4) % 4)).toString();
        }
    }
}
