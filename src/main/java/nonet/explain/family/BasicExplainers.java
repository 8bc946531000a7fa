package nonet.explain.family;

import java.util.LinkedHashMap;
import java.util.Map;
import nonet.deduce.Basics.LockedCandidates;
import nonet.deduce.Basics.Single;
import nonet.deduce.Basics.Subset;
import nonet.deduce.Technique;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.text.Narration;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.notation.Names;

/// Explains singles, locked candidates and subsets.
final class BasicExplainers {

    private BasicExplainers() {}

    record OfSingle(Single single) implements DeductionExplainer {

        @Override
        public String facts() {
            return OneLine.placed(single.candidate());
        }

        @Override
        public boolean includesConclusions() {
            return true;
        }

        @Override
        public void tell(Narration narration) {
            Cell cell = single.candidate().cell();
            Digit digit = single.candidate().digit();
            if (single.house() == null) {
                narration.say(CellSet.of(cell), "naked-single", cell, digit);
                tellOthers(narration);
            } else {
                String key = single.technique() == Technique.FULL_HOUSE ? "full-house" : "hidden-single";
                String house = narration.words().of(single.house());
                narration.say(single.house().cellSet(), key, cell, house, digit);
                CellSet blockers = blockers(single.house(), narration.board());
                if (!blockers.isEmpty()) {
                    narration.say(blockers, "hidden-single.why", blockers, digit, house);
                }
            }
        }

        @Override
        public void mark(Marking marking) {
            if (single.house() != null) {
                marking.tint(single.house(), Role.BASE);
                marking.tint(blockers(single.house(), marking.grid()), Role.PATTERN);
            } else {
                marking.tint(others(marking.grid()), Role.PATTERN);
            }
        }

        /// Says where the other eight digits are, if any of them is on the board.
        private void tellOthers(Narration narration) {
            DigitSet open = DigitSet.ALL.minus(DigitSet.of(single.candidate().digit()));
            Map<House, DigitSet> there = new LinkedHashMap<>();
            for (House.Kind kind : House.Kind.values()) {
                House house = House.of(kind, single.candidate().cell());
                DigitSet held = DigitSet.NONE;
                for (Cell cell : house.cells()) {
                    Digit digit = narration.board().digit(cell);
                    held = digit != null && open.contains(digit) ? held.with(digit) : held;
                }
                if (!held.isEmpty()) {
                    there.put(house, held);
                }
                open = open.minus(held);
            }
            Words words = narration.words();
            if (!there.isEmpty()) {
                narration.say(
                        others(narration.board()),
                        open.isEmpty() ? "naked-single.why" : "naked-single.why-partly",
                        words.places(there),
                        open);
            }
        }

        /// Returns a cell with each of the other digits on the board that the blank cell sees.
        private CellSet others(Grid grid) {
            CellSet cells = CellSet.NONE;
            DigitSet seen = DigitSet.NONE;
            for (House.Kind kind : House.Kind.values()) {
                for (Cell cell : House.of(kind, single.candidate().cell()).cells()) {
                    Digit digit = grid.digit(cell);
                    if (digit != null && !seen.contains(digit)) {
                        seen = seen.with(digit);
                        cells = cells.with(cell);
                    }
                }
            }
            return cells;
        }

        @Override
        public CellSet whereToLook() {
            House house = single.house();
            return house == null ? CellSet.of(single.candidate().cell()) : house.cellSet();
        }

        /// Returns a few cells with the digit that rule it out in other blanks of the house.
        private CellSet blockers(House house, Grid grid) {
            CellSet open = house.cellSet().and(grid.blanks());
            open = open.minus(CellSet.of(single.candidate().cell()));
            CellSet chosen = CellSet.NONE;
            while (!open.isEmpty()) {
                Cell best = null;
                for (Cell cell : CellSet.ALL.minus(grid.blanks())) {
                    boolean holds = grid.digit(cell) == single.candidate().digit();
                    int seen = open.and(cell.peers()).size();
                    if (holds
                            && seen > (best == null ? 0 : open.and(best.peers()).size())) {
                        best = cell;
                    }
                }
                if (best == null) {
                    return chosen;
                }
                chosen = chosen.with(best);
                open = open.minus(best.peers());
            }
            return chosen;
        }
    }

    record OfLockedCandidates(LockedCandidates locked) implements DeductionExplainer {

        @Override
        public String facts() {
            return locked.digit() + " in " + Names.of(locked.house());
        }

        @Override
        public void tell(Narration narration) {
            narration.say(locked.cells(), "locked.confined", locked.house(), locked.digit(), locked.cells());
            narration.say(locked.cells(), "locked.other", locked.other(), locked.digit());
        }

        @Override
        public void mark(Marking marking) {
            marking.mark(locked.digit(), locked.cells(), Role.PATTERN);
            marking.tint(locked.house(), Role.BASE);
            marking.tint(locked.other(), Role.COVER);
        }
    }

    record OfSubset(Subset subset) implements DeductionExplainer {

        @Override
        public String facts() {
            return OneLine.digits(subset.digits(), ",") + " in " + Names.of(subset.cells());
        }

        @Override
        public void tell(Narration narration) {
            narration.say(
                    subset.cells(),
                    subset.isHidden() ? "subset.hidden" : "subset.naked",
                    subset.houses(),
                    subset.cells().size(),
                    subset.cells(),
                    subset.digits());
            narration.say(subset.cells(), subset.isHidden() ? "subset.hidden-why" : "subset.naked-why");
        }

        @Override
        public void mark(Marking marking) {
            marking.candidates(subset.digits(), subset.cells(), Role.PATTERN);
            subset.houses().forEach(house -> marking.tint(house, Role.BASE));
        }
    }
}
