package nonet.app;

import java.util.List;
import nonet.service.Engines;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.CellOrderSearch;
import nonet.solve.search.ClassicSearch;
import nonet.solve.search.DancingLinksSearch;
import nonet.solve.search.ShrinkingSearch;
import nonet.solve.search.SinglesSearch;

/// The engines of this program.
final class EngineList {

    private EngineList() {}

    static Engines create() {
        return new Engines(List.of(
                new ClassicSearch(),
                new ShrinkingSearch(),
                new CellOrderSearch(),
                new SinglesSearch(),
                new DancingLinksSearch(),
                new FastSolver()));
    }
}
