package nonet.rate.se.pattern;

import static nonet.rate.se.board.SeTechnique.BUG_1;
import static nonet.rate.se.board.SeTechnique.BUG_2;
import static nonet.rate.se.board.SeTechnique.BUG_3;
import static nonet.rate.se.board.SeTechnique.BUG_4;

import java.util.Arrays;
import nonet.deduce.Guardians;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.Geometry;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeRule;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.evidence.DeadlyFacts;
import org.jspecify.annotations.Nullable;

/// Bivalue universal grave: without a few extra candidates every open cell would have two candidates and every digit two
/// places in each house, and the puzzle two solutions. So one of the extra candidates is true.
public final class BugRule implements SeRule {

    private final RatingBoard scratch = RatingBoard.empty();
    private final Eliminations.Builder eliminations = new Eliminations.Builder();

    /// The cells with extra digits in the order in which they were found, and the extra digits of each.
    private final int[] cells = new int[81];

    private int cellCount;
    private final int[] extras = new int[81];
    private int allExtras;

    /// The cells that see all cells with extra digits.
    private long commonLo;

    private long commonHi;

    @Override
    public @Nullable FoundStep first(RatingBoard board) {
        if (!findExtras(board) || cellCount == 0 || !isGrave()) {
            return null;
        }
        boolean hasCommon = (commonLo | commonHi) != 0;
        if (cellCount == 1) {
            eliminations.add(board, cells[0], ~allExtras);
            return step(BUG_1, 5.6, new Guardians.LastCell());
        }
        FoundStep found = null;
        if (Integer.bitCount(allExtras) == 1) {
            if (hasCommon) {
                eliminations.addCells(board, commonLo, commonHi, allExtras);
                Guardians digit = DeadlyFacts.extraDigit(
                        Integer.numberOfTrailingZeros(allExtras), Arrays.copyOf(cells, cellCount));
                found = step(BUG_2, 5.7, digit);
            }
            return found == null && cellCount == 2 ? conjugate(board) : found;
        }
        if (hasCommon) {
            found = cellCount == 2 ? conjugate(board) : null;
            return found == null ? subset(board) : found;
        }
        return null;
    }

    private @Nullable FoundStep step(SeTechnique technique, double rating, Guardians guardians) {
        if (eliminations.isEmpty()) {
            return null;
        }
        int[] own = Arrays.copyOf(cells, cellCount);
        int[] extra = Arrays.stream(own).map(cell -> extras[cell]).toArray();
        int type = technique.ordinal() - BUG_1.ordinal() + 1;
        return FoundStep.removing(
                technique, rating, eliminations.build(), DeadlyFacts.grave(type, own, extra, guardians));
    }

