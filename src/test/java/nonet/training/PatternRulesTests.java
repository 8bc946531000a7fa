package nonet.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.guide.ExampleLogic;
import nonet.guide.Exercise;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

class PatternRulesTests {

    private final ExampleLogic logic = new ExampleLogic(new FastSolver());
    private final Positions positions = Positions.read();

    /// How many wrong claims get a rule, and how many none.
    private record Count(int explained, int unexplained) {
        Count plus(boolean explains) {
            return new Count(explained + (explains ? 1 : 0), unexplained + (explains ? 0 : 1));
        }
    }

    @Test
    void everyRuleIsTrueAndMostWrongClaimsHaveOne() {
        Map<Family, Count> counts = new EnumMap<>(Family.class);
        List<String> wrong = new ArrayList<>();
        for (Technique technique : Technique.values()) {
            positions.of(technique).stream().limit(1).forEach(position -> {
                Exercise exercise = Exercise.of(position, logic, new FastSolver(), Cancel.NEVER)
                        .orElseThrow();
                for (Candidate candidate : candidates(exercise.grid())) {
                    Trial trial = new Trial(exercise, Trial.Origin.PACKED, true);
                    Conclusion claim =
                            trial.claim(candidate.cell(), candidate.digit()).orElseThrow();
                    Judgement judgement = trial.judge(claim);
                    Exercise.Verdict verdict = judgement.verdict();
                    if (verdict == Exercise.Verdict.UNPROVEN || verdict == Exercise.Verdict.OTHER_DIGIT) {
                        counts.merge(
                                technique.family(),
                                new Count(0, 0).plus(judgement.rule().isPresent()),
                                (a, b) -> new Count(a.explained + b.explained, a.unexplained + b.unexplained));
                    }
                    judgement
                            .rule()
                            .filter(rule -> !isTrue(rule, exercise, candidate))
                            .ifPresent(rule -> wrong.add(technique.id() + " " + candidate + " " + rule));
                }
            });
        }
        assertThat(wrong).isEmpty();
        String told = counts.entrySet().stream()
                .map(each -> each.getKey() + " " + each.getValue())
                .collect(Collectors.joining(", "));
        Count all = counts.values().stream()
                .reduce(new Count(0, 0), (a, b) -> new Count(a.explained + b.explained, a.unexplained + b.unexplained));
        assertThat(all.unexplained).as(told).isLessThan(all.explained / 10);
    }

    private static List<Candidate> candidates(Grid grid) {
        List<Candidate> all = new ArrayList<>();
        for (Cell cell : grid.blanks()) {
            grid.candidates(cell).forEach(digit -> all.add(new Candidate(cell, digit)));
        }
        return all;
    }

    private static boolean isTrue(BrokenRule rule, Exercise exercise, Candidate claim) {
        Deduction pattern = exercise.pattern();
        Grid grid = exercise.grid();
        CellSet peers = claim.cell().peers();
        return switch (rule) {
            case BrokenRule.SeesTooLittle(Cell cell, BrokenRule.Ends ends, CellSet seen, CellSet missed) ->
                cell.equals(claim.cell())
                        && !missed.isEmpty()
                        && peers.containsAll(seen)
                        && !peers.intersects(missed)
                        && (ends != BrokenRule.Ends.COMMON
                                || eliminated(pattern, claim.digit())
                                        .allMatch(each -> each.cell().peers().containsAll(seen.or(missed))));
            case BrokenRule.OutsideHouses(Cell cell, List<House> houses) ->
                houses.stream().noneMatch(each -> each.cellSet().contains(cell));
            case BrokenRule.OutsideCells(Cell cell, CellSet cells) -> !cells.contains(cell);
            case BrokenRule.OtherDigit(Digit digit, var digits) ->
                !digits.contains(digit) && eliminated(pattern, digit).findAny().isEmpty();
            case BrokenRule.AgreesWithEnd(Candidate candidate, var end) ->
                candidate.digit() == end.digit()
                        ? !peers.containsAll(end.cells())
                        : !end.cells().equals(CellSet.of(claim.cell()));
            case BrokenRule.NotOfColor(Candidate candidate) -> !concludes(pattern, candidate);
            case BrokenRule.NoWeakLink(Candidate candidate) -> !concludes(pattern, candidate);
            case BrokenRule.MoreCandidates(Cell cell, var digits) ->
                digits.size() > 1 && digits.equals(grid.candidates(cell));
            case BrokenRule.MorePlaces(Candidate(Cell cell, Digit digit), CellSet places) ->
                Stream.of(House.Kind.values())
                        .allMatch(kind -> House.of(kind, cell).cellSet().intersects(places));
            case BrokenRule.MoreBlanks(Cell cell) ->
                Stream.of(House.Kind.values())
                        .allMatch(kind -> grid.blanks()
                                        .and(House.of(kind, cell).cellSet())
                                        .size()
                                > 1);
            case BrokenRule.WrongDigit(Candidate(Cell cell, Digit digit)) ->
                exercise.solution() != null && exercise.solution().digit(cell) != digit;
        };
    }

    private static Stream<Candidate> eliminated(Deduction pattern, Digit digit) {
        return pattern.conclusions().stream()
                .filter(Conclusion.Elimination.class::isInstance)
                .map(Conclusion::candidate)
                .filter(each -> each.digit() == digit);
    }

    private static boolean concludes(Deduction pattern, Candidate candidate) {
        return pattern.conclusions().contains(new Conclusion.Elimination(candidate));
    }

    @Test
    void whoTakesAnotherCellForAHiddenSingleHearsWhereElseTheDigitGoes() {
        Exercise exercise = Exercise.of(
                        positions.of(Technique.HIDDEN_SINGLE).getFirst(), logic, new FastSolver(), Cancel.NEVER)
                .orElseThrow();
        Optional<BrokenRule> rule = candidates(exercise.grid()).stream()
                .map(each -> new Trial(exercise, Trial.Origin.PACKED, true).judge(new Conclusion.Placement(each)))
                .filter(each -> each.rule().isPresent())
                .map(each -> each.rule().get())
                .findFirst();
        assertThat(rule).get().isInstanceOf(BrokenRule.MorePlaces.class);
    }
}
