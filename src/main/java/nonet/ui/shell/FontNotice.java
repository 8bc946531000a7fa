package nonet.ui.shell;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import nonet.text.Language;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Tells when a language was chosen whose characters no font of this machine has, in English, which can be read.
final class FontNotice {

    private static final TaskQueue QUEUE = new TaskQueue("fonts");

    private final Messages messages;
    private final Tasks tasks;
    private final UnaryOperator<Locale> spoken;
    private final Consumer<String> say;

    /// Kept here, since the messages do not keep it.
    private final Runnable chosen = this::chosen;

    /// @param spoken returns a language if there is a font for it, otherwise English; it may read all fonts
    /// @param say shows a sentence
    FontNotice(Messages messages, Tasks tasks, UnaryOperator<Locale> spoken, Consumer<String> say) {
        this.messages = messages;
        this.tasks = tasks;
        this.spoken = spoken;
        this.say = say;
        messages.onChange(chosen);
    }

    /// Ends the notices.
    void end() {
        messages.ignore(chosen);
    }

    private void chosen() {
        Locale language = messages.locale();
        if (Language.nearest(language).isLatin()) {
            return;
        }
        tasks.start(
                QUEUE,
                (_, _) -> spoken.apply(language).equals(language),
                found -> {
                    if (!found && messages.locale().equals(language)) {
                        Messages english = messages.inEveryLanguage().getFirst();
                        say.accept(english.get("state.no-font", language.getDisplayLanguage(Locale.US)));
                    }
                },
                Tasks.QUIET);
    }
}
