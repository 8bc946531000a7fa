package nonet.ui.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import nonet.deduce.Technique;
import nonet.generate.ErRequest;
import nonet.generate.ErRequest.Gem;
import nonet.generate.Generated;
import nonet.generate.LogicRequest;
import nonet.generate.LogicRequest.Scores;
import nonet.generate.PuzzleRequest;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.PuzzleRequest.Digits;
import nonet.generate.Symmetry;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.service.make.PuzzleMaking;
import nonet.solve.Cancel;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Problem;
import nonet.ui.kit.work.Running;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenerateControllerTests {

    private static final long SEED = 11;

    private final PuzzleMaking making = new PuzzleMaking(Profile::hodoku, 300);
    private CellSet board = CellSet.NONE;
    private final List<Puzzle> made = new ArrayList<>();
    private final GenerateController controller = controller(new InlineTasks());

    @Test
    void aPuzzleIsMadeAsItIsWished() {
        controller.symmetryProperty().set(Symmetry.DIAGONAL);
        controller.difficultyProperty().set(Difficulty.EASY);
        controller.fewestProperty().set("30");
        controller.mostProperty().set(" 34 ");
        controller.make();

        PuzzleRequest request = new PuzzleRequest(Symmetry.DIAGONAL, new Clues(30, 34), false, Level.EASY);
        assertThat(making.make(request, SEED, Cancel.NEVER, tries -> {}))
                .isEqualTo(new Generated.Found(made.getFirst()));
        assertThat(made).hasSize(1);
        assertIdle("");
    }

    @Test
    void aRatingOfSudokuExplainerCanBeWished() {
        controller.symmetryProperty().set(Symmetry.NONE);
        controller.lowestErProperty().set("1,2");
        controller.highestErProperty().set(" 2.0");
        controller.gemProperty().set(Gem.PEARL);
        controller.make();

        PuzzleRequest request =
                new PuzzleRequest(Symmetry.NONE, Clues.ANY, false, null, new ErRequest(12, 20, Gem.PEARL));
        assertThat(making.make(request, SEED, Cancel.NEVER, tries -> {}))
                .isEqualTo(new Generated.Found(made.getFirst()));

        controller.lowestErProperty().set("7.2");
        controller.highestErProperty().set("7.1");
        assertThat(controller.refusalProperty().get()).isEqualTo("The first rating is higher than the second.");
        controller.highestErProperty().set("7.15");
        assertThat(controller.refusalProperty().get()).isEqualTo("Type a rating from 1.0 to 12.0, such as 7.1.");
        controller.highestErProperty().set("");
        assertThat(controller.refusalProperty().get()).isEmpty();
    }

    @Test
    void techniquesScoreDigitsAndSeedAreRequested() {
        controller.symmetryProperty().set(Symmetry.NONE);
        controller.path().needsProperty().set("naked pair, pointing");
        controller.path().withoutProperty().set("X-Wing");
        controller.path().highestScoreProperty().set("1500");
        controller.digitsProperty().set(Digits.NINE);
        controller.seedProperty().set(" 77 ");
        controller.make();

        PuzzleRequest request = PuzzleRequest.ANY
                .with(new LogicRequest(
                        null,
                        new Scores(0, 1500),
                        Set.of(Technique.NAKED_PAIR, Technique.POINTING),
                        Set.of(),
                        Set.of(Technique.X_WING)))
                .with(Digits.NINE);
        assertThat(making.make(request, 77, Cancel.NEVER, tries -> {})).isEqualTo(new Generated.Found(made.getFirst()));
        assertThat(controller.lastSeedProperty().get()).isEqualTo("77");

        controller.path().needsProperty().set("Naked Pear");
        assertThat(controller.refusalProperty().get())
                .isEqualTo("There is no technique \u201cNaked Pear\u201d; choose one from the list that appears while"
                        + " you type.");
        controller.path().needsProperty().set("x-wing");
        assertThat(controller.refusalProperty().get()).isEqualTo("X-Wing is both needed and excluded.");
        assertThat(controller.path().techniques().suggested("X-Wing, xy-ch")).containsExactly(Technique.XY_CHAIN);
        assertThat(controller.path().techniques().completed("X-Wing, xy-ch", Technique.XY_CHAIN))
                .isEqualTo("X-Wing, XY-Chain");
    }

    @Test
    void theGivensTakeTheCellsOfThoseOnTheBoard() {
        board = Puzzle.of("1........".repeat(9)).givenCells();
        controller.drawnProperty().set(true);
        assertThat(controller.refusalProperty().get())
                .isEqualTo("The pattern has 9 cells; no puzzle with one solution has fewer than 17 givens.");
        board = Puzzle.of("11.1.1.11".repeat(9)).givenCells();
        controller.make();
        assertThat(made.getFirst().givenCells()).isEqualTo(board);
    }

    @Test
    void withoutWishesTheGivensTurn() {
        controller.make();

        PuzzleRequest request = new PuzzleRequest(Symmetry.ROTATIONAL, Clues.ANY, false, null);
        assertThat(making.make(request, SEED, Cancel.NEVER, tries -> {}))
                .isEqualTo(new Generated.Found(made.getFirst()));
    }

    @Test
    void reportsThatNothingWasFoundAndAllowsTheNextRequest() {
        controller.symmetryProperty().set(Symmetry.FULL);
        controller.mostProperty().set("17");
        controller.make();

        assertThat(made).isEmpty();
        assertThat(controller.failedProperty().get()).isTrue();
        assertIdle("No matching puzzle was found in 300 grids."
                + " Allow other numbers of givens, or another symmetry, level or rating.");
        controller.mostProperty().set("");
        controller.make();
        assertThat(made).hasSize(1);
        assertThat(controller.failedProperty().get()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "16 | '' | It must be at least 17.",
                "'' | 82 | It must be at most 81.",
                "'' | many | This is not a whole number.",
                "30 | 20 | The first number is greater than the second.",
                "41 | '' | A minimal puzzle has at most 40 givens."
            })
    void rejectsImpossibleRequests(String fewest, String most, String why) {
        controller.minimalProperty().set(true);
        controller.fewestProperty().set(fewest);
        controller.mostProperty().set(most);
        assertThat(controller.refusalProperty().get()).isEqualTo(why);

        controller.make();
        assertThat(made).isEmpty();
        assertIdle("");
    }

    @Test
    void theSearchReportsItsProgressAndCanBeStopped() {
        Waiting tasks = new Waiting();
        GenerateController waiting = controller(tasks);
        waiting.make();
        assertThat(waiting.runningProperty().get()).isTrue();
        assertThat(waiting.sentenceProperty().get()).isEqualTo("Looking for a puzzle\u2026");

        tasks.progress.set(0.5);
        assertThat(waiting.progressProperty().get()).isEqualTo(0.5);
        assertThat(waiting.sentenceProperty().get()).isEqualTo("Looking for a puzzle: 150 grids tried");
        waiting.make();
        assertThat(tasks.started).isEqualTo(1);

        waiting.stop();
        tasks.progress.set(0.7);
        assertThat(tasks.cancelled).isTrue();
        assertThat(waiting.runningProperty().get()).isFalse();
        assertThat(waiting.sentenceProperty().get()).isEmpty();
    }

    @Test
    void reportsAFailure() {
        GenerateController broken = controller(new Tasks() {
            @Override
            public <T> Running start(TaskQueue lane, Work<T> work, Consumer<T> done, Consumer<Problem> failed) {
                failed.accept(new Problem(new IllegalStateException("broken")));
                return new Waiting().start(lane, work, done, failed);
            }
        });
        broken.make();

        assertThat(broken.failedProperty().get()).isTrue();
        assertThat(broken.runningProperty().get()).isFalse();
        assertThat(broken.sentenceProperty().get()).isEqualTo("No puzzle could be generated; see nonet.log.");
    }

    private void assertIdle(String sentence) {
        assertThat(controller.runningProperty().get()).isFalse();
        assertThat(controller.sentenceProperty().get()).isEqualTo(sentence);
    }

    private GenerateController controller(Tasks tasks) {
        return new GenerateController(
                new Messages(Locale.US, "nonet.log"), tasks, making, () -> SEED, () -> board, made::add);
    }

    /// Starts works and never does them.
    private static final class Waiting implements Tasks {

        private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(-1);
        private int started;
        private boolean cancelled;

        @Override
        public <T> Running start(TaskQueue lane, Work<T> work, Consumer<T> done, Consumer<Problem> failed) {
            started++;
            return new Running() {
                @Override
                public void cancel() {
                    cancelled = true;
                }

                @Override
                public boolean isRunning() {
                    return !cancelled;
                }

                @Override
                public ReadOnlyDoubleProperty progressProperty() {
                    return progress.getReadOnlyProperty();
                }
            };
        }
    }
}
