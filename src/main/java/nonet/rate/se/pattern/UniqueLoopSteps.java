package nonet.rate.se.pattern;

import java.util.Arrays;
import java.util.List;
import nonet.deduce.Guardians;
import nonet.grid.Bits;
import nonet.grid.Geometry;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.FoundStep.DeductionMaker;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.evidence.DeadlyFacts;

/// The steps that one unique loop gives.
final class UniqueLoopSteps {

    /// A step and its type, 1 to 4.
    record Typed(FoundStep step, int type) {

        boolean isBefore(Typed other) {
            int order = Double.compare(step.rating(), other.step.rating());
            return order < 0 || order == 0 && type < other.type;
        }
    }

    private final RatingBoard board;
    private final List<Typed> steps;
    private final int[] loop;
    private final double base;

    /// The two candidates of all cells.
    private final int pair;

    /// The cells with further candidates, and how many there are.
    private final int[] roof;

    private int roofSize;
    private final Eliminations.Builder eliminations = new Eliminations.Builder();

    /// @param path begins with the cells of the loop
    UniqueLoopSteps(RatingBoard board, int[] path, int length, int pair, List<Typed> steps) {
        this.board = board;
        this.steps = steps;
        loop = Arrays.copyOf(path, length);
        this.pair = pair;
        base = length == 4 ? 4.5 : length == 6 ? 4.6 : length == 8 ? 4.7 : 5.0;
        roof = new int[length];
        for (int i = 0; i < length; i++) {
            if (board.candidates[path[i]] != pair) {
                roof[roofSize++] = path[i];
            }
        }
    }

    void add() {
        if (roofSize == 1) {
            eliminations.add(board, roof[0], pair);
            add(1, base, new Guardians.LastCell());
        } else if (roofSize > 2) {
            addCommonExtra();
        } else if (roofSize == 2) {
            int extras = (board.candidates[roof[0]] | board.candidates[roof[1]]) & ~pair;
            if (Integer.bitCount(extras) == 1) {
                addCommonExtra();
            } else {
                addSubsets(extras);
            }
            addConjugate();
        }
    }

    private void add(int type, double rating, Guardians guardians) {
        if (!eliminations.isEmpty()) {
            SeTechnique first = loop.length == 4 ? SeTechnique.UNIQUE_RECTANGLE_1 : SeTechnique.UNIQUE_LOOP_1;
            SeTechnique technique = SeTechnique.values()[first.ordinal() + type - 1];
            DeductionMaker facts = DeadlyFacts.loop(type, loop, pair, Arrays.copyOf(roof, roofSize), guardians);
            steps.add(new Typed(FoundStep.removing(technique, rating, eliminations.build(), facts), type));
        }
    }

    /// Type 2: one of the cells holds the extra digit.
    private void addCommonExtra() {
        int extras = board.candidates[roof[0]] & ~pair;
        long lo = -1L;
        long hi = -1L >>> 47;
        for (int i = 0; i < roofSize; i++) {
            lo &= Geometry.peersLo(roof[i]);
            hi &= Geometry.peersHi(roof[i]);
        }
        eliminations.addCells(board, lo, hi, extras & -extras);
        add(2, base, DeadlyFacts.extraDigit(Integer.numberOfTrailingZeros(extras), Arrays.copyOf(roof, roofSize)));
    }

    /// Type 3: the two cells with their extra digits act as one cell of a naked or a hidden subset.
    private void addSubsets(int extras) {
        for (int size = Integer.bitCount(extras); size <= 7; size++) {
            for (int kind = 0; kind < 3; kind++) {
                int house = SearchOrder.house(roof[0], kind);
                if (house == SearchOrder.house(roof[1], kind)) {
                    int one = 1 << SearchOrder.place(roof[0], kind);
                    int two = 1 << SearchOrder.place(roof[1], kind);
                    if (2 * size <= board.openCells(house)) {
                        addNaked(house, one, two, size, extras);
                    }
                    if (2 * size < board.openCells(house)) {
                        addHidden(house, one, two, size, extras);
                    }
                }
            }
        }
    }

    private void addNaked(int house, int one, int two, int size, int extras) {
        int shared = extras & board.candidates[roof[0]] & board.candidates[roof[1]];
        for (int subset : SearchOrder.subsets(size)) {
            if ((subset & one) == 0 || (subset & two) != 0) {
                continue;
            }
            int union = 0;
            boolean fits = true;
            for (int place : Bits.of(subset & ~one)) {
                int digits = board.candidates[Geometry.cell(house, place)];
                fits &= Integer.bitCount(digits) >= 2;
                union |= digits;
            }
            if (fits && Integer.bitCount(union | extras) == size && Integer.bitCount(union | shared) == size) {
                eliminations.addPlaces(board, house, board.open[house] & ~(subset | two), union | extras);
                add(3, base + 0.1 * (size - 1), DeadlyFacts.subset(house, subset & ~one, union | extras));
            }
        }
    }

    private void addHidden(int house, int one, int two, int size, int extras) {
        for (int others : SearchOrder.subsets(size - 2)) {
            if ((others & (pair | extras)) != 0) {
                continue;
            }
            int places = 0;
            boolean fits = true;
            for (int each : Bits.of(others | pair)) {
                int of = board.places(house, each) & ~two;
                fits &= of != 0;
                places |= of;
            }
            if (fits && Integer.bitCount(places) == size) {
                eliminations.addPlaces(board, house, places & ~one, 0x1FF & ~(others | pair));
                // The same as a naked subset: the other cells hold the other digits.
                int rest = board.open[house] & ~(places | one | two);
                add(3, base + 0.1 * (size - 2), DeadlyFacts.subset(house, rest, digitsOf(house) & ~(others | pair)));
            }
        }
    }

    private int digitsOf(int house) {
        int digits = 0;
        for (int digit = 0; digit < 9; digit++) {
            digits |= board.places(house, digit) == 0 ? 0 : 1 << digit;
        }
        return digits;
    }

    /// Type 4: in a house of the two cells, one digit of the pair has no other place, so neither cell holds the other.
    private void addConjugate() {
        int low = pair & -pair;
        int house = lockingHouse(low);
        if (house >= 0) {
            addRoof(low, pair & ~low, house);
        } else {
            house = lockingHouse(pair & ~low);
            if (house >= 0) {
                addRoof(pair & ~low, low, house);
            }
        }
    }

    /// Returns the house in which only the two cells can hold a digit, or -1.
    private int lockingHouse(int bit) {
        for (int kind = 0; kind < 3; kind++) {
            int house = SearchOrder.house(roof[0], kind);
            if (house == SearchOrder.house(roof[1], kind)
                    && Integer.bitCount(board.places(house, Integer.numberOfTrailingZeros(bit))) == 2) {
                return house;
            }
        }
        return -1;
    }

    private void addRoof(int locked, int other, int house) {
        eliminations.add(board, roof[0], other);
        eliminations.add(board, roof[1], other);
        add(4, base, DeadlyFacts.strongLink(house, Integer.numberOfTrailingZeros(locked), roof[0], roof[1]));
    }
}
