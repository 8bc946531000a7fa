package nonet.codec.text;

import java.util.OptionalInt;
import nonet.codec.api.Symbols;
import nonet.grid.Numbers;

/// Recognizes the rows of sudokus that are smaller or larger than nine by nine.
final class OtherSizes {

    private static final int SMALLEST = 4;
    private static final int LARGEST = 25;

    private OtherSizes() {}

    /// Tests whether lines with these numbers of cells form a square of another size.
    static boolean isSquare(int[] lengths) {
        int size = lengths.length;
        for (int length : lengths) {
            if (length != size) {
                return false;
            }
        }
        return size >= SMALLEST && size <= LARGEST && size != 9;
    }

    /// Returns the size of the sudoku, from 10 on, of which a line of numbers is a row, or 0. The line holds numbers up
    /// to that size, or one symbol for each blank cell.
    static int ofRow(String line) {
        String[] words = line.strip().split("[\\s|]+", LARGEST + 4);
        int from = words[0].isEmpty() ? 1 : 0;
        int size = words.length - from;
        if (size != 16 && size != 25 && size != 12) {
            return 0;
        }
        boolean large = size > 12;
        for (int i = from; i < words.length; i++) {
            String word = words[i];
            OptionalInt number = word.length() < 3 ? Numbers.parse(word, 0, 99) : OptionalInt.empty();
            if (number.isPresent()
                    ? number.getAsInt() > size
                    : !word.equals("-") && (word.length() != 1 || !Symbols.isBlank(word.charAt(0)))) {
                return 0;
            }
            large |= word.length() == 2;
        }
        return large ? size : 0;
    }
}
