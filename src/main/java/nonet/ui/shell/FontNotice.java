package nonet.ui.shell;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.scene.shape.Path;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import nonet.picture.PageWords;
import nonet.text.Language;
import nonet.ui.kit.Fonts;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Tells that no font of this machine has the characters of the language, in English, which can be read.
final class FontNotice {

    private static final TaskQueue QUEUE = new TaskQueue("fonts");

    private final Messages messages;
    private final Tasks tasks;
    private final Predicate<Locale> drawn;
    private final Consumer<String> say;

    /// Kept here, since the messages do not keep it.
    private final Runnable look = this::look;

    /// @param drawn tests whether the window can draw a language; it may read all fonts
    /// @param say shows a sentence
    FontNotice(Messages messages, Tasks tasks, Predicate<Locale> drawn, Consumer<String> say) {
        this.messages = messages;
        this.tasks = tasks;
        this.drawn = drawn;
        this.say = say;
        messages.onChange(look);
        // After the window is shown, which this would keep waiting.
        Platform.runLater(look);
    }

    /// Ends the notices.
    void end() {
        messages.ignore(look);
    }

    private void look() {
        Locale language = messages.locale();
        if (Language.nearest(language).isLatin()) {
            return;
        }
        tasks.start(
                QUEUE,
                (_, _) -> drawn.test(language),
                found -> {
                    if (!found && messages.locale().equals(language)) {
                        Messages english = messages.inEveryLanguage().getFirst();
                        say.accept(english.get("state.no-font", language.getDisplayLanguage(Locale.US)));
                    }
                },
                Tasks.QUIET);
    }

    /// Tests whether the window can draw a language with the fonts of this machine. Pages need more: a font with TrueType
    /// outlines.
    static boolean isDrawn(Locale language) {
        return isDrawn(new PageWords(language).letters());
    }

    /// Tests whether each letter of a text has a shape other than what stands for letters that no font has.
    static boolean isDrawn(String text) {
        String unknown = shape(Character.toString(Character.MAX_CODE_POINT));
        return text.codePoints()
                .distinct()
                .filter(Character::isLetter)
                .mapToObj(Character::toString)
                .noneMatch(letter -> shape(letter).equals(unknown));
    }

    private static String shape(String letter) {
        Text text = new Text(letter);
        text.setFont(Fonts.regular(12));
        return ((Path) Shape.union(text, text)).getElements().toString();
    }
}
