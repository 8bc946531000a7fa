package nonet.ui.hints.search;

import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import nonet.service.hint.RankedStep;
import nonet.ui.hints.search.StepsController.Group;
import nonet.ui.hints.search.StepsController.Grouping;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.RadioOption;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.LiveSearch;
import org.jspecify.annotations.Nullable;

/// All steps, in groups that open and close, and below them the selected one.
public final class StepsView extends SearchedStepsView {

    private final Messages messages;
    private final StepsController controller;
    private final TreeView<StepRow> tree;
    private boolean rebuilding;

    /// @param export writes a text to a file that the user chooses, under a name with this extension
    public StepsView(PaneServices services, StepsController controller, StepExport export) {
        this(services, controller, export, new TreeView<>(new TreeItem<>()));
    }

    private StepsView(PaneServices services, StepsController controller, StepExport export, TreeView<StepRow> tree) {
        super(services, controller, "steps", tree, stop(controller), actions(controller, export));
        Messages messages = services.messages();
        Controls controls = services.controls();
        this.messages = messages;
        this.controller = controller;
        this.tree = tree;
        tree.setId("steps-tree");
        tree.setAccessibleText(messages.get("steps.title"));
        tree.setShowRoot(false);
        tree.setCellFactory(owner -> new StepCell(messages, controls));
        controls.aboutSelected(tree, () -> {
            TreeItem<StepRow> item = tree.getSelectionModel().getSelectedItem();
            return item == null ? null : StepCell.technique(item.getValue());
        });
        tree.getSelectionModel().selectedItemProperty().addListener((change, before, now) -> show(now));
        ChosenRow.act(
                tree,
                () -> {
                    TreeItem<StepRow> item = tree.getSelectionModel().getSelectedItem();
                    return item != null && item.getValue() instanceof StepRow.Entry;
                },
                controller::apply);
        ViewListeners.observe(this, controller.groups, this::rebuild);
        ViewListeners.observe(this, controller.chosen, this::choose);
        addBeforeFilter(controls.segmented(
                controller.grouping,
                List.of(
                        new RadioOption<>("steps-by-technique", Grouping.TECHNIQUE),
                        new RadioOption<>("steps-by-effect", Grouping.EFFECT),
                        new RadioOption<>("steps-flat", Grouping.NONE))));
        Label heading = new Label(messages.get("steps.reach-heading"));
        heading.setTooltip(new Tooltip(messages.get("steps.reach-tip")));
        HBox headings = line("step-headings", new Spacer(), heading);
        when(controller.any, headings);
        getChildren().add(3, headings);
        getChildren().add(2, new OmissionsView(messages, controller, tree::requestFocus));
    }

    @Override
    void reveal() {
        tree.scrollTo(Math.max(0, tree.getSelectionModel().getSelectedIndex() - 2));
    }

    private static Command stop(StepsController controller) {
        LiveSearch<?, ?> search = controller.search;
        return new Command("steps-stop", search.busy, search::stop);
    }

    private static List<Command> actions(StepsController controller, StepExport export) {
        StepExport.StepList list = new StepExport.StepList("steps", controller::text, controller::csv);
        BooleanBinding chosen = controller.shown.explanation.isNotNull();
        ReadOnlyBooleanProperty any = controller.any;
        return List.of(
                new Command("steps-apply", chosen, controller::apply),
                new Command("steps-copy", any, () -> export.copy().accept(controller.text())),
                new Command("steps-save", any, () -> export.save().accept(list)));
    }

    private void show(@Nullable TreeItem<StepRow> item) {
        if (!rebuilding && item != null && item.getValue() instanceof StepRow.Entry(RankedStep ranked, var _, var _)) {
            controller.show(ranked);
        }
    }

    /// Chooses the row of a step.
    private void choose(@Nullable RankedStep ranked) {
        if (ranked == null || isOf(ranked, tree.getSelectionModel().getSelectedItem())) {
            return;
        }
        rows(tree.getRoot()).filter(item -> isOf(ranked, item)).findFirst().ifPresent(item -> {
            for (TreeItem<StepRow> at = item.getParent(); at != null; at = at.getParent()) {
                at.setExpanded(true);
            }
            tree.getSelectionModel().select(item);
            tree.scrollTo(tree.getRow(item));
        });
    }

