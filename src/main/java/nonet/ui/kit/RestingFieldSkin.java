package nonet.ui.kit;

import javafx.scene.control.TextField;
import javafx.scene.control.skin.TextFieldSkin;

/// The usual skin, whose caret rests while the field is not focused. JavaFX lets it blink, unseen and at 60 frames a second,
/// each time it moves, and moves it to the beginning when the field is left. The style sheet sets this skin for all fields,
/// also for those within other controls.
public final class RestingFieldSkin extends TextFieldSkin {

    /// Creates the skin of a field. JavaFX calls this.
    public RestingFieldSkin(TextField control) {
        super(control);
    }

    @Override
    public void setCaretAnimating(boolean animating) {
        super.setCaretAnimating(animating && getSkinnable().isFocused());
    }
}
