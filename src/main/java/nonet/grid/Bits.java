package nonet.grid;

import java.util.PrimitiveIterator;

/// The numbers of the bits that are set in an int, in ascending order: digits, places in a house, or houses. The
/// compiler removes the objects of a loop over them.
public final class Bits implements Iterable<Integer> {

    private final int set;

    private Bits(int set) {
        this.set = set;
    }

    public static Bits of(int set) {
        return new Bits(set);
    }

    @Override
    public PrimitiveIterator.OfInt iterator() {
        return new Numbers(set);
    }

    private static final class Numbers implements PrimitiveIterator.OfInt {

        private int left;

        Numbers(int set) {
            this.left = set;
        }

        @Override
        public boolean hasNext() {
            return left != 0;
        }

        @Override
        public int nextInt() {
            int next = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            return next;
        }

        @Override
        public Integer next() {
            return nextInt();
        }
    }
}
