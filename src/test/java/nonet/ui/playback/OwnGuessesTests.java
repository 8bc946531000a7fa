package nonet.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.play.Branch;
import nonet.play.Branches;
import nonet.play.SteeredSearch;
import nonet.solve.ChosenGuess;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.SampleSearches;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The user against the engine.
class OwnGuessesTests {

    private final InlineTasks tasks = new InlineTasks();
    private final List<String> said = new ArrayList<>();

    static List<StepEngine> engines() {
        return SampleSearches.engines().map(StepEngine.class::cast).toList();
    }

    @Test
    void theGuessesOfTheEngineMadeByTheUserNeedAsMuch() {
        Playback playback = new Playback(tasks, StepEngine.SINGLES, System::nanoTime);
        OwnGuesses own = own(playback);
        playback.load(SampleSearches.HARD);
        playback.search.ownGuesses.set(true);
        own.begin();

        assertThat(said)
                .last()
                .isEqualTo("Your guess (Alt and a click, or Ctrl+Shift+G). So far no guesses and no dead ends;"
                        + " Singles and assumptions: 172 and 83");
        assertThat(own.over.get()).isFalse();
        guessUntilOver(playback, next -> next);

        assertThat(said).last().isEqualTo("over: You needed 83 dead ends, Singles and assumptions 83.");
        assertThat(own.over.get()).isTrue();
        assertThat(own.line())
                .startsWith(SampleSearches.HARD.text() + ",singles,172,83,172,83,1,r8c7=3@1 r7c7=5@2 r9c8=2@5 ");
        assertThat(playback.search.branches.get()).hasSize(1);

        playback.runToEnd();
        while (playback.state.get() != PlayState.EXHAUSTED) {
            guessUntilOver(playback, next -> next);
            playback.runToEnd();
        }
        assertThat(said).last().isEqualTo("over: You needed 160 dead ends, Singles and assumptions 160.");
    }

    @Test
    void aContestIsRestoredWithItsCounts() {
        Playback playback = new Playback(tasks, StepEngine.SINGLES, System::nanoTime);
        playback.load(SampleSearches.HARD);
        playback.search.ownGuesses.set(true);
        own(playback).begin();
        ChosenGuess first = ChosenGuess.in(Cell.at(8, 7), List.of(Digit.THREE), 1);
        playback.guess(first);
        Branches left = playback.search.left();
        assertThat(left.own()).isTrue();
        String turn = said.getLast();

        Playback other = new Playback(tasks, StepEngine.CLASSIC, System::nanoTime);
        OwnGuesses own = own(other);
        other.search.ownGuesses.addListener((_, _, on) -> {
            if (on) {
                own.begin();
            }
        });
        other.load(SampleSearches.HARD);
        said.clear();
        other.restore(List.of(new SteeredSearch("singles", left)));
        other.goTo(left.event());
        assertThat(other.search.ownGuesses.get()).isTrue();
        assertThat(other.search.left()).isEqualTo(left);
        assertThat(said).last().isEqualTo(turn);
        assertThat(turn).contains("So far 1 guess and no dead ends");
        other.runToEnd();
        assertThat(other.search.moment().index())
                .isEqualTo(playback.search.moment().index());
    }

    @Test
    void whoGoesBackAndGuessesOtherwiseIsSeenToHaveBegunBranches() {
        Playback playback = new Playback(tasks, StepEngine.SINGLES, System::nanoTime);
        OwnGuesses own = own(playback);
        playback.load(SampleSearches.HARD);
        playback.search.ownGuesses.set(true);
        own.begin();
        long turn = playback.search.moment().index();
        playback.guess(ChosenGuess.in(Cell.at(8, 7), List.of(Digit.THREE), turn + 1));
        assertThat(said).last().asString().doesNotContain("branches");
        playback.show(turn);
        playback.guess(ChosenGuess.in(Cell.at(9, 4), List.of(Digit.THREE), turn + 1));

        assertThat(said).last().asString().endsWith(" \u00b7 2 branches begun");
        assertThat(own.line()).endsWith(",172,83,2,r9c4=3@" + (turn + 1));
        Branch second = playback.search.branch.get();
        playback.show(Branch.FIRST.with(List.of()));
        playback.search.drop(second);
        assertThat(own.line()).contains(",172,83,2,");
        Branches left = playback.search.left();
        playback.choose(StepEngine.CLASSIC);
        playback.choose(StepEngine.SINGLES);
        assertThat(playback.search.left().begun()).isEqualTo(2);
        assertThat(left.begun()).isEqualTo(2);
    }

