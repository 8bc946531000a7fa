package nonet.logic.solver;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import nonet.deduce.Technique;

/// A kind of finder.
///
/// @param techniques the techniques that it finds, in their order of definition
/// @param start creates the finder for one search
public record FinderFactory(Set<Technique> techniques, Function<FinderTask, Finder> start) {

    public FinderFactory {
        techniques = Collections.unmodifiableSet(EnumSet.copyOf(techniques));
    }

    public static FinderFactory of(Function<FinderTask, Finder> start, Technique first, Technique... others) {
        return new FinderFactory(EnumSet.of(first, others), start);
    }
}
