package nonet.ui.verdict;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;

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
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.solver.Step;
import nonet.notation.Names;
import nonet.service.diagnosis.Additions;
import nonet.service.diagnosis.Argument;
import nonet.service.diagnosis.ConflictingClues;
import nonet.service.diagnosis.Finding;
import nonet.service.diagnosis.Impasse;
import nonet.service.diagnosis.MissingClues;
import nonet.ui.kit.Cells;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// The explanation of the verdict: a sentence, then the conflicting digits and the proof, or the solutions and the
/// digits that would leave exactly one. A selected line is shown on the board.
public final class WhyView extends VBox {

    private final Messages messages;
    private final WhyController controller;
    private final Function<Conflict, String> conflicts;
    private final ArgumentWords words;
    private final ObservableList<WhyLine> lines = FXCollections.observableArrayList();
    private final VBox shortages = new VBox();
    private final Label digits = new Label();

    /// @param conflicts the repeated digits, in words
    /// @param toTrace puts the search through the clashing digits into the trace and shows that
    public WhyView(
            Messages messages,
            Controls controls,
            WhyController controller,
            Function<Conflict, String> conflicts,
            Runnable toTrace) {
        this.messages = messages;
        this.controller = controller;
        this.conflicts = conflicts;
        words = new ArgumentWords(messages);
        getStyleClass().add("why-view");
        Label heading = sentence("why-heading");
        heading.textProperty().bind(controller.heading);
        getChildren()
                .addAll(
                        heading,
                        shortages,
                        back(controls),
                        solutions(controls),
                        mending(controls),
                        ratings(controls),
                        proof(controls, toTrace));
        shortages.getStyleClass().add("why-lines");
        ViewListeners.observe(this, controller.finding, this::show);
        ViewListeners.observe(this, controller.argument, found -> {
            if (found != null) {
                found.ifPresent(this::argue);
            }
        });
    }

    private Node back(Controls controls) {
        BooleanBinding mistaken =
                Bindings.createBooleanBinding(controller::isMistaken, controller.finding, controller.document);
        HBox row = new HBox(controls.namedButton("why-back", mistaken, controller::back));
        collapse(row, mistaken);
        return row;
    }

    private Node solutions(Controls controls) {
        SolutionBrowser browser = controller.solutions;
        Label counted = sentence("why-counted");
        counted.textProperty().bind(browser.counted);
        Label difference = sentence("why-difference");
        difference.textProperty().bind(browser.difference);
        collapse(difference, browser.difference.isNotEmpty());
        BooleanBinding before = browser.number.greaterThan(1);
        BooleanBinding after = browser.number.lessThan(browser.solutions);
        HBox row = line(
                "why-buttons",
                controls.namedButton("why-previous", before, browser::previous),
                controls.namedButton("why-next", after, browser::next));
        VBox box = column("why-lines", counted, row, difference);
        collapse(box, browser.solutions.greaterThan(0));
        return box;
    }

    private Node mending(Controls controls) {
        Label sentence = sentence("why-additions");
        ViewListeners.observe(
                sentence, controller.additions, added -> sentence.setText(added == null ? "" : words(added)));
        BooleanBinding found = controller.additions.isNotNull();
        HBox row = new HBox(controls.namedButton("why-add", found, controller::add));
        VBox box = column("why-lines", sentence, row);
        collapse(box, found);
        return box;
    }

    private Node ratings(Controls controls) {
        BooleanBinding proper = Bindings.createBooleanBinding(
                () -> controller.finding.get() instanceof Finding.Proper, controller.finding);
        Node view = new PatternRatingsView(controls, controller.ratings);
        collapse(view, proper);
        return view;
    }

