package nonet.explain.family;

import nonet.deduce.LastResorts.BruteForce;
import nonet.deduce.LastResorts.Template;
import nonet.deduce.Technique;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.text.Narration;
import nonet.grid.CellSet;

/// Explains templates and brute force.
final class LastResortExplainers {

    private LastResortExplainers() {}

    record OfTemplate(Template template) implements DeductionExplainer {

        @Override
        public String facts() {
            return template.digit().toString();
        }

        @Override
        public void tell(Narration narration) {
            String key = template.technique() == Technique.TEMPLATE_SET ? "template.set" : "template.delete";
            CellSet cells = CellSet.of(template.conclusions().stream()
                    .map(conclusion -> conclusion.candidate().cell())
                    .toList());
            narration.say(cells, key, template.templates(), template.digit(), cells);
        }

        @Override
        public void mark(Marking marking) {
            marking.places(template.digit(), CellSet.ALL, Role.PATTERN);
        }
    }

    record OfBruteForce(BruteForce guess) implements DeductionExplainer {

        @Override
        public String facts() {
            return OneLine.placed(guess.candidate());
        }

        @Override
        public boolean includesConclusions() {
            return true;
        }

        @Override
        public void tell(Narration narration) {
            narration.say(CellSet.NONE, "brute-force");
        }

        @Override
        public void mark(Marking marking) {
            // The conclusion is marked already.
        }
    }

    /// Explains two patterns that are reported as one.
    record OfDual(DeductionExplainer first, DeductionExplainer second) implements DeductionExplainer {

        @Override
        public String facts() {
            return first.facts() + "; " + second.facts();
        }

        @Override
        public void tell(Narration narration) {
            narration.say(CellSet.NONE, "twin");
            first.tell(narration);
            second.tell(narration);
        }

        @Override
        public void mark(Marking marking) {
            first.mark(marking);
            second.mark(marking);
        }
    }

    /// Explains a deduction of which only the conclusions are known.
    record OfRecorded() implements DeductionExplainer {

        @Override
        public String facts() {
            return "";
        }

        @Override
        public void tell(Narration narration) {
            narration.say(CellSet.NONE, "noted");
        }

        @Override
        public void mark(Marking marking) {
            // The conclusions are marked already.
        }
    }
}
