package nonet.explain.text;

import java.util.List;
import nonet.grid.CellSet;

/// One sentence of an explanation.
///
/// @param cells the cells it is about, to be highlighted with it
/// @param consequences the details that it sums up, each after its causes
public record Sentence(String text, CellSet cells, List<Consequence> consequences) {
    public Sentence {
        consequences = List.copyOf(consequences);
    }
}
