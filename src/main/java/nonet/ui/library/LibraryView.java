package nonet.ui.library;

import static javafx.scene.input.KeyCode.DELETE;
import static javafx.scene.input.KeyCode.ENTER;
import static nonet.ui.kit.Parts.check;
import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.library.Grade;
import nonet.library.LibraryEntry;
import nonet.ui.board.Board;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import org.jspecify.annotations.Nullable;

/// The library in its window: collections, the puzzles of one, and the selected puzzle.
public final class LibraryView extends BorderPane {

    static final ViewKeys<LibraryController> TABLE_KEYS = ViewKeys.of(
            row("keys.list", key(ENTER, LibraryController::open)),
            row("keys.remove", key(DELETE, controller -> controller.moves.remove())),
            row("keys.copy-lines", key(LibraryTable.COPY, PuzzleMenu::copy)));

    /// The keys of its parts, for the list of keys, which is asked for where there is no control.
    public static final List<ShortcutRow> KEYS = TABLE_KEYS.rows();

    private final Messages messages;
    private final LibraryWords words;
    private final LibraryController controller;
    private final BooleanBinding one;
    private final BooleanBinding own;

    public LibraryView(PaneServices services, LibraryController controller) {
        messages = services.messages();
        Controls controls = services.controls();
        FilePicker files = services.files();
        this.words = new LibraryWords(messages);
        this.controller = controller;
        one = in(controller.chosen, chosen -> chosen.size() == 1);
        own = in(
                controller.chosen,
                chosen -> chosen.stream().anyMatch(entry -> !controller.collections.isOfPack(entry)));
        getStyleClass().add("library-view");
        LibraryTable table = new LibraryTable(messages, controller, files);
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox middle = column("library-middle", filters(), rated(), repeats(controls), patterns(controls), table);
        setLeft(new CollectionList(messages, controls, controller, files));
        setCenter(middle);
        setRight(details(controls, files));
        setBottom(bottom(controls, files));
    }

    private Node filters() {
        TextField search = new TextField();
        search.setId("library-search");
        search.setPromptText(messages.get("library.search"));
        search.setTooltip(new Tooltip(messages.get("library.search-tip")));
        search.setAccessibleText(messages.get("library.search-tip"));
        ComboBox<FilterValue<Grade>> grade = choices("library-grade", messages.get("library.any-grade"));
        for (Grade each : Grade.values()) {
            grade.getItems().add(new FilterValue<>(words.of(each), each));
        }
        ComboBox<FilterValue<ErBand>> er = choices("library-er", messages.get("library.any-er"));
        for (ErBand each : ErBand.values()) {
            er.getItems().add(new FilterValue<>(words.of(each), each));
        }
        ComboBox<FilterValue<WhipBand>> whips = choices("library-whips", messages.get("library.any-whips"));
        for (WhipBand each : WhipBand.values()) {
            whips.getItems().add(new FilterValue<>(words.of(each), each));
        }
        when(controller.patterns.shown, whips);
        ViewListeners.observe(whips, controller.patterns.shown, shown -> {
            if (!shown) {
                whips.getSelectionModel().selectFirst();
            }
        });
        ComboBox<FilterValue<Boolean>> solved = choices("library-solved", messages.get("library.any"));
        solved.getItems().add(new FilterValue<>(messages.get("library.solved"), true));
        solved.getItems().add(new FilterValue<>(messages.get("library.unsolved"), false));
        ComboBox<FilterValue<String>> tag = choices("library-tag", messages.get("library.any-tag"));
        ViewListeners.onInvalidation(tag, controller.tags, () -> {
            List<FilterValue<String>> all =
                    new ArrayList<>(List.of(tag.getItems().getFirst()));
            controller.tags.forEach(each -> all.add(new FilterValue<>(each, each)));
            FilterValue<String> before = tag.getValue();
            tag.getItems().setAll(all);
            tag.setValue(all.contains(before) ? before : all.getFirst());
        });
        Runnable apply = () -> controller.filter.set(
                new LibraryFilter(search.getText(), value(grade), value(er), value(whips), value(solved), value(tag)));
        search.textProperty().subscribe(apply);
        Stream.of(grade, er, whips, solved, tag)
                .forEach(each -> each.valueProperty().subscribe(apply));
        return flow("library-row", search, grade, er, whips, solved, tag);
    }

    /// Returns the line on unrated puzzles.
    private Node rated() {
        Label line = label("library-rated", controller.rated);
        line.setWrapText(true);
        return when(controller.rated.isNotEmpty(), line);
    }

    /// Returns the search for puzzles that repeat another one, and what to do with them.
    private Node repeats(Controls controls) {
        LibraryDuplicates repeats = controller.repeats;
        Button find = controls.namedButton("library-repeats", controller.filled, repeats::find);
        CheckBox only = check("library-repeats-only", messages.get("library.repeats-only"), repeats.only);
        Button merge = controls.namedButton("library-merge", repeats.found, repeats::merge);
        for (Node each : List.of(only, merge)) {
            when(repeats.found, each);
        }
        return line("library-row", find, only, merge);
    }

    /// Returns the switch of the columns of ratings by patterns, and what fills them.
    private Node patterns(Controls controls) {
        PatternColumns patterns = controller.patterns;
        BooleanBinding idle = patterns.busy.not().and(Bindings.isNotEmpty(controller.puzzles));
        return flow(
                "library-row",
                check("library-patterns", messages.get("library.patterns"), patterns.shown),
                when(
                        patterns.shown.and(patterns.busy.not()),
                        controls.namedButton("library-rate", idle, controller::rateShown)),
                when(patterns.busy, controls.namedButton("library-rate-stop", patterns.busy, patterns::stop)),
                when(patterns.shown, label("library-patterns-sentence", patterns.sentence)));
    }

