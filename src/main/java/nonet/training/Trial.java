package nonet.training;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nonet.deduce.Basics.Single;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.guide.Exercise;
import nonet.guide.Exercise.Verdict;
import org.jspecify.annotations.Nullable;

/// A position in which the user is to find a technique, with what was found, and the mistakes and hints so far.
public final class Trial {

    /// The part of the pattern that was revealed.
    public enum Hint {
        NOTHING(5),
        PLACE(4),
        PATTERN(3),
        CONCLUSION(1);

        private final int quality;

        Hint(int quality) {
            this.quality = quality;
        }
    }

    /// Where a position comes from.
    enum Origin {
        /// It comes with Nonet.
        PACKED,
        /// It is on the path of a puzzle of the user.
        OWN,
        /// The user has kept it.
        KEPT
    }

    private final Origin origin;
    private final boolean needed;
    private final Set<Conclusion> found = new LinkedHashSet<>();
    private final Set<Conclusion> wrong = new HashSet<>();
    private Exercise exercise;
    private List<Deduction> all;
    private Hint hint = Hint.NOTHING;

    /// @param needed whether everything simpler is exhausted in the position
    Trial(Exercise exercise, Origin origin, boolean needed) {
        this.exercise = exercise;
        this.needed = needed;
        this.origin = origin;
        this.all = List.of(exercise.pattern());
    }

    /// Returns the position with its pattern: the one that was found, as soon as one is.
    public Exercise exercise() {
        return exercise;
    }

    public Technique technique() {
        return exercise.example().technique();
    }

    /// Tests whether the position is from a puzzle of the user.
    public boolean isOwn() {
        return origin == Origin.OWN;
    }

    /// Tests whether the user has kept the position.
    public boolean isKept() {
        return origin == Origin.KEPT;
    }

    /// Tests whether everything simpler is exhausted in the position.
    public boolean isNeeded() {
        return needed;
    }

    public Hint hint() {
        return hint;
    }

    /// Returns the cells that the first hint lights. They do not reveal the answer: for a
    /// single, they are the house to look in.
    ///
    /// @param touched the cells that the explanation of the pattern marks
    public CellSet place(CellSet touched) {
        if (exercise.pattern() instanceof Single single) {
            House house = single.house();
            Cell cell = single.candidate().cell();
            return (house == null ? House.of(House.Kind.BOX, cell) : house).cellSet();
        }
        CellSet rest = touched;
        for (Conclusion each : exercise.pattern().conclusions()) {
            rest = rest.minus(CellSet.of(each.candidate().cell()));
        }
        return rest.isEmpty() ? touched : rest;
    }

    /// Returns the right claims.
    public Set<Conclusion> found() {
        return Set.copyOf(found);
    }

    /// Returns the number of wrong claims; the same one counts once.
    public int mistakes() {
        return wrong.size();
    }

    /// Returns the part still to be found of the pattern, or of the one that is found in part.
    public int left() {
        return (int)
                exercise.wanted().stream().filter(each -> !found.contains(each)).count();
    }

    /// Adds the other patterns of the technique in the position, which count as well.
    public void know(List<Deduction> patterns) {
        all = List.copyOf(patterns);
        Set<Conclusion> others = new HashSet<>();
        patterns.forEach(each -> others.addAll(each.conclusions()));
        exercise = exercise.with(others);
    }

    /// Returns what a click on a candidate claims, or a digit typed in a cell. Empty if it claims nothing.
    ///
    /// @param digit null for a click between the candidates
    public Optional<Conclusion> claim(Cell cell, @Nullable Digit digit) {
        if (digit == null || exercise.grid().digit(cell) != null) {
            return Optional.empty();
        }
        Candidate candidate = new Candidate(cell, digit);
        boolean places = exercise.asksForCells()
                || all.stream().anyMatch(each -> each.conclusions().contains(new Conclusion.Placement(candidate)));
        return Optional.of(places ? new Conclusion.Placement(candidate) : new Conclusion.Elimination(candidate));
    }

    /// Judges a claim and remembers the judgement.
    public Judgement judge(Conclusion claim) {
        Judgement judgement = judgement(claim);
        if (judgement.isRight()) {
            found.add(claim);
            adopt();
        } else if (judgement.verdict() != Verdict.NO_CANDIDATE && !isDone()) {
            wrong.add(claim);
        }
        return judgement;
    }

    private Judgement judgement(Conclusion claim) {
        Candidate candidate = claim.candidate();
        Verdict verdict = exercise.judge(claim);
        boolean explicable = verdict == Verdict.UNPROVEN || verdict == Verdict.OTHER_DIGIT;
        Optional<BrokenRule> rule = Optional.empty();
        if (explicable && claim instanceof Conclusion.Elimination) {
            rule = new PatternRules(exercise.grid()).broken(exercise.pattern(), candidate);
        } else if (explicable && exercise.pattern() instanceof Single single) {
            rule = new SingleRules(exercise.grid()).broken(single, candidate);
        }
        if (explicable && rule.isEmpty() && claim instanceof Conclusion.Placement && isWrongDigit(candidate)) {
            rule = Optional.of(new BrokenRule.WrongDigit(candidate));
        }
        return new Judgement(claim, verdict, rule);
    }

    private boolean isWrongDigit(Candidate placed) {
        return exercise.solution() != null && exercise.solution().digit(placed.cell()) != placed.digit();
    }

    /// Takes the pattern that explains most of what was found.
    private void adopt() {
        Deduction best = exercise.pattern();
        for (Deduction each : all) {
            if (share(each) > share(best)) {
                best = each;
            }
        }
        exercise = new Exercise(exercise.example(), best, exercise.all(), exercise.solution());
    }

    private double share(Deduction pattern) {
        return (double) pattern.conclusions().stream().filter(found::contains).count()
                / pattern.conclusions().size();
    }

    /// Reveals more of the pattern; at last its conclusions, which ends the trial.
    public void reveal() {
        if (!isDone()) {
            hint = Hint.values()[hint.ordinal() + 1];
        }
    }

    /// Tests whether a whole pattern was found, or all of it was shown.
    public boolean isDone() {
        return hint == Hint.CONCLUSION || left() == 0;
    }

    /// Tests whether anything was claimed or revealed.
    public boolean isBegun() {
        return !found.isEmpty() || !wrong.isEmpty() || hint != Hint.NOTHING;
    }

    /// Returns the quality of the trial, from 0 to 5: a perfect find is 5; each mistake and each hint takes one away,
    /// and the conclusions shown, or a position left halfway, leave 1 at most.
    public int quality() {
        int most = isDone() ? hint.quality : Hint.CONCLUSION.quality;
        return Math.max(0, most - mistakes());
    }
}
