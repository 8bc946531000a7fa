package nonet.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.picture.drawing.Diagram;
import nonet.play.Document;
import nonet.service.export.Exporter;
import nonet.service.export.Subject;
import nonet.settings.ExportSettings;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

/// The solution on paper, and a board without the colors of guesses.
class ExportedSolutionTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle NONE = Puzzle.of("12345678." + ".".repeat(26) + "9" + ".".repeat(45));

    private final Exporter exporter = Exporter.standard(new FastSolver());

    @Test
    void theSolutionHasItsGivensAndComputedDigits() {
        Subject.Board solution = exporter.solution(Document.of("Mine", EASY), Locale.US, Cancel.NEVER);

        assertThat(solution.title()).isEqualTo("Mine");
        assertThat(solution.sentences()).isEmpty();
        assertThat(solution.diagram().grid().toString())
                .isEqualTo("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
        assertThat(solution.diagram().grid().givens()).isEqualTo(EASY.givenCells());
        assertThat(solution.diagram().computed()).isEqualTo(CellSet.ALL.minus(EASY.givenCells()));
    }

    @Test
    void thePageSaysThatThereIsNotExactlyOneSolution() {
        Subject.Board first = exporter.solution(Document.of("", TWELVE), Locale.US, Cancel.NEVER);
        assertThat(first.diagram().grid().isSolved()).isTrue();
        assertThat(first.sentences()).hasSize(1);

        Subject.Board none = exporter.solution(Document.of("", NONE), Locale.US, Cancel.NEVER);
        assertThat(none.diagram().grid()).isEqualTo(Grid.of(NONE));
        assertThat(none.sentences()).hasSize(1).isNotEqualTo(first.sentences());
    }

    @Test
    void guessesCanBeDrawnAsOtherComputedDigits() {
        CellSet guessed = CellSet.of(Cell.at(1, 3));
        CellSet computed = CellSet.of(Cell.at(1, 4));
        Diagram shown = Diagram.of(Grid.of(EASY))
                .computed(computed)
                .guessed(guessed)
                .candidates()
                .build();
        ExportRequest.Source source = new ExportRequest.Source(Document.of("", EASY), shown, List.of(), List.of(), "");
        ExportChoices choices = new ExportChoices(ExportSettings.DEFAULT, _ -> {}, () -> {});

        assertThat(choices.request(source, 0).source().shown()).isEqualTo(shown);
        choices.boardGuesses.set(false);

        Diagram plain = choices.request(source, 0).source().shown();
        assertThat(plain.guessed()).isEqualTo(CellSet.NONE);
        assertThat(plain.computed()).isEqualTo(computed.or(guessed));
        assertThat(plain.candidates()).isTrue();
    }
}
