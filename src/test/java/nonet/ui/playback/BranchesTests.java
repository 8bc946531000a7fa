package nonet.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Branch;
import nonet.play.Branches;
import nonet.play.Breakpoints;
import nonet.play.SteeredSearch;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.SampleSearches;
import nonet.trace.Trace;
import nonet.ui.kit.InlineTasks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The branches of a search whose guesses the user chooses.
class BranchesTests {

    /// Has millions of solutions.
    private static final Puzzle MANY =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3......2....." + ".".repeat(27));

    static Stream<StepSolver> engines() {
        return SampleSearches.engines();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aBranchSharesTheEventsBeforeItsGuessAndLeavesTheFirstOneAsItIs(StepEngine engine) {
        Playback playback = playback(engine);
        playback.runToEnd();
        Trace first = trace(playback);
        List<Entry> recorded = entries(first);
        long before = choice(recorded, 1).index() - 1;
        playback.show(before);
        ChosenGuess chosen = otherGuess(playback);

        playback.guess(chosen);

        Branch branch = new Branch(2, 1, before, List.of(chosen));
        assertThat(playback.search.branches.get()).containsExactly(Branch.FIRST, branch);
        assertThat(playback.search.branch.get()).isEqualTo(branch);
        assertThat(playback.search.moment().index()).isEqualTo(before + 1);
        assertThat(playback.search.moment().entry().event())
                .isInstanceOfSatisfying(
                        Event.Guessed.class,
                        guess -> assertThat(chosen.isMadeBy(guess)).isTrue());
        assertThat(entries(trace(playback)).subList(0, (int) before + 1))
                .isEqualTo(recorded.subList(0, (int) before + 1));

        playback.runToEnd();
        Recording alone = new Recording(engine, SampleSearches.SEVERAL, branch);
        alone.seek(-1, new Goal.End(), Breakpoints.NONE, false, Cancel.NEVER);
        assertSame(Objects.requireNonNull(playback.search.recording()), alone);
        assertThat(solutions(trace(playback)))
                .hasSameElementsAs(solutions(first))
                .doesNotHaveDuplicates();

        playback.show(Branch.FIRST);
        assertThat(playback.search.moment().index()).isEqualTo(before);
        assertThat(trace(playback)).isSameAs(first);
        assertThat(entries(first)).isEqualTo(recorded);
        playback.runToEnd();
        assertThat(playback.state.get()).isEqualTo(PlayState.EXHAUSTED);
        playback.show(branch);
        assertThat(playback.state.get()).isEqualTo(PlayState.EXHAUSTED);
    }

    /// What the whole search has counted is that of a search that was steered from its first event on.
    private static void assertSame(Recording branch, Recording alone) {
        assertThat(entries(branch.trace)).isEqualTo(entries(alone.trace));
        assertThat(List.of(
                        branch.tree.snapshot().guesses(), branch.tree.snapshot().deadEnds()))
                .isEqualTo(List.of(
                        alone.tree.snapshot().guesses(), alone.tree.snapshot().deadEnds()));
        assertThat(branch.profile.size()).isEqualTo(alone.profile.size());
        long last = alone.trace.size() - 1;
        assertThat(Objects.requireNonNull(branch.lines).upTo(last))
                .isEqualTo(Objects.requireNonNull(alone.lines).upTo(last));
    }

    @Test
    void aGuessAtTheEndOfABranchGoesOnWithIt() {
        Playback playback = playback(StepEngine.SINGLES);
        ChosenGuess first = ChosenGuess.in(Cell.at(1, 1), List.of(Digit.SIX), 0);
        playback.guess(first);
        assertThat(playback.search.branches.get()).containsExactly(new Branch(1, 0, -1, List.of(first)));

        while (!Goal.isNewChoice(playback.search.next().event())) {
            playback.step();
        }
        ChosenGuess second = otherGuess(playback);
        playback.guess(second);
        assertThat(playback.search.branches.get()).containsExactly(new Branch(1, 0, -1, List.of(first, second)));
        assertThat(entries(trace(playback)).stream()
                        .map(Entry::event)
                        .filter(Goal::isNewChoice)
                        .map(event -> ((Event.Guessed) event).candidate()))
                .containsExactly(first.first(), second.first());
    }

    @Test
    void ofEightBranchesOneCanBeDroppedAndThoseOfItStay() {
        Playback playback = playback(StepEngine.CLASSIC);
        playback.runToEnd();
        for (int number = 2; number <= Branch.MOST; number++) {
            playback.show(choice(entries(trace(playback)), 0).index() - 1);
            assertThat(playback.search.canGuess()).isTrue();
            playback.guess(otherGuess(playback));
            playback.step();
        }
        long after = playback.search.branch.get().after();
        playback.show(after);
        assertThat(playback.search.canGuess()).isFalse();
        List<Branch> all = playback.search.branches.get();
        assertThat(all).hasSize(Branch.MOST);
        playback.search.drop(all.get(6));
        assertThat(playback.search.canGuess()).isTrue();
        Branch last = all.getLast();
        assertThat(playback.search.branches.get().getLast())
                .isEqualTo(new Branch(last.number(), all.get(6).from(), after, last.guesses()));
        playback.guess(otherGuess(playback));
        assertThat(playback.search.branch.get().number()).isEqualTo(Branch.MOST + 1);
    }

    /// A guess that the search has still to wait for makes way for another one.
    @Test
    void aGuessThatWaitsIsReplaced() {
        Playback playback = playback(StepEngine.SINGLES);
        ChosenGuess waits = ChosenGuess.in(Cell.at(1, 1), List.of(Digit.SIX), 0);
        playback.guess(waits);
        playback.show(0);
        ChosenGuess other = ChosenGuess.in(Cell.at(1, 2), List.of(Digit.ONE), 1);
        playback.guess(other);
        assertThat(playback.search.branches.get())
                .containsExactly(new Branch(1, 0, -1, List.of(waits)), new Branch(2, 1, 0, List.of(other)));
    }

    @Test
    void aBranchIsNamedAndKeepsItsNameWhereverItGoes() {
        Playback playback = playback(StepEngine.CLASSIC);
        playback.runToEnd();
        playback.show(choice(entries(trace(playback)), 1).index() - 1);
        playback.guess(otherGuess(playback));
        Branch begun = playback.search.branch.get();
        playback.search.rename("the other digit");
        Branch named = begun.titled("the other digit");
        assertThat(named.name()).isEqualTo("2: the other digit");
        assertThat(playback.search.branch.get()).isEqualTo(named);
        assertThat(playback.search.branches.get()).containsExactly(Branch.FIRST, named);

        while (!Goal.isNewChoice(playback.search.next().event())) {
            playback.step();
        }
        playback.guess(otherGuess(playback));
        assertThat(playback.search.branch.get().title()).isEqualTo("the other digit");
        playback.search.rename("");
        assertThat(playback.search.branch.get().name()).isEqualTo(begun.name());
    }

    @Test
    void branchesAreRestoredAndShownWhereTheyWereLeft() {
        Playback playback = playback(StepEngine.CLASSIC);
        playback.runToEnd();
        playback.show(choice(entries(trace(playback)), 1).index() - 1);
        playback.guess(otherGuess(playback));
        playback.step();
        Branches left = playback.search.left();
        List<Entry> events = entries(trace(playback));

        Playback other = playback(StepEngine.SINGLES);
        other.restore(List.of(new SteeredSearch("classic", left)));
        assertThat(other.search.moment().index()).isEqualTo(-1);
        other.goTo(left.event());
        assertThat(other.search.left()).isEqualTo(left);
        assertThat(other.search.branches.get()).isEqualTo(playback.search.branches.get());
        assertThat(entries(trace(other)).subList(0, events.size())).isEqualTo(events);
        other.show(Branch.FIRST);
        assertThat(other.search.moment().index()).isEqualTo(left.left().get(Branch.FIRST));
    }

    @Test
    void theBranchesOfAnEngineAreThereAgainWhenItIsChosenAgain() {
        Playback playback = playback(StepEngine.CLASSIC);
        playback.runToEnd();
        playback.show(choice(entries(trace(playback)), 1).index() - 1);
        playback.guess(otherGuess(playback));
        playback.step();
        Branches left = playback.search.left();

        playback.choose(StepEngine.SINGLES);
        assertThat(playback.search.branches.get()).containsExactly(Branch.FIRST);
        playback.open(Recording.of("other", new Trace(SampleSearches.SEVERAL, 10_000)));
        assertThat(playback.searches())
                .containsExactly(new SteeredSearch("singles", Branches.NONE), new SteeredSearch("classic", left));
        playback.choose(StepEngine.CLASSIC);
        assertThat(playback.search.left()).isEqualTo(left);
        assertThat(playback.searches()).containsExactly(new SteeredSearch("classic", left));

        playback.load(SampleSearches.HARD);
        assertThat(playback.searches()).isEmpty();
    }

    @Test
    void aBranchThatWasStoppedWhileItCatchesUpGoesOn() {
        Recording first = new Recording(StepEngine.CELL_ORDER, SampleSearches.SPARSE);
        long end = 20_000;
        first.seek(-1, new Goal.AtStep(end + 1, false), Breakpoints.NONE, false, Cancel.NEVER);
        Recording branch = first.goOn(end, new Branch(2, 1, end, List.of()));
        AtomicInteger asked = new AtomicInteger();
        assertThat(branch.seek(
                        end, new Goal.Units(1, false), Breakpoints.NONE, false, () -> asked.incrementAndGet() > 3))
                .isEqualTo(new Recording.SeekResult(end, null, false));
        assertThat(branch.tree.snapshot().index()).isBetween(0L, end - 1);

        branch.seek(end, new Goal.Units(1, false), Breakpoints.NONE, false, Cancel.NEVER);
        assertThat(branch.tree.snapshot().index()).isEqualTo(end + 1);
        assertThat(branch.trace.get(end + 1)).isEqualTo(first.known(end));
    }

    /// The engine is kept from time to time; a branch does not make the events before again, nor does a branch of it.
    @ParameterizedTest
    @MethodSource("engines")
    void aBranchFarFromTheBeginningIsTheSearchThatBeganWithItsGuess(StepEngine engine) {
        long end = 150_000;
        Recording first = new Recording(engine, MANY);
        first.seek(-1, new Goal.AtStep(end + 1, false), Breakpoints.NONE, false, Cancel.NEVER);
        ChosenGuess chosen = ChosenGuess.in(Cell.at(9, 9), List.of(Digit.FIVE, Digit.TWO), end + 1);
        Branch branch = new Branch(2, 1, end, List.of(chosen));
        for (Recording each :
                List.of(first.goOn(end, branch), first.goOn(end, branch).goOn(end - 1_000, branch))) {
            each.seek(end - 1_000, new Goal.AtStep(end + 1_000, false), Breakpoints.NONE, false, Cancel.NEVER);
            Recording alone = new Recording(engine, MANY, branch);
            alone.seek(-1, new Goal.AtStep(end + 1_000, false), Breakpoints.NONE, false, Cancel.NEVER);
            assertSame(each, alone);
        }
    }

    private static Playback playback(StepSolver engine) {
        Playback playback = new Playback(new InlineTasks(), engine, () -> 0);
        playback.load(SampleSearches.SEVERAL);
        return playback;
    }

    private static Trace trace(Playback playback) {
        return Objects.requireNonNull(playback.search.trace());
    }

    private static List<Entry> entries(Trace trace) {
        return LongStream.range(0, trace.size()).mapToObj(trace::get).toList();
    }

    private static Entry choice(List<Entry> entries, int number) {
        return entries.stream()
                .filter(entry -> Goal.isNewChoice(entry.event()))
                .skip(number)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> solutions(Trace trace) {
        List<String> solutions = new ArrayList<>();
        for (Entry entry : entries(trace)) {
            if (entry.event() instanceof Event.Found) {
                solutions.add(trace.stateAfter(entry.index()).grid().toString());
            }
        }
        return solutions;
    }

    /// Returns a guess after the moment that is shown, in the last cell with several candidates and with its last digit.
    private static ChosenGuess otherGuess(Playback playback) {
        Grid grid = playback.search.moment().grid();
        Cell cell = Cell.all().stream()
                .filter(each -> grid.candidates(each).size() > 1)
                .reduce((_, last) -> last)
                .orElseThrow();
        List<Candidate> candidates = new ArrayList<>();
        grid.candidates(cell).forEach(digit -> candidates.add(new Candidate(cell, digit)));
        return ChosenGuess.in(
                cell,
                candidates.reversed().stream().map(Candidate::digit).toList(),
                playback.search.moment().index() + 1);
    }
}