    private Node proof(Controls controls, Runnable toTrace) {
        BooleanBinding clashing = Bindings.createBooleanBinding(() -> controller.clash() != null, controller.finding);
        digits.setId("why-digits");
        digits.setWrapText(true);
        digits.setMinHeight(Region.USE_PREF_SIZE);
        collapse(digits, digits.textProperty().isNotEmpty());
        Label state = sentence("why-argument");
        ViewListeners.observe(
                state,
                controller.argument,
                found -> state.setText(messages.get(
                        found == null ? "why.arguing" : found.isPresent() ? "why.argument" : "why.no-argument")));
        collapse(state, clashing);
        ListView<WhyLine> list = new ListView<>(lines);
        list.setId("why-list");
        list.setAccessibleText(messages.get("why.proof"));
        list.setCellFactory(Cells.wrapped(WhyLine::text));
        list.getSelectionModel().selectedItemProperty().subscribe(line -> {
            if (line != null) {
                line.show().run();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        collapse(list, Bindings.isNotEmpty(lines));
        Button prove = controls.namedButton("why-trace", clashing, toTrace);
        collapse(prove, clashing);
        VBox box = column("why-lines", digits, state, list, prove);
        VBox.setVgrow(box, Priority.ALWAYS);
        collapse(box, clashing.or(Bindings.isNotEmpty(lines)));
        return box;
    }

    private void show(@Nullable Finding finding) {
        lines.clear();
        shortages.getChildren().clear();
        digits.setText("");
        switch (finding) {
            case null -> {}
            case Finding.Excluded(), Finding.Proper(), Finding.Misplaced _ -> {}
            case Finding.Contradictory(List<Conflict> all) ->
                all.forEach(each -> lines.add(new WhyLine(conflicts.apply(each), () -> controller.showConflict(each))));
            case Finding.Clashing(ConflictingClues clash) ->
                digits.setText(WhyController.words(clash.puzzle(), clash.cells()));
            case Finding.Several(List<MissingClues> known) -> known.forEach(this::tell);
        }
    }

    private void argue(Argument argument) {
        for (Step step : argument.steps()) {
            lines.add(new WhyLine(words.of(step, lines.size() + 1), () -> controller.showStep(step)));
        }
        lines.add(new WhyLine(words.of(argument.end()), () -> controller.showEnd(argument)));
    }

    private void tell(MissingClues shortage) {
        Label line = sentence("why-shortage");
        line.setText(
                switch (shortage) {
                    case MissingClues.Givens(int count) -> messages.get("why.short-givens", count);
                    case MissingClues.Digits(var missing) ->
                        messages.get("why.short-digits", missing.size(), new Words(messages::locale).of(missing));
                });
        shortages.getChildren().add(line);
    }

    private String words(Additions additions) {
        String added = additions.digits().stream()
                .map(digit -> digit.cell() + " = " + digit.digit())
                .collect(Collectors.joining(", "));
        return messages.get(
                additions.fewest() ? "why.add-fewest" : "why.add-enough",
                additions.digits().size(),
                added);
    }

    private static void collapse(Node node, BooleanBinding shown) {
        when(shown, node);
    }

    private static Label sentence(String id) {
        Label label = wrapped(new Label());
        label.setId(id);
        return label;
    }

    /// A line of an explanation.
    ///
    /// @param show shows on the board what it says
    private record WhyLine(String text, Runnable show) {}

    /// The steps of an argument and the contradiction at its end in words.
    private static final class ArgumentWords {

        private final Messages messages;
        private final Explainer explainer;

        ArgumentWords(Messages messages) {
            this.messages = messages;
            explainer = new Explainer(new Words(messages::locale));
        }

        /// Returns the number, the name and the sentences of a step.
        String of(Step step, int number) {
            Explanation explained =
                    explainer.explain(step.deduction(), step.before().grid());
            String sentences = explained.sentences().stream()
                    .map(Sentence::text)
                    .reduce((before, next) -> messages.get("hint.sentences", before, next))
                    .orElse("");
            return messages.get("why.step", number, explained.name(), sentences);
        }

        String of(Impasse end) {
            return switch (end) {
                case Impasse.TooFewPlaces(DigitSet digits, House house, CellSet cells) -> {
                    String where = explainer.words().of(house);
                    yield digits.size() == 1
                            ? messages.get("why.no-place", list(digits), where)
                            : messages.get("why.too-few-places", list(digits), cells.size(), Names.of(cells), where);
                }
                case Impasse.TooFewDigits(CellSet cells, DigitSet digits) ->
                    cells.size() == 1
                            ? messages.get("why.no-candidate", Names.of(cells))
                            : messages.get("why.too-few-digits", Names.of(cells), digits.size(), list(digits));
            };
        }

        private static String list(DigitSet digits) {
            return String.join(", ", digits.toString().split(""));
        }
    }
}
