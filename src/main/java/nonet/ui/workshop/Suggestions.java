package nonet.ui.workshop;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.reason.ChainText;
import nonet.reason.DrawnChain;
import nonet.reason.NextLinks;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.jspecify.annotations.Nullable;

/// The links or sets that can be added to a drawing, searched for in the background, and the selected one.
final class Suggestions {

    private static final TaskQueue QUEUE = new TaskQueue("workshop suggestions");

    /// The suggestions for the last drawing whose search has ended.
    final ObservableList<Suggestion> all = FXCollections.observableArrayList();

    /// Whether groups and almost locked sets are among the links.
    final BooleanProperty grouped = new SimpleBooleanProperty();

    /// The selected suggestion; null for none.
    final ObjectProperty<@Nullable Suggestion> chosen = new SimpleObjectProperty<>();

    private final Latest search;

    Suggestions(Tasks tasks) {
        search = new Latest(tasks, QUEUE);
    }

    /// Searches for the sets that a cell takes part in.
    void ofSets(@Nullable Cell cell, Grid grid) {
        start((_, _) -> cell == null ? List.of() : Suggestion.sectors(cell, grid));
    }

    /// Searches for the next links of a chain, or for the first ones of a cell if there is no chain.
    void ofChain(String written, @Nullable Cell cell, Grid grid) {
        boolean groups = grouped.get();
        start((_, cancel) -> {
            NextLinks links = new NextLinks(grid, groups, cancel);
            List<DrawnChain> longer = List.of();
            if (ChainText.read(written, grid) instanceof ChainText.Read.Chain(DrawnChain read)) {
                longer = links.after(read);
            } else if (written.isBlank() && cell != null) {
                longer = links.from(cell);
            }
            return longer.stream().<Suggestion>map(Suggestion.Next::new).toList();
        });
    }

    private void start(Work<List<Suggestion>> work) {
        chosen.set(null);
        search.start(work, found -> {
            chosen.set(null);
            all.setAll(found);
        });
    }
}
