package nonet.ui.shell;

import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.DoubleProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.grid.Cell;
import nonet.ui.board.Board;
import nonet.ui.board.frame.Selection;
import nonet.ui.board.pad.NumberPad;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Parts;
import nonet.ui.kit.StatusLine;
import nonet.ui.kit.TabGroup;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.photo.ReadingView;
import nonet.ui.playback.GuessBubble;
import nonet.ui.search.TimelineView;
import nonet.ui.shell.command.CommandId;
import nonet.ui.shell.command.CommandTable;
import nonet.ui.shell.command.MainMenu;
import nonet.ui.shell.command.Toggles;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.control.WindowSettings;
import nonet.ui.shell.edit.ElapsedTime;
import nonet.ui.shell.edit.Pen;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.edit.StatusController;
import nonet.ui.shell.panes.SidePane;
import nonet.ui.shell.panes.SideTabs;
import nonet.ui.shell.panes.WindowPanes;
import org.jspecify.annotations.Nullable;

/// The frame of the window, with four places that each room fills in its way: tool bar, board, the strip below it, and the
/// pages beside it. Menus, the verdict and the status line are the same in all of them.
final class MainView extends BorderPane {

    /// The keys that move the search wherever they have no other meaning.
    static final ViewKeys<MainView> SEARCH_KEYS = ViewKeys.of(
            row("keys.run", key("Space", MainView::leavesSpace, view -> view.main.runOrPause())),
            row(
                    "command.pause",
                    key("Esc", MainView::isRunning, view -> view.main.playback().pause()),
                    key(
                            "Esc",
                            MainView::isWriting,
                            view -> view.main.editing().pen().leave())),
            row(
                    "keys.arrows",
                    key("Right", MainView::isSearching, view -> view.main.stepOrPause()),
                    key("Left", MainView::isSearching, view -> view.main.stepBackOrPause())),
            row(
                    "command.to-start",
                    key(
                            "Home",
                            MainView::isSearching,
                            view -> view.main.playback().toStart())));

    /// The keys of hints wherever they have no other meaning.
    static final ViewKeys<MainView> HINT_KEYS = ViewKeys.of(
            row(
                    "command.hint",
                    key("H", view -> view.main.inPlay(view.main.analysis().logic().hint::more))),
            row("keys.branch", key("B", view -> view.main.analysis().logic().nextBranch())),
            row("keys.truths", key("T", view -> view.main.analysis().logic().toggleTruthsAndLinks())));

    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    /// The height below which margins shrink in favor of the board, for text of normal size.
    private static final double LOW_HEIGHT = 480;

    /// The least width, for text of normal size, that has room between the names of the menus.
    private static final double LEAST_FOR_MENUS = 840;

    /// The width and the height of the window, as if its text had the normal size. Kept, because bindings are held weakly.
    private final DoubleBinding menuRoom;

    private final DoubleBinding room;

    private final MainController main;
    private final Board board;
    private final SolveBar bar;
    private final GuessBubble guesses;
    private boolean clickedWithAlt;
    private final BoardAndSide parts;
    private final SideTabs side;

    MainView(WindowPanes panes, CommandTable commands, Toggles toggles, MainMenu menu, WindowSettings settings) {
        Messages messages = panes.services.messages();
        Controls controls = panes.services.controls();
        this.main = panes.main;
        getStyleClass().add("main-view");
        getStylesheets().add(stylesheet());
        board = new Board(messages);
        board.frameProperty().bind(main.frames().frame);
        board.selectionProperty().bindBidirectional(main.edit().selection);
        board.inputProperty().set(main.editing().pen());
        board.filterProperty().bind(main.frames().filter);
        board.labelsShownProperty().bind(toggles.labels().on());
        guesses = new GuessBubble(messages, main.watching().guesses(), stylesheet(), board::requestFocus);
        main.editing().pen().onAsk(_ -> {
            if (main.edit().room.get() == Room.WATCH && !isRunning()) {
                clickedWithAlt = true;
                chooseGuess();
            }
        });
        // The menu bar would take the end of Alt for a press of Alt alone.
        addEventFilter(KeyEvent.KEY_RELEASED, released -> {
            if (clickedWithAlt) {
                clickedWithAlt = false;
                released.consume();
            }
        });
        Command guess = commands.get(CommandId.GUESS);
        // Without the key, which the menu bar has: the scene would forget it with this menu.
        MenuItem guessing = new MenuItem(messages.get("command.guess"));
        guessing.setId("board-guess");
        guessing.setOnAction(_ -> guess.action().run());
        guessing.disableProperty().bind(Bindings.not(guess.enabled()));
        ContextMenu watching = new ContextMenu(guessing);
        ViewListeners.observe(this, main.edit().room, now -> board.setContextMenu(now == Room.WATCH ? watching : null));
        board.pointedProperty().subscribe(main.analysis().logic()::pointAt);
        bar = new SolveBar(messages, controls, main, commands, toggles, board::requestFocus);
        MenuRow menuRow = new MenuRow(menu, rooms(controls, commands));
        setTop(new VBox(menuRow, bar));
        menuRoom = widthProperty().divide(bar.scale());
        menuRoom.subscribe(width -> {
            boolean tight = width.doubleValue() < LEAST_FOR_MENUS;
            menuRow.pseudoClassStateChanged(TIGHT, tight);
            menu.setTight(tight);
        });
        side = new SideTabs(panes, settings.sideShown, settings::page);
        TimelineView timeline = new TimelineView(main.watching().timeline());
        parts = new BoardAndSide(
                column(panes, commands, timeline), new SidePane(panes, side), settings.sideShown, bar.scale());
        setCenter(parts);
        setBottom(status(messages));
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        TypingRedirect redirect = new TypingRedirect(board);
        addEventFilter(KeyEvent.KEY_PRESSED, redirect::take);
        addEventFilter(KeyEvent.KEY_TYPED, redirect::take);
        room = heightProperty().divide(bar.scale());
        room.subscribe(height -> {
            boolean low = height.doubleValue() < LOW_HEIGHT;
            pseudoClassStateChanged(LOW, low);
            timeline.lowProperty().set(low);
        });
    }

