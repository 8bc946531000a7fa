package nonet.ui.kit;

import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyStringWrapper;

/// A text of a controller that is worded anew when the language changes.
public final class LocalizedText extends ReadOnlyStringWrapper {

    /// Kept by this text only, so that the messages do not keep a closed window in memory.
    private final Runnable relocalizing = this::relocalize;

    private Supplier<String> words = () -> "";

    /// Creates an empty text.
    public LocalizedText(Messages messages) {
        super("");
        messages.onChange(relocalizing);
    }

    /// Shows a text from now on.
    ///
    /// @param text returns the text in the current language; called again after each change of the language
    public void say(Supplier<String> text) {
        words = text;
        relocalize();
    }

    /// Shows a text that is the same in all languages.
    @Override
    public void set(String text) {
        say(() -> text);
    }

    private void relocalize() {
        super.set(words.get());
    }
}
