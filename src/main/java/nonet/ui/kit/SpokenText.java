package nonet.ui.kit;

import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyStringWrapper;

/// A text of a controller that is worded anew when the language changes.
public final class SpokenText extends ReadOnlyStringWrapper {

    /// Kept by this text only, so that the messages do not keep a closed window in memory.
    private final Runnable retelling = this::tell;

    private Supplier<String> words = () -> "";

    /// Creates an empty text.
    public SpokenText(Messages messages) {
        super("");
        messages.onChange(retelling);
    }

    /// Shows a text from now on.
    ///
    /// @param text returns the text in the current language; called again after each change of the language
    public void say(Supplier<String> text) {
        words = text;
        tell();
    }

    /// Shows a text that is the same in all languages.
    @Override
    public void set(String text) {
        say(() -> text);
    }

    private void tell() {
        super.set(words.get());
    }
}
