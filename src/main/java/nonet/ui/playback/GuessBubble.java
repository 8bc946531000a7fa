package nonet.ui.playback;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.solve.Alternatives;
import nonet.trace.Choice;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Messages;
import nonet.ui.kit.PopupBubble;
import nonet.ui.kit.ViewKeys;
import org.jspecify.annotations.Nullable;

/// The popup at a cell in which the user chooses the next guess of the search: what is guessed, and which alternatives are
/// tried first. Digits choose by keyboard, Enter takes the order.
public final class GuessBubble {

    /// Its keys, for the list of keys.
    public static final ViewKeys<GuessBubble> KEYS = ViewKeys.of(
            new ViewKeys.Row<>(
                    "keys.guess-digits",
                    Stream.of(Digit.values()).map(GuessBubble::digitKey).toList()),
            row("keys.guess-take", key(KeyCode.ENTER, bubble -> !bubble.choices.isShowing(), GuessBubble::take)));

    private final Messages messages;
    private final GuessController controller;
    private final Runnable afterward;
    private final Label title = styled("breakpoints-title", new Label());
    private final ComboBox<Alternatives> choices = new ComboBox<>();
    private final FlowPane alternatives = flow("guess-alternatives");
    private final Label said = new Label();
    private final Label note = new Label();
    private final Button go = new Button();
    private final PopupBubble bubble;
    private final List<Candidate> order = new ArrayList<>();
    private Cell cell = Cell.of(0);

    /// @param stylesheet the address of the stylesheet of the window
    /// @param afterward gives the keys back to the board
    public GuessBubble(Messages messages, GuessController controller, String stylesheet, Runnable afterward) {
        this.messages = messages;
        this.controller = controller;
        this.afterward = afterward;
        choices.setId("guess-choice");
        choices.setAccessibleText(messages.get("guess.choice"));
        choices.setConverter(ComboBoxOf.converter(this::name));
        choices.managedProperty().bind(choices.visibleProperty());
        choices.valueProperty().subscribe(this::choose);
        said.setId("guess-order");
        note.setId("guess-note");
        note.setWrapText(true);
        go.setId("guess-go");
        go.setDefaultButton(true);
        go.setOnAction(_ -> take());
        VBox content = column("breakpoints", title, choices, alternatives, said);
        content.getChildren().addAll(when(note.textProperty().isNotEmpty(), note), go);
        content.setId("guess");
        bubble = new PopupBubble(content, Side.LEFT, "guess-bubble", stylesheet);
        bubble.onKey(this::press);
    }

    /// Opens at a cell, if there is something to guess in it.
    public void show(Node owner, Cell at) {
        GuessController.Offer offer = controller.offer(at);
        if (offer == null) {
            return;
        }
        cell = at;
        title.setText(messages.get("guess.title", at.toString()));
        note.setText(offer.note());
        go.setText(messages.get(offer.note().isEmpty() ? "guess.go" : "guess.wait"));
        choices.getItems().setAll(offer.among());
        choices.setVisible(offer.among().size() > 1);
        choices.getSelectionModel().clearSelection();
        choices.getSelectionModel().selectFirst();
        bubble.show(owner);
        alternatives.getChildren().getFirst().requestFocus();
    }

    private String name(@Nullable Alternatives among) {
        return switch (among) {
            case null -> "";
            case Alternatives(Choice.Candidates(), var _) -> messages.get("guess.of-cell", cell.toString());
            case Alternatives(Choice.Places(House house), List<Candidate> places) ->
                messages.get(
                        "guess.of-house",
                        places.getFirst().digit().value(),
                        messages.get(
                                switch (house.kind()) {
                                    case ROW -> "house.row";
                                    case COLUMN -> "house.column";
                                    case BOX -> "house.box";
                                },
                                house.number()));
        };
    }

    private void choose(@Nullable Alternatives among) {
        order.clear();
        alternatives.getChildren().clear();
        if (among != null) {
            for (Candidate each : among.candidates()) {
                ToggleButton button = new ToggleButton(name(among, each));
                button.setId("guess-" + button.getText());
                button.selectedProperty().subscribe(on -> order(each, on));
                alternatives.getChildren().add(button);
            }
        }
        say();
    }

    private static String name(Alternatives among, Candidate candidate) {
        return among.choice() instanceof Choice.Candidates
                ? candidate.digit().toString()
                : candidate.cell().toString();
    }

    private void order(Candidate candidate, boolean on) {
        order.remove(candidate);
        if (on) {
            order.add(candidate);
        }
        say();
    }

    private void say() {
        Alternatives among = choices.getValue();
        said.setText(
                among == null || order.isEmpty()
                        ? messages.get("guess.usual")
                        : messages.get(
                                "guess.order",
                                order.stream().map(each -> name(among, each)).collect(Collectors.joining(", "))));
    }

    private void take() {
        Alternatives among = choices.getValue();
        if (among != null) {
            bubble.hide();
            afterward.run();
            controller.guess(among, order);
        }
    }

    /// Takes what is typed, so that nothing is entered on the board below.
    private void press(KeyEvent event) {
        if (event.getEventType() == KeyEvent.KEY_PRESSED) {
            KEYS.take(event, this);
        } else if (event.getEventType() == KeyEvent.KEY_TYPED) {
            event.consume();
        }
    }

    private void toggle(Digit digit) {
        if (alternatives.lookup("#guess-" + digit) instanceof ToggleButton button) {
            button.fire();
        } else if (choices.getValue().choice() instanceof Choice.Candidates) {
            note.setText(controller.notCandidate(cell, digit));
        }
    }

    private static ViewKeys.Key<GuessBubble> digitKey(Digit digit) {
        return key(
                List.of(KeyCode.getKeyCode(digit.toString()), KeyCode.valueOf("NUMPAD" + digit)),
                bubble -> bubble.toggle(digit));
    }
}
