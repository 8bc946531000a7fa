package nonet.ui.hunt;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.title;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;
import static nonet.ui.kit.Parts.wrappedLine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.generate.ErRequest.Gem;
import nonet.service.hunt.Find;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Parts;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.pane.PaneTask.Phase;
import nonet.ui.kit.window.SideWindow;

/// A hunt: its seeds and moves, its goal, the commands, and the table of finds.
public final class HuntView extends VBox {

    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private final Messages messages;
    private final Controls controls;
    private final HuntController controller;
    private final HuntFields fields;
    private final FilePicker files;

    public HuntView(PaneServices services, HuntController controller) {
        messages = services.messages();
        controls = services.controls();
        files = services.files();
        this.controller = controller;
        fields = controller.fields;
        getStyleClass().add("hunt-view");
        HuntTable table = new HuntTable(messages, controller.finds, this::openOnBoard, services.tasks());
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox form = column("hunt-form", seeds(), moves(), rating(), other());
        form.disableProperty().bind(in(controller.state, PaneTask.State::isUnderWay));
        Label refusal = styled("refusal", label("hunt-refusal", controller.refusal));
        Label saved = label("hunt-saved", controller.saved);
        getChildren()
                .addAll(
                        form,
                        when(controller.refusal.isNotEmpty(), refusal),
                        buttons(),
                        sentence(),
                        table,
                        when(saved.textProperty().isNotEmpty(), saved));
    }

    /// Puts a puzzle on the board, which the window of this view must not cover.
    private void openOnBoard(Find find) {
        controller.openOnBoard(find);
        SideWindow.stepAside(getScene().getWindow());
    }

    private Node seeds() {
        ComboBoxOf<HuntSeeds.Kind> kind =
                new ComboBoxOf<>("hunt-kind", List.of(HuntSeeds.Kind.values()), controller.kind, this::nameOf);
        Button choose = controls.namedButton(
                "hunt-file",
                controller.kind.isEqualTo(HuntSeeds.Kind.FILE),
                () -> files.toOpen(messages.get("hunt.choose"), controller.file::set));
        choose.visibleProperty().bind(choose.disabledProperty().not());
        Label name = label(
                "hunt-file-name",
                Bindings.createStringBinding(
                        () -> controller.file.get() == null
                                ? ""
                                : String.valueOf(controller.file.get().getFileName()),
                        controller.file));
        name.visibleProperty().bind(choose.visibleProperty());
        return row(named("hunt.seeds", kind), kind, choose, name);
    }

    private String nameOf(HuntSeeds.Kind kind) {
        return messages.get(
                switch (kind) {
                    case BOARD -> "hunt.from-board";
                    case PATTERN -> "hunt.from-pattern";
                    case FILE -> "hunt.from-file";
                });
    }

    private Node moves() {
        ComboBoxOf<String> moves = new ComboBoxOf<>("hunt-moves", HuntFields.MOVES, fields.moves, each -> each);
        moves.setTooltip(new Tooltip(messages.get("hunt.moves-tip")));
        TextField rounds = field("hunt-rounds", fields.rounds, "hunt.rounds-tip");
        return row(
                named("hunt.moves", moves),
                moves,
                check(
                        "hunt-in-place",
                        messages.get("hunt.in-place"),
                        messages.get("hunt.in-place-tip"),
                        fields.inPlace),
                named("hunt.rounds", rounds),
                rounds);
    }

    private Node rating() {
        TextField er = field("hunt-er", fields.er, "hunt.er-tip");
        TextField ep = field("hunt-ep", fields.ep, "hunt.ep-tip");
        TextField ed = field("hunt-ed", fields.ed, "hunt.ed-tip");
        ComboBoxOf<Gem> gem = new ComboBoxOf<>(
                "hunt-gem", List.of(Gem.values()), fields.gem, each -> messages.name("hunt.gem-", each));
        gem.setAccessibleText(messages.get("hunt.gem"));
        return row(named("hunt.least-er", er), er, named("hunt.least-ep", ep), ep, named("hunt.least-ed", ed), ed, gem);
    }

    private Node other() {
        Words words = new Words(messages::locale);
        List<Optional<Technique>> techniques = Stream.concat(
                        Stream.of(Optional.<Technique>empty()),
                        Stream.of(Technique.values())
                                .filter(each -> each != Technique.BRUTE_FORCE)
                                .map(Optional::of))
                .toList();
        ComboBoxOf<Optional<Technique>> needs = new ComboBoxOf<>(
                "hunt-needs",
                techniques,
                fields.needs,
                each -> each.map(words::of).orElseGet(() -> messages.get("hunt.any-technique")));
        TextField guesses = field("hunt-guesses", fields.guesses, "hunt.guesses-tip");
        TextField fewest = field("hunt-fewest", fields.fewest, "hunt.fewest-tip");
        TextField most = field("hunt-most", fields.most, "hunt.most-tip");
        return row(
                named("hunt.needs", needs),
                needs,
                named("hunt.least-guesses", guesses),
                guesses,
                named("hunt.clues", fewest),
                fewest,
                named("hunt.to", most),
                most,
                check("hunt-minimal", messages.get("hunt.minimal"), messages.get("hunt.minimal-tip"), fields.minimal));
    }

    private Node buttons() {
        BooleanBinding free = in(controller.state, state -> !state.isUnderWay())
                .and(controller.refusal.isEmpty())
                .and(Bindings.createBooleanBinding(
                        () -> controller.kind.get() != HuntSeeds.Kind.FILE || controller.file.get() != null,
                        controller.kind,
                        controller.file));
        Button start = styled("accent", controls.namedButton("hunt-start", free, controller::start));
        Button pause = controls.namedButton(
                "hunt-pause", in(controller.state, state -> state.phase() == Phase.RUNNING), controller::pause);
        Button resume = controls.namedButton(
                "hunt-resume", in(controller.state, state -> state.phase() == Phase.PAUSED), controller::resume);
        Button stop =
                controls.namedButton("hunt-stop", in(controller.state, PaneTask.State::isUnderWay), controller::stop);
        List.of(pause, resume, stop)
                .forEach(each -> when(each.disabledProperty().not(), each));
        return row(
                start,
                pause,
                resume,
                stop,
                controls.namedButton(
                        "hunt-save",
                        controller.begun,
                        () -> files.toSave(
                                messages.get("hunt.save-title"),
                                messages.get("hunt.save-kind"),
                                messages.get("hunt.save-name") + ".txt",
                                controller::save)),
                controls.namedButton(
                        "hunt-continue",
                        in(controller.state, state -> !state.isUnderWay()),
                        () -> files.toOpen(messages.get("hunt.continue-title"), controller::goOn)));
    }

    private Node sentence() {
        Label sentence = wrapped(label("hunt-sentence", controller.state.map(PaneTask.State::sentence)));
        ViewListeners.observe(
                this, controller.state, state -> sentence.pseudoClassStateChanged(FAILED, state.failed()));
        return sentence;
    }

    private static CheckBox check(String id, String text, String tip, BooleanProperty chosen) {
        CheckBox box = Parts.check(id, text, chosen);
        box.setTooltip(new Tooltip(tip));
        return box;
    }

    private TextField field(String id, StringProperty text, String tip) {
        TextField field = Parts.field(id, messages.get(tip), "", text);
        field.setPrefColumnCount(4);
        return field;
    }

    private Label named(String key, Node control) {
        return title(messages.get(key), control);
    }

    private static HBox row(Node... nodes) {
        return wrappedLine("hunt-row", nodes);
    }
}
