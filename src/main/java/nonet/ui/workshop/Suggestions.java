package nonet.ui.workshop;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.deduce.Node;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.proof.ChainText;
import nonet.proof.DrawnChain;
import nonet.proof.NextLinks;
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

    /// Searches for the next links of a chain, or for the first ones if there is no chain.
    ///
    /// @param start the candidate where a chain begins, or null for any of the cell
    void ofChain(String written, @Nullable Candidate start, @Nullable Cell cell, Grid grid) {
        boolean groups = grouped.get();
        start((_, cancel) -> {
            NextLinks links = new NextLinks(grid, groups, cancel);
            List<DrawnChain> longer = List.of();
            if (ChainText.read(written, grid) instanceof ChainText.Read.Chain(DrawnChain read)) {
                longer = links.after(read);
            } else if (written.isBlank() && start != null) {
                longer = links.from(start);
            } else if (written.isBlank() && cell != null) {
                longer = links.from(cell);
            }
            return longer.stream().<Suggestion>map(Suggestion.Next::new).toList();
        });
    }

    /// Returns a chain with the link to a candidate, if that is suggested.
    Optional<DrawnChain> to(Candidate end, DrawnChain chain) {
        return links().filter(longer ->
                        longer.end().equals(Node.of(end)) && longer.shorter().equals(chain))
                .findFirst();
    }

    /// Returns the candidates that a chain can go on to; before its start is chosen, those where it can begin.
    Set<Candidate> ends(boolean started) {
        return links().map(longer -> started ? longer.end() : longer.nodes().getFirst())
                .filter(Node::isCandidate)
                .map(node -> new Candidate(node.cells().first(), node.digit()))
                .collect(Collectors.toSet());
    }

    private Stream<DrawnChain> links() {
        return all.stream()
                .flatMap(each -> each instanceof Suggestion.Next(DrawnChain chain) ? Stream.of(chain) : Stream.empty());
    }

    private void start(Work<List<Suggestion>> work) {
        chosen.set(null);
        search.start(work, found -> {
            chosen.set(null);
            all.setAll(found);
        });
    }
}
