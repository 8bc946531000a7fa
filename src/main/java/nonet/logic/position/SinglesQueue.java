package nonet.logic.position;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import nonet.grid.Bits;
import nonet.grid.Geometry;

/// The naked and hidden singles of a position in the order in which they arose while its digits were placed: the givens
/// by cell, then the conclusions of each step. The step leads from the latest earlier position whose queue was asked for;
/// its placements come first, then its eliminations by digit and cell. A placed digit leaves the peers of its cell
/// before the other candidates leave the cell itself. Immutable.
public final class SinglesQueue {

    private static final int FULL = 0x1FF;

    private static final IncrementalIndex<SinglesQueue> QUEUES =
            IncrementalIndex.of(SinglesQueue::new, (position, earlier, _) -> new SinglesQueue(position, earlier));

    private final byte[] values;
    private final short[] masks;
    private final short[] places;

    /// Cells with one candidate at some time.
    private final Set<Integer> naked;

    /// Candidates, as cell * 9 + digit, that were the only ones of their digit in a house at some time.
    private final Set<Integer> hidden;

    private SinglesQueue(Position position) {
        values = new byte[81];
        masks = new short[81];
        places = new short[27 * 9];
        Arrays.fill(masks, (short) FULL);
        Arrays.fill(places, (short) FULL);
        naked = new LinkedHashSet<>();
        hidden = new LinkedHashSet<>();
        follow(position);
    }

    private SinglesQueue(Position position, SinglesQueue earlier) {
        values = earlier.values.clone();
        masks = earlier.masks.clone();
        places = earlier.places.clone();
        naked = new LinkedHashSet<>(earlier.naked);
        hidden = new LinkedHashSet<>(earlier.hidden);
        follow(position);
    }

    /// Returns the queue of a position.
    public static SinglesQueue of(Position position) {
        return QUEUES.of(position);
    }

    /// Returns the candidates that are the only ones of their cells, as cell * 9 + digit.
    public int[] naked() {
        return naked.stream()
                .filter(cell -> isSingle(masks[cell]))
                .mapToInt(cell -> cell * 9 + Integer.numberOfTrailingZeros(masks[cell]))
                .toArray();
    }

    /// Returns the candidates that are or were the only ones of their digit in a house, as cell * 9 + digit.
    public int[] hidden() {
        return hidden.stream()
                .mapToInt(candidate -> candidate)
                .filter(candidate -> (masks[candidate / 9] >>> candidate % 9 & 1) != 0)
                .toArray();
    }

    private void follow(Position position) {
        for (int cell = 0; cell < 81; cell++) {
            if (values[cell] == 0 && position.value(cell) != 0) {
                place(cell, position.value(cell) - 1);
            }
        }
        for (int digit = 0; digit < 9; digit++) {
            for (int cell = 0; cell < 81; cell++) {
                if (!position.has(cell, digit)) {
                    remove(cell, digit);
                }
            }
        }
    }

    private void place(int cell, int digit) {
        values[cell] = (byte) (digit + 1);
        for (int i = 0; i < Geometry.PEER_COUNT; i++) {
            if (values[Geometry.peer(cell, i)] == 0) {
                remove(Geometry.peer(cell, i), digit);
            }
        }
        for (int other : Bits.of(masks[cell])) {
            remove(cell, other);
        }
    }

    private void remove(int cell, int digit) {
        if ((masks[cell] >>> digit & 1) == 0) {
            return;
        }
        masks[cell] &= (short) ~(1 << digit);
        leave(Geometry.row(cell), cell, digit);
        leave(Geometry.column(cell), cell, digit);
        leave(Geometry.box(cell), cell, digit);
        if (isSingle(masks[cell])) {
            naked.add(cell);
        }
    }

    private void leave(int house, int cell, int digit) {
        int left = places[house * 9 + digit] & ~(1 << Geometry.place(house, cell));
        places[house * 9 + digit] = (short) left;
        if (isSingle(left)) {
            hidden.add(Geometry.cell(house, Integer.numberOfTrailingZeros(left)) * 9 + digit);
        }
    }

    private static boolean isSingle(int set) {
        return set != 0 && (set & set - 1) == 0;
    }
}
