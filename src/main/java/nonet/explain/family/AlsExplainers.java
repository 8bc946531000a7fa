package nonet.explain.family;

import java.util.stream.Collectors;
import nonet.deduce.Als;
import nonet.deduce.AlsPatterns.AlsPattern;
import nonet.deduce.AlsPatterns.AlsPattern.RestrictedCommon;
import nonet.deduce.AlsPatterns.DeathBlossom;
import nonet.deduce.AlsPatterns.SueDeCoq;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.text.Narration;
import nonet.explain.text.Words;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// Explains patterns of almost locked sets, and Sue de Coq.
final class AlsExplainers {

    private AlsExplainers() {}

    /// Explains sets in a row: XZ rule, XY-wing and chain.
    record OfAlsPattern(AlsPattern pattern) implements DeductionExplainer {

        @Override
        public String facts() {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < pattern.sets().size(); i++) {
                text.append(letter(i))
                        .append("=")
                        .append(OneLine.set(pattern.sets().get(i)))
                        .append(", ");
            }
            String commons = pattern.commons().stream()
                    .map(common -> common.digit().toString())
                    .distinct()
                    .collect(Collectors.joining(","));
            return text.append("RC=").append(commons).toString();
        }

        @Override
        public void tell(Narration narration) {
            CellSet all = CellSet.NONE;
            for (int i = 0; i < pattern.sets().size(); i++) {
                Als als = pattern.sets().get(i);
                all = all.or(als.cells());
                narration.say(als.cells(), "als.set", letter(i), als.cells(), als.digits());
            }
            for (RestrictedCommon common : pattern.commons()) {
                if (common.equals(pattern.commons().getFirst()) || pattern.isDoublyLinked()) {
                    String first = letter(common.first());
                    narration.say(cells(common), "als.common", first, letter(common.second()), common.digit());
                }
            }
            if (pattern.isDoublyLinked()) {
                narration.say(all, "als.double");
            } else {
                int last = pattern.sets().size() - 1;
                for (int middle = 1; middle < last; middle++) {
                    tellMiddle(middle, narration);
                }
                CellSet ends = pattern.sets()
                        .getFirst()
                        .cells()
                        .or(pattern.sets().getLast().cells());
                narration.say(ends, "als.so", letter(0), letter(last), pattern.digits());
            }
        }

        /// Says what a set contains that lacks the digit of the set before, and what the next one then lacks.
        private void tellMiddle(int middle, Narration narration) {
            Digit before = pattern.commons().get(middle - 1).digit();
            Digit after = pattern.commons().get(middle).digit();
            narration.say(
                    cells(pattern.commons().get(middle)),
                    "als.middle",
                    before,
                    letter(middle),
                    after,
                    letter(middle + 1));
        }

        private CellSet cells(RestrictedCommon common) {
            CellSet first = pattern.sets().get(common.first()).cells();
            return first.or(pattern.sets().get(common.second()).cells());
        }

        private static String letter(int place) {
            return String.valueOf((char) ('A' + place));
        }

        @Override
        public void mark(Marking marking) {
            for (RestrictedCommon common : pattern.commons()) {
                marking.places(common.digit(), cells(common), Role.FIN);
            }
            for (int i = 0; i < pattern.sets().size(); i++) {
                marking.set(pattern.sets().get(i).cells(), Role.numbered(i));
            }
        }
    }

    record OfDeathBlossom(DeathBlossom blossom) implements DeductionExplainer {

        @Override
        public String facts() {
            return blossom.stem()
                    + blossom.petals().stream()
                            .map(petal -> ", " + petal.digit() + "- " + OneLine.set(petal.als()))
                            .collect(Collectors.joining());
        }

        @Override
        public void tell(Narration narration) {
            Words words = narration.words();
            DigitSet stem = DigitSet.of(
                    blossom.petals().stream().map(DeathBlossom.Petal::digit).toArray(Digit[]::new));
            narration.say(CellSet.of(blossom.stem()), "blossom.stem", blossom.stem(), words.either(stem));
            CellSet all = CellSet.NONE;
            for (DeathBlossom.Petal petal : blossom.petals()) {
                CellSet cells = petal.als().cells();
                all = all.or(cells);
                DigitSet rest = petal.als().digits().without(petal.digit());
                narration.say(cells, "blossom.petal", petal.digit(), cells, rest);
            }
            narration.say(all, "blossom.so", blossom.digits());
        }

        @Override
        public void mark(Marking marking) {
            CellSet stem = CellSet.of(blossom.stem());
            marking.tint(stem, Role.PIVOT);
            marking.candidates(marking.grid().candidates(blossom.stem()), stem, Role.FIN);
            for (int i = 0; i < blossom.petals().size(); i++) {
                marking.set(blossom.petals().get(i).als().cells(), Role.numbered(i));
            }
        }
    }

    record OfSueDeCoq(SueDeCoq sue) implements DeductionExplainer {

        @Override
        public String facts() {
            return OneLine.set(sue.intersection(), sue.intersectionDigits()) + " ("
                    + OneLine.set(sue.lineCells(), sue.lineDigits().minus(sue.boxDigits())) + ", "
                    + OneLine.set(sue.boxCells(), sue.boxDigits().minus(sue.lineDigits())) + ")";
        }

        @Override
        public void tell(Narration narration) {
            CellSet sets = sue.lineCells().or(sue.boxCells());
            narration.say(
                    sue.intersection(),
                    "sdc.crossing",
                    sue.line(),
                    sue.box(),
                    sue.intersection(),
                    sue.intersectionDigits());
            narration.say(sue.intersection().or(sets), "sdc.sets", sue.lineCells(), sue.boxCells());
            narration.say(sets, "sdc.so", sue.lineDigits(), sue.line(), sue.boxDigits(), sue.box());
        }

        @Override
        public void mark(Marking marking) {
            marking.candidates(sue.intersectionDigits(), sue.intersection(), Role.FIN);
            marking.set(sue.lineCells(), Role.FIRST);
            marking.set(sue.boxCells(), Role.SECOND);
            marking.tint(sue.line(), Role.BASE);
            marking.tint(sue.box(), Role.COVER);
        }
    }
}
