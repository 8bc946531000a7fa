package nonet.ui.verdict;

import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import nonet.grid.CellSet;
import nonet.service.diagnosis.SolutionDiff;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The solutions of a puzzle with several: how many there are, and the selected one with its difference from another.
public final class SolutionBrowser {

    /// The number of solutions, in words.
    public final LocalizedText counted;

    /// The difference of the selected solution, in words; empty if none is selected.
    public final LocalizedText difference;

    /// The number of solutions that can be viewed.
    public final ReadOnlyIntegerWrapper solutions = new ReadOnlyIntegerWrapper();

    /// The number of the selected solution, from 1; 0 for none.
    public final ReadOnlyIntegerWrapper number = new ReadOnlyIntegerWrapper();

    private final Messages messages;
    private final BiConsumer<byte[], CellSet> picture;
    private @Nullable SolutionDiff variants;

    /// @param picture shows the digits of a solution, and the cells where it differs
    SolutionBrowser(Messages messages, BiConsumer<byte[], CellSet> picture) {
        this.messages = messages;
        this.picture = picture;
        counted = new LocalizedText(messages);
        difference = new LocalizedText(messages);
    }

    /// Shows the next solution.
    public void next() {
        if (number.get() < solutions.get()) {
            show(number.get() + 1);
        }
    }

    /// Shows the solution before.
    public void previous() {
        if (number.get() > 1) {
            show(number.get() - 1);
        }
    }

    /// Begins with other solutions, of which some may still be searched for.
    void browse(SolutionDiff found) {
        variants = found;
    }

    /// Forgets the solutions.
    void clear() {
        variants = null;
        solutions.set(0);
        counted.set("");
        deselect();
    }

    void deselect() {
        number.set(0);
        difference.set("");
    }

    /// Updates the number of solutions.
    ///
    /// @param counting whether they are still being counted
    void look(boolean counting) {
        SolutionDiff found = variants;
        if (found != null && found.size() > 1) {
            solutions.set(found.size());
            boolean over = found.isAll() || found.count() == SolutionDiff.MOST_COUNTED || !counting;
            long count = found.count();
            counted.say(() ->
                    messages.get(found.isAll() ? "why.count" : over ? "why.count-least" : "why.count-going", count));
        }
    }

    private void show(int next) {
        SolutionDiff found = variants;
        if (found == null) {
            return;
        }
        int before = next == 1 ? 2 : next - 1;
        CellSet differing = found.differing(next - 1, before - 1);
        number.set(next);
        difference.say(() -> messages.get("why.difference", next, differing.size(), before));
        picture.accept(found.digits(next - 1), differing);
    }
}
