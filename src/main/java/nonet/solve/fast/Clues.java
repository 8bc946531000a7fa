package nonet.solve.fast;

import static nonet.solve.fast.Masks.ALL_LOWER;
import static nonet.solve.fast.Masks.ALL_UPPER;
import static nonet.solve.fast.Masks.ROWS_LOWER;
import static nonet.solve.fast.Masks.ROWS_UPPER;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Reads the givens of a puzzle, eight cells at a time and without a branch.
///
/// The four low bits of a byte are the digit, the same in a number and in its ASCII character; 0 and what is above 9, as
/// in `.`, is a blank. The bytes are turned into four words, one for each of those bits, with a bit for each cell. Where
/// a digit stands is then one expression of the four.
final class Clues {

    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /// For nine columns, the boxes of the band that have one of them.
    private static final int[] BOXES = new int[512];

    static {
        for (int columns = 1; columns < 512; columns++) {
            for (int box = 0; box < 9; box += 3) {
                BOXES[columns] |= (columns >>> box & 0b111) == 0 ? 0 : (int) (0b111 * ROWS_LOWER) << box;
            }
        }
    }

    private Clues() {}

    /// Fills a board. Returns whether no digit occurs twice in a house.
    static boolean read(byte[] cells, int offset, long[] words, int at) {
        int own = at + BitBoard.OWN;
        spread(
                upper(cells, offset, 0),
                upper(cells, offset, 1),
                upper(cells, offset, 2),
                upper(cells, offset, 3),
                words,
                own);
        spread(
                lower(cells, offset, 0),
                lower(cells, offset, 1),
                lower(cells, offset, 2),
                lower(cells, offset, 3),
                words,
                own + 9);
        long upper = ALL_UPPER;
        long lower = ALL_LOWER;
        for (int place = own; place < own + 9; place++) {
            upper ^= words[place];
            lower ^= words[place + 9];
        }
        words[at + BitBoard.UNKNOWN] = upper;
        words[at + BitBoard.UNKNOWN + 1] = lower;
        boolean fits = true;
        for (int place = at; place < at + 9; place++) {
            fits &= open(words, place, upper, lower);
        }
        return fits;
    }

    /// Opens the unknown cells that see no given of a digit. Returns whether its givens do not see each other: as many
    /// boxes, rows and columns contain one as there are givens.
    private static boolean open(long[] words, int place, long unknownUpper, long unknownLower) {
        long upper = words[place + BitBoard.OWN];
        long lower = words[place + BitBoard.OWN + 9];
        long upperColumns = upper | upper >>> 9 | upper >>> 18;
        long lowerColumns = lower | lower >>> 9 | lower >>> 18;
        long columns = (upperColumns | upperColumns >>> 27 | lowerColumns) & 0x1FF;
        long upperBoxes = BOXES[(int) upperColumns & 0x1FF] | (long) BOXES[(int) (upperColumns >>> 27) & 0x1FF] << 27;
        long lowerBoxes = BOXES[(int) lowerColumns & 0x1FF];
        long upperRows = Masks.rowsOf(upper, ROWS_UPPER);
        long lowerRows = Masks.rowsOf(lower, ROWS_LOWER);
        words[place] = unknownUpper & ~(upperBoxes | upperRows | columns * ROWS_UPPER);
        words[place + 9] = unknownLower & ~(lowerBoxes | lowerRows | columns * ROWS_LOWER);
        int givens = 9 * (Long.bitCount(upper) + Long.bitCount(lower));
        int inBoxes = Long.bitCount(upperBoxes) + Long.bitCount(lowerBoxes);
        int inRows = Long.bitCount(upperRows) + Long.bitCount(lowerRows);
        int inColumns = 9 * Long.bitCount(columns);
        return (givens ^ inBoxes | givens ^ inRows | givens ^ inColumns) == 0;
    }

    /// Writes the cells of each digit of a half from the cells whose digit has the bits of value 1, 2, 4 and 8.
    private static void spread(long one, long two, long four, long eight, long[] words, int own) {
        long below4 = ~(four | eight);
        long from4 = four & ~eight;
        long from8 = eight & ~four;
        words[own] = below4 & one & ~two;
        words[own + 1] = below4 & two & ~one;
        words[own + 2] = below4 & one & two;
        words[own + 3] = from4 & ~(one | two);
        words[own + 4] = from4 & one & ~two;
        words[own + 5] = from4 & two & ~one;
        words[own + 6] = from4 & one & two;
        words[own + 7] = from8 & ~(one | two);
        words[own + 8] = from8 & one & ~two;
    }

    /// Returns one bit of each of the first 54 bytes. The last eight of them overlap those before.
    private static long upper(byte[] cells, int offset, int bit) {
        return eight(cells, offset, bit)
                | eight(cells, offset + 8, bit) << 8
                | eight(cells, offset + 16, bit) << 16
                | eight(cells, offset + 24, bit) << 24
                | eight(cells, offset + 32, bit) << 32
                | eight(cells, offset + 40, bit) << 40
                | eight(cells, offset + 46, bit) << 46;
    }

    private static long lower(byte[] cells, int offset, int bit) {
        return eight(cells, offset + 54, bit)
                | eight(cells, offset + 62, bit) << 8
                | eight(cells, offset + 70, bit) << 16
                | eight(cells, offset + 73, bit) << 19;
    }

    private static long eight(byte[] cells, int offset, int bit) {
        return Gather.ofBytes((long) EIGHT.get(cells, offset), bit);
    }
}
