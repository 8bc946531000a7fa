package nonet.service.hint;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.logging.Logger;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.logic.position.Position;
import nonet.logic.position.SinglesClosure;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Hints of human logic for a puzzle that is being solved. The user's digits count as they are. Where there are pencil
/// marks, they are the candidates; elsewhere the candidates follow from the digits.
public final class Hints {

    /// Receives results of the search for all steps, on the thread that searches.
    public interface Watcher {

        default void found(RankedStep step) {}

        /// Called with the completed fraction of the search, 0 to 1.
        default void progress(double part) {}
    }

    /// The extent of the search for all steps beyond the techniques of the profile.
    ///
    /// @param included techniques that are searched for to the end if the profile uses them for solving
    /// @param patience how long all others are searched for that the profile uses for solving, in nanoseconds
    public record Breadth(Set<Technique> included, long patience) {

        /// The techniques of the profile and no others.
        public static final Breadth PROFILE = new Breadth(Set.of(), 0);

        public Breadth {
            included = Set.copyOf(included);
        }
    }

    private static final Logger LOG = Logger.getLogger(Hints.class.getName());

    private final LogicalSolver solver;
    private final LogicOptions all;
    private final Profile profile;
    private final Solver checker;
    private final boolean boxSinglesFirst;

    /// @param solver finds the steps, within the limits of the profile
    /// @param checker solves puzzles, to check the board
    public Hints(LogicalSolver solver, Profile profile, Solver checker) {
        this(solver, profile, checker, false);
    }

    private Hints(LogicalSolver solver, Profile profile, Solver checker, boolean boxSinglesFirst) {
        this.solver = solver.with(profile.forHints());
        this.all = profile.forAllSteps();
        this.profile = profile;
        this.checker = checker;
        this.boxSinglesFirst = boxSinglesFirst;
    }

    /// Returns hints by the profile of human logic.
    public static Hints of(HumanLogic logic) {
        return new Hints(logic.solver(), logic.profile(), logic.checker());
    }

    /// Returns hints with another profile.
    public Hints with(Profile profile) {
        return new Hints(solver, profile, checker, boxSinglesFirst);
    }

    /// Returns hints that look for full houses and hidden singles in boxes before anything else, as beginners do, or that
    /// keep the order of the profile.
    public Hints withBoxSinglesFirst(boolean first) {
        return new Hints(solver, profile, checker, first);
    }

    /// Tests whether full houses and hidden singles in boxes come first.
    public boolean boxSinglesFirst() {
        return boxSinglesFirst;
    }

    /// Returns the enabled techniques and their limits.
    public Profile profile() {
        return profile;
    }

    /// Returns the solver that checks boards.
    public Solver checker() {
        return checker;
    }

    /// Returns the next step, or why there is none.
    ///
    /// @throws CancellationException if cancelled
    public HintResult next(Document document, Cancel cancel) {
        return about(document, cancel, (position, solution) -> {
            boolean unique = solution != null;
            LogicalSolver logic = solver.soundFor(document.puzzle(), checker, cancel);
            Step step = first(logic, position, cancel);
            return step == null || !agrees(step.deduction(), solution)
                    ? new HintResult.Stuck()
                    : new HintResult.Found(step, unique);
        });
    }

    /// Tests whether a board is right so far and a step of a technique that meets a condition applies there.
    ///
    /// @throws CancellationException if cancelled
    public boolean applies(Document document, Technique technique, Predicate<Deduction> condition, Cancel cancel) {
        return obstacle(document, cancel).isEmpty()
                && solver.first(position(document), Set.of(technique), condition, cancel) != null;
    }

    /// Returns all steps that apply now.
    ///
    /// @throws CancellationException if cancelled
    public HintResult all(Document document, Cancel cancel) {
        return all(document, Breadth.PROFILE, new Watcher() {}, cancel);
    }

