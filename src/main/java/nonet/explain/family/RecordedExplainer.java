package nonet.explain.family;

import nonet.explain.mark.Marking;
import nonet.explain.text.Narration;
import nonet.grid.CellSet;

/// Explains a deduction of which only the conclusions are known.
record RecordedExplainer() implements DeductionExplainer {

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
