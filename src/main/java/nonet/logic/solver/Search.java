package nonet.logic.solver;

import java.util.Set;
import nonet.deduce.Technique;

/// One call of a finder.
///
/// @param wanted the techniques to find
record Search(Finder finder, Set<Technique> wanted) {}
