package nonet.relatives;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// The 12,096 second rows that a first row can have, each with its least text when the columns are put in an order in
/// which row 1 reads 123456789, and with the orders that give this text.
///
/// A second row is written as nine numbers of four bits: for each column, the column in which row 1 has the digit. An
/// order is written in the same way: the column in each place.
final class SecondRows {

    /// How the least text of a second row comes about.
    static final class Least {

        /// The least text, one less than each digit, written like a row.
        final long text;

        /// The orders of the columns that give it.
        final long[] orders;

        private Least(long text, long... orders) {
            this.text = text;
            this.orders = orders;
        }
    }

    /// The least texts: 456789123 and so on. Each second row has one of them in some order of the columns.
    private static final long[] TEXTS = {
        0x345678012L, 0x345678021L, 0x345678120L, 0x346078125L, 0x346078152L,
        0x346078215L, 0x346078512L, 0x346078521L, 0x346178052L, 0x346178502L,
        0x346178520L, 0x346278501L, 0x346278510L, 0x346782501L, 0x346782510L,
    };

    private static final Map<Long, Least> ROWS = rows();

    private SecondRows() {}

    /// Returns the least text of a second row, with the arrangements that lead to it.
    static Least of(long row) {
        Least least = ROWS.get(row);
        if (least == null) {
            throw new IllegalArgumentException("no second row: " + Long.toHexString(row));
        }
        return least;
    }

    /// Returns the number at a place of a row or an order.
    static int at(long numbers, int place) {
        return (int) (numbers >>> 4 * (8 - place)) & 15;
    }

    /// Undoes each order of the columns on each text.
    private static Map<Long, Least> rows() {
        Map<Long, Least> rows = HashMap.newHashMap(12_096);
        int[] row = new int[9];
        long[] orders = orders();
        for (long text : TEXTS) {
            for (long order : orders) {
                for (int place = 0; place < 9; place++) {
                    row[at(order, place)] = at(order, at(text, place));
                }
                rows.merge(packed(row), new Least(text, order), SecondRows::joined);
            }
        }
        return rows;
    }

    private static Least joined(Least some, Least one) {
        long[] orders = Arrays.copyOf(some.orders, some.orders.length + 1);
        orders[some.orders.length] = one.orders[0];
        return new Least(some.text, orders);
    }

    private static long packed(int... numbers) {
        long packed = 0;
        for (int number : numbers) {
            packed = packed << 4 | number;
        }
        return packed;
    }

    /// Returns the 1,296 orders of the columns that keep the stacks together.
    private static long[] orders() {
        int[][] three = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        long[] orders = new long[1296];
        for (int i = 0; i < orders.length; i++) {
            int[] stacks = three[i / 216];
            int[] order = new int[9];
            for (int place = 0; place < 9; place++) {
                int[] within = three[i / new int[] {36, 6, 1}[place / 3] % 6];
                order[place] = stacks[place / 3] * 3 + within[place % 3];
            }
            orders[i] = packed(order);
        }
        return orders;
    }
}