    /// Returns the address of the stylesheet of everything in this room.
    static String stylesheet() {
        return Objects.requireNonNull(MainView.class.getResource("shell.css")).toExternalForm();
    }

    Board board() {
        return board;
    }

    /// The width of the pane beside the board.
    DoubleProperty sideWidthProperty() {
        return parts.sideWidthProperty();
    }

    /// Shows the page of a pane.
    void showPage(String pane) {
        side.select(pane);
    }

    /// Lets the user choose the next guess of the search in the selected cell.
    void chooseGuess() {
        Selection selection = main.edit().selection.get();
        Cell cell = selection.focus() == null ? Cell.of(0) : selection.focus();
        Node owner = board.lookup("#" + cell);
        guesses.show(owner == null ? board : owner, cell);
    }

    SolveBar bar() {
        return bar;
    }

    private Node rooms(Controls controls, CommandTable commands) {
        Node rooms = controls.segmented(main.edit().room, Toggles.rooms(commands));
        rooms.setId("rooms");
        return rooms;
    }

    private VBox column(WindowPanes panes, CommandTable commands, TimelineView timeline) {
        Messages messages = panes.services.messages();
        NumberPad pad = new NumberPad(messages, NumberPad.Shape.ROW);
        pad.frameProperty().bind(main.frames().frame);
        pad.filterProperty().bindBidirectional(main.frames().filter);
        pad.inputProperty().set(main.editing().pen());
        Node line = new VerdictLine(panes, commands);
        BoardAndPad boardAndPad = new BoardAndPad(
                main.edit().room,
                board,
                pad,
                timeline,
                new ReadingView(
                        messages,
                        main.files().opening().readingPhoto,
                        main.files().opening()::stopReadingPhoto));
        VBox column = Parts.column("board-column", line, boardAndPad);
        column.setAlignment(Pos.TOP_CENTER);
        VBox.setVgrow(boardAndPad, Priority.ALWAYS);
        board.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        return column;
    }

    private Node status(Messages messages) {
        StatusLine line = new StatusLine();
        line.setId("status");
        line.link(
                main.status().state,
                main.status().link.map(link -> link == null ? "" : link.text()).orElse(""),
                this::followLink);
        line.addRight(new ElapsedTime(messages, main.editing().stopwatch()));
        Label rating = line.counter("rating", main.analysis().rating().text);
        // Where room is scarce, what the engine does comes first.
        when(
                rating.textProperty()
                        .isNotEmpty()
                        .and(main.edit()
                                .room
                                .isNotEqualTo(Room.WATCH)
                                .or(menuRoom.greaterThanOrEqualTo(LEAST_FOR_MENUS))),
                rating);
        rating.setTooltip(new Tooltip(messages.get("rating.tip")));
        line.counter("counters", main.status().counters);
        ProgressIndicator busy = styled("busy", new ProgressIndicator());
        busy.setId("busy");
        busy.visibleProperty().bind(main.status().busy);
        busy.progressProperty()
                .bind(Bindings.when(main.status().busy)
                        .then(ProgressIndicator.INDETERMINATE_PROGRESS)
                        .otherwise(0));
        line.addRight(busy);
        return line;
    }

    private void followLink() {
        StatusController.Link link = main.status().link.get();
        if (link != null) {
            board.requestFocus();
            link.action().run();
        }
    }

    private void press(KeyEvent event) {
        if (!TypingRedirect.isTyping(focus())) {
            SEARCH_KEYS.take(event, this);
            HINT_KEYS.take(event, this);
        }
    }

    private @Nullable Node focus() {
        return getScene().getFocusOwner();
    }

    private boolean isRunning() {
        return main.playback().running.get();
    }

    /// Tests whether the focus leaves the space bar to the search.
    private boolean leavesSpace() {
        boolean settingUp = main.edit().room.get() == Room.SET_UP;
        return (isRunning() || !(focus() instanceof ButtonBase)) && !(settingUp && focus() == board);
    }

    /// Tests whether a search is shown, and the focus leaves its keys to it.
    private boolean isSearching() {
        Node focus = focus();
        return main.edit().room.get() == Room.WATCH
                && main.playback().search.moment().entry() != null
                && !TypingRedirect.isDrawing(focus)
                && !(focus instanceof ListView<?>)
                && !TabGroup.isMember(focus);
    }

    private boolean isWriting() {
        return !(main.editing().pen().pen.get() instanceof Pen.Cells);
    }
}
