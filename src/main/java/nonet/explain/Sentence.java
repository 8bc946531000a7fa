package nonet.explain;

import java.util.List;
import nonet.grid.CellSet;

/// One sentence of an explanation.
///
/// @param cells the cells it speaks of, to be lit with it
/// @param consequences what it sums up, in an order in which each comes after its causes; for who wants to know
public record Sentence(String text, CellSet cells, List<Consequence> consequences) {
    public Sentence {
        consequences = List.copyOf(consequences);
    }
}