    private static Stream<TreeItem<StepRow>> rows(TreeItem<StepRow> parent) {
        return parent.getChildren().stream().flatMap(item -> Stream.concat(Stream.of(item), rows(item)));
    }

    private static boolean isOf(RankedStep ranked, @Nullable TreeItem<StepRow> item) {
        return item != null && item.getValue() instanceof StepRow.Entry(var step, var _, var _) && step == ranked;
    }

    /// Keeps the chosen step and the closed groups.
    private void rebuild(List<Group> groups) {
        rebuilding = true;
        TreeItem<StepRow> selected = tree.getSelectionModel().getSelectedItem();
        StepRow kept = selected == null ? null : selected.getValue();
        List<String> open = tree.getRoot().getChildren().stream()
                .filter(TreeItem::isExpanded)
                .map(item -> item.getValue().title())
                .toList();
        tree.setRoot(treeOf(groups, open));
        if (kept instanceof StepRow.Entry(RankedStep chosen, var _, var _)) {
            choose(chosen);
        }
        rebuilding = false;
    }

    /// Returns the rows of groups.
    ///
    /// @param open the titles of the groups that are open; few steps are always
    private TreeItem<StepRow> treeOf(List<Group> groups, List<String> open) {
        TreeItem<StepRow> root = new TreeItem<>();
        root.setExpanded(true);
        boolean few = groups.size() == 1
                || groups.stream().mapToInt(group -> group.steps().size()).sum() <= 40;
        for (Group group : groups) {
            TreeItem<StepRow> parent = root;
            if (!group.title().isEmpty()) {
                parent = new TreeItem<>(head(group));
                parent.setExpanded(few || open.contains(group.title()));
                root.getChildren().add(parent);
            }
            parent.getChildren().addAll(entries(group.steps()));
            List<RankedStep> folded = group.folded();
            if (!folded.isEmpty()) {
                String title = messages.get("steps.more", folded.size());
                TreeItem<StepRow> more =
                        new TreeItem<>(new StepRow.More(title, folded.getFirst().unlocked()));
                more.getChildren().setAll(entries(folded));
                parent.getChildren().add(more);
            }
        }
        return root;
    }

    private StepRow head(Group group) {
        RankedStep first = group.steps().getFirst();
        return new StepRow.Head(
                group.title(),
                controller.grouping.get() == Grouping.TECHNIQUE
                        ? first.step().deduction().technique()
                        : null,
                group.steps().size() + group.folded().size(),
                first.unlocked());
    }

    private List<TreeItem<StepRow>> entries(List<RankedStep> steps) {
        return steps.stream()
                .map(step ->
                        new TreeItem<StepRow>(new StepRow.Entry(step, controller.title(step), controller.line(step))))
                .toList();
    }

    /// Names the techniques that are omitted from all steps, in a line. A click on a name includes it.
    private static final class OmissionsView extends FlowPane {

        private final Messages messages;
        private final StepsController controller;
        private final Runnable afterward;

        /// @param afterward called after an inclusion, when the focused name is gone
        OmissionsView(Messages messages, StepsController controller, Runnable afterward) {
            this.messages = messages;
            this.controller = controller;
            this.afterward = afterward;
            setId("steps-omissions");
            getStyleClass().add("omissions");
            ViewListeners.observe(this, controller.omissions(), this::show);
        }

        private void show(List<Omission> omissions) {
            Label note = styled("hint-state", new Label(messages.get("steps.omitted")));
            getChildren().setAll(note);
            omissions.forEach(each -> getChildren().add(link(each)));
            setVisible(!omissions.isEmpty());
            setManaged(isVisible());
        }

        private Hyperlink link(Omission omission) {
            String name = messages.get(
                    switch (omission) {
                        case FISH -> "steps.include-fish";
                        case FORCING -> "steps.include-forcing";
                    });
            Hyperlink link = new Hyperlink(name);
            link.setId("include-" + omission.name().toLowerCase(Locale.ROOT));
            link.setTooltip(new Tooltip(messages.get("steps.include-tip")));
            link.setOnAction(clicked -> {
                controller.include(omission);
                afterward.run();
            });
            return link;
        }
    }
}
