package nonet.explain;

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
