package nonet.ui.shell;

import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.when;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Font;
import nonet.service.diagnosis.Verdict;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.TabGroup;
import nonet.ui.kit.ViewListeners;
import nonet.ui.playback.Playback;
import nonet.ui.shell.command.CommandId;
import nonet.ui.shell.command.CommandTable;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.PenNote;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.edit.VerdictView;
import nonet.ui.shell.panes.Panes;
import nonet.ui.shell.panes.PuzzleLinks;
import nonet.ui.shell.panes.WindowPanes;

/// The line above the board: the verdict, the comment, and the button that solves. While the board is empty,
/// it offers ways to put a puzzle there.
final class VerdictLine extends HBox {

    /// In a narrower line only the side pane has the links. A multiple of the size of text.
    private static final double ROOM_FOR_OFFERS = 38;

    /// In a narrower line only the menu offers to explain the last move, and the way back to before a mistake has a short
    /// name and the place of the button that solves, which finds nothing then.
    private static final double ROOM_FOR_MOVE = 26;

    private final Controls controls;

    VerdictLine(WindowPanes panes, CommandTable commands) {
        MainController main = panes.main;
        controls = panes.services.controls();
        VerdictView verdict = new VerdictView(
                panes.services.messages(),
                controls,
                main.edit(),
                main.editing().check(),
                main.analysis().verdict(),
                commands.get(Panes.WHY));
        Command asking = commands.get(CommandId.MY_MOVE);
        Hyperlink move = controls.link(asking);
        move.setMinWidth(USE_PREF_SIZE);
        Hyperlink back = controls.link(commands.get(CommandId.BEFORE_MISTAKE));
        back.setMinWidth(USE_PREF_SIZE);
        HBox offers = line("offers");
        offers.setAlignment(Pos.CENTER_LEFT);
        offers.setMinWidth(0);
        List<Hyperlink> links = new PuzzleLinks(panes, "empty").all();
        offers.getChildren().addAll(links);
        Button solve = button(commands, "solve");
        HBox go = line("verdict-line", solve);
        getChildren()
                .addAll(
                        verdict,
                        back,
                        move,
                        offers,
                        new Spacer(),
                        new PenNote(
                                panes.services.messages(),
                                main.editing().pen(),
                                controls.link(commands.get(CommandId.FILL_MARKS))),
                        new CommentNote(controls, main.edit(), commands.get(CommandId.COMMENT)),
                        TabGroup.of(go, List.of(solve)));
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("verdict-line");
        // Bindings of this kind do not keep the views in memory; mapped values of the controllers would.
        EditController edit = main.edit();
        ObservableValue<Font> font = links.getFirst().fontProperty();
        BooleanBinding roomy = Bindings.createBooleanBinding(
                () -> getWidth() >= ROOM_FOR_MOVE * font.getValue().getSize(), widthProperty(), font);
        back.textProperty()
                .bind(Bindings.when(roomy)
                        .then(back.getText())
                        .otherwise(panes.services.messages().get("verdict.before-mistake")));
        show(
                offers,
                Bindings.createBooleanBinding(
                        () -> edit.document().isBare()
                                && edit.room.get() != Room.WATCH
                                && getWidth()
                                        >= ROOM_FOR_OFFERS * font.getValue().getSize(),
                        edit.history,
                        edit.room,
                        widthProperty(),
                        font));
        show(
                move,
                Bindings.createBooleanBinding(
                        () -> asking.enabled().get()
                                && edit.room.get() == Room.PLAY
                                && !back.isVisible()
                                && roomy.get(),
                        asking.enabled(),
                        back.visibleProperty(),
                        edit.room,
                        roomy));
        BooleanBinding wrong = Bindings.createBooleanBinding(
                () -> edit.room.get() == Room.PLAY
                        && edit.document().hasEntries()
                        && switch (main.analysis().verdict().verdict.get()) {
                            case Verdict.Contradictory _, Verdict.NoSolution _ -> true;
                            case Verdict.OneSolution _, Verdict.SeveralSolutions _ -> false;
                            case null -> false;
                        },
                main.analysis().verdict().verdict,
                edit.history,
                edit.room);
        show(back, wrong);
        verdict.offeringProperty().bind(offers.visibleProperty());
        Playback playback = main.playback();
        verdict.searchedProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> edit.room.get() == Room.WATCH
                                && switch (playback.state.get()) {
                                    case SOLUTION -> true;
                                    case EXHAUSTED -> playback.search.moment().solutions() > 0;
                                    case START, RUNNING, PAUSED -> false;
                                },
                        playback.state,
                        edit.room));
        offers.visibleProperty().subscribe(panes.offered::set);
        // Where an engine is watched, its first step is what matters.
        ViewListeners.observe(solve, edit.room, room -> {
            solve.getStyleClass().remove("accent");
            if (room != Room.WATCH) {
                solve.getStyleClass().add("accent");
            }
        });
        show(
                solve,
                Bindings.createBooleanBinding(
                        () -> !edit.document().isBare() && (roomy.get() || !back.isVisible()),
                        edit.history,
                        roomy,
                        back.visibleProperty()));
    }

    private static void show(Node node, ObservableValue<Boolean> when) {
        when(when, node);
    }

    private Button button(CommandTable commands, String id) {
        Button button = controls.namedButton(commands.get(id));
        button.setId("go-" + id);
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    /// The first line of the comment on the puzzle, visible only if there is one. The tooltip shows all of it, a click
    /// edits it.
    private static final class CommentNote extends StackPane {

        /// @param comment the command that edits the comment
        CommentNote(Controls controls, EditController edit, Command comment) {
            getStyleClass().add("comment-note");
            Hyperlink link = controls.link(comment);
            link.setId("comment-note");
            link.setMnemonicParsing(false);
            link.setGraphic(Icon.COMMENT.node());
            Tooltip tip = new Tooltip();
            tip.setWrapText(true);
            tip.setMaxWidth(420);
            link.setTooltip(tip);
            getChildren().add(link);
            managedProperty().bind(visibleProperty());
            ViewListeners.observe(this, edit.history, history -> {
                String text = history.present().comment();
                setVisible(!text.isEmpty());
                link.setText(text.lines().findFirst().orElse(""));
                tip.setText(text);
            });
        }
    }
}