    /// Finds the extra candidates and removes them from the scratch board. Returns whether this may be a grave.
    private boolean findExtras(RatingBoard board) {
        scratch.copy(board);
        cellCount = 0;
        allExtras = 0;
        for (int house : SearchOrder.boxesRowsColumns()) {
            for (int digit = 0; digit < 9; digit++) {
                int places = board.places(house, digit);
                if (places != 0 && Integer.bitCount(places) != 2 && !findExtra(board, house, digit, places)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean findExtra(RatingBoard board, int house, int digit, int places) {
        int count = 0;
        int extra = -1;
        for (int place : Bits.of(places)) {
            int cell = Geometry.cell(house, place);
            if (board.count(cell) >= 3) {
                count++;
                extra = cell;
            }
        }
        if (count == 1) {
            addExtra(extra, digit);
        }
        boolean apart = cellCount >= 2 && Integer.bitCount(allExtras) >= 2 && (commonLo | commonHi) == 0;
        return count != 0 && !(count == 1 && apart);
    }

    private void addExtra(int cell, int digit) {
        boolean known = false;
        for (int i = 0; i < cellCount; i++) {
            known |= cells[i] == cell;
        }
        if (!known) {
            commonLo = (cellCount == 0 ? -1L : commonLo) & Geometry.peersLo(cell);
            commonHi = (cellCount == 0 ? -1L : commonHi) & Geometry.peersHi(cell);
            extras[cell] = 0;
            cells[cellCount++] = cell;
        }
        extras[cell] |= 1 << digit;
        allExtras |= 1 << digit;
        scratch.remove(cell, digit);
    }

    private boolean isGrave() {
        for (int cell = 0; cell < 81; cell++) {
            if (scratch.candidates[cell] != 0 && scratch.count(cell) != 2) {
                return false;
            }
        }
        for (int places : scratch.places) {
            if (places != 0 && Integer.bitCount(places) != 2) {
                return false;
            }
        }
        return true;
    }

    /// Type 4: two cells share a house and one more digit, which is in one of them; the other holds an extra digit.
    private @Nullable FoundStep conjugate(RatingBoard board) {
        int shared = board.candidates[cells[0]] & board.candidates[cells[1]] & ~allExtras;
        if (Integer.bitCount(shared) != 1 || !Geometry.sees(cells[0], cells[1])) {
            return null;
        }
        eliminations.add(board, cells[0], ~(shared | extras[cells[0]]));
        eliminations.add(board, cells[1], ~(shared | extras[cells[1]]));
        int house = SearchOrder.sharedHouse(cells[0], cells[1]);
        int digit = Integer.numberOfTrailingZeros(shared);
        return step(BUG_4, 5.7, DeadlyFacts.strongLink(house, digit, cells[0], cells[1]));
    }

    /// Type 3: the cells act as one cell of a naked subset, with the extra digits as its candidates.
    private @Nullable FoundStep subset(RatingBoard board) {
        for (int kind = 0; kind < 3; kind++) {
            int house = SearchOrder.house(cells[0], kind);
            boolean shared = true;
            for (int i = 1; i < cellCount; i++) {
                shared &= SearchOrder.house(cells[i], kind) == house;
            }
            FoundStep found = shared ? subset(board, house) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable FoundStep subset(RatingBoard board, int house) {
        int[] free = new int[9];
        int count = 0;
        for (int i = 0; i < Geometry.PEER_COUNT; i++) {
            int peer = SearchOrder.peer(cells[0], i);
            boolean common = ((commonLo & Geometry.bitLo(peer)) | (commonHi & Geometry.bitHi(peer))) != 0;
            if (common && board.candidates[peer] != 0 && Geometry.house(house).contains(Cell.of(peer))) {
                free[count++] = peer;
            }
        }
        for (int size = 2; size <= 6 && size <= count; size++) {
            for (int subset : SearchOrder.subsets(size - 1)) {
                if (subset >>> count == 0 && isNaked(board, free, subset, size)) {
                    addRest(board, free, count, subset);
                    Guardians naked =
                            DeadlyFacts.subset(house, placesOf(free, subset, house), union(board, free, subset));
                    FoundStep found = step(BUG_3, 5.7 + 0.1 * (size - 1), naked);
                    if (found != null) {
                        return found;
                    }
                }
            }
        }
        return null;
    }

    private boolean isNaked(RatingBoard board, int[] free, int subset, int size) {
        boolean fits = true;
        for (int each : Bits.of(subset)) {
            fits &= board.count(free[each]) >= 2;
        }
        int union = union(board, free, subset);
        return fits && Integer.bitCount(union) == size && (allExtras & ~union) == 0;
    }

    private void addRest(RatingBoard board, int[] free, int count, int subset) {
        int union = union(board, free, subset);
        for (int i = 0; i < count; i++) {
            if ((subset >>> i & 1) == 0) {
                eliminations.add(board, free[i], union);
            }
        }
    }

    private static int placesOf(int[] free, int subset, int house) {
        int places = 0;
        for (int each : Bits.of(subset)) {
            places |= 1 << Geometry.place(house, free[each]);
        }
        return places;
    }

    private static int union(RatingBoard board, int[] free, int subset) {
        int union = 0;
        for (int each : Bits.of(subset)) {
            union |= board.candidates[free[each]];
        }
        return union;
    }
}