    @Test
    void theContestAndTheBranchesOfTheEngineStayBesideEachOther() {
        Playback playback = new Playback(tasks, StepEngine.SINGLES, System::nanoTime);
        OwnGuesses own = own(playback);
        playback.search.ownGuesses.addListener((_, _, on) -> {
            if (on) {
                own.begin();
            } else {
                own.end();
            }
        });
        playback.load(SampleSearches.HARD);
        playback.guess(ChosenGuess.in(Cell.at(8, 7), List.of(Digit.THREE), 0));
        Branches engines = playback.search.left();

        playback.search.ownGuesses.set(true);
        assertThat(playback.search.left().haveGuesses()).isFalse();
        playback.guess(ChosenGuess.in(Cell.at(9, 4), List.of(Digit.THREE), 1));
        Branches users = playback.search.left();

        playback.search.ownGuesses.set(false);
        assertThat(playback.search.left()).isEqualTo(engines);
        playback.search.ownGuesses.set(true);
        assertThat(playback.search.left()).isEqualTo(users);
        assertThat(playback.searches())
                .containsExactly(new SteeredSearch("singles", users), new SteeredSearch("singles", engines));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void noCommandPassesAGuessThatIsTheUsers(StepEngine engine) {
        Playback playback = new Playback(tasks, engine, System::nanoTime);
        OwnGuesses own = own(playback);
        playback.load(SampleSearches.HARD);
        playback.search.ownGuesses.set(true);
        own.begin();
        long turn = playback.search.moment().index();
        List<Runnable> commands =
                List.of(playback::step, playback::nextSolution, playback::runToEnd, () -> playback.runUntil(1_000));
        for (Runnable command : commands) {
            command.run();
            assertThat(playback.search.moment().index()).isEqualTo(turn);
            assertThat(Objects.requireNonNull(playback.search.trace()).size()).isEqualTo(turn + 1);
        }
        playback.search.ownGuesses.set(false);
        playback.step();
        assertThat(playback.search.moment().entry().event()).isInstanceOf(Event.Guessed.class);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void findsEverySolutionHoweverTheUserGuesses(StepEngine engine) {
        Random random = new Random(20261128);
        Playback playback = new Playback(tasks, engine, System::nanoTime);
        OwnGuesses own = own(playback);
        playback.load(SampleSearches.TWELVE);
        playback.search.ownGuesses.set(true);
        own.begin();
        while (playback.state.get() != PlayState.EXHAUSTED) {
            guessUntilOver(playback, _ -> anywhere(playback.search.moment().grid(), random));
            playback.runToEnd();
        }
        assertThat(playback.search.moment().solutions()).isEqualTo(12);
    }

    private static ChosenGuess anywhere(Grid grid, Random random) {
        List<Cell> open = Cell.all().stream()
                .filter(cell -> grid.candidates(cell).size() > 1)
                .toList();
        Cell cell = open.get(random.nextInt(open.size()));
        List<Digit> digits = new ArrayList<>();
        grid.candidates(cell).forEach(digits::add);
        return ChosenGuess.in(cell, List.of(digits.get(random.nextInt(digits.size()))), 0);
    }

    /// Makes guesses until the search is at a solution or at its end.
    private static void guessUntilOver(Playback playback, Function<ChosenGuess, ChosenGuess> choose) {
        while (playback.state.get() == PlayState.PAUSED) {
            Event.Guessed next = (Event.Guessed) playback.search.next().event();
            long from = playback.search.moment().index() + 1;
            ChosenGuess engines = new ChosenGuess(from, next.choice(), List.of(next.candidate()));
            ChosenGuess chosen = choose.apply(engines);
            playback.guess(new ChosenGuess(from, chosen.choice(), chosen.order()));
        }
    }

    private OwnGuesses own(Playback playback) {
        OwnGuesses own = new OwnGuesses(new Messages(Locale.US, "nonet.log"), tasks, playback, said::add);
        own.onEnd(sentence -> said.add("over: " + sentence));
        return own;
    }
}
