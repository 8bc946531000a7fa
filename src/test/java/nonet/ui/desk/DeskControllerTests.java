package nonet.ui.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Objects;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.notation.Names;
import nonet.play.Document;
import nonet.service.setter.Reduction;
import nonet.solve.Cancel;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DeskControllerTests {

    private static final Puzzle PROPER =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private PaneFixture fixture;
    private DeskController desk;

    @BeforeEach
    void open() {
        Messages messages = new Messages(Locale.US, "nonet.log");
        fixture = new PaneFixture(messages, new InlineTasks());
        desk = new DeskController(fixture.services(), this::put);
        fixture.visible.set(true);
    }

    @Test
    void aSetterMakesAPuzzleProperByItsTrueCandidates() {
        put(TWELVE);
        assertThat(desk.heading.get()).startsWith("12 solutions. ");
        MarkedGrid picture = Objects.requireNonNull(desk.picture.get());
        Candidate marked =
                picture.marks().candidates().keySet().stream().findFirst().orElseThrow();
        assertThat(picture.marks().candidates().get(marked)).isEqualTo(Role.PLACED);
        assertThat(picture.grid().candidates(marked.cell()).contains(marked.digit()))
                .isTrue();
        desk.selected.set(marked.cell());
        assertThat(desk.cell.get()).startsWith(marked.cell() + ": ").contains(marked.digit() + " in one solution");

        put(TWELVE.with(marked.cell(), marked.digit()));
        assertThat(desk.heading.get()).startsWith("Exactly one solution. ");
        assertThat(desk.cell.get()).isEmpty();
    }

    @Test
    void givensThatAreNotNeededAreMarkedAndTakenAway() {
        CellSet redundant = Reduction.redundant(PROPER, Cancel.NEVER);
        put(PROPER);
        assertThat(desk.heading.get())
                .isEqualTo("Exactly one solution. " + redundant.size() + " givens are not needed, each by itself: "
                        + Names.of(redundant) + ".");
        assertThat(Objects.requireNonNull(desk.picture.get()).marks().cells().keySet())
                .containsExactlyInAnyOrderElementsOf(redundant);
        desk.takeAway();
        assertThat(desk.heading.get()).isEqualTo("Exactly one solution. The puzzle is minimal: every given is needed.");
        int taken = PROPER.clues() - fixture.document.get().puzzle().clues();
        assertThat(desk.found.get())
                .isEqualTo(
                        (taken == 1 ? "One given was" : taken + " givens were") + " taken away; undo restores them.");
        desk.takeAway();
        assertThat(desk.found.get()).isEqualTo("Nothing can be taken away.");
    }

    @Test
    void replacementsAndUnavoidableSetsAreListedAndDrawn() {
        put(PROPER);
        desk.findReplacements();
        assertThat(desk.lines).hasSize(30);
        assertThat(desk.found.get()).endsWith("of 30 givens can be replaced. Select one to see by what.");
        DeskLine.Replaceable line = desk.lines.stream()
                .map(DeskLine.Replaceable.class::cast)
                .filter(each -> !each.others().isEmpty())
                .findFirst()
                .orElseThrow();
        desk.chosen.set(line);
        MarkedGrid picture = Objects.requireNonNull(desk.picture.get());
        assertThat(picture.marks().candidates().keySet()).containsExactlyInAnyOrderElementsOf(line.others());

        desk.findSets();
        assertThat(desk.found.get()).matches("\\d+ unavoidable sets of up to 12 cells\\. .* at least \\d+ givens.*");
        desk.chosen.set(desk.lines.getFirst());
        assertThat(Objects.requireNonNull(desk.picture.get()).grid().blanks()).isEqualTo(CellSet.NONE);
    }

    @Test
    void manySolutionsAreEstimatedAndNothingIsKeptWhileTheDeskIsNotSeen() {
        desk.limit.set(100);
        put(Puzzle.EMPTY.with(Cell.of(0), Digit.of(1)));
        assertThat(desk.heading.get()).matches("More than 100 solutions, about \\d\\.\\d\\d \u00D7 10\\^20 .*");
        fixture.visible.set(false);
        assertThat(desk.report.get()).isNull();
        assertThat(desk.picture.get()).isNull();
    }

    private void put(Puzzle puzzle) {
        fixture.document.set(Document.of("", puzzle));
    }
}
