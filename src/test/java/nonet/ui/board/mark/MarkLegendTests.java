package nonet.ui.board.mark;

import static nonet.ui.kit.Visitor.onFx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import nonet.OnScreen;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Part;
import nonet.explain.mark.Part.Meaning;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.DigitOrigins;
import nonet.ui.board.frame.Highlights;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

@OnScreen
class MarkLegendTests {

    private static final Cell CELL = Cell.at(1, 3);

    private final SimpleObjectProperty<BoardFrame> frame = new SimpleObjectProperty<>(BoardFrame.EMPTY);

    @Test
    void itNamesExactlyTheMarksOnTheBoard() {
        MarkLegend legend = legend(Locale.US);
        assertThat(legend.isVisible()).isFalse();

        show(Map.of(
                new Candidate(CELL, Digit.ONE), Role.PATTERN,
                new Candidate(CELL, Digit.TWO), Role.ELIMINATED));

        assertThat(legend.isVisible()).isTrue();
        assertThat(names(legend)).containsExactly("pattern", "base house", "eliminated");
        assertThat(signs(legend).getFirst().getGraphic().getPseudoClassStates())
                .contains(PseudoClass.getPseudoClass("role-pattern"));

        onFx(() -> frame.set(BoardFrame.EMPTY));
        assertThat(legend.isVisible()).isFalse();
        assertThat(legend.isManaged()).as("it keeps its room").isTrue();
    }

    @Test
    void itNamesWhatASearchLooksLike() {
        MarkLegend legend = legend(Locale.US);
        onFx(() -> legend.watchesProperty().set(true));
        assertThat(names(legend))
                .containsExactly("given", "computed", "guess", "last step", "next cell", "just eliminated");
        double room = onFx(() -> legend.prefHeight(400));
        onFx(() -> legend.watchesProperty().set(false));
        assertThat(onFx(() -> legend.prefHeight(400))).isEqualTo(room);
        assertThat(names(legend)).isEmpty();
    }

    @Test
    void itSpeaksTheLanguageOfTheWindow() {
        MarkLegend legend = legend(Locale.SIMPLIFIED_CHINESE);
        show(Map.of(new Candidate(CELL, Digit.ONE), Role.PLACED));
        assertThat(names(legend)).containsExactly("基础单元", "填入");
    }

    @Test
    void itNamesTheSignsOfAnExocet() {
        MarkLegend legend = legend(Locale.US);

        show(new Marks(
                Map.of(),
                Map.of(),
                Map.of(),
                List.of(),
                List.of(
                        new Sign.Shade(CELL, Role.FIRST),
                        new Sign.Crossed(CELL),
                        new Sign.Hatched(CELL),
                        new Sign.Hatched(Cell.at(2, 3))),
                List.of()));

        assertThat(names(legend))
                .containsExactly("mirror of a target", "companion: no base digit", "S-cells: rest of the cross-lines");
    }

    @Test
    void itNamesWhatARoleMeansInThisPictureForCandidatesAndCellsApart() {
        MarkLegend legend = legend(Locale.US);

        show(new Marks(
                Map.of(
                        new Candidate(CELL, Digit.ONE), Role.FIRST,
                        new Candidate(CELL, Digit.TWO), Role.SECOND,
                        new Candidate(CELL, Digit.THREE), Role.ELIMINATED),
                Map.of(CELL, Role.FIRST, Cell.at(2, 3), Role.THIRD),
                Map.of(),
                List.of(),
                List.of(),
                List.of(
                        new Part(Part.Kind.CANDIDATE, Role.FIRST, Meaning.EXOCET_DIGITS, 0),
                        new Part(Part.Kind.CANDIDATE, Role.SECOND, Meaning.EXOCET_DIGITS, 0),
                        new Part(Part.Kind.CELL, Role.FIRST, Meaning.EXOCET_TARGET, 1),
                        new Part(Part.Kind.CELL, Role.THIRD, Meaning.EXOCET_TARGET, 2))));

        assertThat(names(legend)).containsExactly("base digits", "target 1", "target 2", "eliminated");
    }

    private MarkLegend legend(Locale language) {
        return onFx(() -> new MarkLegend(new Messages(language, "nonet.log"), frame));
    }

    private void show(Map<Candidate, Role> candidates) {
        show(new Marks(candidates, Map.of(), Map.of(House.all().getFirst(), Role.BASE), List.of()));
    }

    private void show(Marks marks) {
        onFx(() -> frame.set(new BoardFrame(
                Grid.of(Puzzle.EMPTY), DigitOrigins.NONE, Highlights.of(null, CellSet.NONE, marks), true, Map.of())));
    }

    private static List<String> names(MarkLegend legend) {
        return signs(legend).stream().map(Label::getText).toList();
    }

    /// Returns the signs that are seen.
    private static List<Label> signs(MarkLegend legend) {
        return legend.getChildren().stream()
                .filter(Node::isVisible)
                .flatMap(signs -> ((FlowPane) signs).getChildren().stream())
                .map(Label.class::cast)
                .toList();
    }
}
