package nonet.ui.atlas;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import nonet.trace.atlas.EqualBranches;
import nonet.trace.atlas.Heat;
import nonet.trace.atlas.Icicle;
import nonet.trace.atlas.TreeDifference;
import nonet.ui.atlas.AtlasController.Page;
import nonet.ui.kit.Availability;
import nonet.ui.kit.Cells;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.RadioOption;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.playback.SearchNames;

/// The outline of the search above, and below it one of four pages: depths, heat, equal branches, and the difference to
/// another search.
public final class AtlasView extends VBox {

    /// The keys of its parts, for the list of keys.
    public static final List<ShortcutRow> KEYS = ViewKeys.rows(HeatView.KEYS, DepthView.KEYS, IcicleView.KEYS);

    private final Messages messages;
    private final Controls controls;
    private final AtlasController atlas;
    private final AtlasWords words;
    private final Label sentence = new Label();

    public AtlasView(PaneServices services, AtlasController atlas) {
        messages = services.messages();
        controls = services.controls();
        this.atlas = atlas;
        words = new AtlasWords(messages);
        getStyleClass().add("atlas-view");
        sentence.setId("atlas-told");
        sentence.getStyleClass().add("atlas-told");
        sentence.setMaxWidth(Double.MAX_VALUE);
        Label none = new Label(messages.get("atlas.none"));
        none.setId("atlas-none");
        none.setWrapText(true);
        when(begun().not(), none);
        IcicleView icicle = new IcicleView(messages, atlas, sentence::setText);
        setVgrow(icicle, Priority.ALWAYS);
        icicle.visibleProperty().bind(begun());
        sentence.visibleProperty().bind(begun());
        StackPane pages = styled("atlas-page", new StackPane());
        setVgrow(pages, Priority.ALWAYS);
        ViewListeners.observe(this, atlas.page, page -> {
            sentence.setText("");
            pages.getChildren().setAll(page(page));
        });
        Node pageBar = pageBar();
        pageBar.visibleProperty().bind(begun());
        pages.visibleProperty().bind(begun());
        getChildren().addAll(outlineBar(), none, icicle, sentence, pageBar, pages);
    }

    private BooleanBinding begun() {
        return atlas.playback.search.tree.isNotNull();
    }

    private Node outlineBar() {
        ComboBoxOf<Icicle.Measure> measure = new ComboBoxOf<>(
                "atlas-measure", List.of(Icicle.Measure.values()), atlas.measure, each -> switch (each) {
                    case GUESSES -> messages.get("atlas.by-guesses");
                    case EVENTS -> messages.get("atlas.by-events");
                });
        Button whole = controls.namedButton("atlas-whole", Availability.always(), () -> atlas.part.set(Part.WHOLE));
        BooleanBinding marks = atlas.marked.isNotEqualTo(List.of());
        Button next =
                controls.namedButton("atlas-next", Availability.when(marks, "atlas.gray.marks"), atlas::nextMarked);
        MenuButton export = new MenuButton(messages.get("atlas.export"));
        export.setId("atlas-export");
        export.disableProperty().bind(atlas.summary.isNull());
        for (AtlasFiles.Form form : AtlasFiles.Form.values()) {
            export.getItems().add(controls.menuItem(save(form)));
        }
        Label state = new Label();
        state.setId("atlas-sentence");
        ViewListeners.observe(this, atlas.files.state, now -> state.setText(now.sentence()));
        return row(named("atlas.width", measure), whole, next, export, state);
    }

    private Command save(AtlasFiles.Form form) {
        Availability always = Availability.always();
        Runnable save = () -> atlas.files.save(form);
        return switch (form) {
            case SVG -> new Command("atlas-svg", always, save);
            case PNG -> new Command("atlas-png", always, save);
            case CSV -> new Command("atlas-csv", always, save);
            case JSON -> new Command("atlas-json", always, save);
            case DOT -> new Command("atlas-dot", always, save);
        };
    }

    private Node pageBar() {
        return row(controls.segmented(
                atlas.page,
                List.of(
                        new RadioOption<>("atlas-depths-page", Page.DEPTHS),
                        new RadioOption<>("atlas-heat-page", Page.HEAT),
                        new RadioOption<>("atlas-equal-page", Page.EQUAL),
                        new RadioOption<>("atlas-difference-page", Page.DIFFERENCE))));
    }

    private Node page(Page page) {
        return switch (page) {
            case DEPTHS -> new DepthView(messages, atlas, sentence::setText);
            case HEAT -> heat();
            case EQUAL -> equal();
            case DIFFERENCE -> difference();
        };
    }

