package nonet.ui.verdict;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import nonet.grid.Cell;
import nonet.grid.Conflict;
import nonet.service.diagnosis.Additions;
import nonet.service.diagnosis.ConflictingClues;
import nonet.service.diagnosis.Finding;
import nonet.service.diagnosis.MissingClues;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The explanation of the verdict: a sentence, then what clashes and the proof of it, or the solutions there are and
/// what would leave just one. A chosen line shows on the board what it says.
public final class WhyView extends VBox {

    private final Messages texts;
    private final WhyController controller;
    private final Function<Conflict, String> conflicts;
    private final Function<Event, String> events;
    private final ObservableList<WhyLine> lines = FXCollections.observableArrayList();
    private final VBox shortages = new VBox();
    private final Label digits = new Label();

    /// @param conflicts a digit that stands twice, in words
    /// @param events an event in words
    /// @param toTrace puts the proof into the trace and shows that
    public WhyView(
            Messages texts,
            Controls controls,
            WhyController controller,
            Function<Conflict, String> conflicts,
            Function<Event, String> events,
            Runnable toTrace) {
        this.texts = texts;
        this.controller = controller;
        this.conflicts = conflicts;
        this.events = events;
        getStyleClass().add("why-view");
        Label heading = sentence("why-heading");
        heading.textProperty().bind(controller.headingProperty());
        getChildren().addAll(heading, shortages, solutions(controls), mending(controls), proof(controls, toTrace));
        shortages.getStyleClass().add("why-lines");
        controller.groundProperty().subscribe(this::show);
    }

    private Node solutions(Controls controls) {
        Label counted = sentence("why-counted");
        counted.textProperty().bind(controller.countedProperty());
        Label difference = sentence("why-difference");
        difference.textProperty().bind(controller.differenceProperty());
        collapse(difference, controller.differenceProperty().isNotEmpty());
        BooleanBinding before = controller.numberProperty().greaterThan(1);
        BooleanBinding after = controller.numberProperty().lessThan(controller.solutionsProperty());
        HBox row = new HBox(
                controls.namedButton(new Command("why-previous", null, null, before, controller::previous)),
                controls.namedButton(new Command("why-next", null, null, after, controller::next)));
        row.getStyleClass().add("why-buttons");
        VBox box = new VBox(counted, row, difference);
        box.getStyleClass().add("why-lines");
        collapse(box, controller.solutionsProperty().greaterThan(0));
        return box;
    }

    private Node mending(Controls controls) {
        Label sentence = sentence("why-additions");
        sentence.textProperty()
                .bind(controller
                        .additionsProperty()
                        .map(added -> added == null ? "" : words(added))
                        .orElse(""));
        BooleanBinding found = controller.additionsProperty().isNotNull();
        HBox row = new HBox(controls.namedButton(new Command("why-add", null, null, found, controller::add)));
        VBox box = new VBox(sentence, row);
        box.getStyleClass().add("why-lines");
        collapse(box, found);
        return box;
    }

    private Node proof(Controls controls, Runnable toTrace) {
        BooleanBinding clashing = Bindings.createBooleanBinding(
                () -> controller.groundProperty().get() instanceof Finding.Clashing, controller.groundProperty());
        digits.setId("why-digits");
        digits.setWrapText(true);
        digits.setMinHeight(Region.USE_PREF_SIZE);
        collapse(digits, clashing);
        ListView<WhyLine> list = new ListView<>(lines);
        list.setId("why-list");
        list.setAccessibleText(texts.get("why.proof"));
        list.setCellFactory(owner -> new WhyLine.Row());
        list.getSelectionModel().selectedItemProperty().subscribe(line -> {
            if (line != null) {
                line.show().run();
            }
        });
        Button prove = controls.namedButton(new Command("why-trace", null, null, clashing, toTrace));
        collapse(prove, clashing);
        VBox box = new VBox(digits, list, prove);
        box.getStyleClass().add("why-lines");
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox.setVgrow(box, Priority.ALWAYS);
        collapse(box, Bindings.isNotEmpty(lines));
        return box;
    }

    private void show(@Nullable Finding ground) {
        lines.clear();
        shortages.getChildren().clear();
        switch (ground) {
            case null -> {}
            case Finding.Excluded(), Finding.Proper() -> {}
            case Finding.Contradictory(List<Conflict> all) ->
                all.forEach(
                        each -> lines.add(new WhyLine(conflicts.apply(each), 0, () -> controller.showConflict(each))));
            case Finding.Clashing(ConflictingClues clash) -> {
                digits.setText(words(clash));
                for (long index = 0; index < clash.proof().size(); index++) {
                    Entry entry = clash.proof().get(index);
                    lines.add(new WhyLine(
                            events.apply(entry.event()), entry.level(), () -> controller.showProof(entry.index())));
                }
                if (!clash.whole()) {
                    lines.add(
                            new WhyLine(texts.get("why.cut", clash.proof().size()), 0, () -> controller.showProof(-1)));
                }
            }
            case Finding.Several(List<MissingClues> known) -> known.forEach(this::tell);
        }
    }

    private void tell(MissingClues shortage) {
        Label line = sentence("why-shortage");
        line.setText(
                switch (shortage) {
                    case MissingClues.Givens(int count) -> texts.get("why.short-givens", count);
                    case MissingClues.Digits(var missing) ->
                        texts.get(
                                "why.short-digits",
                                missing.size(),
                                String.join(" ", missing.toString().split("")));
                });
        shortages.getChildren().add(line);
    }

    private String words(ConflictingClues clash) {
        StringBuilder words = new StringBuilder();
        for (Cell cell : clash.cells()) {
            words.append(words.isEmpty() ? "" : ", ")
                    .append(cell)
                    .append(" = ")
                    .append(clash.puzzle().given(cell));
        }
        return words.toString();
    }

    private String words(Additions additions) {
        String added = additions.digits().stream()
                .map(digit -> digit.cell() + " = " + digit.digit())
                .collect(Collectors.joining(", "));
        return texts.get(
                additions.fewest() ? "why.add-fewest" : "why.add-enough",
                additions.digits().size(),
                added);
    }

    private static void collapse(Node node, BooleanBinding shown) {
        node.visibleProperty().bind(shown);
        node.managedProperty().bind(node.visibleProperty());
    }

    private static Label sentence(String id) {
        Label label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
