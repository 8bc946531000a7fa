package nonet.ui.preferences;

import static nonet.ui.kit.Parts.styled;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import nonet.settings.Profiles;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.ViewListeners;

/// The choice of a profile, and what can be done with profiles.
final class ProfileBar extends HBox {

    private final Messages messages;
    private final TechniquesController controller;
    private final TextField name = new TextField();

    ProfileBar(Messages messages, Controls controls, TechniquesController controller) {
        this.messages = messages;
        this.controller = controller;
        name.setId("profile-name");
        name.setPromptText(messages.get("techniques.name"));
        name.setAccessibleText(messages.get("techniques.name"));
        name.setOnAction(_ -> save());
        ViewListeners.observe(this, controller.profiles, now -> name.setText(now.isSaved() ? now.chosen() : ""));
        Label changed = styled("technique-family", new Label(messages.get("techniques.changed")));
        changed.setMinWidth(USE_PREF_SIZE);
        changed.visibleProperty().bind(controller.changed);
        SimpleBooleanProperty saved = new SimpleBooleanProperty();
        saved.bind(controller.profiles.map(Profiles::isSaved));
        BooleanBinding renamed = Bindings.createBooleanBinding(
                () -> saved.get() && isNew(name.getText().strip()), saved, name.textProperty(), controller.profiles);
        getChildren()
                .addAll(
                        new Label(messages.get("techniques.profile")),
                        choice(),
                        changed,
                        new Spacer(),
                        name,
                        controls.namedButton("profile-save", name.textProperty().isNotEmpty(), this::save),
                        controls.namedButton("profile-rename", renamed, this::rename),
                        controls.namedButton("profile-delete", saved, controller::delete),
                        controls.namedButton("techniques-undo", controller.undoable, controller::undo),
                        controls.namedButton(
                                "techniques-restore", new SimpleBooleanProperty(true), controller::restore));
        for (Node part : getChildren()) {
            if (part instanceof Button button) {
                button.setMinWidth(USE_PREF_SIZE);
            }
        }
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("hint-buttons");
    }

    private ComboBox<String> choice() {
        ComboBox<String> chosen = new ComboBox<>(controller.names);
        chosen.setId("profile");
        chosen.setAccessibleText(messages.get("techniques.profile"));
        chosen.setConverter(ComboBoxOf.converter(
                profile -> profile == null || profile.isEmpty() ? messages.get("techniques.modern") : profile));
        ViewListeners.observe(this, controller.profiles, now -> chosen.setValue(now.chosen()));
        chosen.valueProperty().addListener((_, _, now) -> {
            if (now != null && !now.equals(controller.profiles.get().chosen())) {
                controller.choose(now);
            }
        });
        return chosen;
    }

    private boolean isNew(String typed) {
        return !typed.isEmpty() && !controller.names.contains(typed);
    }

    private void save() {
        if (!controller.save(name.getText())) {
            name.requestFocus();
        }
    }

    private void rename() {
        if (!controller.rename(name.getText())) {
            name.requestFocus();
        }
    }
}
