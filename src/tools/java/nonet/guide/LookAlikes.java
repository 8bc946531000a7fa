package nonet.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import nonet.deduce.Conclusion;
import nonet.explain.Explainer;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.logic.cases.TechniqueCase;
import nonet.solve.Cancel;

/// Finds look-alikes: the position of a technique with one candidate, or one blank, more, which the digits on the board
/// allow, and with which the pattern is not found.
final class LookAlikes {

    private static final long PATIENCE = 3_000_000_000L;
    private static final int TRIES = 60;

    private final ExampleLogic logic;

    LookAlikes(ExampleLogic logic) {
        this.logic = logic;
    }

    /// Returns a look-alike of one of these positions of a technique, or empty if none is found.
    Optional<GuideExample> of(List<FoundExample> known) {
        for (boolean candidates : new boolean[] {true, false}) {
            for (boolean strictly : new boolean[] {true, false}) {
                for (FoundExample each : known) {
                    for (GuideExample broken : candidates ? spoiled(each) : broken(each)) {
                        if (isRefused(broken, strictly) && hasPattern(broken)) {
                            return Optional.of(broken);
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    /// Returns the position of a pattern with one candidate more in a cell of it: one that the digits on the board allow, or
    /// that a digit prevents which was found before, in which case that digit's cell is blank again.
    private static List<GuideExample> spoiled(FoundExample found) {
        Grid grid = found.example().grid();
        CellSet touched = Explainer.marks(found.deduction(), grid).touched();
        Grid plain = Grid.of(grid.givens(), grid.values());
        List<GuideExample> all = new ArrayList<>();
        for (Cell cell : grid.blanks().and(touched)) {
            for (Digit digit : DigitSet.ALL.minus(grid.candidates(cell))) {
                Conclusion missing = new Conclusion.Elimination(new Candidate(cell, digit));
                List<Cell> preventing = new ArrayList<>();
                for (Cell peer : cell.peers()) {
                    if (grid.digit(peer) == digit) {
                        preventing.add(peer);
                    }
                }
                if (plain.candidates(cell).contains(digit)) {
                    all.add(lookAlike(found, GridChanges.restored(grid, missing), missing));
                } else if (preventing.size() == 1 && !grid.givens().contains(preventing.getFirst())) {
                    Grid open = GridChanges.reopened(grid, preventing.getFirst(), null);
                    all.add(lookAlike(found, GridChanges.with(open, cell, digit), missing));
                }
            }
        }
        for (Cell cell : CellSet.ALL.minus(grid.blanks()).minus(grid.givens())) {
            for (Digit digit : found.deduction().digits()) {
                Grid open = GridChanges.reopened(grid, cell, digit);
                if (digit != grid.digit(cell) && open.candidates(cell).contains(digit)) {
                    all.add(lookAlike(found, open, new Conclusion.Elimination(new Candidate(cell, digit))));
                }
            }
        }
        return all.stream().limit(TRIES).toList();
    }

    /// Returns the position of a pattern with something missing: a candidate more, which is best among the cells of the
    /// pattern, a blank for a digit, or a digit that is no given.
    private static List<GuideExample> broken(FoundExample found) {
        Grid grid = found.example().grid();
        CellSet touched = Explainer.marks(found.deduction(), grid).touched();
        Grid plain = Grid.of(grid.givens(), grid.values());
        List<Conclusion> candidates = new ArrayList<>();
        for (boolean near : new boolean[] {true, false}) {
            for (Cell cell : grid.blanks()) {
                for (Digit digit : plain.candidates(cell).minus(grid.candidates(cell))) {
                    if (touched.contains(cell) == near) {
                        candidates.add(new Conclusion.Elimination(new Candidate(cell, digit)));
                    }
                }
            }
        }
        List<GuideExample> all = new ArrayList<>();
        candidates.stream()
                .limit(TRIES)
                .forEach(each -> all.add(lookAlike(found, GridChanges.restored(grid, each), each)));
        for (boolean given : new boolean[] {false, true}) {
            CellSet filled = CellSet.ALL.minus(grid.blanks());
            for (Cell cell : given ? grid.givens() : filled.minus(grid.givens())) {
                Digit digit = Objects.requireNonNull(grid.digit(cell));
                Conclusion missing = new Conclusion.Placement(new Candidate(cell, digit));
                if (given) {
                    all.add(lookAlike(found, GridChanges.entered(grid, cell), missing));
                }
                all.add(lookAlike(found, GridChanges.blanked(grid, cell), missing));
            }
        }
        return all;
    }

    private static GuideExample lookAlike(FoundExample found, Grid grid, Conclusion missing) {
        TechniqueCase line = found.example().line();
        TechniqueCase broken =
                new TechniqueCase(line.code(), "x", line.digits(), grid, line.conclusions(), line.extra());
        return new GuideExample(
                found.example().technique().id() + "-not", found.example().technique(), broken, missing);
    }

    private boolean isRefused(GuideExample example, boolean strictly) {
        long started = System.nanoTime();
        Cancel cancel = () -> System.nanoTime() - started > PATIENCE;
        try {
            if (strictly) {
                return logic.first(example.grid(), example.technique(), cancel).isEmpty();
            }
            Set<Conclusion> all = logic.conclusions(example.grid(), example.technique(), cancel);
            return example.line().conclusions().stream().noneMatch(all::contains);
        } catch (CancellationException late) {
            return false;
        }
    }

    private boolean hasPattern(GuideExample example) {
        GuideExample read = GuideExample.parse(example.toString());
        return read.equals(example)
                && logic.pattern(read, Cancel.NEVER)
                        .filter(each -> TechniqueCase.of(read.grid(), each)
                                .conclusions()
                                .equals(example.line().conclusions()))
                        .isPresent();
    }
}