    /// Returns all steps that apply now, and passes on each as soon as it is found.
    ///
    /// @throws CancellationException if cancelled
    public HintResult all(Document document, Breadth breadth, Watcher watcher, Cancel cancel) {
        return about(document, cancel, (position, solution) -> {
            boolean unique = solution != null;
            LogicalSolver logic = solver.with(all).soundFor(document.puzzle(), checker, cancel);
            SinglesUnlocked unlocked = new SinglesUnlocked();
            List<RankedStep> found = new ArrayList<>();
            Predicate<Deduction> taken = deduction -> {
                if (agrees(deduction, solution)) {
                    Step step = new Step(position, deduction, position.after(deduction.conclusions()));
                    RankedStep ranked = new RankedStep(step, unlocked.of(step), unique);
                    found.add(ranked);
                    watcher.found(ranked);
                }
                return false;
            };
            Set<Technique> wanted = logic.options().on();
            Set<Technique> further = solver.soundFor(document.puzzle(), checker, cancel)
                    .options()
                    .on();
            breadth.included().stream().filter(further::contains).forEach(wanted::add);
            further.removeAll(wanted);
            further.remove(Technique.BRUTE_FORCE);
            Family[] families = Family.values();
            for (Family family : families) {
                watcher.progress((double) family.ordinal() / families.length);
                logic.find(position, of(family, wanted), taken, cancel);
            }
            long deadline = System.nanoTime() + breadth.patience();
            for (Family family : families) {
                if (breadth.patience() > 0
                        && findUntil(deadline, position, logic, of(family, further), cancel, taken)) {
                    further.removeAll(of(family, further));
                }
            }
            found.sort(RankedStep.furthestFirst(boxSinglesFirst));
            return found.isEmpty()
                    ? new HintResult.Stuck(further)
                    : new HintResult.All(position, found, unique, further);
        });
    }

    /// Finds the whole path to the end, or as far as the techniques get, and passes on each step as soon as it is
    /// found. Its steps are those by which the profile rates, hints are in the order of the board.
    ///
    /// @return why the path ends: complete, stuck, or invalid from the beginning
    /// @throws CancellationException if cancelled
    public HintResult path(Document document, Consumer<HintResult.Found> taken, Cancel cancel) {
        return about(document, cancel, (start, solution) -> {
            boolean unique = solution != null;
            LogicalSolver logic = solver.with(profile.forSolving()).soundFor(document.puzzle(), checker, cancel);
            Position position = start;
            while (!position.isComplete()) {
                Step step = first(logic, position, cancel);
                if (step == null || !agrees(step.deduction(), solution)) {
                    return new HintResult.Stuck();
                }
                taken.accept(new HintResult.Found(step, unique));
                position = step.after();
            }
            return new HintResult.Complete();
        });
    }

    private @Nullable Step first(LogicalSolver logic, Position position, Cancel cancel) {
        Deduction single = boxSinglesFirst ? fullHouseOrBoxSingle(logic, position, cancel) : null;
        return single == null
                ? logic.next(position, cancel)
                : new Step(position, single, position.after(single.conclusions()));
    }

    private static @Nullable Deduction fullHouseOrBoxSingle(LogicalSolver logic, Position position, Cancel cancel) {
        Set<Technique> wanted = EnumSet.of(Technique.FULL_HOUSE, Technique.HIDDEN_SINGLE);
        wanted.retainAll(logic.options().on());
        return logic.first(position, wanted, RankedStep::isFullHouseOrBoxSingle, cancel);
    }

    private static Set<Technique> of(Family family, Set<Technique> techniques) {
        Set<Technique> own = family.techniques();
        own.retainAll(techniques);
        return own;
    }

    /// Searches until there is nothing more to find or no time left.
    ///
    /// @return whether everything was found
    private static boolean findUntil(
            long deadline,
            Position position,
            LogicalSolver logic,
            Set<Technique> wanted,
            Cancel cancel,
            Predicate<Deduction> taken) {
        try {
            logic.find(position, wanted, taken, () -> cancel.requested() || System.nanoTime() - deadline > 0);
            return true;
        } catch (CancellationException stopped) {
            cancel.check();
            return false;
        }
    }

