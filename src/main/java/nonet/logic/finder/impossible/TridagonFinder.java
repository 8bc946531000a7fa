package nonet.logic.finder.impossible;

import java.util.List;
import nonet.deduce.ImpossiblePatterns.Tridagon;
import nonet.deduce.ImpossiblePatterns.TridagonForcing;
import nonet.deduce.ImpossiblePatterns.TridagonWhip;
import nonet.deduce.Technique;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Tridagons, also known as Thor's hammer, trivalue oddagons or chromatic patterns, and their forcing form.
///
/// Pattern: four boxes at the corners of a rectangle, and in each three cells in three rows and three columns, which
/// have at least two of the same three digits. If all twelve cells held one of these digits, then from one box to its
/// neighbors the digits would have to run either all in the same direction or all in the opposite one. In three of the
/// boxes the cells go one way and in the fourth the other, so this is impossible: one of the other candidates of the
/// twelve cells, the guardians, is true.
///
/// Rules: a single guardian is true. What all guardians rule out is eliminated; if they lie in one house they act as
/// one cell of a naked subset. In the forcing form, what all of two to six guardians imply through singles is
/// concluded, and a guardian that leads to a contradiction is eliminated; so is any candidate from which singles
/// eliminate all guardians but one, if a contradiction follows (ORk-chains and ORk-whips).
///
/// Example: twelve cells of 1, 3, 7, and only r5c4 can also be 2: it is 2.
///
/// See the thread on trivalue oddagons in the forum of the New Sudoku Players, and D. Berthier, "Hierarchical
/// Classifications in Constraint Satisfaction", on ORk-chains.
public final class TridagonFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(TridagonFinder::new, Technique.TRIDAGON, Technique.TRIDAGON_FORCING);

    /// The largest number of guardians of the forcing form.
    static final int MOST_GUARDIANS = 6;

    private TridagonFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        List<GuardedTridagon> all = new TridagonSearch(position).run();
        if (wants(Technique.TRIDAGON)) {
            for (GuardedTridagon each : all) {
                for (Tridagon found : each.steps(position)) {
                    report(found);
                }
            }
        }
        if (wants(Technique.TRIDAGON_FORCING)) {
            for (GuardedTridagon each : all) {
                checkCancelled();
                for (TridagonForcing found :
                        new GuardianCases(position, each, limits().chains().forcing()).steps()) {
                    report(found);
                }
            }
            for (TridagonWhip found :
                    new GuardianWhips(position, all, limits().exotic().whip()).steps(this::checkCancelled)) {
                report(found);
            }
        }
    }
}
