package nonet.ui.solves;

import java.util.Locale;
import java.util.Optional;
import nonet.library.Grade;
import nonet.library.Solve;

/// Which solves are listed.
///
/// @param text part of the name or the givens; empty for any
/// @param grade empty for any
/// @param finished whether the puzzle was solved; empty for either
record SolveFilter(String text, Optional<Grade> grade, Optional<Boolean> finished) {

    static final SolveFilter ALL = new SolveFilter("", Optional.empty(), Optional.empty());

    boolean takes(Solve solve) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        return (solve.name().toLowerCase(Locale.ROOT).contains(wanted)
                        || solve.puzzle().toString().contains(wanted.replace('0', '.')))
                && (grade.isEmpty()
                        || solve.rating() != null
                                && grade.get() == solve.rating().grade())
                && (finished.isEmpty() || finished.get() == solve.effort().finished());
    }
}
