package nonet.ui.shell.edit;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What panes put on the board. The latest picture is shown until its pane takes it away; then the previous one is shown.
public final class BoardLayers<P> {

    /// What is shown; null if there is nothing.
    public final ReadOnlyObjectWrapper<@Nullable P> top = new ReadOnlyObjectWrapper<>();

    private final SequencedMap<ObservableValue<?>, P> shown = new LinkedHashMap<>();

    /// Shows what a pane has for the board, which is null while it has nothing.
    public void follow(ObservableValue<@Nullable P> pane) {
        follow(pane, now -> now);
    }

    /// Shows what a pane has for the board, which is null while it has nothing.
    ///
    /// @param layer returns how it is shown
    public <T> void follow(ObservableValue<@Nullable T> pane, Function<T, P> layer) {
        pane.subscribe(now -> {
            shown.remove(pane);
            if (now != null) {
                shown.putLast(pane, layer.apply(now));
            }
            top.set(shown.isEmpty() ? null : shown.lastEntry().getValue());
        });
    }
}
