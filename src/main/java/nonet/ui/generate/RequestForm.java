package nonet.ui.generate;

import javafx.beans.property.StringProperty;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.generate.ErRequest.Gem;
import nonet.generate.PuzzleRequest.Digits;
import nonet.ui.generate.PathFields.Difficulty;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;

/// The properties of the new puzzles: their givens, the path of human logic, and the rating of Sudoku Explainer.
final class RequestForm extends VBox {

    private final Messages messages;
    private final Controls controls;
    private final GenerateController controller;
    private final FormRows rows = new FormRows();

    RequestForm(Messages messages, Controls controls, GenerateController controller) {
        this.messages = messages;
        this.controls = controls;
        this.controller = controller;
        path();
        givens();
        er();
        getChildren().add(rows);
    }

    private void givens() {
        GivensFields givens = controller.givens;
        TextField fewest = range("generate-fewest", messages.get("generate.fewest"), givens.fewest);
        TextField most = range("generate-most", messages.get("generate.most"), givens.most);
        rows.row(messages.get("generate.clues"), range(fewest, most));
        rows.row(FormRows.check("generate-minimal", messages.get("generate.minimal"), givens.minimal));
        rows.row(
                messages.get("generate.digits"),
                FormRows.chooser(
                        "generate-digits",
                        Digits.values(),
                        givens.digits,
                        each -> messages.name("generate.digits-", each)));
        follow(() -> FormRows.mark(!givens.refusal().isEmpty(), fewest, most));
    }

    private void path() {
        profile();
        PathFields path = controller.path;
        rows.row(
                messages.get("generate.level"),
                FormRows.chooser("generate-level", Difficulty.values(), path.difficulty, each -> each.name(messages)));
        TextField lowest = range("generate-score-lowest", messages.get("generate.score-lowest"), path.lowestScore);
        TextField highest = range("generate-score-highest", messages.get("generate.score-highest"), path.highestScore);
        rows.row(messages.get("generate.score"), range(lowest, highest));
        follow(() -> FormRows.mark(!path.scoreRefusal().isEmpty(), lowest, highest));
        techniques("generate-needs", messages.get("generate.needs"), messages.get("generate.needs-prompt"), path.needs);
        techniques(
                "generate-hardest",
                messages.get("generate.hardest"),
                messages.get("generate.hardest-prompt"),
                path.hardest);
        techniques(
                "generate-without",
                messages.get("generate.without"),
                messages.get("generate.without-prompt"),
                path.without);
    }

    private void profile() {
        ProfileFields profile = controller.profile;
        ComboBoxOf<ProfileFields.NamedProfile> chooser =
                new ComboBoxOf<>("generate-profile", profile.shown, profile.chosen, profile::name);
        chooser.setMaxWidth(Double.MAX_VALUE);
        chooser.setTooltip(new Tooltip(messages.get("generate.profile-tip")));
        ViewListeners.onInvalidation(chooser, profile.shown, () -> {
            chooser.getItems().setAll(profile.shown);
            chooser.setValue(profile.chosen.get());
        });
        rows.row(messages.get("generate.profile"), chooser);
    }

    private void techniques(String id, String title, String prompt, StringProperty typed) {
        TechniqueField field = new TechniqueField(id, title, prompt, typed, controller.path);
        rows.row(title, FormRows.line(field, new TechniquePicker(messages, controls, field, title)));
        HBox.setHgrow(field, Priority.ALWAYS);
        follow(() ->
                FormRows.mark(controller.path.techniques.unknown(typed.get()).isPresent(), field));
    }

    private void er() {
        ErFields er = controller.er;
        TextField lowest = range("generate-er-lowest", messages.get("generate.er-lowest"), er.lowest);
        TextField highest = range("generate-er-highest", messages.get("generate.er-highest"), er.highest);
        rows.row(messages.get("generate.er"), range(lowest, highest));
        ComboBoxOf<Gem> gem =
                FormRows.chooser("generate-gem", Gem.values(), er.gem, each -> messages.name("generate.gem-", each));
        gem.setTooltip(new Tooltip(messages.get("generate.gem-tip")));
        rows.row(messages.get("generate.gem"), gem);
        follow(() -> FormRows.mark(!er.refusal().isEmpty(), lowest, highest));
    }

    private void follow(Runnable marking) {
        ViewListeners.observe(this, controller.refusal, _ -> marking.run());
    }

    private TextField range(String id, String tip, StringProperty typed) {
        return FormRows.field(id, tip, messages.get("generate.any-clues"), typed);
    }

    private HBox range(TextField from, TextField to) {
        return FormRows.line(from, new Label(messages.get("generate.to")), to);
    }
}
