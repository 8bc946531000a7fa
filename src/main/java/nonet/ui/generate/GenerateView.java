package nonet.ui.generate;

import java.util.List;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.Property;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import nonet.generate.ErRequest.Gem;
import nonet.generate.PuzzleRequest.Digits;
import nonet.generate.Symmetry;
import nonet.ui.kit.Chooser;
import nonet.ui.kit.Follow;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Scrolling;

/// The request for a new puzzle, and below it the progress of the search.
final class GenerateView extends VBox {

    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private final Messages messages;
    private final GenerateController controller;

    GenerateView(Messages messages, GenerateController controller) {
        this.messages = messages;
        this.controller = controller;
        getStyleClass().add("generate-view");
        getChildren().addAll(Scrolling.of(wishes()), progress());
    }

    private GridPane wishes() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("generate-wishes");
        grid.addRow(
                0,
                title("generate.symmetry"),
                box("generate-symmetry", Symmetry.values(), controller.symmetryProperty(), this::name));
        grid.addRow(
                1,
                title("generate.level"),
                box("generate-level", Difficulty.values(), controller.difficultyProperty(), this::name));
        TextField fewest = number("generate-fewest", "generate.fewest", controller.fewestProperty());
        TextField most = number("generate-most", "generate.most", controller.mostProperty());
        HBox range = new HBox(fewest, new Label(messages.get("generate.to")), most);
        range.getStyleClass().add("generate-range");
        grid.addRow(2, title("generate.clues"), range);
        CheckBox minimal = new CheckBox(messages.get("generate.minimal"));
        minimal.setId("generate-minimal");
        minimal.setMinWidth(USE_PREF_SIZE);
        minimal.selectedProperty().bindBidirectional(controller.minimalProperty());
        grid.add(minimal, 1, 3);
        TextField lowest = number("generate-er-lowest", "generate.er-lowest", controller.lowestErProperty());
        TextField highest = number("generate-er-highest", "generate.er-highest", controller.highestErProperty());
        HBox ratings = new HBox(lowest, new Label(messages.get("generate.to")), highest);
        ratings.getStyleClass().add("generate-range");
        grid.addRow(4, title("generate.er"), ratings);
        Chooser<Gem> gem = box("generate-gem", Gem.values(), controller.gemProperty(), this::name);
        gem.setTooltip(new Tooltip(messages.get("generate.gem-tip")));
        grid.addRow(5, title("generate.gem"), gem);
        more(grid);
        Follow.value(this, controller.refusalProperty(), why -> {
            boolean rating = why.equals(controller.ratingRefusal());
            fewest.pseudoClassStateChanged(DANGER, !why.isEmpty() && !rating);
            most.pseudoClassStateChanged(DANGER, !why.isEmpty() && !rating);
            lowest.pseudoClassStateChanged(DANGER, !why.isEmpty() && rating);
            highest.pseudoClassStateChanged(DANGER, !why.isEmpty() && rating);
        });
        grid.disableProperty().bind(controller.runningProperty());
        return grid;
    }

    private void more(GridPane grid) {
        PathWishes path = controller.path();
        TextField needs = new TechniqueField(
                "generate-needs",
                messages.get("generate.needs"),
                messages.get("generate.needs-prompt"),
                path.needsProperty(),
                path);
        grid.addRow(6, title("generate.needs"), needs);
        TextField hardest = new TechniqueField(
                "generate-hardest",
                messages.get("generate.hardest"),
                messages.get("generate.hardest-prompt"),
                path.hardestProperty(),
                path);
        grid.addRow(7, title("generate.hardest"), hardest);
        TextField without = new TechniqueField(
                "generate-without",
                messages.get("generate.without"),
                messages.get("generate.without-prompt"),
                path.withoutProperty(),
                path);
        grid.addRow(8, title("generate.without"), without);
        HBox scores = new HBox(
                number("generate-score-lowest", "generate.score-lowest", path.lowestScoreProperty()),
                new Label(messages.get("generate.to")),
                number("generate-score-highest", "generate.score-highest", path.highestScoreProperty()));
        scores.getStyleClass().add("generate-range");
        grid.addRow(9, title("generate.score"), scores);
        grid.addRow(
                10,
                title("generate.digits"),
                box("generate-digits", Digits.values(), controller.digitsProperty(), this::name));
        CheckBox drawn = new CheckBox(messages.get("generate.drawn"));
        drawn.setId("generate-drawn");
        drawn.setMinWidth(USE_PREF_SIZE);
        drawn.selectedProperty().bindBidirectional(controller.drawnProperty());
        grid.add(drawn, 1, 11);
        TextField seed = new TextField();
        seed.setId("generate-seed");
        seed.setAccessibleText(messages.get("generate.seed"));
        seed.textProperty().bindBidirectional(controller.seedProperty());
        seed.promptTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> controller.lastSeedProperty().get().isEmpty()
                                ? messages.get("generate.seed-new")
                                : messages.get(
                                        "generate.seed-last",
                                        controller.lastSeedProperty().get()),
                        controller.lastSeedProperty()));
        grid.addRow(12, title("generate.seed"), seed);
    }

    private String name(Digits digits) {
        return messages.get(
                switch (digits) {
                    case ANY -> "generate.digits-any";
                    case EIGHT -> "generate.digits-eight";
                    case NINE -> "generate.digits-nine";
                });
    }

    private Node buttons() {
        Button stop = new Button(messages.get("generate.stop"));
        stop.setId("generate-stop");
        stop.setOnAction(pressed -> controller.stop());
        showWhile(controller.runningProperty(), stop);
        Button nearest = new Button(messages.get("generate.nearest"));
        nearest.setId("generate-nearest");
        nearest.setOnAction(pressed -> controller.takeNearest());
        showWhile(controller.nearestProperty().isNotNull().and(Bindings.not(controller.runningProperty())), nearest);
        HBox buttons = new HBox(stop, nearest);
        buttons.getStyleClass().add("generate-range");
        return buttons;
    }

    private Label title(String key) {
        Label title = new Label(messages.get(key));
        title.setMinWidth(USE_PREF_SIZE);
        return title;
    }

    private static <T> Chooser<T> box(String id, T[] values, Property<T> chosen, Function<T, String> name) {
        Chooser<T> box = new Chooser<>(id, List.of(values), chosen, name);
        box.setVisibleRowCount(values.length);
        box.setMaxWidth(Double.MAX_VALUE);
        return box;
    }

    private TextField number(String id, String tip, StringProperty typed) {
        TextField field = new TextField();
        field.setId(id);
        field.setPrefColumnCount(4);
        field.setPromptText(messages.get("generate.any-clues"));
        field.setTooltip(new Tooltip(messages.get(tip)));
        field.setAccessibleText(messages.get(tip));
        field.textProperty().bindBidirectional(typed);
        return field;
    }

    private Node progress() {
        ProgressBar bar = new ProgressBar();
        bar.setId("generate-progress");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.progressProperty().bind(controller.progressProperty());
        showWhile(controller.runningProperty(), bar);
        Label sentence = new Label();
        sentence.setId("generate-sentence");
        sentence.getStyleClass().add("generate-sentence");
        sentence.setWrapText(true);
        sentence.textProperty().bind(controller.sentenceProperty());
        Follow.value(this, controller.failedProperty(), failed -> sentence.pseudoClassStateChanged(FAILED, failed));
        Label refusal = new Label();
        refusal.setId("generate-refusal");
        refusal.getStyleClass().add("refusal");
        refusal.setWrapText(true);
        refusal.textProperty().bind(controller.refusalProperty());
        BooleanBinding refused = controller.refusalProperty().isNotEmpty();
        showWhile(refused, refusal);
        showWhile(refused.not(), sentence);
        VBox box = new VBox(bar, sentence, refusal, buttons());
        box.getStyleClass().add("generate-progress");
        return box;
    }

    private static void showWhile(ObservableBooleanValue condition, Node node) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(condition);
    }

    private String name(Symmetry symmetry) {
        return switch (symmetry) {
            case NONE -> messages.get("generate.symmetry-none");
            case ROTATIONAL -> messages.get("generate.symmetry-rotational");
            case ROTATIONAL_90 -> messages.get("generate.symmetry-rotational-90");
            case DIAGONAL -> messages.get("generate.symmetry-diagonal");
            case ANTI_DIAGONAL -> messages.get("generate.symmetry-anti-diagonal");
            case HORIZONTAL -> messages.get("generate.symmetry-horizontal");
            case VERTICAL -> messages.get("generate.symmetry-vertical");
            case BOTH_DIAGONALS -> messages.get("generate.symmetry-both-diagonals");
            case BOTH_AXES -> messages.get("generate.symmetry-both-axes");
            case FULL -> messages.get("generate.symmetry-full");
        };
    }

    private String name(Gem gem) {
        return messages.get(
                switch (gem) {
                    case ANY -> "generate.gem-any";
                    case PEARL -> "generate.gem-pearl";
                    case DIAMOND -> "generate.gem-diamond";
                });
    }

    private String name(Difficulty difficulty) {
        return switch (difficulty) {
            case ANY -> messages.get("generate.level-any");
            case EASY -> messages.get("level.easy");
            case MEDIUM -> messages.get("level.medium");
            case HARD -> messages.get("level.hard");
            case UNFAIR -> messages.get("level.unfair");
        };
    }
}
