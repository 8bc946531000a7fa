package nonet.ui.kit.window;

import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// Text input in the fields of a window, and its cancellation: the text reverts to what it was when the field was
/// entered, or when Enter was last pressed in it.
public final class Typing {

    private final Scene scene;
    private String before = "";

    /// @param scene whose fields are meant
    Typing(Scene scene) {
        this.scene = scene;
        scene.focusOwnerProperty().subscribe(this::keep);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ENTER) {
                keep(scene.getFocusOwner());
            }
        });
    }

    /// Sets how a field is left that is focused only for editing: the action replaces the reversion of the text,
    /// whatever was typed.
    public static void onGiveUp(TextField field, Runnable leave) {
        field.getProperties().put(Typing.class, leave);
    }

    /// Restricts a field to some texts; any other input is rejected.
    // JavaFX requires null for a change that is rejected, and has no annotations to say so.
    @SuppressWarnings("NullAway")
    public static void acceptOnly(TextInputControl field, Predicate<String> accepted) {
        field.setTextFormatter(
                new TextFormatter<>(change -> accepted.test(change.getControlNewText()) ? change : null));
    }

    /// Cancels the current input.
    ///
    /// @return false if there was none
    boolean giveUp() {
        return switch (scene.getFocusOwner()) {
            case TextInputControl field
            when field.getProperties().get(Typing.class) instanceof Runnable leave -> {
                leave.run();
                yield true;
            }
            case TextInputControl field -> bringBack(field, before);
            case Spinner<?> spinner when spinner.isEditable() -> bringBack(spinner.getEditor(), text(spinner));
            case null, default -> false;
        };
    }

    private void keep(@Nullable Node owner) {
        before = owner instanceof TextInputControl field ? field.getText() : "";
    }

    private static boolean bringBack(TextInputControl field, String text) {
        boolean typed = !field.getText().equals(text);
        if (typed) {
            field.setText(text);
            field.end();
        }
        return typed;
    }

    private static <T> String text(Spinner<T> spinner) {
        SpinnerValueFactory<T> values = spinner.getValueFactory();
        return values.getConverter().toString(values.getValue());
    }
}