    private Node heat() {
        ComboBoxOf<Heat.Measure> measure =
                new ComboBoxOf<>("atlas-heat-measure", List.of(Heat.Measure.values()), atlas.heat, words::heat);
        HeatView board = new HeatView(messages, atlas, sentence::setText);
        HBox.setHgrow(board, Priority.ALWAYS);
        Label label = new Label(messages.get("atlas.heat-of"));
        label.setLabelFor(measure);
        VBox choice = column("atlas-column", label, measure);
        return line("atlas-beside", choice, board);
    }

    private Node equal() {
        ListView<EqualBranches.Group> list = list(
                "atlas-groups",
                messages.get("atlas.equal"),
                group -> words.group(group, atlas.tree.get().guesses()),
                atlas::mark);
        Label empty = new Label();
        empty.setWrapText(true);
        list.setPlaceholder(empty);
        ViewListeners.observe(list, atlas.equal, found -> {
            list.setItems(FXCollections.observableArrayList(found == null ? List.of() : found.groups()));
            empty.setText(messages.get(found == null ? "atlas.equal-none-yet" : "atlas.equal-none"));
        });
        return list;
    }

    private Node difference() {
        AtlasDifference difference = atlas.difference;
        ComboBoxOf<AtlasDifference.Other> other =
                new ComboBoxOf<>("atlas-other", difference.others.get(), difference.other, words::other);
        ViewListeners.onChange(other, difference.others, all -> {
            AtlasDifference.Other chosen = difference.other.get();
            other.getItems().setAll(all);
            other.setValue(all.contains(chosen) ? chosen : all.getLast());
        });
        Button compare = controls.namedButton(
                "atlas-compare", Availability.when(begun(), "atlas.gray.begun"), difference::compare);
        Button keep =
                controls.namedButton("atlas-keep", Availability.when(begun(), "atlas.gray.begun"), difference::keep);
        Label sentence = wrapped(new Label());
        sentence.setId("atlas-compared");
        ViewListeners.observe(sentence, difference.state, state -> sentence.setText(state.sentence()));
        ListView<TreeDifference.Branch> list = list(
                "atlas-branches",
                messages.get("atlas.difference"),
                branch -> words.only(branch, shownName(), otherName()),
                branch -> {
                    AtlasDifference.Compared compared = difference.compared.get();
                    if (branch.inFirst() && compared != null) {
                        atlas.mark(compared.first().first(branch.node()));
                    }
                });
        Label empty = new Label();
        list.setPlaceholder(empty);
        ViewListeners.observe(list, difference.compared, compared -> {
            empty.setText(compared == null ? "" : messages.get("atlas.difference-none"));
            list.setItems(FXCollections.observableArrayList(
                    compared == null ? List.of() : compared.difference().branches()));
        });
        list.setMinHeight(60);
        PartedView parted = new PartedView(atlas, this::sides);
        setVgrow(parted, Priority.ALWAYS);
        when(difference.compared.isNotNull(), parted);
        ViewListeners.observe(list, parted.visibleProperty(), shown -> {
            list.setPrefHeight(shown ? 90 : Region.USE_COMPUTED_SIZE);
            setVgrow(list, shown ? Priority.NEVER : Priority.ALWAYS);
        });
        Label parting = wrapped(new Label());
        parting.setId("atlas-parting");
        ViewListeners.observe(
                parting,
                difference.compared,
                compared -> parting.setText(compared == null ? "" : words.parting(compared.difference())));
        when(parting.textProperty().isNotEmpty(), parting);
        Node bar = row(named("atlas.with", other), compare, keep);
        return column("atlas-column", bar, sentence, parting, parted, list);
    }

    /// Returns the names of both searches that are compared, and where they part.
    private List<String> sides() {
        AtlasDifference.Compared compared = atlas.difference.compared.get();
        return compared == null
                ? List.of()
                : List.of(
                        words.side(shownName(), compared.first()),
                        words.side(otherName(), compared.second()),
                        words.parting(compared.difference()));
    }

    private String shownName() {
        return atlas.playback.search.ownGuesses.get()
                ? messages.get("atlas.yours")
                : SearchNames.of(messages, atlas.playback.search.by());
    }

    private String otherName() {
        AtlasDifference.Compared compared = atlas.difference.compared.get();
        return compared == null ? "" : words.other(compared.with());
    }

    /// Returns a list whose selected row is acted on.
    private <T> ListView<T> list(String id, String title, Function<T, String> name, Consumer<T> action) {
        ListView<T> list = new ListView<>();
        list.setId(id);
        list.setAccessibleText(title);
        list.setMinHeight(90);
        list.setCellFactory(Cells.list(name));
        list.getSelectionModel().selectedItemProperty().addListener((_, _, chosen) -> {
            if (chosen != null) {
                action.accept(chosen);
            }
        });
        return list;
    }

    private Node named(String key, Node control) {
        Label label = new Label(messages.get(key));
        label.setLabelFor(control);
        return line("atlas-row", label, control);
    }

    private static Node row(Node... nodes) {
        return flow("atlas-bar", nodes);
    }
}
