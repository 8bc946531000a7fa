package nonet.explain.family;

import nonet.explain.mark.Marking;
import nonet.explain.text.Narration;
import nonet.grid.CellSet;

/// Explains two patterns that are reported as one.
record DualExplainer(DeductionExplainer first, DeductionExplainer second) implements DeductionExplainer {

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
