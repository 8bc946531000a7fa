package nonet.ui.race;

import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.wrapped;

import java.util.Map;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.mark.Marks;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.solve.StepSolver;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.ui.board.Board;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.DigitOrigins;
import nonet.ui.board.frame.SearchHighlights;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.ViewListeners;

/// The board of a racer, its engine above, its counters and its last event below.
final class RacerView extends VBox {

    private final RaceWords words;
    private final Racer racer;
    private final Board board;
    private final Label counters = wrapped(new Label());
    private final Label event = new Label();

    RacerView(Messages messages, Controls controls, RaceController race, Racer racer, int place) {
        this.racer = racer;
        words = new RaceWords(messages);
        getStyleClass().add("racer");
        SimpleObjectProperty<StepSolver> engine = new SimpleObjectProperty<>(racer.engine);
        ComboBoxOf<StepSolver> engines =
                new ComboBoxOf<>("race-engine-" + (place + 1), race.lineup.choice(), engine, words::engine);
        engines.setAccessibleText(messages.get("race.engine", place + 1));
        engine.subscribe((_, now) -> race.lineup.replace(place, now));
        Button remove = controls.button(new Command(
                "race-remove",
                Icon.CLOSE,
                null,
                new SimpleBooleanProperty(race.lineup.engines.get().size() > Lineup.LEAST),
                () -> race.lineup.remove(place)));
        remove.setId("race-remove-" + (place + 1));
        HBox header = line("racer-header", engines, new Spacer(), remove);
        board = new Board(messages);
        board.setId("race-board-" + (place + 1));
        board.labelsShownProperty().set(false);
        board.setAccessibleText(words.engine(racer.engine));
        board.setMinSize(120, 120);
        VBox.setVgrow(board, Priority.ALWAYS);
        counters.getStyleClass().add("racer-counters");
        event.getStyleClass().add("racer-event");
        event.setId("race-event-" + (place + 1));
        counters.setId("race-counters-" + (place + 1));
        getChildren().addAll(header, board, counters, event);
        ViewListeners.observe(this, racer.playback.search.moment, this::show);
    }

    private void show(ReplayState moment) {
        ReplayState before = racer.playback.search.before();
        Grid grid = moment.grid();
        CellSet filled = CellSet.ALL.minus(grid.blanks());
        board.frameProperty()
                .set(new BoardFrame(
                        grid,
                        new DigitOrigins(
                                filled.minus(grid.givens()).minus(moment.guessed()), moment.guessed(), CellSet.NONE),
                        SearchHighlights.of(before, moment, racer.playback.search.next(), marks(before, moment)),
                        true,
                        Map.of()));
        counters.setText(words.counters(moment));
        event.setText(words.event(moment));
    }

    private static Marks marks(ReplayState before, ReplayState moment) {
        Entry entry = moment.entry();
        return entry != null && entry.event() instanceof Event.Deduced(Deduction deduction)
                ? Explainer.marks(deduction, before.grid())
                : Marks.NONE;
    }
}
