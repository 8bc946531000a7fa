package nonet.ui.search;

import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;

import java.util.List;
import java.util.Objects;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.RadioOption;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.ViewListeners;
import nonet.ui.search.SearchTreeController.Scope;

/// The tree of guesses with its buttons, the legend, and the sentence on folded nodes.
public final class SearchTreeView extends BorderPane {

    /// The keys of its parts, for the list of keys.
    public static final List<ShortcutRow> KEYS = TreeCanvas.KEYS.rows();

    private static final double ZOOM_STEP = 1.25;

    public SearchTreeView(Messages messages, Controls controls, SearchTreeController controller) {
        getStyleClass().add("search-tree-view");
        ObservableBooleanValue always = new SimpleBooleanProperty(true);
        Region scopes = controls.segmented(
                controller.scope,
                List.of(new RadioOption<>("tree-path", Scope.PATH), new RadioOption<>("tree-whole", Scope.WHOLE)));
        scopes.setId("tree-scope");
        scopes.setMinWidth(USE_PREF_SIZE);
        HBox bar = line(
                "search-bar",
                scopes,
                new Spacer(),
                button(
                        controls,
                        new Command("tree-fold", Icon.COLLAPSE, null, controller.anyUnfolded, controller::foldAgain)),
                button(
                        controls,
                        new Command("tree-smaller", Icon.ZOOM_OUT, null, always, () -> controller.zoom(1 / ZOOM_STEP))),
                button(controls, new Command("tree-fit", Icon.FIT, null, always, controller::fit)),
                button(
                        controls,
                        new Command("tree-larger", Icon.ZOOM_IN, null, always, () -> controller.zoom(ZOOM_STEP))));
        Label folded = styled("search-folded", label("tree-folded", controller.folded));
        folded.setWrapText(true);
        setTop(bar);
        FlowPane branches = flow("search-branches");
        branches.setId("branches");
        branches.setPickOnBounds(false);
        ViewListeners.observe(branches, controller.branching, now -> fill(branches, messages, controller, now));
        // On the drawing, which leaves room for it, so that no node of the window moves when the first branch begins.
        TreeCanvas tree = new TreeCanvas(controller);
        Runnable room = () -> controller.reserve(branches.isVisible() ? branches.getHeight() / tree.scaled() : 0);
        branches.heightProperty().subscribe(room);
        branches.visibleProperty().subscribe(room);
        room.run();
        StackPane drawing = new StackPane(tree, branches);
        StackPane.setAlignment(branches, Pos.TOP_LEFT);
        setCenter(drawing);
        setBottom(new VBox(legend(messages), folded));
    }

    @Override
    public String getUserAgentStylesheet() {
        return Objects.requireNonNull(SearchTreeView.class.getResource("search.css"))
                .toExternalForm();
    }

    /// Shows a button for each branch, if there are several.
    private static void fill(
            FlowPane branches, Messages messages, SearchTreeController controller, Branching branching) {
        branches.setVisible(!branching.partings().isEmpty());
        branches.getChildren()
                .setAll(branching.all().stream()
                        .map(branch -> {
                            ToggleButton button = new ToggleButton(branch.name());
                            button.setId("branch-" + branch.number());
                            button.setMnemonicParsing(false);
                            button.setSelected(branch.equals(branching.shown()));
                            button.setAccessibleText(messages.get("search.branch", branch.name()));
                            button.setTooltip(new Tooltip(messages.get("search.branch.tip")));
                            button.setOnAction(_ -> {
                                button.setSelected(branch.equals(branching.shown()));
                                controller.go(branch);
                            });
                            return button;
                        })
                        .toList());
    }

    private static Node button(Controls controls, Command command) {
        Node button = styled("flat", controls.button(command));
        return button;
    }

    private static Node legend(Messages messages) {
        return flow(
                "search-legend",
                entry("open", messages.get("search.legend-open")),
                entry("dead", messages.get("search.legend-dead")),
                entry("failed", messages.get("search.legend-failed")),
                entry("solution", messages.get("search.legend-solution")),
                entry("solution-below", messages.get("search.legend-solution-below")),
                entry("skipped", messages.get("search.legend-skipped")),
                entry("folded", messages.get("search.legend-folded")),
                entry("branch", messages.get("search.legend-branch")));
    }

    private static Node entry(String sign, String words) {
        Region shape = new Region();
        shape.getStyleClass().addAll("search-sign", sign);
        return styled("search-legend-entry", new Label(words, shape));
    }
}
