package nonet.logic.finder.singledigit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.SingleDigitPatterns.BrokenWing;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.Position;
import nonet.logic.position.Templates;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Guardians, also known as broken wings.
///
/// Pattern: an odd loop of five or more places of a digit, joined by different houses, each of which contains of the
/// loop only its two ends. The guardians are the other places of the digit in these houses. If none of them held it,
/// every house would have it in one of its two ends, which cannot alternate around an odd loop. A single guardian is
/// placed; several eliminate the digit from cells that see all of them.
///
/// Example: `r2c4, r2c6, r7c6, r7c8, r5c8, r5c5, r6c4` are joined for 3, and r5c9 is the only other place; so `r5c9=3`.
///
/// See "Broken Wing" in the sudoku literature, "Guardians" on SudokuWiki.
public final class BrokenWingFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(BrokenWingFinder::new, Technique.GUARDIANS);

    /// More guardians rarely have a common peer.
    private static final int MOST_GUARDIANS = 4;

    private static final int LONGEST = 9;

    private BrokenWingFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        List<BrokenWing> found = new ArrayList<>();
        for (Digit digit : Digit.values()) {
            checkCancelled();
            if (since().touchesDigit(digit.ordinal()) && mayConclude(digit.ordinal())) {
                new LoopSearch(position, digit, found).run();
            }
        }
        found.sort(Comparator.comparingInt((BrokenWing each) -> each.loop().size())
                .thenComparingInt(each -> each.guardians().size()));
        for (BrokenWing each : found) {
            report(each);
        }
    }

    /// Tests whether anything follows from the places of a digit alone: a candidate in no template, or a single.
    private boolean mayConclude(int digit) {
        boolean may = Templates.of(position).isDeletable(digit);
        for (int house = 0; house < 27 && !may; house++) {
            may = Integer.bitCount(position.places(house, digit)) == 1;
        }
        return may;
    }

    /// Depth-first search for the loops of one digit. A loop begins at its cell with the lowest index.
    private static final class LoopSearch {

        /// The cells and the guardians of a loop, in no order.
        private record Seen(CellSet cells, CellSet guardians) {}

        private final Digit digit;
        private final CellSet places;
        private final List<BrokenWing> found;
        private final Set<Seen> seen = new HashSet<>();
        private final int[] cells = new int[LONGEST];
        private final int[] houses = new int[LONGEST];

        LoopSearch(Position position, Digit digit, List<BrokenWing> found) {
            this.digit = digit;
            this.places = position.cells(digit);
            this.found = found;
        }

        void run() {
            for (Cell start : places) {
                cells[0] = start.index();
                extend(1, CellSet.of(start), 0, CellSet.NONE);
            }
        }

        /// @param used the houses between the cells so far, as bits
        private void extend(int length, CellSet loop, int used, CellSet guardians) {
            int last = cells[length - 1];
            for (int house : new int[] {Geometry.row(last), Geometry.column(last), Geometry.box(last)}) {
                CellSet within = Geometry.house(house).and(places);
                int inside = loop.and(within).size();
                if ((used >>> house & 1) != 0 || inside > 2) {
                    continue;
                }
                if (inside == 2) {
                    if (length >= 5 && length % 2 == 1 && Geometry.house(house).contains(Cell.of(cells[0]))) {
                        houses[length - 1] = house;
                        close(length, loop, guardians.or(within.minus(loop)));
                    }
                } else if (length < LONGEST) {
                    houses[length - 1] = house;
                    CellSet nexts = within.minus(loop).minus(guardians);
                    for (Cell next : length == LONGEST - 1 ? nexts.and(Geometry.peers(cells[0])) : nexts) {
                        CellSet more = guardians.or(within.minus(loop).without(next));
                        if (next.index() > cells[0] && isOutside(next, used) && mayConclude(more)) {
                            cells[length] = next.index();
                            extend(length + 1, loop.with(next), used | 1 << house, more);
                        }
                    }
                }
            }
        }

        /// Tests whether something may follow from these guardians and perhaps further ones.
        private boolean mayConclude(CellSet guardians) {
            int size = guardians.size();
            return size < 2
                    || size <= MOST_GUARDIANS && Geometry.commonPeers(guardians).intersects(places);
        }

        /// Tests whether a cell is in none of some houses.
        private static boolean isOutside(Cell cell, int houses) {
            int index = cell.index();
            int own = 1 << Geometry.row(index) | 1 << Geometry.column(index) | 1 << Geometry.box(index);
            return (houses & own) == 0;
        }

        private void close(int length, CellSet loop, CellSet guardians) {
            if (guardians.isEmpty() || guardians.size() > MOST_GUARDIANS) {
                return;
            }
            List<Conclusion> conclusions = guardians.size() == 1
                    ? Conclusion.place(new Candidate(guardians.first(), digit))
                    : new EliminationCollector()
                            .eliminate(digit, Geometry.commonPeers(guardians).and(places))
                            .toList();
            if (!conclusions.isEmpty() && seen.add(new Seen(loop, guardians))) {
                List<Cell> around = new ArrayList<>();
                List<House> between = new ArrayList<>();
                for (int i = 0; i < length; i++) {
                    around.add(Cell.of(cells[i]));
                    between.add(House.at(houses[i]));
                }
                found.add(new BrokenWing(Technique.GUARDIANS, digit, around, between, guardians, conclusions));
            }
        }
    }
}