    /// Returns the position that a document shows.
    public static Position position(Document document) {
        Grid plain = Grid.of(document.position());
        short[] candidates = new short[81];
        for (Cell cell : document.grid().blanks()) {
            int marks = document.grid().candidates(cell).mask();
            int left = plain.candidates(cell).mask();
            candidates[cell.index()] = (short) (marks == 0 ? left : marks & left);
        }
        return Position.of(Grid.of(document.grid().givens(), document.grid().values(), candidates));
    }

    /// Returns why no step can be looked for on a board: what is wrong with it, or that it is complete; empty if one can.
    ///
    /// @throws CancellationException if cancelled
    public Optional<HintResult> obstacle(Document document, Cancel cancel) {
        HintResult result = about(document, cancel, (_, _) -> new HintResult.Stuck());
        return Optional.of(result).filter(each -> !(each instanceof HintResult.Stuck));
    }

    @FunctionalInterface
    private interface Search {
        HintResult look(Position position, @Nullable Grid solution);
    }

    private HintResult about(Document document, Cancel cancel, Search search) {
        return switch (checker.solvability(document.puzzle(), cancel)) {
            case Answer.None() -> new HintResult.Impossible();
            case Answer.Unique(Grid solution) -> {
                HintResult.Wrong wrong = wrong(document, solution);
                Position position = position(document);
                yield wrong.cells().isEmpty()
                        ? position.isComplete() ? new HintResult.Complete() : search.look(position, solution)
                        : wrong;
            }
            case Answer.Several _ -> several(document, cancel, search);
        };
    }

    private HintResult several(Document document, Cancel cancel, Search search) {
        boolean leads = !(checker.solvability(document.position(), cancel) instanceof Answer.None);
        Position position = position(document);
        return !leads
                ? new HintResult.ConflictingEntries(document.entered())
                : position.isComplete() ? new HintResult.Complete() : search.look(position, null);
    }

    /// Tests whether every conclusion agrees with the solution. A conclusion that does not would be a defect of a
    /// finder, and such a step is never shown.
    private static boolean agrees(Deduction deduction, @Nullable Grid solution) {
        boolean agrees = solution == null
                || deduction.conclusions().stream().allMatch(conclusion -> switch (conclusion) {
                    case Conclusion.Placement(Candidate placed) -> solution.digit(placed.cell()) == placed.digit();
                    case Conclusion.Elimination(Candidate gone) -> solution.digit(gone.cell()) != gone.digit();
                });
        if (!agrees) {
            LOG.severe("A wrong step: " + deduction);
        }
        return agrees;
    }

    private static HintResult.Wrong wrong(Document document, Grid solution) {
        CellSet digits = CellSet.NONE;
        CellSet marks = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            @Nullable Digit right = solution.digit(cell);
            @Nullable Digit there = document.grid().digit(cell);
            boolean lost = there == null
                    && right != null
                    && !document.grid().candidates(cell).isEmpty()
                    && !document.grid().candidates(cell).contains(right);
            digits = there != null && there != right ? digits.with(cell) : digits;
            marks = lost ? marks.with(cell) : marks;
        }
        return new HintResult.Wrong(digits, marks);
    }

    /// Counts the cells that a step and the singles after it fill. Steps with the same conclusions are computed once.
    /// Not safe for use by several threads.
    private static final class SinglesUnlocked {

        private final Map<List<Conclusion>, Integer> known = new HashMap<>();

        int of(Step step) {
            return known.computeIfAbsent(step.deduction().conclusions(), conclusions -> fill(step));
        }

        private static int fill(Step step) {
            SinglesClosure singles = new SinglesClosure(step.after());
            singles.placeSingles();
            return step.before().blanks() - step.after().blanks() + singles.placed();
        }
    }
}
