package nonet.ui.shell.command;

import java.util.function.Supplier;
import nonet.ui.hints.search.StepExport;

/// Copies lists of steps to the clipboard, and writes them to files that the user chooses.
public record StepFiles(ClipboardActions clipboard, Saving saving) implements StepExport {

    @Override
    public void copy(String text) {
        clipboard.copy(text);
    }

    @Override
    public void save(String name, Supplier<String> text, Supplier<String> csv) {
        saving.steps(name, text, csv);
    }
}