    /// A value of a filter, or none.
    private record FilterValue<T>(String name, @Nullable T value) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static <T> ComboBox<FilterValue<T>> choices(String id, String any) {
        ComboBox<FilterValue<T>> box = new ComboBox<>();
        box.setId(id);
        box.setAccessibleText(any);
        box.getItems().add(new FilterValue<>(any, null));
        box.getSelectionModel().selectFirst();
        return box;
    }

    private static <T> @Nullable T value(ComboBox<FilterValue<T>> box) {
        return box.getValue() == null ? null : box.getValue().value();
    }

    private Node details(Controls controls, FilePicker files) {
        Board preview = Board.preview(
                messages,
                controller.chosen.map(chosen ->
                        chosen.isEmpty() ? null : givens(chosen.getFirst().puzzle())));
        preview.setId("library-preview");
        preview.setPrefSize(240, 240);
        preview.setMaxSize(240, 240);
        preview.visibleProperty().bind(one);
        Label facts = new Label();
        facts.setId("library-facts");
        facts.setWrapText(true);
        TextField name = field("library-name", messages.get("library.name"), controller.editor::rename);
        TextField tags = field("library-tags", messages.get("library.tags-prompt"), controller.editor::tag);
        CheckBox solved = new CheckBox(messages.get("library.solved"));
        solved.setId("library-mark");
        solved.setOnAction(click -> controller.editor.mark(solved.isSelected()));
        name.disableProperty().bind(one.and(own).not());
        tags.disableProperty().bind(one.not());
        BooleanBinding some = in(controller.chosen, chosen -> !chosen.isEmpty());
        solved.disableProperty().bind(some.not());
        ViewListeners.onChange(this, controller.profile, _ -> facts.setText(facts()));
        ViewListeners.observe(this, controller.chosen, chosen -> {
            LibraryEntry entry = chosen.size() == 1 ? chosen.getFirst() : null;
            name.setText(entry == null ? "" : entry.name());
            tags.setText(entry == null ? "" : String.join(", ", entry.tags()));
            solved.setSelected(!chosen.isEmpty() && chosen.stream().allMatch(LibraryEntry::solved));
            facts.setText(facts());
        });
        Button open = styled("accent", controls.namedButton("library-open", some, controller::open));
        Button remove = controls.namedButton("library-remove", own, controller.moves::remove);
        Button save = controls.namedButton("library-save", some, () -> PuzzleMenu.save(controller, files));
        FlowPane buttons = flow("library-row", open, save, remove);
        return column("library-details", preview, facts, name, tags, solved, buttons);
    }

    /// Returns what is known of the selected puzzle, or how many are selected.
    private String facts() {
        List<LibraryEntry> chosen = controller.chosen.get();
        if (chosen.size() != 1) {
            return messages.get("library.chosen", chosen.size());
        }
        LibraryEntry entry = chosen.getFirst();
        return messages.get(
                entry.score() == 0 ? "library.facts-unscored" : "library.facts",
                entry.puzzle().clues(),
                words.of(entry.grade()),
                entry.score(),
                words.of(entry.explained()),
                controller.profile.get());
    }

    private static Grid givens(Puzzle puzzle) {
        return Grid.of(puzzle.givenCells(), puzzle.values(), new short[81]);
    }

    /// Returns a field whose text takes effect on Enter and on loss of focus.
    private static TextField field(String id, String prompt, Consumer<String> take) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText(prompt);
        field.setAccessibleText(prompt);
        field.setOnAction(enter -> take.accept(field.getText()));
        field.focusedProperty().subscribe(focused -> {
            if (!focused && !field.isDisabled()) {
                take.accept(field.getText());
            }
        });
        return field;
    }

    private Node bottom(Controls controls, FilePicker files) {
        SimpleBooleanProperty always = new SimpleBooleanProperty(true);
        Label sentence = label("library-sentence", controller.sentence);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        sentence.setMaxWidth(Double.MAX_VALUE);
        Button stop = controls.namedButton("library-stop", controller.busy(), controller::stop);
        when(controller.busy(), stop);
        Button undo = controls.namedButton("library-undo", controller.moves.undoable, controller.moves::undo);
        undo.visibleProperty().bind(controller.moves.undoable);
        HBox row = new HBox(
                controls.namedButton("library-add", always, controller::addBoard),
                controls.namedButton(
                        "library-import",
                        always,
                        () -> files.toOpen(messages.get("library.import"), controller.editor::add)),
                controls.namedButton(
                        "library-photos",
                        always,
                        () -> files.toOpenFolder(
                                messages.get("library.photos"), folder -> controller.pictures.add(List.of(folder)))),
                sentence,
                stop,
                undo);
        row.getStyleClass().addAll("library-row", "library-bottom");
        return new VBox(row, remarks());
    }

    /// Lists the pictures that were not read, or not surely.
    private Node remarks() {
        ListView<String> list = styled("library-remarks", new ListView<>(controller.pictures.remarks));
        list.setId("library-remarks");
        list.setAccessibleText(messages.get("library.remarks"));
        return when(Bindings.isNotEmpty(controller.pictures.remarks), list);
    }
}
