package nonet.relatives;

import java.util.Arrays;

/// A set of canonical forms that takes little memory: five numbers a form, in one table. Exact, and not safe for several
/// threads.
public final class ClassSet {

    /// 81 decimal digits fit in five numbers of at most 18 digits.
    private static final int WORDS = 5;

    private static final int DIGITS = 18;
    private static final int LEAST_SLOTS = 1 << 10;

    private long[] table = new long[LEAST_SLOTS * WORDS];
    private final long[] packed = new long[WORDS];
    private int size;

    /// Adds a form.
    ///
    /// @param form 81 digits
    /// @return whether it was not in the set
    public boolean add(String form) {
        if (size >= table.length / WORDS / 4 * 3) {
            grow();
        }
        pack(form);
        if (!insert(table, packed)) {
            return false;
        }
        size++;
        return true;
    }

    /// Returns the number of forms.
    public int size() {
        return size;
    }

    /// Receives forms.
    ///
    /// @param <X> the exception that it may throw
    @FunctionalInterface
    public interface Receiver<X extends Exception> {
        void take(String form) throws X;
    }

    /// Passes on each form, in no particular order.
    public <X extends Exception> void forEach(Receiver<X> receiver) throws X {
        for (int slot = 0; slot < table.length; slot += WORDS) {
            if (table[slot] != 0) {
                receiver.take(text(slot));
            }
        }
    }

    private void grow() {
        if (table.length > (1 << 29)) {
            throw new IllegalStateException("more than " + size + " classes");
        }
        long[] larger = new long[2 * table.length];
        for (int slot = 0; slot < table.length; slot += WORDS) {
            if (table[slot] != 0) {
                insert(larger, Arrays.copyOfRange(table, slot, slot + WORDS));
            }
        }
        table = larger;
    }

    /// The first number is one larger than its digits, so that a free slot, which is 0, differs from any form.
    private void pack(String form) {
        for (int word = 0; word < WORDS; word++) {
            long number = 0;
            for (int at = word * DIGITS; at < Math.min(81, (word + 1) * DIGITS); at++) {
                number = number * 10 + form.charAt(at) - '0';
            }
            packed[word] = word == 0 ? number + 1 : number;
        }
    }

    private static boolean insert(long[] table, long... form) {
        int slots = table.length / WORDS;
        long hash = 0;
        for (long word : form) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        for (int slot = (int) (hash & slots - 1); ; slot = slot + 1 & slots - 1) {
            int at = slot * WORDS;
            if (table[at] == 0) {
                System.arraycopy(form, 0, table, at, WORDS);
                return true;
            }
            if (Arrays.equals(table, at, at + WORDS, form, 0, WORDS)) {
                return false;
            }
        }
    }

    private String text(int slot) {
        StringBuilder text = new StringBuilder(81);
        for (int word = 0; word < WORDS; word++) {
            String number = Long.toString(table[slot + word] - (word == 0 ? 1 : 0));
            int digits = Math.min(DIGITS, 81 - word * DIGITS);
            text.repeat('0', digits - number.length()).append(number);
        }
        return text.toString();
    }
}
